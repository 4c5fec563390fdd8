"""The object of the game and the cards."""

from itertools import pairwise

import pytest

from every import each_of
from rules.alike import BOTH, NUMBER, Begin
from rules.helpers import (
    COMMON,
    FISS,
    SEATS,
    cards,
    due,
    gained,
    hand,
    owner,
    playable,
    row,
    say,
    settled,
    table,
    tricks,
    winner,
)
from weli.core.cards import PACK_32, RANK, RANK_LETTERS, SUIT, SUIT_LETTERS, WELI, card_text
from weli.games import match_for
from weli.games.figures.engine.figures import gleich_key, hanger_key

HIGH_TO_LOW = "A K O U X 9 8 7".split()

rule = pytest.mark.rule


@rule("GS-AIM-01", "PL-CARD-06")
@BOTH
def test_four_players_in_two_pairs_opposite(begin: Begin) -> None:
    seating = begin().seating
    assert (seating.seat_names(), seating.side_names()) == (list(SEATS), ["NS", "EW"])
    assert [seating.side_of(seat) for seat in range(4)] == [0, 1, 0, 1]


@rule("GS-AIM-03", "GS-VAR-01", "PL-AIM-03", "PL-SCORE-02", "PL-VAR-02")
@BOTH
def test_the_target_is_agreed_beforehand(begin: Begin) -> None:
    targets = begin().rules.targets()
    assert targets == (11, 15) or {*range(11, 25)} <= {*targets}
    for target in targets:
        assert winner(settled(begin(short=(3, 9), target=target), "E")) == "NS", target
        short = settled(begin(short=(4, 9), target=target), "E")
        assert (winner(short), gained(short)) == ("none", (3, 0)), target


@rule("GS-AIM-04", "PL-AIM-01")
@BOTH
def test_three_points_are_on_offer_one_a_figure(begin: Begin) -> None:
    for figure in NUMBER:
        assert gained(settled(say(begin(), f"E concede {figure}"), "N")) == (1, 2)


@rule("GS-AIM-05", "PL-AIM-02")
@BOTH
def test_bets_raise_what_a_figure_is_worth(begin: Begin) -> None:
    for figure, number in NUMBER.items():
        deal = say(begin(), f"N bet {figure}")
        conceded = say(deal.copy(), "E good")
        assert (owner(conceded, number), conceded.stakes[number].value) == ("NS", 1)
        say(deal, "E hold")
        assert [stake.value for stake in deal.stakes] == [2 if other == number else 1 for other in range(3)]


@rule("GS-AIM-02")
def test_points_add_up_over_deals_until_a_side_has_the_target() -> None:
    match = match_for(FISS)
    match.begin(dealer=2)
    deals = 0
    while match.winner < 0:
        deal = match.next_deal(PACK_32)
        for figure in ("gleich", "hanger", "spiel"):
            if not deal.closed:
                say(deal, f"E concede {figure}")
        match.finish()
        deals += 1
        assert match.scores == [min(3 * deals, 11), 0]
    assert (deals, match.winner, match.scores) == (4, 0, [11, 0])


@rule("GS-CARD-01")
def test_the_pack_has_four_suits_of_eight_ranks() -> None:
    assert FISS.cards == PACK_32
    assert len(set(PACK_32)) == 32
    assert sorted({(SUIT[card], RANK[card]) for card in PACK_32}) == [(s, r) for s in range(4) for r in range(1, 9)]
    assert WELI not in PACK_32


@rule("GS-CARD-02")
def test_the_suits_are_acorns_leaves_hearts_and_bells() -> None:
    assert SUIT_LETTERS == "ELHS"
    assert {card_text(card)[0] for card in PACK_32} == set("ELHS")


@rule("GS-CARD-03")
def test_ranks_go_from_the_ace_down_to_the_seven() -> None:
    in_order = [cards(f"L{rank}")[0] for rank in HIGH_TO_LOW]
    assert in_order == sorted(in_order, reverse=True)
    assert RANK_LETTERS.index("X") == RANK_LETTERS.index("U") - 1
    assert RANK_LETTERS.index("X") == RANK_LETTERS.index("9") + 1


@rule("GS-CARD-04", "GS-CARD-03")
@each_of(("higher", "lower"), list(pairwise(HIGH_TO_LOW)))
def test_one_order_of_ranks_serves_tricks_gleich_and_hanger(higher: str, lower: str) -> None:
    def pair(rank: str) -> int:
        return gleich_key(sum(2**card for card in cards(f"E{rank} L{rank}")))

    assert pair(higher) > pair(lower)
    assert hanger_key(sum(2**card for card in cards(f"H{higher} H{lower}"))) > 0, "neighbours"
    # The lower card is led, the higher one takes the trick.
    rest = [card_text(card) for card in PACK_32 if card_text(card)[0] != "L" and card_text(card) != "S7"]
    deal = table(
        {
            "W": " ".join([f"L{lower}", *rest[:4]]),
            "N": " ".join([f"L{higher}", *rest[4:8]]),
            "E": " ".join(rest[8:13]),
            "S": " ".join(rest[13:18]),
        },
        turned="S7",
    )
    no_trumps = [next(card for card in hand(deal, seat).split() if card[0] != "S") for seat in "ES"]
    tricks(deal, f"L{lower} L{higher} {' '.join(no_trumps)}")
    assert due(deal) == "N"


@rule("GS-CARD-05")
def test_every_card_is_only_itself() -> None:
    assert FISS.wild.perlagg_order == ()
    deal = table({"W": "L7 HX HU E8 LO", "E": "HA HK LA H7 SX"}, turned="LX")
    tricks(deal, "L7")
    assert row(deal, "W") == "L7"
    assert playable(deal, "N") == "L9", "the Seven of trumps was led, and it is no more than that"
    assert due(tricks(deal, "L9 LA LU")) == "E"


@rule("GS-CARD-06")
def test_deal_and_play_go_clockwise() -> None:
    assert [FISS.seating.seat_name(FISS.seating.next_seat(seat)) for seat in range(4)] == ["E", "S", "W", "N"]
    deal = table()
    order = []
    for card in "LK L9 L7 L8".split():
        order.append(due(deal))
        tricks(deal, card)
    assert order == ["W", "N", "E", "S"]


def test_the_common_hands_are_what_they_are_said_to_be() -> None:
    keys = {
        seat: (gleich_key(sum(2**c for c in cards(held))), hanger_key(sum(2**c for c in cards(held))))
        for seat, held in COMMON.items()
    }
    assert keys["W"][0] == 0
    assert keys["S"][1] == 0
    assert max(keys, key=lambda seat: keys[seat][0]) == "S"
    assert keys["N"][1] == keys["E"][1] > keys["W"][1]
