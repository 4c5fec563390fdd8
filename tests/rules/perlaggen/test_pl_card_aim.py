"""The object of Perlaggen, its cards and its seats."""

from itertools import pairwise

import pytest

from rules.helpers import due, gained, lying_as, owner, refuses, rules_of, say, sit, tricks, winner
from weli.core.acts import FIGURE_WORDS, GLEICH, HANGER, SPIEL
from weli.core.cards import PACK_32, PACK_33, RANK, RANK_LETTERS, SUIT_LETTERS, WELI, card_of, card_text
from weli.core.errors import RulesError
from weli.games import match_for
from weli.games.figures.engine.figures import size_of_key

rule = pytest.mark.rule

HIGH_TO_LOW = "AKOUX987"


@rule("PL-AIM-01")
def test_gleich_hanger_and_spiel_bring_a_point_each() -> None:
    for figure in FIGURE_WORDS[:3]:
        rest = [f"N concede {other}" for other in FIGURE_WORDS[:3] if other != figure]
        assert gained(say(sit(), f"E concede {figure}", *rest)) == (1, 2)


@rule("PL-AIM-02")
@pytest.mark.parametrize("figure", [GLEICH, HANGER, SPIEL])
def test_a_figure_is_worth_more_once_a_bet_on_it_is_accepted(figure: int) -> None:
    bet = say(sit(), f"N bet {FIGURE_WORDS[figure]}")
    assert say(bet.copy(), "E hold").stakes[figure].value == 2
    conceded = say(bet.copy(), "E good")
    assert (owner(conceded, figure), conceded.stakes[figure].value) == ("NS", 1)


@rule("PL-AIM-03", "PL-SCORE-01")
def test_points_add_up_over_deals_until_a_side_has_the_target() -> None:
    match = match_for(rules_of(target=11))
    match.begin(dealer=2)
    deals = 0
    while match.winner < 0:
        deal = say(
            match.next_deal(PACK_33[2:] + PACK_33[:2]), f"{match.rules.seating.seat_name((match.dealer - 1) % 4)} cut 1"
        )
        for figure in FIGURE_WORDS[:3]:
            if not deal.closed:
                say(deal, f"E concede {figure}")
        match.finish()
        deals += 1
        assert match.scores == [min(3 * deals, 11), 0]
    assert (deals, match.winner) == (4, 0)


@rule("PL-AIM-03")
@pytest.mark.parametrize("target", range(11, 25))
def test_any_target_in_use_can_be_agreed(target: int) -> None:
    assert target in rules_of().targets()
    lines = ["E concede spiel", "E concede gleich"]
    assert winner(say(sit(score=(target - 2, 0), target=target), *lines)) == "NS"
    assert not say(sit(score=(target - 3, 0), target=target), *lines).closed


@rule("PL-CARD-01")
def test_the_pack_is_that_of_giltspiel_and_the_six_of_bells() -> None:
    assert rules_of().cards == PACK_33
    assert set(PACK_33) == {*PACK_32, WELI}
    assert len(PACK_33) == 33
    assert card_text(WELI) == "S6"


@rule("PL-CARD-03")
@pytest.mark.parametrize("suit", SUIT_LETTERS)
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
def test_four_play_in_two_pairs_opposite_each_other() -> None:
    seating = rules_of().seating
    assert seating.seat_names() == list("NESW")
    assert seating.side_names() == ["NS", "EW"]


@rule("PL-CARD-06")
def test_deal_and_play_go_clockwise() -> None:
    deal = sit(hands={"W": "HX", "N": "H9", "E": "H8", "S": "H7"}, dealer="S")
    order = []
    for card in "HX H9 H8 H7".split():
        order.append(due(deal))
        tricks(deal, card)
    assert order == ["W", "N", "E", "S"]
    refuses(tricks(sit(hands={"W": "HX", "E": "H8"}), "HX"), "E H8", "PL-CARD-06")


@pytest.mark.parametrize(("value", "six"), [(32, False), (33, True)])
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


@pytest.mark.parametrize("preset", TABLES)
def test_p_players(preset: str) -> None:
    players, sides, _ = TABLES[preset]
    deal = sit(preset)
    assert (deal.rules.players, deal.rules.table.sides) == (players, sides)
    assert len(deal.cards.hands) == len(deal.cards.held) == players
    with pytest.raises(RulesError):
        rules_of(preset, players=5)
    with pytest.raises(RulesError):
        rules_of(preset, players=4 if players != 4 else 6)


@pytest.mark.parametrize("preset", TABLES)
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
