"""The object of Perlaggen, its cards and its seats."""

from itertools import pairwise

import pytest

from every import each_of
from rules.helpers import due, lying_as, refuses, rules_of, say, sit, tricks
from weli.core.acts import GLEICH, HANGER
from weli.core.cards import PACK_32, PACK_33, RANK, RANK_LETTERS, SUIT_LETTERS, WELI, card_of, card_text
from weli.core.errors import RulesError
from weli.games.figures.engine.figures import size_of_key

rule = pytest.mark.rule

HIGH_TO_LOW = "AKOUX987"


@rule("PL-CARD-01")
def test_the_pack_is_that_of_giltspiel_and_the_six_of_bells() -> None:
    assert rules_of().cards == PACK_33
    assert set(PACK_33) == {*PACK_32, WELI}
    assert len(PACK_33) == 33
    assert card_text(WELI) == "S6"


@rule("PL-CARD-03")
@each_of("suit", SUIT_LETTERS)
def test_in_every_suit_ranks_go_from_the_ace_down_to_the_seven(suit: str) -> None:
    trump = "LA" if suit != "L" else "EA"
    for higher, lower in pairwise(f"{suit}{rank}" for rank in HIGH_TO_LOW):
        below = sit("innsbruck-2p5", {"A": lower, "B": higher}, turned=trump, perlagg_order=[])
        assert due(tricks(below, f"{lower} {higher}")) == "B"
        above = sit("innsbruck-2p5", {"A": higher, "B": lower}, turned=trump, perlagg_order=[])
        assert due(tricks(above, f"{higher} {lower}")) == "A"
    in_order = [card_of(f"{suit}{rank}") for rank in HIGH_TO_LOW]
    assert in_order == sorted(in_order, reverse=True)


@rule("PL-CARD-05", "PL-OQ-01")
def test_the_weli_without_a_name_is_the_six_below_the_seven() -> None:
    deal = sit(hands={"W": "S8 S7 S6", "N": "S9 SX"})
    for lead, follow, winner_of_trick in (("S6", "S7", "B"), ("S7", "S6", "A"), ("S6", "S8", "B"), ("S6", "HA", "A")):
        assert due(tricks(sit("innsbruck-2p5", {"A": lead, "B": follow}), f"{lead} {follow}")) == winner_of_trick
    say(deal, "N concede spiel", "E concede gleich", "W contest hanger S8 S7 S6")
    assert lying_as(deal, "W") == "S8 S7 S6"
    assert size_of_key(deal.shown_figure(3, HANGER)) == 3


@rule("PL-CARD-05", "PL-OQ-01", "PL-OQ-02")
def test_a_six_is_a_gleich_only_with_a_perlagg_named_the_six() -> None:
    deal = say(sit(hands={"W": "S6 S7 HX"}), "N concede spiel", "W concede hanger", "W contest gleich S6 S7=S6")
    assert deal.shown_figure(3, GLEICH) > 0
    assert RANK_LETTERS[RANK[deal.cards.names[3][0]]] == "6"


def test_p_weli_face_rank() -> None:
    lines = ["N concede spiel", "E concede gleich", "W contest hanger S8 S7 S6"]
    counts = {"six_below_seven": 3, "none": 2}
    for value, size in counts.items():
        deal = say(sit(hands={"W": "S8 S7 S6", "N": "SX"}, weli_face_rank=value), *lines)
        assert size_of_key(deal.shown_figure(3, HANGER)) == size
        two = sit("innsbruck-2p5", {"A": "S6", "B": "S7"}, weli_face_rank=value)
        assert due(tricks(two, "S6 S7")) == "B", "it loses to everything of its suit"
    lonely = sit(hands={"W": "S6 S7 HX"}, weli_face_rank="none")
    say(lonely, "N concede spiel", "W concede hanger", "W concede gleich")
    paired = sit(hands={"W": "S6 S7 HX"}, weli_face_rank="none")
    refuses(say(paired, "N concede spiel", "W concede hanger"), "W contest gleich S6 S7=S6", "PL-SHOW-03")


@rule("PL-CARD-06")
def test_deal_and_play_go_clockwise() -> None:
    deal = sit(hands={"W": "HX", "N": "H9", "E": "H8", "S": "H7"}, dealer="S")
    order = []
    for card in "HX H9 H8 H7".split():
        order.append(due(deal))
        tricks(deal, card)
    assert order == ["W", "N", "E", "S"]
    refuses(tricks(sit(hands={"W": "HX", "E": "H8"}), "HX"), "E H8", "PL-CARD-06")


@each_of(("value", "six"), [(32, False), (33, True)])
def test_p_pack(value: int, six: bool) -> None:
    rules = rules_of(pack=value, perlagg_order=["HK"])
    assert (len(rules.cards), WELI in rules.cards) == (value, six)
    with pytest.raises(RulesError):
        rules_of(pack=32)  # where the Weli is a Perlagg it must be there


TABLES = {
    "innsbruck-2p5": (2, "two_singles", ["A", "B"]),
    "innsbruck-3p": (3, "three_singles", ["A", "B", "C"]),
    "innsbruck": (4, "two_pairs", ["NS", "EW"]),
    "innsbruck-6p": (6, "two_trios", ["ACE", "BDF"]),
}


@each_of("preset", TABLES)
def test_p_players(preset: str) -> None:
    players, sides, _ = TABLES[preset]
    deal = sit(preset)
    assert (deal.rules.players, deal.rules.table.sides) == (players, sides)
    assert len(deal.cards.hands) == len(deal.cards.held) == players
    with pytest.raises(RulesError):
        rules_of(preset, players=5)
    with pytest.raises(RulesError):
        rules_of(preset, players=4 if players != 4 else 6)


@each_of("preset", TABLES)
def test_p_sides(preset: str) -> None:
    """Whoever is on a side alone gets its point alone; partners sit alternately."""
    _, _, names = TABLES[preset]
    deal = sit(preset)
    assert deal.seating.side_names() == names
    assert len(deal.start_scores) == len(deal.gained) == len(names)
    first = deal.seating.seat_name(deal.first_leader())
    say(deal, f"{first} bet gleich")
    others = [deal.seating.seat_name(seat) for seat in deal.answering()]
    mine = deal.seating.side_name(deal.seating.side_of(deal.first_leader()))
    assert others
    assert not set(others) & set(mine)
