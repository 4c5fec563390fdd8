"""The pack, the object of a deal, and dealing."""

from collections import Counter
from itertools import product

import pytest

from every import each_of
from rules.gaigel.helpers import (
    GAIGEL,
    TABLES,
    can,
    counts,
    drawn,
    ended,
    endgame,
    gained,
    hand,
    round_of,
    rules_of,
    shuffled,
    table,
    taker,
    uncut,
)
from rules.helpers import allows, due, may, refuses, say
from weli.core.acts import CUT, kind_of
from weli.core.cards import card_text, cards_text
from weli.core.errors import RulesError
from weli.games.gaigel import reasons
from weli.games.gaigel.acts import KNOCK, PAIR
from weli.games.gaigel.dealing import lay_pack_for
from weli.games.gaigel.ranks import PACK_48

rule = pytest.mark.rule

# The first cards of a pack, all different in what they would make of a deal: two rounds and a little more for six players.
PACK = "HA HX HK HO HU H7 SA SX SK SO SU S7 EA EX EK EO EU E7 LA LX LK LO LU L7 HA HX HK HO HU H7 SA SX"


# The pack.


@rule("GA-CARD-01", "GA-CARD-02")
@each_of("preset", GAIGEL.presets)
def test_the_pack_has_every_card_twice(preset: str) -> None:
    pack = [card_text(card) for card in rules_of(preset).cards]
    assert Counter(pack) == {suit + rank: 2 for suit in "HSEL" for rank in "AXKOU7"}
    assert len(pack) == 48


@rule("GA-CARD-03", "GA-PLAY-06", "GA-PLAY-05")
@each_of(("suit", "trump"), [("E", "S"), ("L", "S"), ("H", "S"), ("S", "H"), ("S", "S"), ("L", "L")])
def test_the_ten_stands_above_the_king(suit: str, trump: str) -> None:
    order = "AXKOU7"
    for first, second in product(order, order):
        deal = endgame({"A": f"{suit}{first}", "B": f"{suit}{second}"}, trump, preset="2p")
        round_of(deal, f"{suit}{first} {suit}{second}")
        assert taker(deal) == ("B" if order.index(second) < order.index(first) else "A"), (first, second)


@rule("GA-CARD-04")
@each_of(("rank", "points"), [("A", 11), ("X", 10), ("K", 4), ("O", 3), ("U", 2), ("7", 0)])
def test_what_a_card_counts(rank: str, points: int) -> None:
    for suit in "HSEL":
        other = "E" if suit != "E" else "L"
        deal = endgame({"A": f"{suit}{rank} {other}7", "B": f"{other}7 {other}7"}, suit, preset="2p")
        assert counts(round_of(deal, f"{suit}{rank} {other}7")) == (points, 0)


@rule("GA-CARD-05", "GA-AIM-02", "GA-PLAY-15")
@each_of("preset", TABLES.values())
def test_all_cards_count_240_and_pairs_come_on_top(preset: str) -> None:
    declared = 0
    for seed in range(30):
        deal = shuffled(seed, preset)
        while not deal.calls.calling:
            seat = deal.tricks.leader if deal.tricks.drawing else deal.turn()
            choices = deal.legal(seat)
            deal.play(seat, next((act for act in choices if kind_of(act) == PAIR), choices[0]))
        paid = sum(40 if pair.suit == deal.talon.trump else 20 for pair in deal.pairs.declared)
        declared += paid
        assert sum(deal.score.counts) == 240 + paid, f"seed {seed}"
    assert declared


@rule("GA-CARD-08", "GA-PLAY-07")
def test_of_two_equal_cards_the_earlier_wins() -> None:
    hands = {"N": "HX EK L7 LU EO", "W": "HA E7 LK SX HU", "S": "HA LO EU S7 HK", "E": "HO L7 EX LA EU"}
    deal = round_of(table(hands, taken={"NS": "SA SA", "EW": "E7 S7"}, left=16), "HX HA HA HO")
    assert (taker(deal), due(deal)) == ("W", "W")
    assert counts(deal) == (22, 35)
    assert hand(drawn(deal), "W") == hand(deal, "W")


@rule("GA-CARD-08", "GA-PLAY-05", "GA-PLAY-07")
def test_of_two_equal_trumps_the_earlier_wins_until_a_higher_one_comes() -> None:
    hands = {"N": "LA HX E7 EU HO", "W": "SK H7 LU EO EX", "S": "SK HU LO E7 LX", "E": "LA SX HK EK L7"}
    twins = round_of(table(hands, turned="SO", taken={"NS": "", "EW": ""}, left=16), "LA SK SK LA")
    assert (taker(twins), counts(twins)) == ("W", (0, 30))
    higher = round_of(table(hands, turned="SO", taken={"NS": "", "EW": ""}, left=16), "LA SK SK SX")
    assert (taker(higher), counts(higher)) == ("E", (0, 29))


# The object of a deal.


@rule("GA-AIM-01", "GA-AIM-03", "GA-OUT-01")
@each_of(
    ("won", "points"),
    [
        ("HA HA LA LA EA EA HX HX LX EU HU E7", 100),
        ("HA HA LA LA EA EA HX HX LX LO LU E7", 101),
        ("HA HA LA LA EA EA HX HX LX LO LU EU", 103),
    ],
)
def test_a_hundred_and_one_is_enough_and_a_hundred_is_not(won: str, points: int) -> None:
    enough = points > 100
    deal = table(taken={"NS": won, "EW": "H7 H7 L7 S7"}, left=8)
    assert counts(deal) == (points, 0)
    assert not deal.closed, "nothing ends by itself"
    say(deal, "S aus")
    if enough:
        say(deal, "W pass")
    assert ended(deal) == (reasons.AUS_RIGHT if enough else reasons.UNDERGAIGELT)
    assert gained(deal) == ((0, 1) if enough else (2, 0))


@rule("GA-AIM-02")
def test_a_pair_that_nobody_has_declared_counts_nothing() -> None:
    deal = table(
        {"N": "SK SO HK HO L7", "W": "E7", "S": "E7", "E": "L7"}, taken={"NS": "EA EA EX EX", "EW": ""}, left=8
    )
    assert counts(deal) == (42, 0)
    round_of(deal, "SK E7 E7 L7")
    assert counts(deal) == (46, 0)
    say(deal, "N aus")
    assert ended(deal) == reasons.UNDERGAIGELT


@rule("GA-AIM-03")
@each_of("preset", TABLES.values())
def test_reaching_the_target_does_not_end_a_deal(preset: str) -> None:
    for seed in range(20):
        deal = shuffled(seed, preset)
        while not deal.calls.calling:
            seat = deal.turn()
            deal.play(seat, deal.legal(seat)[0])
        assert len(deal.tricks.winners) * deal.rules.players == 48, f"seed {seed}"


# Cutting and knocking.


@rule("GA-DEAL-01", "GA-DEAL-02", "GA-SEAT-02")
@each_of("preset", TABLES.values())
def test_the_dealers_left_neighbour_cuts(preset: str) -> None:
    names = rules_of(preset).seating.seat_names()
    for place, dealer in enumerate(names):
        deal = uncut(PACK, preset=preset, dealer=dealer)
        cutter = names[place - 1]
        for name in names:
            if name == cutter:
                allows(deal, f"{name} cut 1", f"{name} cut 47", f"{name} knock")
                refuses(deal, f"{name} cut 48", "GA-DEAL-02")
                refuses(deal, f"{name} cut 0", "GA-DEAL-02")
            else:
                refuses(deal, f"{name} cut 7", "GA-DEAL-02")
                refuses(deal, f"{name} knock", "GA-DEAL-03")
                assert may(deal, name) == []
            refuses(deal, f"{name} play HA", "GA-DEAL-02")
            refuses(deal, f"{name} aus", "GA-DEAL-02")
        assert deal.phase() == "cut"
        assert deal.acting() == [2 if name == cutter else 0 for name in names]


@rule("GA-DEAL-02")
@each_of("lifted", [1, 5, 24, 47])
def test_the_lifted_cards_go_under_the_rest(lifted: int) -> None:
    whole = uncut(PACK)
    pack = whole.cut.pack[lifted:] + whole.cut.pack[:lifted]
    say(whole, f"S cut {lifted}")
    assert whole.hands[0] == sorted([*pack[:3], *pack[12:14]])
    assert [*whole.talon.cards, whole.talon.indicator] == [*pack[21:], pack[20]]
    refuses(whole, "S cut 3", "GA-DEAL-02")
    refuses(whole, "S knock", "GA-DEAL-03")


@rule("GA-DEAL-03", "GA-DEAL-04", "GA-DEAL-06")
@each_of("preset", TABLES.values())
@each_of("pattern", ["3-2-T", "3-T-2"])
def test_after_a_knock_everybody_gets_five_at_once(preset: str, pattern: str) -> None:
    deal = uncut(PACK, preset=preset, deal_pattern=pattern)
    names = deal.seating.seat_names()
    pack = deal.cut.pack
    say(deal, f"{names[-2]} knock")
    assert deal.phase() == "play"
    for place in range(len(names)):
        assert deal.hands[place] == sorted(pack[5 * place : 5 * place + 5]), "the cards lie as they lay"
    dealt = 5 * len(names)
    assert deal.talon.indicator == pack[dealt]
    assert deal.talon.cards == pack[dealt + 1 :]


@rule("GA-DEAL-05")
def test_where_it_is_only_permitted_the_dealer_chooses() -> None:
    deal = say(uncut(PACK, preset="wikipedia-4p"), "S knock")
    assert (deal.phase(), deal.acting()) == ("cut", [0, 0, 0, 2])
    for name in "NWS":
        refuses(deal, f"{name} good", "GA-Q13")
        assert may(deal, name) == []
    refuses(deal, "S knock", "GA-DEAL-03")
    refuses(deal, "S cut 4", "GA-DEAL-02")
    refuses(deal, "E play HA", "GA-DEAL-02")
    fives = say(deal.copy(), "E good")
    assert hand(fives, "N") == "HX HU HO HK HA"
    packets = say(deal, "E pass")
    assert packets.hands[0] == sorted([*_top(0, 3), *_top(13, 2)]), "three, the open card after all threes, two"
    assert card_text(packets.talon.indicator) == "EA"


def _top(start: int, number: int) -> list[int]:
    return uncut(PACK).cut.pack[start : start + number]


@rule("GA-DEAL-03")
def test_where_nobody_may_knock_the_pack_is_cut() -> None:
    deal = uncut(PACK, knock="not_allowed")
    refuses(deal, "S knock", "GA-DEAL-03")
    assert {kind_of(act) for act in may(deal, "S")} == {CUT}
    assert {kind_of(act) for act in may(uncut(PACK), "S")} == {CUT, KNOCK}


# Dealing.


@rule("GA-DEAL-06", "GA-DEAL-07", "GA-DEAL-08", "GA-DEAL-09", "GA-DEAL-10", "GA-DEAL-11", "GA-SEAT-02")
@each_of("preset", TABLES.values())
@each_of("pattern", ["3-2-T", "3-T-2"])
@each_of("lifted", [1, 30])
def test_threes_and_twos_from_the_dealers_right_neighbour_on(preset: str, pattern: str, lifted: int) -> None:
    names = rules_of(preset).seating.seat_names()
    for dealer in range(len(names)):
        deal = uncut(PACK, preset=preset, dealer=names[dealer], deal_pattern=pattern)
        rest = deal.cut.pack[lifted:] + deal.cut.pack[:lifted]
        say(deal, f"{names[dealer - 1]} cut {lifted}")
        order = [(dealer + 1 + step) % len(names) for step in range(len(names))]
        expected: dict[int, list[int]] = {seat: [] for seat in order}
        for packet in (3, 2):
            for seat in order:
                for _ in range(packet):
                    expected[seat].append(rest.pop(0))
            if packet == 3 and pattern == "3-T-2":
                indicator = rest.pop(0)
        if pattern == "3-2-T":
            indicator = rest.pop(0)
        assert [*deal.hands] == [sorted(expected[seat]) for seat in range(len(names))]
        assert (deal.talon.indicator, deal.talon.cards) == (indicator, rest)
        assert deal.talon.trump == indicator // 9
        assert due(deal) == names[order[0]]
        assert len(deal.talon.cards) == 48 - 5 * len(names) - 1


@rule("GA-DEAL-11", "GA-PLAY-08", "GA-DEAL-12", "GA-2P-02", "GA-6P-02", "GA-Q40", "GA-Q41")
@each_of(("players", "talon", "rounds", "tricks"), [(2, 38, 19, 24), (3, 33, 11, 16), (4, 28, 7, 12), (6, 18, 3, 8)])
def test_the_talon_lasts_for_whole_rounds(players: int, talon: int, rounds: int, tricks: int) -> None:
    for seed in range(10):
        deal = shuffled(seed, TABLES[players])
        assert deal.to_draw() == talon
        bottom, draws = deal.talon.indicator, 0
        while not deal.calls.calling:
            seat = deal.turn()
            before = [held[:] for held in deal.hands]
            final = deal.tricks.drawing and deal.to_draw() == players
            draws += deal.tricks.drawing
            deal.play(seat, deal.legal(seat)[0])
            if final:
                last = (seat - 1) % players
                assert sorted([*before[last], bottom]) == deal.hands[last], f"seed {seed}"
                assert not deal.talon_open()
        assert (draws, len(deal.tricks.winners)) == (rounds, tricks), f"seed {seed}"


@rule("GA-DEAL-08", "GA-DEAL-07")
def test_which_house_deals_in_which_way() -> None:
    patterns = {name: rules_of(name).dealing.deal_pattern for name in GAIGEL.presets}
    assert {name for name, pattern in patterns.items() if pattern == "3-T-2"} == {
        "wikipedia-4p",
        "wikipedia-6p",
        "wikipedia-3p",
    }


@rule("GA-DEAL-10", "GA-PLAY-17")
@each_of("preset", TABLES.values())
def test_only_the_open_card_of_the_talon_is_seen(preset: str) -> None:
    deal = shuffled(5, preset)
    for seat in range(deal.rules.players):
        view = deal.seen_by(seat)
        assert view.talon.indicator == deal.talon.indicator
        assert view.talon.cards == [-1] * len(deal.talon.cards)
        assert view.to_draw() == deal.to_draw()


@rule("GA-DEAL-02")
@each_of("preset", ["kreuz-4p", "wikipedia-4p", "2p", "3p", "6p"])
def test_a_pack_can_be_laid_for_a_deal_that_is_known(preset: str) -> None:
    wanted = shuffled(8, preset)
    talon = [*wanted.talon.cards, wanted.talon.indicator]
    deal = lay_pack_for(wanted.rules, wanted.dealer, wanted.start_scores, [*wanted.hands], talon)
    assert sorted(deal.cut.pack) == sorted(PACK_48)
    deal.play(deal.cutter(), CUT * 64 + 1)
    assert (deal.hands, deal.talon.cards, deal.talon.indicator) == (
        wanted.hands,
        wanted.talon.cards,
        wanted.talon.indicator,
    )


@rule("GA-DEAL-02", "GA-PLAY-17")
def test_nobody_sees_the_pack_before_the_cut() -> None:
    deal = uncut(PACK)
    for seat in range(4):
        view = deal.seen_by(seat)
        assert view.cut.pack == []
        assert view.legal(seat) == deal.legal(seat)
        assert cards_text([card for each in view.hands for card in each]) == ""
    assert can(deal, "S", KNOCK)


@rule("GA-DEAL-04", "GA-DEAL-05", "GA-DEAL-07", "GA-AIM-01", "GA-CARD-01")
@each_of(
    ("name", "value"),
    [("knock", "always"), ("deal_pattern", "5-T"), ("target", 100), ("target", 102), ("turn_direction", "cw")],
)
def test_other_ways_to_deal_are_not_played(name: str, value: object) -> None:
    with pytest.raises(RulesError):
        rules_of(**{name: value})
