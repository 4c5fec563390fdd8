"""Gleich, Hanger and Spiel."""

import itertools
import random

import pytest

from every import each_of
from rules.helpers import (
    FISS,
    NOTHING,
    TIED,
    ask_to_the_end,
    cards,
    gained,
    owner,
    owners,
    play_on,
    say,
    table,
    tricks,
    two_all,
)
from weli.core.acts import FIGURE_WORDS, GLEICH, HANGER, SPIEL
from weli.core.cards import BIT, PACK_32, PACK_33, RANK, SUIT, cards_of, set_of
from weli.games.figures.engine.dealing import deal_pack
from weli.games.figures.engine.figures import (
    belonging,
    cards_of_key,
    figure_key,
    gleich_key,
    hanger_key,
    rank_of_key,
    size_of_key,
)
from weli.notation import parse

rule = pytest.mark.rule


def gleich(text: str) -> int:
    return gleich_key(set_of(cards(text)))


def hanger(text: str) -> int:
    return hanger_key(set_of(cards(text)))


@rule("GS-FIG-01")
def test_three_figures_can_score() -> None:
    assert [FIGURE_WORDS[figure] for figure in FISS.figures()] == ["gleich", "hanger", "spiel"]
    for seed in range(50):
        pack = random.Random(seed).sample(PACK_32, 32)
        deal = ask_to_the_end(deal_pack(FISS, 0, [0, 0], pack))
        scored = [step.figure for step in deal.counted if step.number > 0]
        assert set(scored) <= {GLEICH, HANGER, SPIEL}
        assert len(scored) == len(set(scored))


@rule("GS-FIG-02")
def test_a_gleich_is_two_or_more_cards_of_one_rank() -> None:
    assert gleich("E7 L8 H9 SX EU") == 0
    for one, two in itertools.combinations("ELHS", 2):
        assert size_of_key(gleich(f"{one}9 {two}9 HA")) == 2
    assert gleich("E9") == 0
    assert gleich("E9 EX EU EO EK") == 0


@rule("GS-FIG-03")
def test_pair_dritziges_and_viertiges() -> None:
    assert [size_of_key(gleich(text)) for text in ("E9 L9", "E9 L9 H9", "E9 L9 H9 S9")] == [2, 3, 4]
    for missing in "ELHS":
        assert size_of_key(gleich(" ".join(f"{suit}K" for suit in "ELHS" if suit != missing))) == 3


@rule("GS-FIG-04")
def test_more_cards_beat_fewer_then_the_higher_rank_wins() -> None:
    rising = ["E7 L7", "H8 S8", "EA LA", "E7 L7 H7", "E8 L8 S8", "EA HA SA", "E7 L7 H7 S7", "EA LA HA SA"]
    keys = [gleich(text) for text in rising]
    assert keys == sorted(set(keys))
    assert gleich("E9 L9 EK LK") == gleich("HK SK"), "the best one of a hand counts"
    assert gleich("E7 L7 H7 EA LA") == gleich("E7 L7 H7")


@rule("GS-FIG-07", "GS-FIG-12")
def test_a_hanger_is_two_or_more_neighbours_of_one_suit() -> None:
    assert hanger("EX EU") > 0
    assert hanger("EX LU") == 0
    assert hanger("EX EO") == 0
    assert hanger("EA E7") == 0, "ace and seven are no neighbours"
    assert hanger("LA L7 L8") == hanger("L7 L8")
    assert hanger("EA L7") == 0, "suits do not run into one another"
    assert [size_of_key(hanger(text)) for text in ("H7 H8", "H7 H8 H9", "H7 H8 H9 HX", "H7 H8 H9 HX HU")] == [
        2,
        3,
        4,
        5,
    ]


@rule("GS-FIG-08", "GS-FIG-12")
def test_longer_hangers_beat_shorter_then_the_top_card_decides() -> None:
    rising = ["E8 E7", "E9 E8", "LO LK", "HK HA", "S9 S8 S7", "EA EK EO", "LX L9 L8 L7", "HX H9 H8 H7 HU"]
    keys = [hanger(text) for text in rising]
    assert keys == sorted(set(keys))
    assert hanger("EA EK L9 L8 L7") == hanger("S9 S8 S7"), "the best one of a hand counts"
    assert rank_of_key(hanger("LX L9 L8 L7")) == RANK[cards("LX")[0]]
    assert hanger("LA LK L9 L8 L7") == hanger("S9 S8 S7"), "in one suit as well the longer one counts, not the higher"


@rule("GS-FIG-11")
def test_suits_are_equal_and_trumps_no_better() -> None:
    for one, two in itertools.permutations("ELHS", 2):
        assert gleich(f"{one}K {two}K") == gleich("EK LK")
        assert hanger(f"{one}K {one}O") == hanger(f"{two}K {two}O")
    hands = {"N": "EA EK H9 L9 S8", "E": "SA SK L7 H7 SX"}
    deal = say(table(hands, turned="S7"), "W concede spiel")
    say(deal, "N contest hanger EA EK", "S contest gleich EU LU", "E contest hanger SA SK", "E concede gleich")
    say(deal, "N contest hanger", "E contest hanger")
    assert owner(deal, HANGER) == "stands"


@rule("GS-FIG-05", "GS-FIG-09")
def test_the_best_one_of_all_four_players_wins() -> None:
    deal = play_on(two_all(table({"E": "HA H8 L7 H7 SX"})))
    assert owners(deal).startswith("NS NS"), "South's Unters, North's ace and king"
    deal = play_on(two_all(table({"N": "EA E7 H9 L9 S8", "S": "EX LU HK L8 SO", "E": "HA HO L7 H7 SX"})))
    assert owners(deal).startswith("NS EW"), "North's Nines, West's king and Ober"
    for better, worse in (("N", "S"), ("S", "N")):  # of two partners it does not matter who sits first
        hands = {better: "LA SA EO H9 S8", worse: "L9 E9 EA HO SO", "E": "HK SK H7 L8 EX", "W": "LO HU EU E8 SX"}
        assert owners(play_on(two_all(table(hands)))).startswith("NS"), "two Aces, a Nine of each, against two Kings"


@rule("GS-FIG-15")
def test_partners_cards_are_never_combined() -> None:
    hands = {"N": "EA LX H9 E7 S8", "S": "LA LU E9 H8 SO", "E": "HA HK L7 H7 SX", "W": "LK LO HX HU E8"}
    deal = play_on(two_all(table(hands)))
    assert owners(deal).startswith("EW EW"), "two aces, two Nines and X-U in two hands are nothing"


@rule("GS-FIG-06", "GS-FIG-10", "GS-TIE-01")
def test_equal_figures_stand_and_nobody_scores_them() -> None:
    deal = play_on(two_all(table(TIED)))
    assert owners(deal).startswith("stands stands")
    assert sum(gained(deal)) == 1, "the Spiel alone"


@rule("GS-FIG-13")
def test_three_of_five_tricks_win_the_spiel() -> None:
    deal = two_all(table())
    assert (list(deal.tricks.taken), owner(deal, SPIEL)) == ([2, 2], "open")
    play_on(deal)
    assert max(deal.tricks.taken) == 3
    assert owner(deal, SPIEL) == ("NS" if deal.tricks.taken[0] == 3 else "EW")


@rule("GS-FIG-14")
def test_one_card_counts_in_both() -> None:
    cards_held = "S9 E9 L9 LX HK"
    assert (size_of_key(gleich(cards_held)), size_of_key(hanger(cards_held))) == (3, 2)
    used = set_of(cards("L9"))
    whole = set_of(cards(cards_held))
    for figure in (GLEICH, HANGER):
        assert cards_of_key(whole, figure, figure_key(whole, figure)) & used


@rule("GS-FIG-16")
def test_played_shown_and_held_cards_all_belong_to_the_hand() -> None:
    deal = table()
    assert deal.has_example(0, GLEICH)
    tricks(deal, "LK L9 L7 L8")
    assert deal.has_example(0, GLEICH), "one Nine played, one in hand"
    say(deal, "E concede spiel")
    assert deal.shown_key(0, GLEICH) == 0, "what is in hand does not win yet"
    say(deal, "N contest gleich H9")
    assert deal.shown_key(0, GLEICH) == gleich("H9 L9")
    assert deal.has_example(0, GLEICH)


@rule("GS-FIG-17")
def test_spiel_and_spiel_aus_are_not_confused() -> None:
    assert parse("Ich biete das Spiel").figures == (SPIEL,)
    assert parse("Spiel aus").figures == ()
    assert parse("Spiel aus").verb == "bet"
    deal = say(table(), "N concede gleich", "N concede hanger", "E concede spiel")
    assert gained(deal) == (1, 2)
    assert deal.winner < 0, "the Spiel is won, the game is not"


@rule("GS-FIG-18", "GS-SHOW-22")
def test_a_figure_nobody_has_goes_to_nobody_unless_conceded() -> None:
    deal = play_on(two_all(table(NOTHING, turned="E9")))
    assert owners(deal).startswith("nobody nobody")
    assert sum(gained(deal)) == 1
    conceded = say(table(NOTHING, turned="E9"), "N concede gleich")
    assert owner(play_on(two_all(conceded)), GLEICH) == "EW"


def test_keys_agree_with_a_plain_reading_of_the_rules() -> None:
    """Every figure of random hands, found by trying all sets of cards."""
    chance = random.Random(7)
    for _ in range(300):
        hand = chance.sample(PACK_32, chance.randint(1, 5))
        best = {GLEICH: (0, 0), HANGER: (0, 0)}
        for size in range(2, len(hand) + 1):
            for some in itertools.combinations(sorted(hand), size):
                ranks = [RANK[card] for card in some]
                if len(set(ranks)) == 1:
                    best[GLEICH] = max(best[GLEICH], (size, ranks[0]))
                in_a_row = ranks == list(range(ranks[0], ranks[0] + size))
                if in_a_row and len({SUIT[card] for card in some}) == 1:
                    best[HANGER] = max(best[HANGER], (size, ranks[-1]))
        for figure, (size, rank) in best.items():
            key = figure_key(set_of(hand), figure)
            assert (size_of_key(key), rank_of_key(key)) == (size, rank)
            assert cards_of_key(set_of(hand), figure, key).bit_count() == size or not key


@rule("GS-FIG-12", "GS-VAL-03")
@each_of("figure", [GLEICH, HANGER])
def test_a_card_belongs_to_an_example_where_another_card_makes_one_with_it(figure: int) -> None:
    """With the Weli in the pack too: the Ace of hearts and the Six of bells lie side by side in the set, but are no neighbours."""
    chance = random.Random(7)
    hands = [set_of(chance.sample(PACK_33, size)) for size in range(1, 8) for _ in range(100)]
    for hand in [*hands, set_of(cards("HA S6")), set_of(cards("EA S7 S6"))]:
        made = [
            card
            for card in cards_of(hand)
            if any(figure_key(BIT[card] | BIT[other], figure) for other in cards_of(hand & ~BIT[card]))
        ]
        assert cards_of(belonging(hand, figure)) == made
