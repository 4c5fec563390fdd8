"""The tables of the Stammgast, and its counting, against plain enumeration."""

import random
from itertools import combinations

from figure_tables.counting import KEYS, not_better_table
from figure_tables.forms import FORMS
from weli.core.acts import GLEICH, HANGER
from weli.core.cards import ACORNS, BIT, PACK_32, PACK_33, RANKS, SUITS, cards_of, set_of
from weli.core.chances import holds_one, ramp, weigh
from weli.games import GAMES
from weli.games.figures.advice.figure_odds import not_better
from weli.games.figures.advice.spiel_weights import BY_TABLE, NATURAL, Model, Weighed, model_for
from weli.games.figures.advice.table_kind import TABLES, table_kind
from weli.games.figures.advice.tables import FIGURE_TRUTH, NOT_BETTER, SPIEL_WEIGHTS
from weli.games.figures.advice.truth import GRID, MOST_FREE
from weli.games.figures.engine.figures import KEY, figure_key


def possible_keys(figure: int) -> list[int]:
    """Every key a hand of five natural cards can have, 0 (none) first."""
    most = 5 if figure == HANGER else SUITS
    sizes = range(2, most + 1)
    return [0] + [size * KEY + rank for size in sizes for rank in range(1, RANKS) if figure == GLEICH or rank >= size]


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


def test_ways_with_perlaggen_are_counted_exactly() -> None:
    """PL-ALG-05: each hand at its best, with the Perlaggen that are known to be in it and those that may be."""
    rng = random.Random(9)
    for _ in range(30):
        pack = PACK_33[:]
        rng.shuffle(pack)
        loose, wild, hidden = rng.randrange(4), rng.randrange(3), rng.randrange(1, 4)
        visible, unseen = pack[:2], pack[2:13]
        for figure in (GLEICH, HANGER):
            key = rng.choice(possible_keys(figure))
            hands = list(combinations([*unseen, *[-1] * loose], hidden))
            good = 0
            for hand in hands:
                natural = [card for card in hand if card >= 0]
                best = figure_key(set_of(visible + natural), figure, 0, wild + hidden - len(natural))
                good += best <= key
            found = not_better(figure, key, set_of(visible), hidden, set_of(unseen), wild=wild, loose=loose)
            assert found == 1000 * good // len(hands)


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
    assert len(SPIEL_WEIGHTS) == NATURAL.shape.size
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


def test_every_rule_set_has_its_numbers() -> None:
    for game in ("giltspiel", "perlaggen"):
        for rules in GAMES[game].presets.values():
            model = model_for(rules)
            assert len(model.weights) == model.shape.size
            assert model.shape.tricks == rules.hand_size
            assert model.shape.wild == bool(rules.wild.perlagg_order)
    smaller = FORMS["2x7"][0].with_options({"hand_size": 5, "deal_patterns": [[2, 3]], "tricks_for_spiel": 3})
    assert table_kind(smaller) == "2x5"
    assert set(TABLES) == set(FORMS) == set(BY_TABLE)


def test_a_perlagg_is_worth_more_than_a_plain_card() -> None:
    for kind, model in BY_TABLE.items():
        rules = FORMS[kind][0]
        cards = Weighed(ACORNS, set_of([14, 15]), [0] * 14 + [2, 1] + [0] * 20, 0)
        perlagg, low = (_worth(model, rules.stakes.tricks_for_spiel, card, cards) for card in (14, 28))
        assert perlagg > low


def _worth(model: Model, need: int, card: int, cards: Weighed) -> int:
    """What one card comes to before the first trick, with everything else unseen."""
    unseen = Weighed(cards.trump, cards.wild, cards.strength, set_of(PACK_33) & ~BIT[card] & ~cards.wild)
    return sum(model.weights[feature] for feature in model.shape.features(need, need, 0, 0, BIT[card], unseen))


def test_what_looks_better_turns_out_better() -> None:
    for rows in FIGURE_TRUTH.values():
        for figure in (GLEICH, HANGER):
            assert len(rows[figure]) == MOST_FREE + 1
            for row in rows[figure]:
                assert len(row) == GRID + 1
                assert row == sorted(row)
                assert 0 <= row[0] <= row[GRID] <= 1000
