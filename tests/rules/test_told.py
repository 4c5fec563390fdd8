"""What the referee tells: every figure, penalty and point once, at its moment, with its rule."""

from itertools import combinations

import pytest

from every import each_of
from rules.alike import STEPS, UP_THE_STEPS, giltspiel
from rules.helpers import (
    COMMON,
    GILTSPIEL,
    NOTHING,
    SEATS,
    SIDES,
    TIED,
    play_out,
    raised_to,
    say,
    table,
    tricks,
)
from weli.core.acts import FIGURE_WORDS, GLEICH, HANGER
from weli.core.cards import cards_of, cards_text
from weli.core.errors import Illegal
from weli.games.figures.engine.deal import FigureDeal
from weli.notation import Line
from weli.referee import Event, Referee

rule = pytest.mark.rule

THREE_NINES = COMMON | {"N": "EA EK H9 L9 S9", "S": "EU LU E7 L8 SO"}


def told(deal: FigureDeal, *lines: str) -> list[str]:
    """The events of the last line."""
    referee = Referee(deal, GILTSPIEL)
    events: list[Event] = []
    for line in lines:
        seat, said = line.split(maxsplit=1)
        events = referee.take(SEATS.index(seat), said)
    return in_short(events)


def in_short(events: list[Event]) -> list[str]:
    return [_in_short(event) for event in events]


def _in_short(event: Event) -> str:
    parts = [
        event.kind,
        SEATS[event.seat] if event.seat >= 0 else "",
        SIDES[event.side] if event.side >= 0 else "",
        *[FIGURE_WORDS[figure] for figure in event.figures],
        cards_text(list(event.cards)),
        str(event.number or ""),
        *event.rules,
    ]
    return " ".join(part for part in parts if part)


@rule("GS-END-17")
def test_nobody_leads_where_a_figure_has_won_the_game() -> None:
    start = in_short(Referee(table(THREE_NINES, turned="S8", score=(10, 10)), GILTSPIEL).start())
    assert start == [
        "dealt S S8 GS-DEAL-06",
        "champion NS GS-END-07",
        "laid_open N L9 H9 S9 GS-END-07",
        "game_won NS GS-END-07",
    ]
    open_yet = in_short(Referee(table(score=(10, 10)), GILTSPIEL).start())
    assert open_yet == ["dealt S S7 GS-DEAL-06", "tricks_decide GS-END-10", "leads W GS-PLAY-01"]


@rule("GS-END-09")
def test_a_gleich_that_wins_because_the_hangers_stand() -> None:
    hands = {"N": "EU EX E9 E8 SA", "E": "LU LX L9 L8 SK", "S": "H7 S7 L7 HA EK", "W": "HK LO HX SO S9"}
    start = in_short(Referee(table(hands, turned="S8", score=(10, 10)), GILTSPIEL).start())
    assert "champion NS GS-END-09" in start
    assert start[-1] == "game_won NS GS-END-09"


@rule("GS-END-15")
def test_the_one_figure_left_wins_by_its_own_rule() -> None:
    hands = COMMON | {"E": "HA HO L7 H7 SX"}
    lines = ["N bet gleich", "E good", "N validate gleich H9 L9"]
    assert told(table(hands, score=(9, 10)), *lines)[-1] == "game_won NS GS-END-15"


@rule("GS-END-15", "GS-OQ-46")
def test_the_one_figure_left_is_told_also_where_the_deal_ends_at_once() -> None:
    """All of North's cards lie open and show no Gleich, so nobody need wait for him to prove it."""
    hands = NOTHING | {"S": "HA HK SX E8 L7"}
    deal = say(table(hands, turned="E9", score=(8, 10)), "E concede spiel")
    for card in cards_of(deal.cards.hands[0]):
        deal.lay(0, card)
    assert told(deal, "N bet gleich", "S contest hanger HA HK", "E good gleich") == [
        "good E NS gleich 1 GS-BET-09",
        "gestrichen NS GS-SCORE-05",
        "champion NS GS-END-15",
        "failed N gleich GS-VAL-05",
        "failed_figure_lost gleich GS-VAL-05",
        "penalty NS -2 GS-VAL-06",
        "counted NS spiel 1 GS-SCORE-08",
    ]


@rule("GS-OQ-33")
def test_a_new_deal_after_the_one_figure_has_failed() -> None:
    lines = ["N bet gleich", "E good", "N bet spiel", "E good"]
    assert "new_deal GS-OQ-33" in told(table(score=(8, 10)), *lines)
    assert "new_deal GS-END-14" in told(table(score=(9, 10)), "N bet spiel", "E good")


@rule("GS-END-14", "GS-OQ-54")
@each_of(("hands", "turned"), [(TIED, "S7"), (NOTHING, "E9")])
def test_a_new_deal_with_every_card_open(hands: dict[str, str], turned: str) -> None:
    """The last card made both gestrichen: nobody is told to have no figure, and none is told to stand."""
    start = table(hands, turned=turned, score=(9, 10))
    done = play_out(start, "NS")
    played = _in_order(done)
    events = told(start, *played)
    assert events[2:] == [
        "spiel_won NS 3 GS-FIG-13",
        "gestrichen NS GS-SCORE-05",
        "new_deal GS-END-14",
        "counted NS spiel 1 GS-SCORE-10",
    ]


def _in_order(done: FigureDeal) -> list[str]:
    lines = []
    for trick, leader in enumerate(done.tricks.leaders):
        for step in range(4):
            seat = (leader + step) % 4
            lines.append(f"{SEATS[seat]} {cards_text([done.cards.rows[seat][trick]])}")
    return lines


@rule("GS-END-07", "GS-PLAY-12")
def test_a_card_played_is_not_told_again_as_laid_open() -> None:
    """West's Ober is the last card of the third trick; only his ace is laid open for the best figure."""
    deal = tricks(table({"W": "LK LO LA HX E8"}, score=(9, 10)), "LK S8 L7 L8 EA HA E9 E8 EK HK EU")
    assert told(deal, "W LO") == [
        "played W LO GS-PLAY-12",
        "trick N EK 3 GS-PLAY-09",
        "spiel_won NS 3 GS-FIG-13",
        "gestrichen NS GS-SCORE-05",
        "champion EW GS-END-07",
        "laid_open W LA GS-END-07",
        "counted NS spiel 1 GS-SCORE-10",
        "game_won EW GS-END-07",
    ]


@rule("GS-SCORE-05")
def test_a_side_is_told_once_to_be_gestrichen() -> None:
    deal = table(score=(9, 0))
    assert told(deal, "E concede gleich") == ["conceded E NS gleich 1 GS-CONC-02", "gestrichen NS GS-SCORE-05"]
    end = told(deal, "E concede gleich", "N concede hanger", "N concede spiel")
    assert not [line for line in end if line.startswith("gestrichen")]


@rule("GS-BET-19")
def test_spiel_aus_counts_no_points_but_the_game() -> None:
    deal = raised_to(table(), "hanger", 8)
    done = told(deal, "E concede gleich", "E concede hanger", "N validate hanger EA EK", "E validate hanger HA HK")
    assert done[-2:] == ["counted NS gleich 1 GS-SCORE-08", "game_won NS hanger GS-BET-19"]
    last = say(deal, "E concede gleich", "E concede hanger", "N validate hanger EA EK", "E validate hanger HA HK")
    assert [step.figure for step in last.counted].count(HANGER) == 1


@rule("GS-BET-19", "GS-BET-20")
def test_spiel_aus_is_answered_by_its_own_rules() -> None:
    deal = raised_to(table(), "gleich", 7)
    better, other = "NE" if deal.stakes[GLEICH].may_bet == 1 else "EN"
    assert told(deal, f"{better} bet gleich", f"{other} hold") == [
        f"held_to_the_end {other} gleich GS-BET-19 GS-BET-10"
    ]
    assert told(deal, f"{better} bet gleich", f"{other} good")[0].endswith("gleich 7 GS-BET-20")


@rule("GS-SHOW-08")
def test_contesting_with_what_lies_open_has_its_own_rule() -> None:
    deal = giltspiel(STEPS, turned="S8")
    assert told(deal, *UP_THE_STEPS)[0] == "contested N hanger GS-SHOW-08"
    assert told(deal, *UP_THE_STEPS[:2])[0] == "shown N hanger EA EK GS-SHOW-06"


@rule("GS-VAL-01")
def test_no_bet_is_proven_before_all_figures_are_settled() -> None:
    referee = Referee(say(table(), "S bet gleich", "E hold"), GILTSPIEL)
    assert referee.why_not(2, "validate gleich EU LU") == "GS-VAL-01"
    assert referee.why_not(2, "pass") == "GS-VAL-01"


@rule("GS-VAL-07", "GS-OQ-56")
def test_the_example_that_takes_a_failed_figure_is_told() -> None:
    deal = table()
    lines = ["W bet gleich", "N good", "N concede hanger", "N concede spiel", "W pass"]
    assert told(deal, *lines)[:4] == [
        "failed W gleich GS-VAL-05",
        "failed_figure_passes NS gleich GS-VAL-07",
        "laid_open N L9 H9 GS-VAL-07",
        "penalty EW -2 GS-VAL-06",
    ]


@rule("GS-OQ-17", "GS-VAL-07")
def test_who_gets_a_failed_figure_that_was_open_at_the_stop_is_told() -> None:
    deal = say(table(score=(10, 0)), "E bet hanger", "S hold", "W concede spiel", "E validate hanger HA")
    assert told(deal, "E validate hanger HK", "S pass") == [
        "failed S hanger GS-VAL-05",
        "failed_figure_passes EW hanger GS-VAL-07 GS-OQ-17",
        "penalty NS -2 GS-VAL-06",
        "counted NS spiel 1 GS-SCORE-08",
        "counted EW hanger 2 GS-SCORE-09",
    ]
    nobody = say(table(NOTHING, turned="E9", score=(10, 0)), "E bet hanger", "S hold", "W concede spiel", "E pass")
    assert told(nobody, "S pass")[:2] == ["failed S hanger GS-VAL-05", "failed_figure_lost hanger GS-VAL-05"]


@rule("GS-OQ-06")
def test_a_gift_taken_back_is_told() -> None:
    deal = table(NOTHING, turned="E9", gift_needs_example=True)
    events = told(deal, "E concede gleich", "E concede hanger", "E concede spiel")
    assert events[1:] == [
        "failed_figure_lost gleich GS-OQ-06",
        "failed_figure_lost hanger GS-OQ-06",
        "counted NS spiel 1 GS-SCORE-08",
    ]


@rule("GS-OQ-39")
def test_several_answers_in_one_line_are_all_told() -> None:
    bet = "N bet gleich hanger"
    assert told(table(), bet, "E hold gleich hanger") == ["held E gleich 2 GS-BET-10", "held E hanger 2 GS-BET-10"]
    assert told(table(), bet, "E raise gleich hanger") == ["raised E gleich 3 GS-BET-11", "raised E hanger 3 GS-BET-11"]
    assert told(table(), bet, "E good gleich hanger") == [
        "good E NS gleich 1 GS-BET-09",
        "good E NS hanger 1 GS-BET-09",
    ]
    assert told(table(), "N concede gleich hanger") == [
        "conceded N EW gleich 1 GS-CONC-02",
        "conceded N EW hanger 1 GS-CONC-02",
    ]


@rule("GS-VAL-04")
def test_every_card_of_a_proof_belongs_to_an_example() -> None:
    hands = {"W": "EO LK LO EK HX", "N": "EA H8 H9 L9 S8"}
    played = say(tricks(table(hands), "LK"), "W bet hanger", "N good", "N concede gleich", "N concede spiel")
    referee = Referee(played, GILTSPIEL)
    for line in ("validate hanger LO HX", "validate hanger LO LO"):
        with pytest.raises(Illegal):
            referee.take(3, line)
    assert referee.may(3, "validate hanger LO EK EO"), "one may show more than one must"
    assert referee.may(3, "validate hanger EO EK LO"), "in any order"
    assert [line for line in referee.lines(3) if line.verb == "validate"]
    assert all(referee.may(3, line) for line in referee.lines(3))
    referee.take(3, "validate hanger LO")
    assert referee.deal.closed


@rule("GS-SHOW-06", "GS-SHOW-09")
def test_every_way_to_stay_in_a_figure_is_offered_and_no_other() -> None:
    """Whoever may lay cards for a figure is offered just those that will do, everybody else none."""
    deal = say(table(), "N concede spiel")
    referee = Referee(deal, GILTSPIEL)
    assert deal.phase() == "show"
    for seat in range(4):
        offered = {line for line in referee.lines(seat) if line.verb == "contest"}
        hand = cards_of(deal.cards.hands[seat])
        for figure in (GLEICH, HANGER):
            for some in range(len(hand) + 1):
                for cards in combinations(hand, some):
                    line = Line("contest", (figure,), tuple((card, None) for card in cards))
                    assert (line in offered) == referee.may(seat, line)
        assert bool(offered) == (deal.seating.side_of(seat) == deal.show.shower)


@rule("GS-TACT-10")
def test_what_wins_a_figure_is_offered_before_what_only_draws_level() -> None:
    deal = say(table({"E": "S9 E9 HK SK SX", "S": "EU LU E7 L8 SO"}), "E concede spiel")
    say(deal, "N contest gleich H9 L9", "N concede hanger")
    laid = [line.cards for line in Referee(deal, GILTSPIEL).lines(1) if line.verb == "contest"]
    assert [cards_text([card for card, _ in some]) for some in laid if len(some) == 2] == ["HK SK", "E9 S9"]
