"""The tournament for three: nine game points a deal, three sessions of ten deals."""

from random import Random
from typing import Any

import pytest

from every import each_of
from properties.units_gaigel import Book, game_points
from rows import replaced, row
from rules.gaigel.helpers import ended, endgame, gained, rules_of, table
from rules.gaigel.watching import half_played, watch
from rules.helpers import cards, say
from weli.core.deal import NONE
from weli.core.errors import RulesError
from weli.games.gaigel import reasons
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.dealing import deal_hands
from weli.games.gaigel.facts.opening import SIEBENER_QUEST
from weli.games.gaigel.match import GaigelMatch

rule = pytest.mark.rule

PRESET = "rutesheim-tournament"
FULL = "HA HA EA EA LA LA SA SA HX EO E7 E7"  # 101
MANY = "HA HA EA EA LA LA HX HX E7"  # 86
SOME = "SX SX SO"  # 23
LIKE_SOME = "LX LX LO"
FEW = "HK HO H7"  # 7
BARE = "H7 S7 L7"  # a trick, and nothing in it


def tour(a: str, b: str, c: str, lots: str = "ABC", **rest: Any) -> GaigelDeal:
    """All cards are played, A has taken the last trick, and these cards are won; `lots` is how they would cut."""
    deal = endgame({"A": "", "B": "", "C": ""}, "S", preset=PRESET, taken={"A": a, "B": b, "C": c}, leader="A", **rest)
    deal.lots = ["ABC".index(name) for name in lots]
    return deal


def out(deal: GaigelDeal, *lines: str) -> GaigelDeal:
    say(deal, *lines)
    while not deal.closed:
        say(deal, f"{deal.seating.seat_name(deal.answering()[0])} pass")
    return deal


def on_and_accused(a: str, b: str, c: str, **rest: Any) -> GaigelDeal:
    """A has enough, leads all the same, and is accused by B."""
    rules = rules_of(PRESET, **rest)
    hands = [cards(hand) for hand in ("SK SU LK", "SK SU LK", "LU LU SO")]
    deal = deal_hands(rules, 2, [0] * 3, hands, [], taken=[cards(a), cards(b), cards(c)], trump=0, leader=0)
    return say(deal, "A play SK", "B accuse A")


@rule("GA-TOUR-04", "GA-TOUR-05", "GA-TOUR-06", "GA-TOUR-08", "GA-Q39")
@each_of(
    ("b", "c", "lots", "points", "cut"),
    [
        (SOME, FEW, "ABC", (5, 3, 1), False),
        (FEW, SOME, "ABC", (5, 1, 3), False),
        (SOME, "", "ABC", (6, 3, 0), False),
        ("", FEW, "ABC", (6, 0, 3), False),
        ("", "", "ABC", (9, 0, 0), False),
        (SOME, LIKE_SOME, "ABC", (5, 3, 1), True),
        (SOME, LIKE_SOME, "CBA", (5, 1, 3), True),
        (BARE, "", "CBA", (6, 3, 0), False),
    ],
)
def test_the_winner_and_the_others_by_their_points(b: str, c: str, lots: str, points: Any, cut: bool) -> None:
    deal = out(tour(FULL, b, c, lots), "A aus")
    assert (ended(deal), gained(deal), deal.ending.tied) == (reasons.AUS_RIGHT, points, cut)


@rule("GA-TOUR-07", "GA-TOUR-08", "GA-TOUR-04", "GA-TOUR-09", "GA-Q39")
@each_of(
    ("b", "c", "points"),
    [(SOME, FEW, (0, 6, 3)), (FEW, SOME, (0, 3, 6)), (SOME, "", (0, 9, 0)), ("", SOME, (0, 0, 9))],
)
@each_of("how", ["over", "under", "accused wrongly"])
def test_an_offender_gets_nothing(how: str, b: str, c: str, points: Any) -> None:
    if how == "over":
        deal = on_and_accused(FULL.replace("E7 E7", "E7 H7"), b.replace("SO", "EK"), c.replace("SO", "EK"))
    elif how == "under":
        deal = say(tour(MANY, b, c), "A aus")
    else:
        deal = say(tour(FULL, b, c), "A accuse B")
    assert (gained(deal), deal.ending.tied) == (points, False)


@rule("GA-Q39", "GA-TOUR-04", "GA-TOUR-09")
@each_of(("lots", "points"), [("ABC", (0, 6, 3)), ("CAB", (0, 3, 6))])
def test_two_without_a_trick_cut_for_six_and_three_beside_an_offender(lots: str, points: Any) -> None:
    deal = say(tour(MANY, "", "", lots), "A aus")
    assert (gained(deal), deal.ending.tied) == (points, True)


@rule("GA-TOUR-09", "GA-TOUR-07")
@each_of(("lots", "points"), [("ABC", (0, 6, 3)), ("CAB", (0, 3, 6))])
def test_level_players_cut_beside_an_offender(lots: str, points: Any) -> None:
    deal = say(tour(MANY, SOME, LIKE_SOME, lots), "A aus")
    assert (gained(deal), deal.ending.tied) == (points, True)


@rule("GA-TOUR-10", "GA-TOUR-06", "GA-TOUR-09")
@each_of(
    ("piles", "lots", "points", "cut"),
    [
        ((MANY, SOME, FEW), "ABC", (5, 3, 1), False),
        ((SOME, MANY, FEW), "ABC", (3, 5, 1), False),
        ((FEW, SOME, MANY), "ABC", (1, 3, 5), False),
        ((SOME, MANY, ""), "ABC", (3, 6, 0), False),
        ((SOME, LIKE_SOME, FEW), "CBA", (3, 5, 1), True),
        ((MANY, SOME, LIKE_SOME), "CBA", (5, 1, 3), True),
    ],
)
def test_where_nobody_has_enough_the_points_decide(piles: Any, lots: str, points: Any, cut: bool) -> None:
    deal = out(tour(*piles, lots))
    assert (ended(deal), gained(deal), deal.ending.tied) == (reasons.HIGHEST_WINS, points, cut)


@rule("GA-Q39", "GA-OUT-01")
def test_a_right_caller_is_first_whoever_has_more() -> None:
    more = "HA HA EA EA LA LA SA SA HX HX EX EX"  # 128
    less = "LX LX SX SX LK LK SK SK HK HK EK EK HO HO EO EO LO LO SO SO EU".split()
    assert sum({"X": 10, "K": 4, "O": 3, "U": 2}[card[1]] for card in less) < 101 + 10
    taken = {"A": more, "B": " ".join(less), "C": "H7 S7 L7"}
    deal = endgame({"A": "", "B": "", "C": ""}, "S", preset=PRESET, taken=taken, leader="B")
    deal.score.counts = replaced(deal.score.counts, 1, deal.score.counts[1] + 20)  # a pair
    deal.score.arrived, deal.score.liable = [0, 1], row(deal.tricks_over(), deal.tricks_over())
    assert gained(out(deal, "B aus")) == (3, 5, 1)


@rule("GA-TOUR-09", "GA-Q39")
def test_a_right_caller_need_not_cut_with_who_has_as_much() -> None:
    deal = tour("HA HA EA EA LA LA SA SA HX HO E7 E7", "EX EX LX LX SX SX HX HK HK EK EK LK LK EO EU", "H7 S7 L7")
    assert deal.score.counts[:2] == [101, 99]
    deal.score.counts = replaced(deal.score.counts, 1, 101)
    assert (gained(out(deal, "A aus")), deal.ending.tied) == ((5, 3, 1), False)


@rule("GA-TOUR-04", "GA-TOUR-05", "GA-TOUR-06", "GA-TOUR-07", "GA-TOUR-08", "GA-TOUR-09", "GA-TOUR-10", "GA-Q39")
def test_a_second_book_is_kept_for_thousands_of_deals(chance: Random) -> None:
    for _ in range(25):
        match = GaigelMatch(rules_of(PRESET, false_accusation=chance.choice(["none", "single", "double"])))
        match.begin(0)
        book = Book(match.rules)
        for number in range(30):
            assert (match.over, match.session, match.number) == (False, number // 10, number)
            deal = half_played(match, chance)
            result = watch(deal, chance, hurry=0.3)
            assert gained(deal) == tuple(game_points(match.rules, result)), result
            assert sum(deal.gained) == 9
            book.enter(result)
            match.record(deal)
            assert match.cleaning is False
        assert (match.scores, match.winner, match.dealer) == (book.units, book.winner, 0)
        assert sum(match.scores) == 270


@rule("GA-TOUR-03", "GA-TOUR-01")
@each_of(("sessions", "deals"), [(1, 1), (2, 3), (3, 10)])
def test_so_many_sessions_of_so_many_deals(sessions: int, deals: int) -> None:
    match = GaigelMatch(rules_of(PRESET, tour_sessions=sessions, tour_deals_per_session=deals))
    match.begin(0)
    seen = []
    while not match.over:
        seen.append(match.session)
        deal = tour(FULL, SOME, FEW, tour_sessions=sessions, tour_deals_per_session=deals)
        deal.start_scores, deal.number = match.scores, match.number
        match.record(out(deal, "A aus"))
    assert seen == [session for session in range(sessions) for _ in range(deals)]
    assert (match.scores, match.winner) == ([5 * len(seen), 3 * len(seen), len(seen)], 0)


@rule("GA-TOUR-01", "GA-TOUR-09")
@each_of(("before", "lots", "winner"), [((1, 3, 9), "ABC", 2), ((4, 6, 8), "CBA", 2), ((4, 6, 8), "BCA", 1)])
def test_one_player_wins_the_tournament_in_the_end(before: Any, lots: str, winner: int) -> None:
    deal = tour(FULL, SOME, FEW, lots)
    deal.start_scores, deal.number = list(before), 29
    assert out(deal.copy(), "A aus").winner == winner
    deal.number = 28
    assert out(deal, "A aus").winner == NONE


@rule("GA-TOUR-05", "GA-TOUR-06", "GA-TOUR-08")
def test_a_house_may_share_out_otherwise() -> None:
    shares = ((6, 2, 1), (5, 4, 0), (8, 1, 0))
    assert gained(out(tour(FULL, SOME, FEW, tour_points=shares), "A aus")) == (6, 2, 1)
    assert gained(out(tour(FULL, SOME, "", tour_points=shares), "A aus")) == (5, 4, 0)
    assert gained(out(tour(FULL, "", "", tour_points=shares), "A aus"))[0] == 8


@rule("GA-TOUR-01", "GA-TOUR-09", "GA-TOUR-04")
def test_a_tournament_needs_three_and_every_deal_its_nine_points() -> None:
    for preset in ("kreuz-4p", "2p", "6p"):
        with pytest.raises(RulesError):
            rules_of(preset, match_mode="tournament")
    with pytest.raises(RulesError):
        rules_of(PRESET, total_tie="void")


@rule("GA-TOUR-06", "GA-VAR-17", "GA-OUT-11")
@each_of(("exempt", "points"), [(True, (5, 3, 1)), (False, (6, 3, 0))])
def test_who_collects_sevens_may_be_without_a_trick(exempt: bool, points: Any) -> None:
    deal = tour(FULL, SOME, "", no_trick_exempt_quest=exempt, sevens_quest=("announced",))
    deal.opening.quests[2] = SIEBENER_QUEST
    assert gained(out(deal, "A aus")) == points


@rule("GA-TOUR-04", "GA-TOUR-05", "GA-VAR-01")
def test_five_sevens_dealt_are_a_deal_won_and_the_others_cut() -> None:
    deal = table({"B": "S7 H7 L7 E7 E7"}, turned="EU", preset=PRESET, sevens_show=True)
    deal.lots = [2, 1, 0]
    assert gained(say(deal, "B show")) == (1, 5, 3)
