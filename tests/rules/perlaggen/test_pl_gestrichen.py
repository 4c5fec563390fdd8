"""Both sides gestrichen: the asking round, and what each parameter of the comparison changes."""

import pytest

from every import each_of
from rules.helpers import allows, owners, play_out, say, seat_number, sit, winner
from rules.perlaggen.words import PAIRS, THREE_TENS, ends
from weli.games import game_named
from weli.games.figures.engine.deal import FigureDeal
from weli.referee import Event, Referee

rule = pytest.mark.rule


def round_of(deal: FigureDeal) -> list[str]:
    """What is asked and answered when both are gestrichen: who, and how many cards or what kind."""
    events = Referee(deal, game_named("perlaggen")).start()
    kinds = ("asks_allowed", "not_allowed", "allowed", "reveals_kind")
    return [_in_short(deal, event) for event in events if event.kind in kinds]


def _in_short(deal: FigureDeal, event: Event) -> str:
    seat = deal.seating.seat_name(event.seat) if event.seat >= 0 else ""
    figure = ["gleich", "hanger"][event.figures[0]] if event.figures else ""
    return " ".join(word for word in (seat, event.kind, str(event.number or ""), figure) if word)


@rule("PL-END-09")
def test_from_the_dealers_left_who_has_three_or_more_asks_whether_so_many_are_allowed() -> None:
    assert round_of(ends(THREE_TENS)) == ["N asks_allowed 3", "allowed"]
    four = ends({"S": "L9 LX LU S7"})
    assert round_of(four) == ["S asks_allowed 4", "allowed"]
    assert round_of(ends({"S": "L9 LX LU S7 E7"})) == ["S asks_allowed 5", "allowed"]
    west_first = ends({"W": "E8 E9 EX", "N": "H8 LX L9 L8 L7"})
    assert round_of(west_first)[0] == "W asks_allowed 3"
    assert round_of(ends({"W": "E8 E9 EX", "N": "H8 LX L9 L8 L7"}, dealer="W"))[0] == "N asks_allowed 4"
    assert round_of(ends(PAIRS)) == []


@rule("PL-END-10")
def test_not_allowed_says_who_has_as_many_or_more() -> None:
    more = round_of(ends({"W": "E8 E9 EX", "N": "H8 LX L9 L8 L7"}))
    assert more == ["W asks_allowed 3", "N not_allowed", "N asks_allowed 4", "allowed"]
    as_many = round_of(ends({"W": "E8 E9 EX", "N": "H8 HU L9 L8 L7"}))
    assert as_many[:2] == ["W asks_allowed 3", "N not_allowed"]
    fewer = round_of(ends({"W": "E8 E9 EX EU", "N": "H8 HU L9 L8 L7"}))
    assert fewer == ["W asks_allowed 4", "allowed"]


@rule("PL-END-12")
def test_with_equally_many_the_kind_is_revealed_first() -> None:
    deal = ends({"W": "E8 E9 EX", "N": "LX HX SX H7 SA"}, turned="S8")
    assert sorted(round_of(deal)[2:]) == ["N reveals_kind gleich", "W reveals_kind hanger"]
    assert winner(deal) == "NS"
    assert not [line for line in round_of(ends({"N": "EX LX HX", "E": "LA LK"})) if "reveals" in line]


@rule("PL-END-12", "PL-EICH-25")
def test_where_only_the_length_counts_no_kind_is_revealed() -> None:
    deal = ends({"N": "EX LX HX SX", "E": "SA SK SO SU"}, "eichel-imst", turned="LA")
    assert round_of(deal) == ["N asks_allowed 4", "E not_allowed"]


@rule("PL-OQ-74")
@each_of("hands", [THREE_TENS, PAIRS, {"W": "E8 E9 EX", "N": "H8 HU L9 L8 L7"}])
def test_p_both_gestrichen_procedure(hands: dict[str, str]) -> None:
    """The winner is the same; only the round is told or not."""
    asking, at_once = (ends(hands, both_gestrichen_procedure=way) for way in ("asking_round", "automatic"))
    assert (owners(asking), asking.winner, asking.phase()) == (owners(at_once), at_once.winner, at_once.phase())
    assert round_of(at_once) == []
    assert bool(round_of(asking)) == (hands is not PAIRS)


def test_p_both_gestrichen_rule() -> None:
    assert winner(ends(THREE_TENS)) == "NS"
    without = ends(THREE_TENS, both_gestrichen_rule=False)
    assert owners(without) == "open open open"
    allows(without, "N concede gleich")


def test_p_both_gestrichen_min_cards() -> None:
    assert winner(ends(THREE_TENS, both_gestrichen_min_cards=3)) == "NS"
    assert ends(THREE_TENS, both_gestrichen_min_cards=4).phase() == "play"
    assert winner(ends({"N": "EX LX HX S7"}, both_gestrichen_min_cards=4)) == "NS"


@rule("PL-EICH-23", "PL-EICH-24", "PL-EICH-25", "PL-OQ-28")
def test_p_both_gestrichen_compare() -> None:
    hands = {"N": "EX LX HX", "E": "H7 H8 H9"}
    assert winner(ends(hands)) == "NS", "three each: Gleich before Hanger"
    assert ends(hands, both_gestrichen_compare="length_only").phase() == "play"
    longer = {"N": "EX LX HX", "E": "H7 H8 H9 S7"}
    assert winner(ends(longer, both_gestrichen_compare="length_only")) == "EW"
    # Eichelperlaggen: four cards at least, and their number alone.
    assert ends(THREE_TENS, "eichel-imst", turned="LA").phase() == "play"
    four = {"N": "EX LX HX SX", "E": "S7 S8 S9 L8"}
    assert ends({"N": "EX LX HX SX", "E": "SA SK SO SU"}, "eichel-imst", turned="LA").phase() == "play"
    assert winner(ends({"N": "EX LX HX SX", "E": "S9 S8 E7 EU EO"}, "eichel-imst", turned="LA")) == "EW"
    assert winner(ends(four, "eichel-imst", turned="LA")) == "NS"


@rule("PL-END-14", "PL-OQ-27")
def test_p_both_gestrichen_hanger_tie() -> None:
    hands = {"N": "HX H9 H8 HU", "E": "EX E9 E8 EU", "S": "LK SK EK"}
    assert ends(hands, turned="S9").phase() == "play"
    assert winner(ends(hands, turned="S9", both_gestrichen_hanger_tie="best_gleich")) == "NS"


@rule("PL-END-16", "GS-OQ-34")
def test_p_both_gestrichen_single_timing() -> None:
    """The Gleich conceded, the Hanger open: it is compared at once, or play goes on and comes to the same."""
    lines = ["N bet gleich", "E good"]
    now = say(sit("innsbruck", PAIRS, turned="SX", score=(16, 17)), *lines)
    assert (now.phase(), owners(now)) == ("validate", "NS nobody nobody")
    later = say(sit("innsbruck", PAIRS, turned="SX", score=(16, 17), both_gestrichen_single_timing="play_on"), *lines)
    assert (later.phase(), owners(later)) == ("play", "NS open open")
    assert winner(play_out(later, "EW")) == "NS", "Hanger before Spiel: ace and king of acorns"
    assert seat_number(later, "W") == later.turn()
