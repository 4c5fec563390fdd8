"""The five figures: what makes one, which is better, and who has it when everything lies open."""

import random
from typing import Any

import pytest

from every import each_of
from properties.model_bieten import NOTHING, REAL, best_of
from rules.bieten.helpers import (
    NUMBER,
    QUIET_TRICKS,
    bieten_rules,
    figures_of,
    has,
    played,
    played_out,
    quiet,
    say,
    table,
)
from rules.helpers import cards
from weli.core.acts import FIGURE_WORDS, GLEICH, HANGER
from weli.core.cards import PACK_32
from weli.games.bieten.keys import bieten_key
from weli.games.figures.engine.deal import OPEN
from weli.games.figures.engine.tricks import REAL as STRENGTH_OF_A_REAL_CARD

rule = pytest.mark.rule


def closed(hands: dict[str, str], text: str, preset: str = "3p", **rest: Any) -> str:
    """Who has Rot, Grün, Gleich, Hanger and Spiel after these cards, with nothing bet."""
    return figures_of(played(table(hands, preset, **rest), text))


@rule("BI-FIG-01")
def test_five_figures_are_played_for() -> None:
    deal = quiet()
    assert [FIGURE_WORDS[figure] for figure in deal.figures] == ["rot", "gruen", "gleich", "hanger", "spiel"]
    assert sum(played(quiet(), QUIET_TRICKS).gained) == 5


@rule("BI-FIG-02", "BI-BET-01")
@each_of("figure", NUMBER)
def test_what_nobody_has_bet_on_is_worth_one(figure: str) -> None:
    deal = played(quiet(), QUIET_TRICKS)
    winner = "ABC".index(has(deal, figure))
    assert deal.stakes[NUMBER[figure]].value == 1
    assert [step.number for step in deal.counted if step.figure == NUMBER[figure]] == [1]
    assert deal.gained[winner] >= 1


@rule("BI-FIG-03", "BI-FIG-04", "BI-FIG-15")
@each_of(("figure", "suit"), [("rot", "H"), ("gruen", "L")])
def test_the_highest_heart_and_the_highest_leaf(figure: str, suit: str) -> None:
    ranks = "A K O U X 9 8 7".split()
    for place, high in enumerate(ranks[:-1]):
        low = ranks[place + 1]
        for first, second in (("A", "B"), ("B", "A")):
            deal = table({first: f"{suit}{high} E9 S7", second: f"{suit}{low} SK EO"}, players=2)
            while not deal.closed:
                deal.play(deal.turn(), deal.legal(deal.turn())[0])
            assert has(deal, figure) == first


@rule("BI-FIG-06", "BI-Q02")
def test_three_beat_two_unless_the_house_has_it_otherwise() -> None:
    hands = {"A": "S7 E7 H7", "B": "SA EA H9", "C": "LX E8 S9"}
    text = "S7 SA S9 EA E8 E7 H9 LX H7"
    assert closed(hands, text).split()[2] == "A"
    assert closed(hands, text, gleich_size_first=False).split()[2] == "B"


@rule("BI-FIG-05", "BI-FIG-06")
def test_of_two_pairs_the_higher_rank() -> None:
    assert closed({"A": "S8 E8 H7", "B": "S9 E9 H8", "C": "LX EU SA"}, "S8 S9 SA EU E8 E9 LX H7 H8").split()[2] == "B"


@rule("BI-FIG-07", "BI-WELI-05")
@each_of("name", ["SK", "HK", "LK"])
def test_a_pair_with_the_weli_loses_to_a_real_one(name: str) -> None:
    deal = table({"A": "HK LK E8", "B": "EK S6 S9", "C": "H8 LX EX"})
    assert has(played_out(deal, S6=name), "gleich") == "A", "also where the Weli is named as a King that lies there"
    assert has(played_out(deal, S6="E9"), "gleich") == "A"


@rule("BI-FIG-07")
def test_three_with_the_weli_beat_a_real_pair() -> None:
    assert (
        closed({"A": "HA LA E8", "B": "E7 S6 S7", "C": "H8 LX EX"}, "E8 E7 EX H8 HA S6=H7 LA S7 LX").split()[2] == "B"
    )


@rule("BI-FIG-08", "BI-Q05")
@each_of(("tie", "winner"), [("stands", "stands"), ("turn_order", "A"), ("earliest_bettor", "stands")])
def test_two_real_pairs_of_one_rank(tie: str, winner: str) -> None:
    hands = {"A": "HK LK E8", "B": "SK EK S9", "C": "H8 L8 EX"}
    text = "E8 EK EX SK L8 LK S9 H8 HK"
    assert closed(hands, text, figure_tie=tie).split()[2] == winner
    held = say(table(hands, figure_tie=tie), "B bet gleich", "C hold")
    by_bet = {"stands": "stands", "turn_order": "A", "earliest_bettor": "B"}
    assert has(played(held, text), "gleich") == by_bet[tie]
    eights = say(table(hands, figure_tie=tie), "C bet gleich", "A hold")
    by_a_worse_one = {"stands": "stands", "turn_order": "A", "earliest_bettor": "stands"}
    assert has(played(eights, text), "gleich") == by_a_worse_one[tie], "only who has the best one can profit"


@rule("BI-Q05", "BI-FIG-15")
@each_of("tie", ["turn_order", "earliest_bettor"])
def test_where_nothing_is_level_the_rule_for_ties_changes_nothing(tie: str) -> None:
    assert figures_of(played(quiet(figure_tie=tie), QUIET_TRICKS)) == figures_of(played(quiet(), QUIET_TRICKS))


@rule("BI-Q05")
def test_turn_order_begins_left_of_the_dealer() -> None:
    hands = {"A": "HK LK E8", "B": "SK EK S9", "C": "H8 L8 EX"}
    deal = table(hands, dealer="A", figure_tie="turn_order")
    assert has(played_out(deal), "gleich") == "B"


@rule("BI-FIG-09", "BI-Q04")
def test_a_run_is_of_one_suit_unless_the_house_has_it_otherwise() -> None:
    hands = {"A": "EA LK H7", "B": "S9 S8 HO", "C": "LX E7 SU"}
    assert has(played_out(table(hands)), "hanger") == "B"
    assert has(played_out(table(hands, hanger_same_suit=False)), "hanger") == "A"


@rule("BI-FIG-10", "BI-Q03")
def test_the_longer_run_beats_the_higher_unless_the_house_has_it_otherwise() -> None:
    hands = {"A": "SA SK H7", "B": "E9 E8 E7", "C": "LU L9 HX"}
    text = "SA E9 HX SK E8 L9 H7 E7 LU"
    assert closed(hands, text).split()[3] == "B"
    assert closed(hands, text, hanger_length_first=False).split()[3] == "A"


@rule("BI-FIG-10")
def test_of_two_runs_ace_and_king_beat_king_and_ober() -> None:
    assert closed({"A": "SK SO H7", "B": "EA EK L8", "C": "LU L9 HX"}, "SK EA L9 SO EK LU H7 L8 HX").split()[3] == "B"


@rule("BI-FIG-11", "BI-WELI-05", "BI-Q06")
@each_of(("name", "rest"), [("EO", "EK"), ("EK", "EO")])
def test_of_level_runs_the_one_with_the_weli_loses(name: str, rest: str) -> None:
    hands = {"A": "SK SO H7", "B": f"{rest} S6 H9", "C": "LA L7 HU"}
    deal = played(table(hands), f"SK {'S6=' + name} L7 SO {rest} LA H7 H9 HU")
    assert has(deal, "hanger") == "A"


@rule("BI-FIG-11")
def test_level_runs_stand_and_a_lower_one_does_not_move_up() -> None:
    hands = {"A": "SA SK H7", "B": "EK EO H9", "C": "LA LK HO"}
    assert closed(hands, "SA EK LA SK EO LK H7 H9 HO").split()[3] == "stands"


@rule("BI-FIG-11", "BI-Q06")
def test_of_two_runs_with_a_wild_card_the_higher_real_cards_count_first() -> None:
    hands = {"A": "SK S6 H9", "B": "EO E7 L8", "C": "LA L7 HU"}
    text = "SK EO L7 S6=SO E7=EK LA H9 L8 HU"
    assert closed(hands, text, "three-wilds", players=3).split()[3] == "A", "its King is real"


@rule("BI-FIG-12")
def test_ace_and_seven_are_no_neighbours_unless_the_house_has_it_so() -> None:
    hands = {"A": "SA S7 H7", "B": "EA EX LU", "C": "LX L8 HX"}
    text = "SA EA L8 S7 EX LX H7 LU HX"
    assert closed(hands, text).split()[3] == "nobody"
    assert closed(hands, text, hanger_wrap=True).split()[3] == "A"


@rule("BI-FIG-12")
@each_of(
    ("better", "worse"),
    [("S8 S7 SA", "S7 SA EO"), ("S7 SA SK", "EA EK LO"), ("LA LK EO", "S7 SA EO"), ("L9 L8 EO", "S7 SA EO")],
)
def test_round_the_corner_the_seven_is_the_top(better: str, worse: str) -> None:
    rules = bieten_rules(hanger_wrap=True)
    real = [STRENGTH_OF_A_REAL_CARD] * 3
    assert (
        bieten_key(rules.height, cards(better), real, HANGER) > bieten_key(rules.height, cards(worse), real, HANGER) > 0
    )


@rule("BI-FIG-06", "BI-FIG-07", "BI-FIG-10", "BI-FIG-11", "BI-FIG-12", "BI-VAR-06", "BI-VAR-07", "BI-Q06", "BI-Q41")
@each_of(
    "options",
    [
        {},
        {"gleich_size_first": False},
        {"hanger_length_first": False},
        {"hanger_same_suit": False},
        {"hanger_wrap": True},
        {"hanger_wrap": True, "hanger_same_suit": False},
        {"hanger_wrap": True, "hanger_length_first": False, "hanger_same_suit": False},
    ],
)
def test_two_keys_compare_as_the_figures_do(options: dict[str, Any]) -> None:
    """Two hands with up to three wild cards, under names that often make figures; each is compared with each in every figure."""
    rules = bieten_rules("three-wilds", **options)
    chance = random.Random(str(options))
    hands = []
    for _ in range(250):
        near = chance.sample(PACK_32, 3) if chance.random() < 0.3 else neighbours(chance)
        hands.append((near, [chance.choice([REAL, REAL, 8, 7, 6]) for _ in near]))
    for figure in NUMBER.values():
        if figure == NUMBER["spiel"]:
            continue
        keyed = []
        for names, places in hands:
            strengths = [STRENGTH_OF_A_REAL_CARD if place == REAL else place - 5 for place in places]
            plain = best_of(list(zip(names, places, strict=True)), rules, figure)
            key = bieten_key(rules.height, names, strengths, figure)
            assert (key > 0) == (plain != NOTHING), f"{names} {figure}"
            keyed.append((plain, key))
        in_order = sorted(keyed)
        assert [key for _, key in in_order] == sorted(key for _, key in keyed)
        assert len({plain for plain, _ in keyed}) == len({key for _, key in keyed})


def neighbours(chance: random.Random) -> list[int]:
    """Three different cards of a few ranks round the corner or in the middle."""
    ranks = chance.choice([(1, 2, 8), (1, 7, 8), (6, 7, 8), (1, 2, 3), (4, 5, 6)])
    pool = [suit * 9 + rank for suit in chance.sample(range(4), 2) for rank in ranks]
    return chance.sample(pool, 3)


@rule("BI-FIG-13", "BI-PLAY-07")
def test_the_spiel_is_the_last_tricks() -> None:
    for seed in range(30):
        deal = quiet()
        chance = random.Random(seed)
        while not deal.closed:
            deal.play(deal.turn(), chance.choice([act for act in deal.legal(deal.turn()) if act < 64]))
        assert deal.stakes[NUMBER["spiel"]].owner == deal.tricks.winners[2], f"seed {seed}"


@rule("BI-FIG-14")
def test_one_card_counts_in_several_figures() -> None:
    hands = {"A": "HA LA HK", "B": "E9 S7 EU", "C": "S8 LX E7"}
    assert closed(hands, "LA E9 LX HA S7 E7 HK EU S8") == "A A A A A"
    with_weli = {"A": "S6 LA HK", "B": "E9 S7 EU", "C": "S8 LX E7"}
    assert closed(with_weli, "LA E9 LX S6=HA S7 E7 HK EU S8") == "A A A A A"


@rule("BI-FIG-16")
def test_what_nobody_has_is_nobodys() -> None:
    hands = {"A": "EX S8 E7", "B": "SA EO S9", "C": "EA SU E8"}
    text = "EX EO EA SU S8 SA S9 E8 E7"
    assert closed(hands, text) == "nobody nobody nobody nobody B"
    assert sum(played(table(hands), text).gained) == 1


@rule("BI-FIG-17", "BI-PLAY-08")
def test_figures_are_judged_when_the_third_trick_is_complete() -> None:
    deal = quiet()
    for card in QUIET_TRICKS.split():
        assert all(deal.stakes[figure].owner == OPEN for figure in deal.figures)
        assert not deal.closed
        deal = played(deal, card)
    assert deal.closed
    assert figures_of(deal) == "A B B C C"


@rule("BI-FIG-17")
def test_in_which_trick_a_card_was_played_is_all_one() -> None:
    for seed in range(40):
        deal = quiet()
        chance = random.Random(seed)
        while not deal.closed:
            deal.play(deal.turn(), chance.choice([act for act in deal.legal(deal.turn()) if act < 64]))
        assert figures_of(deal).split()[:4] == ["A", "B", "B", "C"], f"seed {seed}"


@rule("BI-FIG-05", "BI-FIG-09")
def test_a_key_of_fewer_than_two_cards_is_none() -> None:
    rules = bieten_rules()
    for figure in (GLEICH, HANGER):
        assert bieten_key(rules.height, cards("HA"), [STRENGTH_OF_A_REAL_CARD], figure) == 0
        assert bieten_key(rules.height, [], [], figure) == 0
