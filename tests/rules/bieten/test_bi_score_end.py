"""What a deal brings, and how the game ends."""

import random
from typing import Any

import pytest

from every import each_of
from rules.bieten.helpers import (
    NUMBER,
    QUIET_TRICKS,
    bieten_rules,
    has,
    losers,
    played,
    played_out,
    quiet,
    random_table,
    rich,
    say,
    shuffled,
    table,
    tricks,
    walk,
)
from rules.helpers import allows, counted, gained, refuses, void, winner
from weli.games import match_for
from weli.games.bieten.deal import BietenDeal
from weli.games.figures.engine.deal import NONE
from weli.ports.match import Match

rule = pytest.mark.rule

NO_FIGURE = {"A": "S6 S7 E8", "B": "HA LA EA", "C": "SK SO SU"}  # whatever A does with the Weli, he may have nothing
NO_FIGURE_TRICKS = "S7 HA SU SK S6=SA LA E8 EA SO"


def ended(*said: str, score: tuple[int, ...], **rest: Any) -> BietenDeal:
    """QUIET with these bets before the first card: Rot A, Grün and Gleich B, Hanger and Spiel C."""
    return played(say(quiet(score=score, **rest), *said), QUIET_TRICKS)


@rule("BI-SCORE-01", "BI-END-01", "BI-SCORE-05")
@each_of(("preset", "target"), [("3p", 11), ("4p", 11), ("15", 15), ("np", 11)])
def test_points_are_added_from_zero_until_somebody_has_enough(preset: str, target: int) -> None:
    for seed in range(6):
        chance = random.Random(f"{preset} {seed}")
        match = new_match(preset, chance)
        assert match.scores == [0] * match.rules.players
        total = match.scores[:]
        while not match.over:
            assert max(total) < target
            deal = one_deal(match, chance)
            total = [score + new for score, new in zip(total, deal.gained, strict=True)]
            assert match.scores == total, f"seed {seed}"
        assert max(total) >= target == match.rules.target
        assert total[match.winner] >= target
        assert match.losers == [seat for seat, score in enumerate(total) if score == min(total)]


def new_match(preset: str, chance: random.Random, **options: Any) -> Match:
    rules = bieten_rules(preset, **options)
    match = match_for(rules)
    match.begin(chance.randrange(rules.players))
    return match


def one_deal(match: Match, chance: random.Random) -> BietenDeal:
    rules = match.rules
    deal = match.next_deal(shuffled(chance, rules), chance.randrange(rules.patterns))
    assert isinstance(deal, BietenDeal)
    for _ in walk(deal, chance):
        pass
    match.finish()
    return deal


@rule("BI-SCORE-02", "BI-BET-09", "BI-BET-25", "BI-BET-26")
@each_of(
    ("said", "points"),
    [
        ([], 1),
        (["B bet gruen", "C good", "A good"], 1),
        (["B bet gruen", "C hold"], 2),
        (["C bet gruen", "A good", "B hold"], 2),
        (["A bet gruen", "B hold", "B bet gruen", "C good", "A good"], 2),
        (["A bet gruen", "B hold", "B bet gruen", "C hold"], 3),
    ],
)
def test_one_two_or_three_for_a_figure(said: list[str], points: int) -> None:
    deal = ended(*said, score=(0, 0, 0))
    assert f"gruen B {points}" in counted(deal)
    assert gained(deal) == (1, points + 1, 2)


@rule("BI-SCORE-03", "BI-SCORE-05")
@each_of(("penalty", "brought"), [(1, -1), (0, 0)])
def test_the_weli_costs_whoever_wins_nothing_with_it(penalty: int, brought: int) -> None:
    deal = tricks(table(NO_FIGURE, weli_zero_penalty=penalty), NO_FIGURE_TRICKS)
    assert gained(deal) == (brought, 4, 1)
    bet = say(table(NO_FIGURE, weli_zero_penalty=penalty), "A bet rot", "B good", "C good")
    assert gained(played_out(bet, S6="H7"))[0] >= 1, "one figure, and there is nothing to pay"


@rule("BI-SCORE-03", "BI-SCORE-04")
def test_the_weli_undealt_costs_nobody() -> None:
    deal = tricks(table(NO_FIGURE | {"A": "L7 S7 E8"}, bottom="S6"), "S7 HA SU SK L7 LA SO E8 EA")
    assert gained(deal) == (0, 3, 2)


@rule("BI-SCORE-03")
def test_a_stolen_weli_costs_too() -> None:
    """For every place of the Weli in random deals: the charge falls on its holder alone, and only without a figure."""
    charged = 0
    for seed in range(150):
        chance = random.Random(seed)
        deal = one_deal(new_match("3p", chance, target=99), chance)
        holder = [seat for seat in range(3) if 27 in deal.cards.rows[seat]]
        figures = [0, 0, 0]
        for figure in deal.figures:
            if deal.stakes[figure].owner >= 0:
                figures[deal.stakes[figure].owner] += deal.stakes[figure].value
        for seat in range(3):
            pays = [seat] == holder and not figures[seat]
            assert deal.gained[seat] == figures[seat] - pays, f"seed {seed}"
            charged += pays
    assert charged


@rule("BI-SCORE-05", "BI-Q21")
@each_of(("negative", "before", "after"), [(True, 0, -1), (True, -3, -4), (False, 0, 0), (False, 1, 0)])
def test_a_score_below_nothing(negative: bool, before: int, after: int) -> None:
    deal = tricks(table(NO_FIGURE, score=(before, 0, 0), negative_scores=negative), NO_FIGURE_TRICKS)
    assert before + deal.gained[0] == after


@rule("BI-END-01", "BI-Q23")
@each_of(
    ("score", "said", "won"),
    [
        (10, [], True),
        (9, [], False),
        (9, ["B bet rot", "C good", "A hold"], True),
        (10, ["B bet rot", "C good", "A hold"], True),
        (8, ["B bet rot", "C good", "A hold"], False),
        (8, ["B bet rot", "C good", "A hold", "A bet rot", "B hold"], True),
    ],
)
def test_reaching_the_target_wins_and_so_does_exceeding_it(score: int, said: list[str], won: bool) -> None:
    assert winner(ended(*said, score=(score, 0, 0))) == ("A" if won else "none")


@rule("BI-END-04", "BI-Q10", "BI-END-03")
def test_bet_figures_are_counted_in_the_order_of_the_first_bets() -> None:
    """Whatever was answered, and whatever three came later."""
    for seed in range(60):
        chance = random.Random(seed)
        deal = table({"A": "HA LK E9", "B": "HK LA SO", "C": "HO LU S9"}, target=50)
        first: list[str] = []
        words = {number: word for word, number in NUMBER.items()}
        for _ in range(5):
            bets = [(seat, act) for seat in range(3) for act in deal.legal(seat) if act // 64 == 2]
            if not bets:
                break
            seat, act = chance.choice(bets)
            figure = (act % 64).bit_length() - 1
            if words[figure] not in first:
                first.append(words[figure])
            deal.play(seat, act)
            while deal.bet_open():
                asked = deal.answering()[0]
                deal.play(asked, chance.choice(deal.legal(asked)))
        rest = [word for word in ("rot", "gruen", "gleich", "hanger", "spiel") if word not in first]
        order = [line.split()[0] for line in counted(played_out(deal))]
        assert order == [word for word in first + rest if word in order], f"seed {seed}"
        assert len(order) >= 3


@rule("BI-END-05")
def test_unbet_ones_are_counted_red_green_gleich_hanger_spiel() -> None:
    assert counted(ended(score=(0, 0, 0))) == ["rot A 1", "gruen B 1", "gleich B 1", "hanger C 1", "spiel C 1"]
    assert counted(ended("C bet hanger", "A good", "B good", score=(0, 0, 0)))[0] == "hanger C 1"


@rule("BI-END-03", "BI-END-06", "BI-END-07")
@each_of(
    ("said", "score", "wins", "brought", "loses"),
    [
        ([], (10, 10, 10), "A", (1, 0, 0), "BC"),
        ([], (9, 10, 10), "B", (1, 1, 0), "AC"),
        ([], (3, 9, 10), "B", (1, 2, 0), "A"),
        ([], (3, 8, 10), "C", (1, 2, 1), "A"),
        (["C bet hanger", "A good", "B good"], (10, 10, 9), "A", (1, 0, 1), "BC"),
        (["B bet gruen", "C hold"], (10, 9, 0), "B", (0, 2, 0), "C"),
        (["C bet spiel", "A good", "B good", "B bet gleich", "C good", "A good"], (10, 2, 9), "A", (1, 1, 1), "B"),
    ],
)
def test_the_count_stops_with_the_figure_that_wins(
    said: list[str], score: tuple[int, ...], wins: str, brought: tuple[int, ...], loses: str
) -> None:
    deal = ended(*said, score=score)
    assert (winner(deal), gained(deal), losers(deal)) == (wins, brought, loses)


@rule("BI-Q20", "BI-END-07", "BI-END-02")
@each_of(("stop", "brought", "loses"), [("at_winner", (1, 0, 0), "BC"), ("all_figures", (1, 2, 2), "BC")])
def test_where_all_figures_count_the_first_to_reach_it_still_wins(
    stop: str, brought: tuple[int, ...], loses: str
) -> None:
    deal = ended(score=(10, 9, 9), count_stop=stop)
    assert (winner(deal), gained(deal), losers(deal)) == ("A", brought, loses)


@rule("BI-END-07")
@each_of(("stop", "names"), [("at_winner", ["gruen", "gleich", "hanger", "spiel"]), ("all_figures", [])])
def test_what_is_not_counted_any_more_is_void_on_its_board(stop: str, names: list[str]) -> None:
    assert void(ended(score=(10, 9, 9), count_stop=stop)) == names


@rule("BI-END-02", "BI-END-06")
def test_who_has_won_is_not_the_loser_though_all_others_pass_him() -> None:
    deal = ended(score=(10, 10, 10), count_stop="all_figures")
    assert (winner(deal), gained(deal)) == ("A", (1, 2, 2))
    assert losers(deal) == "BC", "A has the lowest score, and the game"


@rule("BI-END-02", "BI-Q22")
@each_of(("tie", "loses"), [("all_lowest", "BC"), ("none", "")])
def test_several_with_the_lowest_score(tie: str, loses: str) -> None:
    assert losers(ended(score=(10, 4, 4), loser_tie=tie)) == loses
    assert losers(ended(score=(10, 4, 3), loser_tie=tie)) == "C"
    assert losers(ended(score=(10, -4, 3), loser_tie=tie)) == "B"


@rule("BI-END-02")
def test_while_nobody_has_won_nobody_has_lost() -> None:
    for tie in ("all_lowest", "none"):
        deal = ended(score=(2, 3, 4), loser_tie=tie)
        assert (winner(deal), losers(deal)) == ("none", "")


@rule("BI-END-11")
def test_one_point_short_one_may_hold_and_win_by_it() -> None:
    deal = ended("B bet rot", "C good", "A hold", score=(10, 6, 3))
    assert (winner(deal), gained(deal), losers(deal)) == ("A", (2, 0, 0), "C")


@rule("BI-BET-32", "BI-END-08", "BI-END-10", "BI-END-11", "BI-END-12", "BI-END-13", "BI-Q40")
@each_of("target", [11, 15])
@each_of("lacks", range(1, 6))
@each_of("conceded", range(3))
def test_what_one_lacks_decides_what_one_may_bet(target: int, lacks: int, conceded: int) -> None:
    """North lacks so many points, and is then conceded some in the deal itself, as long as he may bet for them."""
    deal = rich(target=target, score=(target - lacks, 0, 0, 0))
    need = lacks
    for figure in ("rot", "gruen")[:conceded]:
        if need < 2:
            return
        say(deal, f"N bet {figure}", "E good", "S good", "W good")
        need -= 1
    say(deal, "S bet hanger", "W hold")
    if need < 2:
        refuses(deal, "N bet spiel", "BI-END-08")
    else:
        allows(deal, "N bet spiel")
    spiel = say(deal.copy(), "W bet spiel")
    allows(spiel, "N hold")
    held = say(spiel, "N hold")
    if need < 2:
        refuses(held, "N bet spiel", "BI-END-08")
    elif need == 2:
        refuses(held, "N bet spiel", "BI-END-10")
    else:
        allows(held, "N bet spiel")
    free = rich(target=target, score=(target - lacks, 0, 0, 0), gespannt_rules=False)
    allows(free, "N bet spiel")
    allows(say(free, "W bet spiel", "N hold"), "N bet spiel")


@rule("BI-END-13")
def test_points_that_are_not_certain_do_not_count() -> None:
    deal = say(rich(score=(8, 0, 0, 0)), "N bet rot", "E hold", "E bet rot", "S hold")
    allows(deal, "N bet gruen", "N bet spiel")


@rule("BI-END-14")
def test_nobody_reaches_the_target_before_the_count() -> None:
    for seed in range(120):
        chance = random.Random(seed)
        deal = random_table(chance, bieten_rules("4p", target=5))
        for _ in walk(deal, chance, bets=0.6):
            for seat in range(4):
                assert deal.points_conceded(seat) < 5, f"seed {seed}"


@rule("BI-Q39")
@each_of(("stop", "brought"), [("at_winner", 0), ("all_figures", -1)])
def test_in_the_last_deal_the_weli_costs_nothing_once_the_count_has_stopped(stop: str, brought: int) -> None:
    deal = tricks(table(NO_FIGURE, score=(0, 10, 0), count_stop=stop), NO_FIGURE_TRICKS)
    assert (winner(deal), deal.gained[0]) == ("B", brought)


@rule("BI-VAR-02", "BI-Q30", "BI-DEAL-02")
@each_of("players", [2, 3, 4, 5])
def test_who_has_won_leaves_and_the_last_one_has_lost(players: int) -> None:
    """Whole games, with seats, dealers, cutters and scores followed from outside."""
    for seed in range(25):
        chance = random.Random(f"{players} {seed}")
        match = new_match("drop-out", chance, players=players, target=chance.choice([3, 5, 8]))
        active = list(range(players))
        total = [0] * players
        places: list[int] = []
        dealer = match.dealer
        while not match.over:
            assert (match.active, match.dealer) == (active, dealer), f"seed {seed}"
            deal = one_deal(match, chance)
            assert deal.cutter() == before(active, dealer, players)
            assert deal.first_leader() == after(active, dealer, players)
            assert all(len(deal.cards.rows[seat]) == (3 if seat in active else 0) for seat in range(players))
            assert all(deal.gained[seat] == 0 for seat in range(players) if seat not in active)
            total = [score + new for score, new in zip(total, deal.gained, strict=True)]
            reached = [seat for seat in active if total[seat] >= match.rules.target]
            assert sorted(deal.reached) == reached
            places += deal.reached
            active = [seat for seat in active if seat not in reached]
            dealer = after(active, dealer, players) if active else dealer
        assert match.places == places
        assert match.winner == places[0]
        assert match.losers == (active or places[-1:]), f"seed {seed}"
        assert len(active) <= 1


def after(active: list[int], seat: int, players: int) -> int:
    return next((seat + step) % players for step in range(1, players + 1) if (seat + step) % players in active)


def before(active: list[int], seat: int, players: int) -> int:
    return next((seat - step) % players for step in range(1, players + 1) if (seat - step) % players in active)


@rule("BI-Q30", "BI-VAR-02")
def test_of_several_who_reach_it_together_the_counting_order_ranks() -> None:
    options: dict[str, Any] = {"drop_out": True, "count_stop": "all_figures"}
    deal = ended(score=(10, 10, 3), **options)
    assert ("".join("ABC"[seat] for seat in deal.reached), losers(deal)) == ("AB", "C")
    everybody = ended("C bet spiel", "A good", "B good", score=(10, 10, 9), **options)
    assert ("".join("ABC"[seat] for seat in everybody.reached), losers(everybody)) == ("ABC", "C")
    nobody_yet = ended(score=(10, 0, 0), **options)
    assert (winner(nobody_yet), losers(nobody_yet)) == ("A", "")


@rule("BI-VAR-02")
def test_with_drop_out_all_figures_count_whatever_else_is_set() -> None:
    assert gained(ended(score=(10, 10, 3), drop_out=True, count_stop="at_winner")) == (1, 2, 2)


@rule("BI-SCORE-02", "BI-BET-10")
def test_a_figure_that_stands_or_is_nobodys_brings_nothing() -> None:
    hands = {"A": "HK LK E8", "B": "SK EK S9", "C": "H8 L8 EX"}
    deal = played_out(say(table(hands), "A bet gleich", "B hold"))
    assert has(deal, "gleich") == "stands"
    assert all("gleich" not in line for line in counted(deal))
    assert deal.winner == NONE
