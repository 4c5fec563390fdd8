"""Packets, the turn-up and trumps, and Luck und Boden."""

import pytest

from every import each_of
from rules.helpers import cut_from, gained, hand, plays, rules_of, say, sit, tricks
from weli.core.cards import ACORNS, BELLS, HEARTS, LEAVES, PACK_32, PACK_33, SUIT, card_of, card_text, cards_of
from weli.core.errors import RulesError
from weli.games import match_for
from weli.games.figures.engine.deal import FigureDeal
from weli.games.figures.engine.dealing import deal_pack

rule = pytest.mark.rule

# The pack in the order of its dealing; no Perlagg is turned for trumps in the game for four.
PACK = PACK_33[2:] + PACK_33[:2]


def dealt(preset: str = "innsbruck", pattern: int = 0, dealer: int = 2, **options: object) -> FigureDeal:
    rules = rules_of(preset, **options)
    return deal_pack(rules, dealer, [rules.start_score] * rules.seating.sides, PACK, pattern)


def texts(places: list[int]) -> set[str]:
    return {card_text(PACK[place]) for place in places}


@rule("PL-DEAL-01")
@each_of("dealer", range(4))
def test_two_cards_each_then_three_clockwise(dealer: int) -> None:
    assert rules_of().dealing.deal_patterns == ((2, 3, "T"),), "and no other way"
    deal = dealt(dealer=dealer)
    for place in range(4):
        seat = "NESW"[(dealer + 1 + place) % 4]
        first, second = 2 * place, 8 + 3 * place
        assert set(hand(deal, seat).split()) == texts([first, first + 1, second, second + 1, second + 2])


@rule("PL-DEAL-02")
def test_the_next_card_is_turned_and_its_suit_is_trumps() -> None:
    for shift in range(33):
        pack = PACK_33[shift:] + PACK_33[:shift]
        deal = deal_pack(rules_of(), 2, [0, 0], pack)
        assert (deal.cards.turned, deal.cards.trump) == ([pack[20]], SUIT[pack[20]])
        assert all(deal.seen_by(seat).cards.turned == [pack[20]] for seat in range(4))


@rule("PL-DEAL-03", "PL-EX-05.1")
@each_of(("turned", "trump"), [("HK", HEARTS), ("S6", BELLS), ("S7", BELLS), ("E7", ACORNS)])
def test_a_permanent_perlagg_makes_its_own_suit_trumps(turned: str, trump: int) -> None:
    deal = sit(turned=turned)
    assert deal.cards.trump == trump
    assert (deal.cards.wild >> trump * 9 & 0x60).bit_count() == 2, "Unter and Ober of that suit are wild"


@rule("PL-DEAL-04")
@each_of(("turned", "trump"), [("EA", ACORNS), ("LA", LEAVES), ("HA", HEARTS), ("SA", BELLS)])
def test_every_suit_can_be_trumps(turned: str, trump: int) -> None:
    deal = sit(turned=turned)
    assert (deal.cards.trump, len(deal.cards.turned)) == (trump, 1)
    pack = [card_of(turned) if place == 20 else card for place, card in enumerate(without(turned))]
    assert deal_pack(rules_of(), 2, [0, 0], pack).cards.turned == [card_of(turned)]


def without(text: str) -> list[int]:
    """The pack with that card moved to the twenty-first place."""
    rest = [card for card in PACK_33 if card != card_of(text)]
    return [*rest[:20], card_of(text), *rest[20:]]


@rule("PL-DEAL-05")
@each_of("found", [0, 1, 3])
def test_thirteen_cards_take_no_part_also_after_a_find_in_the_cut(found: int) -> None:
    deal = say(cut_from(pack="HA HK S6 S7", exchange_turned_perlagg=False), f"E cut {found + 1}")
    assert list(deal.cards.held) == [5, 5, 5, 5]
    given = [card for held in deal.cards.hands for card in cards_of(held)]
    out = set(PACK_33) - set(given)
    assert (len(given), len(out)) == (20, 13)
    assert deal.cards.turned[0] in out
    while deal.turn() >= 0:
        tricks(deal, plays(deal)[0])
    assert out.isdisjoint(card for each in deal.cards.rows for card in each)


@rule("PL-DEAL-06")
def test_the_deal_passes_to_the_left_after_every_deal() -> None:
    match = match_for(rules_of())
    match.begin(dealer=2)
    dealers = ""
    for _ in range(5):
        seat = match.rules.seating.seat_name(match.dealer)
        dealers += seat
        deal = say(sit(dealer=seat), "N concede gleich", "N concede hanger", "E concede spiel")
        assert gained(deal) == (1, 2)
        match.record(deal)
    assert dealers == "SWNES"


@each_of(
    ("preset", "options", "pattern", "places", "turned"),
    [
        ("innsbruck", {}, 0, [0, 1, 8, 9, 10], 20),
        ("innsbruck", {"deal_patterns": [[2, 3], [3, 2]]}, 1, [0, 1, 2, 12, 13], 20),
        ("innsbruck", {"deal_patterns": [[5]]}, 0, [0, 1, 2, 3, 4], 20),
        ("innsbruck", {"deal_patterns": [[2, "T", 3]]}, 0, [0, 1, 9, 10, 11], 8),
        ("innsbruck-6p", {}, 0, [0, 1, 12, 13], 24),
        ("innsbruck-2p5", {}, 0, [0, 1, 4, 5, 6], 10),
        ("innsbruck-2p7", {}, 0, [0, 1, 4, 5, 6, 11, 12], 10),
        ("innsbruck-2p7", {}, 1, [0, 1, 2, 7, 8, 9, 10], 6),
        ("innsbruck-3p", {}, 0, [0, 1, 6, 7, 8, 16, 17], 15),
        ("innsbruck-3p", {}, 1, [0, 1, 2, 10, 11, 12, 13], 9),
        ("straf", {}, 0, [0, 1, 2, 10, 11, 12, 13], 9),
    ],
)
def test_p_deal_patterns(preset: str, options: dict[str, object], pattern: int, places: list[int], turned: int) -> None:
    """The cards of the player at the dealer's left, and the trump card."""
    deal = dealt(preset, pattern, dealer=0, **options)
    assert set(hand(deal, deal.seating.seat_name(1)).split()) == texts(places)
    assert deal.cards.turned[0] == PACK[turned]


@each_of(("preset", "size"), [("innsbruck-6p", 4), ("innsbruck", 5), ("innsbruck-2p7", 7)])
def test_p_hand_size(preset: str, size: int) -> None:
    deal = sit(preset)
    assert list(deal.cards.held) == [size] * deal.rules.players
    with pytest.raises(RulesError, match="deal_patterns"):
        rules_of(preset, hand_size=4 if size != 4 else 5)
    with pytest.raises(RulesError):
        rules_of("eichel-6p", hand_size=5, deal_patterns=[[2, 3]])  # three acorns might be all that is left


@rule("PL-6P-07", "PL-6P-08")
def test_six_may_play_with_five_cards_only_where_every_suit_can_be_trumps() -> None:
    deal = dealt("innsbruck-6p", hand_size=5, deal_patterns=[[2, 3]])
    assert list(deal.cards.held) == [5] * 6


@rule("PL-OQ-16")
@each_of("pattern", [0, 1])
def test_with_seven_cards_the_exchange_waits_for_the_last_packet(pattern: int) -> None:
    turn_up = [15, 9][pattern]
    rest = [card for card in PACK if card != card_of("LU")]
    pack = [*rest[:turn_up], card_of("LU"), *rest[turn_up:]]
    deal = deal_pack(rules_of("innsbruck-3p"), 0, [0, 0, 0], pack, pattern)
    assert (deal.cards.turned, deal.phase(), list(deal.cards.held)) == ([card_of("LU")], "exchange", [7, 7, 7])


def test_p_acorns_may_be_trump() -> None:
    assert dealt(acorns_may_be_trump=True, pack=33).cards.turned == [PACK[20]]
    pack = [card_of("E9") if card == PACK[20] else PACK[20] if card == card_of("E9") else card for card in PACK]
    for allowed, turned in ((True, [card_of("E9")]), (False, [card_of("E9"), PACK[21]])):
        deal = deal_pack(rules_of(acorns_may_be_trump=allowed), 2, [0, 0], pack)
        assert deal.cards.turned == turned
        assert (deal.cards.trump == ACORNS) == allowed


@rule("PL-VAR-04", "PL-VAR-05", "PL-OQ-52")
def test_p_luck_und_boden() -> None:
    assert dealt().cut.boden == []
    for preset, pattern, top in (("innsbruck", 0, 21), ("innsbruck-2p7", 0, 15), ("innsbruck-6p", 0, 25)):
        deal = dealt(preset, pattern, luck_und_boden=True)
        assert deal.cut.boden == [PACK[top], PACK[32]], "the card beneath the turn-up, and the last one"
        for seat in range(deal.rules.players):
            assert deal.seen_by(seat).cut.boden == deal.cut.boden, "everybody sees them"
            assert not deal.cards.hands[seat] & sum(2**card for card in deal.cut.boden)
    turned = PACK.index(card_of("HO"))
    pack = PACK[turned - 20 :] + PACK[: turned - 20]
    waiting = deal_pack(rules_of(luck_und_boden=True), 2, [0, 0], pack)
    assert waiting.phase() == "exchange"
    assert len(waiting.cut.boden) == 2, "they are shown before the exchange"


def test_fewer_than_two_cards_are_shown_as_they_are() -> None:
    five_each = {"hand_size": 5, "deal_patterns": [[2, 3]], "luck_und_boden": True}
    assert dealt("innsbruck-6p", **five_each).cut.boden == PACK[31:]
    rules = rules_of("innsbruck-6p", pack=32, perlagg_order=["HK"], **five_each)
    assert deal_pack(rules, 2, [0, 0], PACK_32).cut.boden == PACK_32[31:]
