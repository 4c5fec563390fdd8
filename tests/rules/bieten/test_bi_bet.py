"""Bets, answers and threes."""

import random

import pytest

from every import each_of
from rules.bieten.helpers import (
    NUMBER,
    bieten_rules,
    has,
    played_out,
    quiet,
    random_table,
    rich,
    say,
    table,
    tricks,
)
from rules.helpers import allows, answerers, due, may, playable, refuses
from weli.core.acts import BET, GOOD, HOLD, PASS_ACT, RAISE, STEP, act_of, bet_act
from weli.core.cards import BIT
from weli.games import asking_for
from weli.games.bieten.deal import BietenDeal
from weli.games.figures.engine.deal import NONE

rule = pytest.mark.rule

FIGURES = each_of("figure", NUMBER)


@rule("BI-BET-01", "BI-BET-06")
@FIGURES
def test_a_bet_proposes_two_and_a_hold_makes_it_two(figure: str) -> None:
    deal = say(rich(), f"S bet {figure}" if figure == "hanger" else f"N bet {figure}")
    assert (deal.stakes[NUMBER[figure]].value, deal.stakes[NUMBER[figure]].proposed) == (1, 2)
    holder = next(name for name in "EW" if act_of(HOLD, NUMBER[figure]) in may(after_goods(deal, name), name))
    after = say(after_goods(deal, holder), f"{holder} hold")
    assert after.stakes[NUMBER[figure]].value == 2
    assert [after.stakes[other].value for other in range(5) if other != NUMBER[figure]] == [1] * 4


def after_goods(deal: BietenDeal, seat: str) -> BietenDeal:
    """Everybody asked before that player has said good."""
    after = deal.copy()
    assert isinstance(after, BietenDeal)
    while answerers(after) != seat:
        say(after, f"{answerers(after)} good")
    return after


@rule("BI-BET-02", "BI-Q08", "BI-Q37")
def test_anybody_may_bet_at_any_moment_until_the_last_card_lies() -> None:
    deal = rich()
    allows(deal, *[f"{seat} bet {figure}" for seat in "NESW" for figure in ("rot", "gruen", "spiel")])
    while not deal.closed:
        allows(deal, *[f"{seat} bet {figure}" for seat in "NESW" for figure in ("rot", "gruen")])
        deal.play(deal.turn(), deal.legal(deal.turn())[0])
    refuses(deal, "N bet rot", "BI-Q08")
    refuses(deal, "N hold rot", "BI-BET-05")


@rule("BI-Q07")
def test_where_one_bets_in_turn_only_who_is_to_play_may() -> None:
    deal = rich(bet_window="own_turn")
    for _ in range(11):
        turn = due(deal)
        allows(deal, f"{turn} bet rot")
        for other in set("NESW") - {turn}:
            refuses(deal, f"{other} bet rot", "BI-Q07")
        deal.play(deal.turn(), deal.legal(deal.turn())[0])
    held = say(rich(bet_window="own_turn"), "W bet rot", "N hold")
    refuses(held, "N bet rot", "BI-Q07")
    allows(tricks(held, "H9"), "N bet rot")


@rule("BI-Q07", "BI-Q09")
def test_before_every_card_all_are_asked_the_player_due_first() -> None:
    for seed in range(20):
        chance = random.Random(seed)
        deal = random_table(chance, bieten_rules(("3p", "4p", "5p")[seed % 3]))
        asking = asking_for(deal)
        asked: list[int] = []
        while asking.seat() >= 0:
            options = asking.options()
            assert set(options) - {PASS_ACT} <= set(deal.legal(asking.seat())), f"seed {seed}"
            if deal.phase() == "play" and PASS_ACT in options:
                asked.append(asking.seat())
                assert all(act // STEP == BET for act in options if act != PASS_ACT)
                asking.take(PASS_ACT)
                continue
            if deal.phase() == "play" and deal.cards.naming == NONE:
                around = [
                    seat for seat in deal.round_from(deal.turn()) if any(act // STEP == BET for act in deal.legal(seat))
                ]
                assert asked == around, f"seed {seed}"
                assert asking.seat() == deal.turn()
            asked = []
            asking.take(chance.choice([act for act in options if act // STEP != BET]))
        assert deal.closed


@rule("BI-Q07", "BI-BET-04")
def test_an_answered_bet_begins_the_asking_again() -> None:
    asking = asking_for(rich())
    assert asking.seat() == 3
    asking.take(PASS_ACT)
    assert asking.seat() == 0
    asking.take(bet_act(BIT[NUMBER["rot"]]))
    assert asking.seat() == 1, "the bettor's left neighbour answers"
    asking.take(act_of(HOLD, NUMBER["rot"]))
    assert asking.seat() == 3, "from the player due again"


@rule("BI-BET-04", "BI-BET-05", "BI-Q11")
def test_an_open_bet_stops_everything_else() -> None:
    deal = say(tricks(rich(), "H9"), "S bet hanger")
    for line in ("N HA", "N bet rot", "W bet spiel", "S bet gruen"):
        refuses(deal, line, "BI-BET-04")
    assert not playable(deal, "N")
    assert [deal.must_act(seat) for seat in range(4)] == [False, False, False, True]
    say(deal, "W good", "N good")
    refuses(deal, "W hold", "BI-BET-05")
    refuses(deal, "W good", "BI-BET-05")


@rule("BI-BET-05", "BI-BET-24")
@each_of("players", range(2, 11))
def test_the_others_answer_in_turn_from_the_bettors_left(players: int) -> None:
    for bettor in range(players):
        deal = random_table(random.Random(players), bieten_rules("np", players=players, gespannt_rules=False))
        deal.play(bettor, bet_act(BIT[NUMBER["spiel"]]))
        for step in range(1, players):
            seat = (bettor + step) % players
            assert deal.answering() == [seat]
            assert set(deal.legal(seat)) == {act_of(GOOD, 2), act_of(HOLD, 2)}
            for other in range(players):
                if other != seat:
                    assert deal.legal(other) == []
                    assert deal.check(other, act_of(GOOD, 2))
            deal.play(seat, act_of(GOOD, 2))
        assert (deal.stakes[2].owner, deal.stakes[2].value, deal.bet_open()) == (bettor, 1, False)


@rule("BI-BET-05", "BI-Q12")
def test_the_answers_are_hold_and_good_and_no_raise() -> None:
    deal = say(rich(), "N bet rot")
    assert deal.check(1, act_of(RAISE, NUMBER["rot"]))
    refuses(deal, "E raise rot", "BI-BET-05")
    refuses(deal, "N good rot", "BI-BET-05")
    refuses(deal, "E hold gruen", "BI-BET-05")


@rule("BI-BET-07", "BI-BET-29", "BI-BET-20")
def test_good_from_all_gives_it_to_the_bettor_whatever_the_others_have() -> None:
    deal = say(rich(), "W bet rot", "N good", "E good", "S good")
    assert (has(deal, "rot"), deal.points(3)) == ("W", 1)
    for seat in "NESW":
        refuses(deal, f"{seat} bet rot", "BI-BET-29")
    assert has(played_out(deal), "rot") == "W"


@rule("BI-BET-08", "BI-BET-09", "BI-BET-10", "BI-Q35")
@each_of(
    ("bettor", "answers"),
    [
        ("N", ["E hold"]),
        ("W", ["N hold"]),
        ("E", ["S hold"]),
        ("E", ["S good", "W good", "N hold"]),
        ("S", ["W good", "N good", "E hold"]),
        ("S", ["W hold"]),
    ],
)
def test_the_first_hold_ends_the_asking_and_the_best_one_wins_two(bettor: str, answers: list[str]) -> None:
    deal = say(rich(), f"{bettor} bet rot", *answers)
    assert (answerers(deal), deal.stakes[NUMBER["rot"]].value) == ("", 2)
    closed = played_out(deal)
    assert has(closed, "rot") == "N", "bettor, holder, not asked, or had said good"
    assert [step.number for step in closed.counted if step.figure == NUMBER["rot"]] == [2]


@rule("BI-BET-10")
def test_where_good_is_the_end_of_it_he_is_out_of_the_figure() -> None:
    deal = say(rich(good_can_win=False), "E bet rot", "S good", "W good", "N hold")
    refuses(deal, "S bet rot", "BI-BET-10")
    say(deal, "N bet rot")
    assert answerers(deal) == "E", "who has said good is not asked again"
    out = say(rich(good_can_win=False), "S bet rot", "W good", "N good", "E hold")
    assert has(played_out(out), "rot") == "E"
    assert has(played_out(say(rich(), "S bet rot", "W good", "N good", "E hold")), "rot") == "N"
    allows(out, "N bet gruen", "W bet gruen")


@rule("BI-BET-10", "BI-FIG-13", "BI-PLAY-08")
def test_good_for_good_in_the_last_trick_lays_no_card() -> None:
    deal = tricks(
        table({"A": "L9 EA SA", "B": "LU E7 S8", "C": "HA EK SK"}, good_can_win=False), "EA E7 EK SA S8 SK L9"
    )
    say(deal, "B bet spiel", "C good", "A good")
    assert (due(deal), has(deal, "spiel")) == ("B", "B")
    assert has(tricks(deal, "LU HA"), "spiel") == "B"


@rule("BI-BET-11", "BI-BET-16", "BI-BET-28")
@each_of(
    ("figure", "without", "least"),
    [
        ("rot", "EK SO S8", "EK SO H7"),
        ("gruen", "EK SO H7", "EK SO L7"),
        ("gleich", "EK SO H7", "S7 SO H7"),
        ("hanger", "EK SO S8", "S7 SO S8"),
    ],
)
def test_without_the_figure_one_neither_bets_nor_holds_nor_says_three(figure: str, without: str, least: str) -> None:
    others = {"E": "HA LA HK", "S": "HU LU LX", "W": "HX H9 L9"}
    moments = {"bet": [], "hold": [f"W bet {figure}"], "three": [f"E bet {figure}", "S hold"]}
    for moment, before in moments.items():
        line = f"N hold {figure}" if moment == "hold" else f"N bet {figure}"
        refuses(say(table({"N": without, **others}, "4p"), *before), line, "BI-BET-11")
        allows(say(table({"N": least, **others}, "4p"), *before), line)
        allows(say(table({"N": without, **others}, "4p", need_figure=False), *before), line)
    allows(say(table({"N": without, **others}, "4p"), f"W bet {figure}"), "N good")


@rule("BI-BET-12", "BI-Q15")
def test_cards_already_played_count() -> None:
    deal = tricks(table({"A": "HA EA E9", "B": "S7 S9 EX", "C": "LX SU L7"}), "HA S7 L7")
    allows(deal, "A bet rot", "C bet gruen")
    refuses(deal, "B bet hanger", "BI-BET-11")
    run = tricks(table({"A": "HA EA E9", "B": "S8 S9 EX", "C": "LX SU L7"}), "HA S8 L7")
    allows(run, "B bet hanger")


@rule("BI-BET-13", "BI-Q37")
def test_before_the_last_lead_anybody_may_bet_on_the_spiel() -> None:
    deal = table({"A": "L9 EA SA", "B": "LU E7 S8", "C": "HA EK SK"})
    for card in ["", *"EA E7 EK SA S8 SK".split()]:
        if card:
            tricks(deal, card)
        allows(deal, *[f"{seat} bet spiel" for seat in "ABC"])
    allows(say(deal, "A bet spiel"), "B hold")


LAST = {"A": "L9 EA SA", "B": "LU E7 S8", "C": "HA EK SK"}
UNTIL_LAST = "EA E7 EK SA S8 SK L9"


@rule("BI-BET-14", "BI-BET-15", "BI-Q13")
def test_from_the_last_lead_on_a_card_of_the_suit_is_needed() -> None:
    deal = tricks(table(LAST), UNTIL_LAST)
    allows(deal, "A bet spiel", "B bet spiel")
    refuses(deal, "C bet spiel", "BI-BET-14")
    bet = say(deal.copy(), "B bet spiel")
    refuses(bet, "C hold", "BI-BET-14")
    say(bet, "C good", "A hold")
    refuses(bet, "C bet spiel", "BI-BET-14")
    allows(bet, "A bet spiel")
    after = tricks(deal, "LU")
    allows(after, "A bet spiel", "B bet spiel")
    thrown = tricks(table(LAST | {"B": "SU E7 S8", "C": "LK EK SK"}), UNTIL_LAST + " SU")
    refuses(thrown, "B bet spiel", "BI-BET-15")
    allows(thrown, "C bet spiel", "A bet spiel")


@rule("BI-BET-14")
def test_where_the_house_does_not_ask_for_it_anybody_may_bet() -> None:
    deal = tricks(table(LAST, last_trick_suit_rule=False), UNTIL_LAST)
    allows(deal, "A bet spiel", "B bet spiel", "C bet spiel", "C bet rot")
    refuses(deal, "C bet gruen", "BI-BET-11")
    weli = tricks(table(LAST | {"C": "S6 EK SK"}, last_trick_suit_rule=False), UNTIL_LAST)
    say(weli, "C bet spiel", "A good", "B good", "B LU", "C S6=HA")
    assert has(weli, "spiel") == "C"


@rule("BI-BET-11", "BI-WELI-12")
def test_a_bet_that_needs_nothing_binds_no_card() -> None:
    deal = table({"A": "HX LX S7", "B": "S6 E9 SK", "C": "HO LA S8"}, need_figure=False)
    say(deal, "A HX", "B SK", "B bet rot", "C hold")
    while not deal.closed:
        assert deal.legal(deal.turn()), "the Weli may be anything but a heart"
        deal.play(deal.turn(), deal.legal(deal.turn())[0])
        if deal.cards.naming != NONE:
            deal.play(deal.cards.naming_seat, deal.legal(deal.cards.naming_seat)[-1])
    assert deal.closed


@rule("BI-BET-17", "BI-BET-18", "BI-BET-24", "BI-Q33")
@each_of(("bettor", "holder"), [(b, h) for b in "NESW" for h in "NESW" if b != h])
def test_everybody_but_the_bettor_may_say_three(bettor: str, holder: str) -> None:
    for by in ("all_but_bettor", "holder_only"):
        deal = say(rich(three_by=by), f"{bettor} bet rot")
        deal = say(after_goods(deal, holder), f"{holder} hold")
        for later in (deal, tricks(deal.copy(), "H9")):
            for seat in "NESW":
                if seat == bettor or (by == "holder_only" and seat != holder):
                    refuses(later, f"{seat} bet rot", "BI-BET-17")
                    continue
                three = say(later.copy(), f"{seat} bet rot")
                order = "NESW" * 2
                first = order.index(seat) + 1
                for answering in order[first : first + 3]:
                    assert answerers(three) == answering, (
                        "all others are asked, who had said good and the first bettor too"
                    )
                    allows(three, f"{answering} hold")
                    say(three, f"{answering} good")
                assert isinstance(three, BietenDeal)
                assert (has(three, "rot"), three.points(three.seating.seat_of(seat))) == (seat, 2)
                refuses(three, "N bet rot", "BI-BET-25")


@rule("BI-BET-26", "BI-BET-27", "BI-BET-29")
def test_three_held_is_three_and_the_end() -> None:
    deal = say(rich(), "W bet rot", "N hold", "S bet rot", "W hold")
    assert (deal.stakes[NUMBER["rot"]].value, answerers(deal)) == (3, "")
    for seat in "NESW":
        refuses(deal, f"{seat} bet rot", "BI-BET-27")
    closed = played_out(deal)
    assert has(closed, "rot") == "N"
    assert [step.number for step in closed.counted if step.figure == NUMBER["rot"]] == [3]


@rule("BI-Q12", "BI-Q34")
def test_a_three_may_follow_the_hold_at_once_and_the_bettor_may_give_in() -> None:
    deal = say(rich(), "W bet rot", "N hold", "S bet rot", "W good", "N good", "E good")
    assert has(deal, "rot") == "S"


@rule("BI-BET-30")
def test_bets_on_different_figures_have_nothing_to_do_with_each_other() -> None:
    deal = say(rich(), "W bet rot", "N hold", "W bet gruen", "N hold", "E bet hanger", "S good", "W good", "N good")
    assert [deal.stakes[NUMBER[figure]].value for figure in ("rot", "gruen", "hanger", "gleich", "spiel")] == [
        2,
        2,
        1,
        1,
        1,
    ]
    allows(deal, "N bet rot", "N bet gruen", "W bet spiel")
    refuses(deal, "W bet gruen", "BI-BET-17")


@rule("BI-Q10", "BI-Q42")
def test_one_figure_a_bet() -> None:
    deal = rich()
    for figures in range(1, 32):
        assert (deal.check(1, act_of(BET, figures)) == 0) <= (figures.bit_count() == 1)
    assert all(argument.bit_count() == 1 for argument in [act % STEP for act in may(deal, "E") if act // STEP == BET])


@rule("BI-Q33", "BI-BET-18")
def test_who_said_good_may_hold_the_three() -> None:
    deal = say(rich(), "W bet rot", "N good", "E hold", "S bet rot", "W good", "N hold")
    assert deal.stakes[NUMBER["rot"]].value == 3


@rule("BI-Q36")
def test_between_two_one_answer_decides() -> None:
    hands = {"A": "HA L8 E9", "B": "HK LU SO"}
    assert has(say(table(hands, players=2), "A bet rot", "B good"), "rot") == "A"
    held = say(table(hands, players=2), "A bet rot", "B hold", "B bet rot", "A hold")
    assert held.stakes[NUMBER["rot"]].value == 3


@rule("BI-BET-22", "BI-BET-21")
def test_quiet_hands_have_what_they_have() -> None:
    """Who of three may bet on what, by the cards alone."""
    deal = quiet()
    can = {seat: [f for f in NUMBER if bet_act(BIT[NUMBER[f]]) in may(deal, seat)] for seat in "ABC"}
    assert can == {
        "A": ["rot", "gruen", "spiel"],
        "B": ["rot", "gruen", "gleich", "spiel"],
        "C": ["gruen", "hanger", "spiel"],
    }
