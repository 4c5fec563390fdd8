"""Shuffle, cut, deal and the turn-up."""

import random

import pytest

from every import each_of
from rules.helpers import FISS, SEATS, acts, allows, due, hand, playable, refuses, say, table, tricks
from weli.core.acts import GLEICH, HANGER
from weli.core.cards import PACK_32, SUIT, card_of, cards_of
from weli.games import match_for
from weli.games.figures.engine.deal import FigureDeal
from weli.games.figures.engine.dealing import deal_pack

rule = pytest.mark.rule


def shuffled(seed: int = 1) -> list[int]:
    pack = PACK_32[:]
    random.Random(seed).shuffle(pack)
    return pack


@rule("GS-DEAL-01")
def test_chance_is_the_order_of_the_pack_and_nothing_else() -> None:
    one, same = (deal_pack(FISS, 0, [0, 0], shuffled(1)) for _ in range(2))
    other = deal_pack(FISS, 0, [0, 0], shuffled(2))
    assert one.facts() == same.facts()
    assert one.cards.hands != other.cards.hands


@rule("GS-DEAL-02")
def test_the_cut_only_changes_where_the_pack_begins() -> None:
    pack = shuffled()
    for lifted in range(1, 32):
        cut = pack[lifted:] + pack[:lifted]
        deal = deal_pack(FISS, 0, [0, 0], cut)
        dealt = [card for one in deal.cards.hands for card in cards_of(one)]
        assert set(dealt) == set(cut[:20])
        assert deal.cards.turned == [cut[20]]
        assert list(deal.cards.held) == [5] * 4, "nobody keeps a card found by cutting"


@rule("GS-DEAL-03", "GS-DEAL-04")
@each_of(("pattern", "first"), [(0, 2), (1, 3)])
@each_of("dealer", range(4))
def test_five_cards_each_in_two_rounds(pattern: int, first: int, dealer: int) -> None:
    pack = shuffled()
    deal = deal_pack(FISS, dealer, [0, 0], pack, pattern)
    for place in range(4):
        seat = (dealer + 1 + place) % 4  # from the dealer's left to the dealer
        second_round = 4 * first + place * (5 - first)
        got = pack[place * first : (place + 1) * first] + pack[second_round : second_round + 5 - first]
        assert sorted(got) == cards_of(deal.cards.hands[seat]), SEATS[seat]


@rule("GS-DEAL-05", "GS-DEAL-06")
def test_the_twenty_first_card_is_turned_and_makes_its_suit_trumps() -> None:
    for seed in range(20):
        pack = shuffled(seed)
        deal = deal_pack(FISS, 0, [0, 0], pack)
        assert deal.cards.turned == [pack[20]]
        assert deal.cards.trump == SUIT[pack[20]]
        assert all(deal.seen_by(seat).cards.turned == [pack[20]] for seat in range(4)), "it lies open"


@rule("GS-DEAL-07")
def test_the_turn_up_is_nobodys_and_the_stock_stays_hidden() -> None:
    deal = table(turned="S9")  # North's S8 has no neighbour but the turn-up
    turned = card_of("S9")
    for seat in range(4):
        assert not (deal.cards.hands[seat] | deal.cards.visible[seat]) & 2**turned
        assert turned not in deal.legal(seat)
    lonely = table({"N": "EA EO H9 L7 S8", "E": "HA HK LA H7 SX"}, turned="S9")
    assert not lonely.has_example(0, HANGER)
    paired = table({"N": "EA EO HX L7 S8", "E": "HA HK LA H7 SX", "W": "LK LO H8 HU E8"}, turned="S7")
    assert not paired.has_example(0, GLEICH)
    stock = set(PACK_32) - {card for one in deal.cards.hands for card in cards_of(one)} - {turned}
    assert len(stock) == 11
    for _ in range(3):
        tricks(deal, playable(deal, due(deal)).split()[0])
    assert stock.isdisjoint(card for each in deal.cards.rows for card in each)


@rule("GS-DEAL-08")
def test_bets_and_concessions_are_possible_once_the_deal_is_complete() -> None:
    for seat in SEATS:
        allows(table(), f"{seat} bet gleich", f"{seat} bet spiel", f"{seat} concede hanger", f"{seat} concede spiel")


@rule("GS-DEAL-09")
def test_the_deal_passes_to_the_left_even_where_nobody_scored() -> None:
    match = match_for(FISS)
    match.begin(dealer=2)
    dealers = ""
    for _ in range(5):
        dealers += SEATS[match.dealer]
        deal = table(dealer=SEATS[match.dealer], validation_voids="deal", validation_penalty=0)
        say(deal, "W bet gleich", "N hold", "N concede gleich", "N concede hanger", "N concede spiel")
        say(deal, "N pass", "W pass")
        match.record(deal)
    assert dealers == "SWNES"
    assert match.entries == [[0, 0]] * 5


@rule("GS-DEAL-10")
def test_after_the_scores_all_cards_are_dealt_afresh() -> None:
    deal = say(table(), "E bet gleich", "N hold", "E concede gleich", "E concede hanger", "E concede spiel")
    say(deal, "E validate gleich L7 H7", "N validate gleich H9 L9")
    assert deal.closed
    for line in ("W LK", "W bet gleich", "N concede spiel", "N hold gleich", "N contest hanger"):
        seat, said = acts(deal, line)
        assert said[0] not in deal.legal(seat)
    refuses(deal, "N bet gleich", "GS-BET-14")
    refuses(deal, "N concede hanger", "GS-CONC-01")
    match = match_for(FISS)
    match.begin(dealer=0)
    match.record(deal)
    fresh = match.next_deal(shuffled())
    assert isinstance(fresh, FigureDeal)
    assert [stake.value for stake in fresh.stakes] == [1, 1, 1]
    assert (list(fresh.proofs.duties), list(fresh.cards.held)) == ([0] * 4, [5] * 4)
    assert fresh.start_scores == match.scores == [4, 0]
    assert hand(fresh, "N")
