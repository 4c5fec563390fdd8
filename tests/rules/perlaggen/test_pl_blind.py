"""Blind bets."""

import pytest

from every import each_of
from rules.alike import NONE_AT_ALL
from rules.helpers import (
    SEATS,
    allows,
    answerers,
    cut_from,
    due,
    gained,
    owing,
    owner,
    owners,
    playable,
    refuses,
    say,
    settled,
    uncut,
    winner,
)
from rules.perlaggen.words import HANDS
from weli.core.acts import GLEICH, HANGER, SPIEL
from weli.games.figures.engine.deal import FigureDeal

rule = pytest.mark.rule

FIGURES = ["gleich", "hanger", "spiel"]


def before_the_cut(*lines: str, hands: dict[str, str] | None = None, turned: str = "SX", **rest: object) -> FigureDeal:
    return say(uncut("innsbruck", hands or HANDS, turned=turned, **rest), *lines)


def dealt(*lines: str, hands: dict[str, str] | None = None, turned: str = "SX", **rest: object) -> FigureDeal:
    return say(before_the_cut(*lines, hands=hands, turned=turned, **rest), "E cut 1")


@rule("PL-BLIND-01")
@each_of("seat", SEATS)
def test_before_he_has_seen_a_card_anybody_may_bet_on_one_two_or_all_three_figures(seat: str) -> None:
    allows(before_the_cut(), *[f"{seat} blind {figure}" for figure in FIGURES])
    allows(
        before_the_cut(),
        f"{seat} blind gleich spiel",
        f"{seat} blind hanger spiel",
        f"{seat} blind gleich hanger spiel",
    )
    deal = before_the_cut(f"{seat} blind gleich")
    assert ([stake.value for stake in deal.stakes], deal.stakes[GLEICH].bettor) == ([1, 1, 1], SEATS.index(seat))
    allows(deal, f"{seat} blind spiel", "N blind hanger", "E blind hanger")  # both sides may, on different figures
    refuses(deal, "N blind gleich", "PL-BET-05")


@rule("PL-BLIND-02")
def test_blind_bets_end_with_the_cut() -> None:
    for seat in SEATS:
        refuses(dealt(), f"{seat} blind gleich", "PL-BLIND-02")
    found = cut_from("innsbruck", "L8 HK", cut_take_is_optional=True)
    say(found, "E cut 2")
    assert found.phase() == "cut", "the cutter has seen the Martl and may still leave it"
    refuses(found, "W blind spiel", "PL-BLIND-02")


@rule("PL-BLIND-04")
def test_the_answer_comes_when_the_cards_are_dealt_and_for_each_figure_by_itself() -> None:
    before = before_the_cut("W blind gleich hanger spiel")
    assert not answerers(before)
    for answer in ("hold gleich", "good gleich", "raise gleich"):
        refuses(before, f"N {answer}", "PL-BET-04")
    deal = say(before, "E cut 1")
    assert answerers(deal) == "NS"
    for seat in "NS":
        allows(deal, f"{seat} hold gleich", f"{seat} good gleich", f"{seat} raise gleich")
    say(deal, "N hold gleich", "S good hanger", "N hold spiel")
    assert ([stake.value for stake in deal.stakes], owners(deal), answerers(deal)) == ([2, 1, 2], "open EW open", "")


@rule("PL-BLIND-05", "PL-OQ-68")
def test_several_are_answered_in_the_order_gleich_hanger_spiel() -> None:
    deal = dealt("W blind spiel", "E blind hanger", "W blind gleich")
    for early in ("N hold hanger", "S good spiel"):
        refuses(deal, early, "PL-BLIND-05")
    refuses(say(deal, "N hold gleich"), "S good spiel", "PL-BLIND-05")
    allows(deal, "N good hanger")
    refuses(deal, "E bet gleich", "PL-OQ-68")


@rule("PL-BLIND-06")
def test_hoell_auf_is_a_blind_bet_on_everything() -> None:
    deal = before_the_cut("E Höll auf!")
    assert [stake.blind for stake in deal.stakes] == [stake.bettor for stake in deal.stakes] == [1, 1, 1]


@rule("PL-BLIND-07")
@each_of("figure", ["gleich", "hanger"])
def test_without_the_figure_it_cannot_be_scored_though_it_was_called_good(figure: str) -> None:
    deal = say(dealt(f"W blind {figure}", hands=NONE_AT_ALL, turned="S9"), f"N good {figure}")
    say(settled(deal, "S"), "W pass", "E pass")
    assert owner(deal, FIGURES.index(figure)) == "nobody"
    assert gained(deal) == (0, 2)
    with_it = say(dealt("E blind hanger"), "N good")
    assert gained(say(settled(with_it, "N"), "E validate hanger HX HU")) == (0, 3)


@rule("PL-BLIND-07")
def test_the_spiel_needs_no_example() -> None:
    deal = say(dealt("W blind spiel", hands=NONE_AT_ALL, turned="S9"), "N good")
    assert (owner(deal, SPIEL), gained(settled(deal, "N"))) == ("EW", (0, 3))


@rule("PL-BLIND-08")
def test_a_blind_bet_without_the_figure_is_not_punished() -> None:
    good = say(dealt("W blind gleich", hands=NONE_AT_ALL, turned="S9"), "N good")
    say(settled(good, "S"), "E pass", "W pass")
    assert gained(good) == (0, 2), "Hanger and Spiel stay theirs, and no two points go"
    held_hands = NONE_AT_ALL | {"N": "EA LA LX H8 L7", "E": "EO LO EX S8 H7"}
    held = say(dealt("W blind gleich", hands=held_hands, turned="S9"), "N hold")
    assert owing(settled(held, "E")) == "N"
    assert gained(say(held, "N validate gleich EA LA")) == (4, 0)


@rule("PL-BLIND-09")
def test_it_is_enough_that_the_partner_has_the_figure() -> None:
    deal = settled(say(dealt("S blind hanger"), "W good"), "E")
    assert gained(say(deal.copy(), "N validate hanger EA EK")) == (3, 0)
    assert list(deal.proofs.duties) == [0, 0, 0, 0]
    held = settled(say(dealt("W blind gleich"), "N hold"), "E")
    assert owing(held) == "N", "nothing was won by it, and West owes nothing"
    assert gained(say(held, "N validate gleich H9 L9")) == (4, 0)
    won = settled(say(dealt("W blind gleich"), "N hold"), "S")
    assert gained(say(won, "N validate gleich H9 L9", "E validate gleich SA E7=EA")) == (0, 4)


@rule("PL-BLIND-10", "PL-OQ-30")
def test_who_holds_or_raises_it_has_the_usual_duty() -> None:
    held = settled(say(dealt("N blind gleich"), "W hold"), "S")
    assert owing(held) == "W"
    assert gained(say(held, "W pass")) == (2, -2), "the Gleich goes to North, who has one"
    raised = settled(say(dealt("N blind gleich"), "W raise", "S good"), "S")
    assert owing(raised) == "W"
    assert gained(say(raised, "W pass")) == (2, -2)
    seen_later = say(dealt("W blind gleich"), "N raise", "W raise", "N hold")
    assert owing(settled(seen_later, "E")) == "NW", "West raised it, knowing his cards"


@rule("PL-BLIND-11")
def test_no_card_is_led_before_every_blind_bet_is_answered() -> None:
    deal = dealt("W blind gleich hanger")
    assert (due(deal), playable(deal, "W")) == ("W", "")
    refuses(deal, "W LK", "PL-BLIND-11")
    refuses(say(deal, "N hold gleich"), "W LK", "PL-BLIND-11")
    allows(say(deal, "N hold hanger"), "W LK")


@rule("PL-BLIND-11", "PL-OQ-15")
def test_the_exchange_comes_before_the_answers() -> None:
    hands = {"S": "S8 EU LU E9 L7", "W": "LK LO HA E8 EX"}
    deal = dealt("W blind gleich", hands=hands, turned="SU")
    assert (deal.phase(), answerers(deal)) == ("exchange", "")
    refuses(deal, "N hold gleich", "PL-EXCH-10")
    say(deal, "S exchange S8 SU")
    assert answerers(deal) == "NS"


@rule("PL-BLIND-12")
def test_three_players_have_no_blind_bets_but_strafperlaggen_has() -> None:
    three = uncut("innsbruck-3p")
    for seat in "ABC":
        refuses(three, f"{seat} blind gleich", "PL-BLIND-12")
    for preset in ("straf", "innsbruck-2p5", "innsbruck-2p7"):
        allows(uncut(preset), "A blind gleich", "B blind hanger spiel")
    allows(uncut("innsbruck-6p"), *[f"{seat} blind spiel" for seat in "ABCDEF"])


@rule("PL-OQ-67", "PL-END-01", "PL-END-05")
def test_the_limits_of_the_score_hold_for_blind_bets_too() -> None:
    gestrichen = before_the_cut(score=(17, 11))
    refuses(gestrichen, "N blind gleich", "PL-END-01")
    allows(gestrichen, "E blind gleich hanger spiel")
    refuses(before_the_cut(score=(17, 17)), "E blind gleich", "PL-END-05")


@rule("PL-BLIND-07", "PL-END-16", "GS-OQ-46")
def test_a_win_that_hangs_on_a_blind_bet_is_undone_where_the_figure_is_lacking() -> None:
    """Good to the blind Gleich makes both gestrichen, and North's Hanger would win; but N/S have no Gleich, and stay at 16."""
    hands = NONE_AT_ALL | {"N": "EA EK LX H8 L7"}
    deal = say(dealt("N blind gleich", hands=hands, turned="S9", score=(16, 17)), "E good")
    assert (deal.phase(), deal.holder(HANGER)) == ("validate", 0)
    say(deal, "N pass", "S pass")
    assert (gained(deal), winner(deal)) == ((0, 0), "none")


@rule("PL-OQ-86", "PL-BLIND-07")
def test_what_is_laid_for_one_figure_proves_no_blind_bet_on_another() -> None:
    """Nobody shows what they bet blind. The Kings that N/S then lay for the Gleich make a run with the Ober that North has played."""
    hands = {"N": "EK LK SK EO L8", "E": "HX HU S8 E9 LA", "S": "H8 SX LU EA H9", "W": "L9 HO HA E8 EU"}
    deal = dealt("W blind gleich", "S blind hanger", hands=hands, turned="S9")
    say(deal, "N good", "E good", "W E8", "N EO", "E E9", "S EA", "E concede spiel")
    say(deal, "W pass", "E pass", "N pass", "S pass")
    assert (owner(deal, GLEICH), owner(deal, HANGER)) == ("NS", "EW")
    assert deal.has_shown(0, HANGER), "it lies there, but came too late"


@rule("PL-OQ-86")
def test_who_gets_what_two_blind_bets_lack_does_not_hang_on_the_order_of_the_figures() -> None:
    """East's only Perlagg makes the Gleich or the Hanger, and not both."""
    hands = {"N": "EK LK SK E9 L8", "E": "SO LA EX S8 LO", "S": "SX LU HU H7 H9", "W": "HX EA L9 H8 EU"}
    deal = dealt("N blind gleich hanger", hands=hands, turned="S9")
    say(deal, "E good gleich", "E good hanger", "E concede spiel", "N pass", "S pass")
    assert (owner(deal, GLEICH), owner(deal, HANGER)) == ("EW", "EW")


def test_p_blind_bets() -> None:
    allows(before_the_cut(), "N blind gleich")
    none = before_the_cut(blind_bets="none")
    for seat in SEATS:
        refuses(none, f"{seat} blind gleich", "PL-BLIND-12")


@each_of(("passes", "points", "has"), [(True, (1, 2), "NS"), (False, (0, 2), "nobody")])
def test_p_blind_failure_passes_figure(passes: bool, points: tuple[int, int], has: str) -> None:
    """North has two Aces and says good; nobody of E/W has a Gleich."""
    hands = NONE_AT_ALL | {"N": "EA LA LX H8 L7", "E": "EO LK EX S8 H7", "W": "SA LO HX L8 E9"}
    deal = dealt("W blind gleich", hands=hands, turned="S9", blind_failure_passes_figure=passes)
    say(deal, "N good", "N concede hanger", "N concede spiel", "W pass", "E pass")
    assert (owner(deal, GLEICH), owner(deal, HANGER), gained(deal)) == (has, "EW", points)
