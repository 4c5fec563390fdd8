"""The cut: who cuts, what he finds and keeps, and what that does to the deal."""

import pytest

from every import each_of
from rules.helpers import acts, allows, cards, cited, cut_from, hand, may, refuses, rules_of, say, seat_number, uncut
from weli.core.acts import CUT, STOP_ACT, TAKE, act_of, kind_of
from weli.core.cards import BIT, PACK_33, card_of, card_text, set_of
from weli.games.figures.engine.deal import NONE, FigureDeal

rule = pytest.mark.rule

ALL_FOUR = "HA HK S6 S7 E7"  # an ace above the four permanent Perlaggen


def in_hand(deal: FigureDeal, seat: str) -> set[str]:
    return set(hand(deal, seat).split())


def pack_order(top: str) -> list[str]:
    """The pack that `cut_from` lays, as texts."""
    first = cards(top)
    return [card_text(card) for card in first + [card for card in PACK_33 if card not in first]]


@rule("PL-CUT-01", "PL-OQ-64")
@each_of(
    ("preset", "dealer", "cutter"),
    [
        ("innsbruck", "S", "E"),
        ("innsbruck", "N", "W"),
        ("innsbruck", "W", "S"),
        ("innsbruck-2p5", "A", "B"),
        ("innsbruck-3p", "A", "C"),
        ("innsbruck-6p", "C", "B"),
    ],
)
def test_the_player_at_the_dealers_right_cuts(preset: str, dealer: str, cutter: str) -> None:
    deal = cut_from(preset, "L8 H8", dealer=dealer)
    for seat in deal.seating.seat_names():
        if seat == cutter:
            allows(deal, f"{seat} cut 7")
        else:
            refuses(deal, f"{seat} cut 7", "PL-CUT-01")


@rule("PL-CUT-01")
def test_nothing_else_can_be_done_before_the_cut_and_it_is_made_once() -> None:
    deal = uncut()
    for line in ("W bet gleich", "E concede spiel", "W L8", "N pass"):
        refuses(deal, line, "PL-CUT-01")
    say(deal, "E cut 1")
    assert deal.phase() == "play"
    refuses(deal, "E cut 2", "PL-CUT-01")


@rule("PL-CUT-02", "PL-OQ-12")
def test_a_card_at_least_must_be_lifted_and_one_must_stay() -> None:
    deal = cut_from()
    assert [act for act in may(deal, "E") if kind_of(act) == CUT] == [act_of(CUT, lifted) for lifted in range(1, 33)]
    refuses(deal, "E cut 0", "PL-OQ-12")
    refuses(deal, "E cut 33", "PL-OQ-12")
    for lifted in (1, 32):
        assert say(deal.copy(), f"E cut {lifted}").phase() != "cut"


@rule("PL-CUT-02", "PL-CUT-03")
@each_of("found", ["HK", "S6", "S7", "E7"])
def test_a_permanent_perlagg_at_the_bottom_of_the_lifted_part_is_taken(found: str) -> None:
    deal = say(cut_from(pack=f"HA LX {found} SX"), "E cut 3")
    assert found in in_hand(deal, "E")
    assert deal.cards.known == BIT[card_of(found)], "everybody has seen it"
    for seat in range(4):
        assert deal.seen_by(seat).cards.hands[1] & BIT[card_of(found)]
    other = say(cut_from(pack=f"HA LX {found} SX"), "E cut 2")
    assert other.cards.known == 0, "only what lies at the bottom of the lifted part"


@rule("PL-CUT-03", "PL-CUT-04")
@each_of(
    ("pack", "taken"),
    [
        ("HA S7 S6 HK", "S7 S6 HK"),
        ("S7 HA S6 HK", "S6 HK"),
        ("S7 S6 HA HK", "HK"),
        ("HK S7 S6 HA", ""),
        ("HK S7 S6 LU", ""),
    ],
)
def test_he_goes_on_until_another_card_comes(pack: str, taken: str) -> None:
    deal = say(cut_from(pack=pack), "E cut 4")
    assert deal.cards.known == set_of(cards(taken))
    assert in_hand(deal, "E") >= set(taken.split())


@rule("PL-CUT-05")
@each_of("card", ["L7", "H7", "LU", "HO", "SU", "EO"])
def test_a_perlagg_of_trumps_is_never_taken(card: str) -> None:
    deal = say(cut_from(pack=f"HA {card} HX"), "E cut 2")
    assert (deal.cards.known, deal.cut.bottom) == (0, card_of(card))


@rule("PL-CUT-06")
def test_only_the_cutter_knows_the_card_that_ended_the_search() -> None:
    deal = say(cut_from(pack="LX HK"), "E cut 2")
    assert [deal.seen_by(seat).cut.bottom for seat in range(4)] == [-1, card_of("LX"), -1, -1]
    waiting = say(cut_from(pack="LX HK", cut_take_is_optional=True), "E cut 2")
    for seat in range(4):
        view = waiting.seen_by(seat)
        assert (view.cut.pack, view.cut.finding) == ([], [])
        assert view.cut.bottom == (card_of("HK") if seat == 1 else -1)


@rule("PL-CUT-06", "PL-OQ-12")
def test_who_finds_nothing_but_perlaggen_knows_no_bottom_card() -> None:
    deal = say(cut_from(pack="S7 HK LX"), "E cut 2")
    assert deal.cards.known == set_of(cards("S7 HK"))
    assert deal.cut.bottom == -1


@rule("PL-CUT-07")
@each_of("lifted", [1, 2, 9, 32])
def test_the_lower_part_goes_on_top(lifted: int) -> None:
    pack = pack_order("H8 LX")
    deal = say(cut_from(pack="H8 LX", luck_und_boden=True), f"E cut {lifted}")
    assert deal.cards.known == 0
    dealt = pack[lifted:] + pack[:lifted]
    assert in_hand(deal, "W") == {*dealt[0:2], *dealt[8:11]}, "the first packet for the dealer's left"
    assert card_text(deal.cards.turned[0]) == dealt[20]
    assert deal.cut.boden[-1] == deal.cut.bottom == card_of(pack[lifted - 1]), (
        "the card that the cutter saw lies at the bottom"
    )


# Where the cutter's cards lie in the completed pack, and the trump card, by the number of Perlaggen found.
PLACES = {0: [4, 5, 14, 15, 16], 1: [4, 13, 14, 15], 2: [12, 13, 14], 3: [12, 13], 4: [12]}
TURNED = {0: 20, 1: 19, 2: 18, 3: 17, 4: 16}


@rule("PL-CUT-08", "PL-ALG-06", "PL-EX-04.1", "PL-EX-04.2", "PL-EX-04.3")
@each_of("found", PLACES)
def test_the_first_packets_are_short_of_what_the_cutter_has_found(found: int) -> None:
    pack = pack_order(ALL_FOUR)
    deal = say(cut_from(pack=ALL_FOUR), f"E cut {found + 1}")
    taken = pack[1 : found + 1]
    rest = pack[found + 1 :]
    assert in_hand(deal, "E") == {*taken, *[rest[place] for place in PLACES[found]]}
    assert card_text(deal.cards.turned[0]) == rest[TURNED[found]]
    assert list(deal.cards.held) == [5, 5, 5, 5]


@rule("PL-CUT-09")
@each_of("found", range(5))
def test_the_others_get_their_packets_whole(found: int) -> None:
    pack = pack_order(ALL_FOUR)
    deal = say(cut_from(pack=ALL_FOUR), f"E cut {found + 1}")
    rest = pack[found + 1 :]
    first_packets = 8 - min(found, 2)
    assert in_hand(deal, "W") == {*rest[0:2], *rest[first_packets : first_packets + 3]}
    assert in_hand(deal, "N") == {*rest[2:4], *rest[first_packets + 3 : first_packets + 6]}
    south = {*rest[first_packets - 2 : first_packets], *rest[TURNED[found] - 3 : TURNED[found]]}
    assert in_hand(deal, "S") == south


@rule("PL-CUT-08", "PL-OQ-13")
@each_of(
    ("preset", "pattern", "found", "packets"),
    [
        ("innsbruck-6p", 0, 1, [1, 2]),
        ("innsbruck-6p", 0, 3, [0, 1]),
        ("innsbruck-3p", 0, 1, [1, 3, 2]),
        ("innsbruck-3p", 0, 4, [0, 1, 2]),
        ("innsbruck-3p", 1, 4, [0, 3]),
        ("innsbruck-2p7", 0, 3, [0, 2, 2]),
        ("straf", 0, 2, [1, 4]),
    ],
)
def test_with_other_packets_the_first_are_short_too(preset: str, pattern: int, found: int, packets: list[int]) -> None:
    deal = cut_from(preset, ALL_FOUR, pattern=pattern)
    cutter = deal.seating.seat_name(deal.cutter())
    pack = pack_order(ALL_FOUR)[found + 1 :]
    whole = [packet for packet in deal.rules.dealing.deal_patterns[pattern] if isinstance(packet, int)]
    turn_at = [*deal.rules.dealing.deal_patterns[pattern], "T"].index("T")
    say(deal, f"{cutter} cut {found + 1}")
    expected: set[str] = set()
    place = 0
    for number, packet in enumerate(whole):
        place += len(deal.cards.turned) if number == turn_at else 0
        before = (deal.cutter() - deal.first_leader()) % deal.rules.players
        place += before * packet
        expected |= set(pack[place : place + packets[number]])
        place += packets[number] + (deal.rules.players - 1 - before) * packet
    own = in_hand(deal, cutter)
    assert own >= expected
    assert len(own) == deal.rules.hand_size == found + sum(packets)


@rule("PL-OQ-12")
def test_a_full_hand_of_perlaggen_ends_the_search() -> None:
    deal = say(cut_from("innsbruck-6p", ALL_FOUR), "E cut 5")
    assert in_hand(deal, "E") == {"HK", "S6", "S7", "E7"}
    five = say(cut_from("eichel-imst", "HA HK S6 E7 EU EO"), "E cut 6")
    assert in_hand(five, "E") == {"HK", "S6", "E7", "EU", "EO"}
    assert list(five.cards.held) == [5, 5, 5, 5]
    order = ["HK", "S6", "E7", "EU", "EO"]
    six = say(cut_from("eichel-6p", " ".join(order)), "E cut 5")
    assert in_hand(six, "E") == set(order[1:]), "the fifth is left where it lies"


@rule("PL-CUT-10")
def test_the_cutter_cannot_leave_what_he_finds() -> None:
    deal = cut_from(pack="HA HK")
    assert not {STOP_ACT, act_of(TAKE, card_of("HK"))} & set(may(deal, "E"))
    say(deal, "E cut 2")
    assert "HK" in in_hand(deal, "E")
    assert deal.phase() != "cut"


@rule("PL-CUT-10", "PL-OQ-12")
def test_p_cut_take_is_optional() -> None:
    assert say(cut_from(pack="HA HK"), "E cut 2").cards.known == BIT[card_of("HK")]
    deal = say(cut_from(pack="HA S6 HK", cut_take_is_optional=True), "E cut 3")
    assert (deal.phase(), deal.cards.known) == ("cut", 0)
    for seat in "NSW":
        assert "PL-CUT-01" in cited(deal, deal.check(seat_number(deal, seat), act_of(TAKE, card_of("HK"))))
        refuses(deal, f"{seat} stop", "PL-CUT-01")
    refuses(deal, "W bet gleich", "PL-CUT-01")
    left = say(deal.copy(), "E stop")
    assert (left.cards.known, left.cut.bottom) == (0, card_of("HK"))
    assert list(left.cards.held) == [5, 5, 5, 5]
    one = say(deal.copy(), "E steal", "E stop")
    assert (one.cards.known, one.cut.bottom) == (BIT[card_of("HK")], card_of("S6"))
    both = say(deal.copy(), "E steal", "E steal")
    assert both.cards.known == set_of(cards("HK S6"))
    assert both.phase() != "cut", "the ace ends the search by itself"


def test_p_cut_takes_permanent() -> None:
    assert say(cut_from(pack="HA HK"), "E cut 2").cards.known == BIT[card_of("HK")]
    without = say(cut_from(pack="HA HK", cut_takes_permanent=False), "E cut 2")
    assert (without.cards.known, without.cut.bottom) == (0, NONE), "where nothing can be found nobody looks"
    assert rules_of(cut_takes_permanent=False).begins_before_the_cut, "blind bets are still made there"
    assert not rules_of(cut_takes_permanent=False, blind_bets="none").begins_before_the_cut


def test_a_find_may_be_taken_only_while_the_cut_lasts() -> None:
    deal = cut_from(pack="HA HK", cut_take_is_optional=True)
    seat, said = acts(deal, "E stop")
    assert deal.check(seat, said[0])
    assert deal.check(seat, act_of(TAKE, card_of("HK")))
    say(deal, "E cut 2")
    assert deal.check(seat, act_of(TAKE, card_of("HA"))), "only the card that he has found"
