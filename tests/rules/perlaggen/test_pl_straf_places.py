"""Strafperlaggen: when one has come to zero, the other two play on for the places."""

from typing import Any

import pytest

from every import each_of
from rules.helpers import allows, answerers, asked, due, gained, plays, refuses, rules_of, say, sit, tricks, winner
from rules.perlaggen.three import HANDS, give_the_rest_away, offered, play_all, straf, three
from weli.core.acts import GLEICH
from weli.core.errors import RulesError
from weli.games import match_for
from weli.games.figures.engine import reasons
from weli.games.figures.engine.deal import FigureDeal
from weli.ports.match import Match

rule = pytest.mark.rule

SEATS = "ABC"


def after_a_win(dealer: str, score: tuple[int, int, int] = (1, 9, 9), **options: Any) -> Match:
    """A comes to zero with his Gleich, in a deal of that dealer."""
    deal = play_all(say(straf(score=score, **options), "C bet gleich", "A hold"))
    deal.dealer = SEATS.index(dealer)
    match = match_for(deal.rules)
    match.record(deal)
    assert match.scores[0] <= 0
    return match


@rule("PL-STRAF-35")
def test_the_other_two_play_on_until_one_is_second() -> None:
    match = after_a_win("A")
    assert (match.winner, match.places, match.over) == (0, [0], False)
    assert [SEATS[seat] for seat in match.active] == ["B", "C"]
    deal = play_out(two(score=(-1, 1, 9)))
    match.record(deal)
    assert (match.winner, match.places, match.over) == (0, [0, 1], True), "and C is third"


def two(dealer: str = "B", score: tuple[int, int, int] = (0, 9, 9), turned: str = "L8", **rest: Any) -> FigureDeal:
    """A deal of B and C alone."""
    hands = {seat: HANDS[seat] for seat in "BC"}
    return sit("straf", hands, dealer=dealer, score=score, turned=turned, active="BC", **rest)


def play_out(deal: FigureDeal) -> FigureDeal:
    """The Spiel goes to C for one, both other figures to B."""
    return give_the_rest_away(say(deal, "C bet spiel", "B good"))


@rule("PL-STRAF-35", "PL-STRAF-36")
def test_the_deal_alternates() -> None:
    match = after_a_win("A")
    dealers = []
    for _ in range(4):
        dealers.append(SEATS[match.dealer])
        match.record(play_out(two(dealer=dealers[-1])))
    assert dealers == ["B", "C", "B", "C"]


@rule("PL-STRAF-36", "PL-EX-25")
def test_a_winner_who_would_deal_next_still_does() -> None:
    """He deals to the others; his right-hand player cuts, his left-hand player leads and has the exchange in his stead."""
    match = after_a_win("C")
    assert SEATS[match.dealer] == "A"
    deal = match.next_deal(match.rules.cards)
    assert isinstance(deal, FigureDeal)
    assert (SEATS[deal.cutter()], list(deal.cards.held)) == ("C", [0, 0, 0])
    refuses(deal, "B cut 5", "PL-STRAF-36")
    say(deal, "C cut 5")
    assert list(deal.cards.held) == [0, 7, 7]
    deal = sit("straf", {"B": "LX E8", "C": "LK"}, dealer="A", score=(0, 9, 9), turned="LU", active="BC")
    assert asked(deal) == "B"
    refuses(deal, "C exchange LK LU", "PL-STRAF-36")
    say(deal, "B exchange LX LU")
    assert due(deal) == "B"


@rule("PL-STRAF-36")
def test_only_in_that_deal() -> None:
    match = after_a_win("C")
    match.record(play_out(two(dealer="A")))
    assert SEATS[match.dealer] == "B", "at the winner's left"
    deal = sit("straf", {"B": "LX E8", "C": "LK"}, dealer="B", score=(0, 9, 9), turned="LU", active="BC")
    assert asked(deal) == "B", "the dealer has the exchange"
    say(deal, "B pass")
    assert due(deal) == "C"
    assert SEATS[deal.cutter()] == "C"


@rule("PL-OQ-44", "PL-STRAF-35")
def test_two_play_by_the_same_rules_and_answer_simply() -> None:
    deal = two()
    assert (list(deal.cards.held), due(deal)) == ([0, 7, 7], "C")
    refuses(deal, "A bet gleich", "PL-VAL-01")
    say(deal, "C bet gleich")
    assert answerers(deal) == "B"
    allows(deal, "B raise", "B good")
    say(deal, "B hold")
    assert offered(deal) == "", "nobody rides free"
    say(deal, "B bet gleich")
    assert (answerers(deal), deal.stakes[GLEICH].proposed) == ("C", 3)
    refuses(deal, "C raise", "PL-STRAF-30")
    say(deal, "C hold")
    say(deal, "C bet spiel", "B hold")
    while due(deal) != "-":
        tricks(deal, plays(deal)[0])
    assert max(deal.tricks.taken) == 4


@rule("PL-STRAF-35", "PL-OQ-44")
def test_penalties_go_on_with_two() -> None:
    deal = say(two(), "C bet gleich", "B hold", "B bet spiel", "C good")
    say(
        deal,
        "B contest gleich E9 H9 S9",
        "B contest hanger SK SO",
        "C concede gleich",
        "C concede hanger",
        "C validate gleich EX HX",
    )
    assert gained(deal) == (0, -4, 2)


@rule("PL-OQ-71")
def test_counting_goes_on_after_the_first_only_where_the_others_play_on() -> None:
    """A comes to zero with the Gleich, B after him with the Hanger."""
    on = play_all(say(straf(score=(2, 1, 9)), "C bet gleich", "A hold"), "nobody")
    assert (gained(on), winner(on), on.reached) == ((-2, -1, 2), "A", [0, 1])
    off = play_all(say(straf(score=(2, 1, 9), play_on_for_places=False), "C bet gleich", "A hold"), "nobody")
    assert (gained(off), winner(off), off.reached) == ((-2, 0, 2), "A", [0])
    last = play_out(two(score=(0, 1, 2)))
    assert (winner(last), gained(last)) == ("B", (0, -1, -1)), "with two left it stops there"


@rule("PL-OQ-71")
@each_of("on", [True, False])
def test_a_figure_given_up_to_the_first_ends_the_deal_only_where_the_others_do_not_play_on(on: bool) -> None:
    deal = say(straf(score=(1, 9, 9), play_on_for_places=on), "C bet spiel", "A good", "B good")
    say(
        deal,
        "C concede gleich",
        "C contest hanger HX HU",
        "A contest gleich EA LA",
        "A concede hanger",
        "B concede gleich",
    )
    assert deal.closed is not on
    if on:
        say(deal, "B contest hanger SK SO", "C concede hanger")
    assert gained(deal) == ((-1, -1, -1) if on else (-1, 0, -1))


@rule("PL-STRAF-35")
@each_of("on", [True, False])
def test_p_play_on_for_places(on: bool) -> None:
    match = after_a_win("A", play_on_for_places=on)
    assert match.over is not on
    with pytest.raises(RulesError, match="play_on_for_places"):
        rules_of("innsbruck", play_on_for_places=True)
    assert three().rules.ending.play_on_for_places is False


@rule("PL-STRAF-35")
def test_only_the_first_to_reach_zero_has_won_the_game() -> None:
    on = play_all(say(straf(score=(2, 1, 9)), "C bet gleich", "A hold"), "nobody")
    reached = [step for step in on.counted if step.number == 0]
    assert [(step.side, step.reason) for step in reached] == [(0, reasons.GAME_WON), (1, reasons.PLACE_REACHED)]
    two_left = play_out(two(score=(0, 1, 9)))
    assert [step.reason for step in two_left.counted if step.number == 0] == [reasons.PLACE_REACHED]
