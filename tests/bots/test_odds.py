"""The tables of the Stammgast, and its counting, against plain enumeration."""

import random
from itertools import combinations

from weli.acts import GLEICH, HANGER
from weli.bots.chances import holds_one, ramp, weigh
from weli.bots.figure_odds import not_better, possible_keys
from weli.bots.spiel_odds import WEIGHTS
from weli.bots.tables.data import NOT_BETTER, SPIEL_WEIGHTS
from weli.bots.tables.figures import KEYS, not_better_table
from weli.cards import BIT, PACK_32, cards_of, set_of
from weli.parts.figures import figure_key


def test_ways_are_counted_exactly() -> None:
    rng = random.Random(4)
    for _ in range(30):
        pack = PACK_32[:]
        rng.shuffle(pack)
        visible, unseen = set_of(pack[:2]), set_of(pack[2:16])
        for figure in (GLEICH, HANGER):
            key = rng.choice(possible_keys(figure))
            hands = list(combinations(cards_of(unseen), 3))
            good = sum(figure_key(visible | set_of(list(hand)), figure) <= key for hand in hands)
            assert not_better(figure, key, visible, 3, unseen) == 1000 * good // len(hands)


def test_the_table_is_what_counting_gives() -> None:
    """A sample of all hands comes near the table, which counts them all."""
    rng = random.Random(5)
    hands = [set_of(rng.sample(PACK_32, 5)) for _ in range(4000)]
    for figure, table in enumerate(not_better_table(hands)):
        for key, chance in enumerate(table):
            if chance:
                assert abs(chance - NOT_BETTER[figure][key]) <= 60


def test_a_better_figure_is_better_less_often_beaten() -> None:
    for figure in (GLEICH, HANGER):
        chances = [NOT_BETTER[figure][key] for key in possible_keys(figure)[1:]]
        assert len(NOT_BETTER[figure]) == KEYS
        assert all(chances)
        pairs = chances[: 8 if figure == GLEICH else 7]
        assert pairs == sorted(pairs)


def test_the_highest_trump_is_worth_most() -> None:
    assert len(SPIEL_WEIGHTS) == WEIGHTS
    for trick in range(5):
        trumps = SPIEL_WEIGHTS[24 + trick * 14 : 24 + trick * 14 + 5]
        assert trumps == sorted(trumps, reverse=True)


def test_chances() -> None:
    assert holds_one(0, 5, 26) == 0
    assert holds_one(26, 1, 26) == 1000
    assert weigh(500, 3000) == 250
    assert weigh(0, 3000) == 0
    assert weigh(1000, 3000) == 1000
    assert [ramp(chance, 600, 100) for chance in (599, 600, 650, 700)] == [0, 0, 500, 1000]


def test_what_lies_open_counts() -> None:
    aces = sum(BIT[card] for card in PACK_32 if card % 9 == 8)
    two_aces = set_of(cards_of(aces)[:2])
    unseen = set_of(PACK_32) & ~aces
    assert not_better(GLEICH, 2 * 16 + 7, two_aces, 3, unseen) == 0
    assert not_better(GLEICH, 4 * 16 + 8, two_aces, 3, unseen) == 1000
