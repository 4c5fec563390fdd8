"""The protocol against its vectors, and what must hold for every key."""

import random
from collections import Counter
from itertools import pairwise

import pytest

from weli.games import GAMES, game_named
from weli.shuffle import (
    DECKS,
    cards_in,
    client_commit,
    context_of,
    cut_by_clock,
    deck_of,
    fits,
    key_of,
    order_of,
    sealed,
    server_commit,
)
from weli.shuffle.drawing import Drawing
from weli.shuffle.sealing import depth_of

TABLE = bytes(range(16))
SECRET = bytes(range(32))
NONCES = [bytes([seat]) * 32 for seat in (1, 2, 3, 4)]

# The deck, then the house's commitment, the key, the first ten cards and the seal.
VECTORS = {
    "de32": (
        "b1fd0d3bd36177536b0731b51b78b77d78abf6c3a7abe9511cf4a5dc9ba7a5b9",
        "08315bda883a6fa4fa6b9b1519c281c03df3aac07864e2b4ab414613b23a14e6",
        [10, 22, 3, 30, 16, 8, 26, 15, 4, 9],
        "e117fddfe81702123b5d7a1156e809c43447d49b394f6590c4ff82b110239a92",
    ),
    "de33-weli": (
        "ad1948dbf453885af2b243d06b0ddb19ebdd6c22ff3382871c81849b44d61d2a",
        "409ca63f5bc6abf09e7f1e3fbbba61a604be3a82671b2c263c8059ec7ef733e3",
        [16, 12, 11, 27, 13, 32, 0, 30, 1, 20],
        "cfa64b8270f11624c415f85722da7b3a6a7d633d0de4f7578307214915de3773",
    ),
    "wuertt48": (
        "2ee59b68d8df3c31544739b8d6a5631d38ce93a3279e374d244678235b28c0b1",
        "df6ab0530e5e5df23b35e7ae3ad6caa02d28320ae0a0ef3ed7f1e934cc347724",
        [47, 39, 19, 37, 32, 20, 3, 7, 28, 15],
        "a1b280790c923238c75ea2ee544526016d82e66ede6abbad03730801857d74ea",
    ),
}


@pytest.mark.parametrize("deck", VECTORS)
def test_the_vectors_of_the_protocol(deck: str) -> None:
    commit, key, first_ten, root = VECTORS[deck]
    context = context_of(TABLE, 1, deck, 4)
    assert server_commit(context, SECRET).hex() == commit
    found = key_of(context, SECRET, NONCES)
    assert found.hex() == key
    pack = sealed(found, len(DECKS[deck]))
    assert pack.order[:10] == first_ten
    assert pack.root.hex() == root


def test_the_decks_are_the_packs_of_the_rule_sets_in_their_order() -> None:
    named = set()
    for game in GAMES:
        for preset in game_named(game).presets:
            cards = game_named(game).ruleset(preset, {}).cards
            deck = deck_of(cards)
            named.add(deck)
            assert list(cards_in(deck) or ()) == cards, preset
    assert named == set(DECKS)


def test_a_pack_without_a_name_goes_by_its_cards() -> None:
    assert cards_in("EA LA HA SA") is not None
    assert deck_of(cards_in("EA LA HA SA") or ()) == "EA LA HA SA"
    assert cards_in("EA LA XX SA") is None
    assert cards_in("ea la") is None
    assert cards_in("EA") is None
    assert cards_in("") is None


def test_a_commitment_is_bound_to_its_table_deal_deck_seats_and_seat() -> None:
    contexts = [
        context_of(TABLE, 1, "de32", 4),
        context_of(TABLE[::-1], 1, "de32", 4),
        context_of(TABLE, 2, "de32", 4),
        context_of(TABLE, 1, "de33-weli", 4),
        context_of(TABLE, 1, "de32", 3),
    ]
    commits = [server_commit(context, SECRET) for context in contexts]
    commits += [client_commit(context, seat, SECRET) for context in contexts for seat in (1, 2)]
    assert len(set(commits)) == len(commits)


def test_every_part_changes_the_key() -> None:
    context = context_of(TABLE, 1, "de32", 4)
    keys = {key_of(context, SECRET, NONCES), key_of(context, SECRET, NONCES, b"\1"), key_of(context, NONCES[0], NONCES)}
    keys |= {key_of(context, SECRET, [*NONCES[:seat], b"", *NONCES[seat + 1 :]]) for seat in range(4)}
    assert len(keys) == 7


@pytest.mark.parametrize("size", [2, 7, 32, 33, 48, 255])
def test_each_card_can_be_shown_by_itself(size: int, chance: random.Random) -> None:
    pack = sealed(chance.randbytes(32), size)
    assert sorted(pack.order) == list(range(size))
    for place in range(size):
        opening = pack.opening(place)
        assert len(opening.path) == depth_of(size)
        assert fits(opening, pack.root, size)
        assert not fits(opening._replace(card=(opening.card + 1) % size), pack.root, size)
        assert not fits(opening._replace(place=place ^ 1), pack.root, size)
        assert not fits(opening._replace(salt=chance.randbytes(16)), pack.root, size)
        assert not fits(opening._replace(path=opening.path[::-1]), pack.root, size) or size == 2
        assert not fits(opening._replace(path=opening.path[:-1]), pack.root, size)


def test_a_card_beyond_the_pack_is_none(chance: random.Random) -> None:
    """The place after the last of 33 stands beside it under the seal."""
    pack = sealed(chance.randbytes(32), 33)
    assert not fits(pack.opening(0)._replace(place=33), pack.root, 33)


def test_who_holds_a_sealed_pack_prints_no_card(chance: random.Random) -> None:
    pack = sealed(chance.randbytes(32), 32)
    assert repr(pack) == f"<a pack under the seal {pack.root.hex()}>"


def test_the_clock_leaves_six_cards_on_each_side(chance: random.Random) -> None:
    cuts = {cut_by_clock(chance.randbytes(32), 33) for _ in range(2000)}
    assert cuts == set(range(6, 28))


def test_bytes_that_would_favour_low_numbers_are_passed_over(chance: random.Random) -> None:
    """129 would be found among 256 bytes once for each number, but for the first 127 twice."""
    drawing = Drawing(chance.randbytes(32), "stream")
    found = Counter(drawing.below(129) for _ in range(20_000))
    low = sum(found[number] for number in range(127)) / 20_000
    assert abs(low - 127 / 129) < 0.01


def chi_square(counts: Counter[tuple[int, int]], size: int, shuffles: int) -> float:
    """How far position x card is from even; each row and each column of a permutation has its sum given."""
    even = shuffles / size
    squares = sum((counts[place, card] - even) ** 2 / even for place in range(size) for card in range(size))
    return squares * (size - 1) / size


def test_each_card_is_at_each_place_as_often_as_at_any_other() -> None:
    """33 x 33 with 1024 degrees of freedom: six deviations from 1024 are 272."""
    size, shuffles = 33, 8000
    keys = random.Random("position x card")
    counts = Counter(pair for _ in range(shuffles) for pair in enumerate(order_of(keys.randbytes(32), size)))
    assert 1024 - 272 < chi_square(counts, size, shuffles) < 1024 + 272


def test_the_measure_notices_a_shuffle_that_is_not_even() -> None:
    """The usual mistake: each card is swapped with any other."""
    size, shuffles = 33, 8000
    chance = random.Random("naive")
    counts: Counter[tuple[int, int]] = Counter()
    for _ in range(shuffles):
        order = list(range(size))
        for place in range(size):
            other = chance.randrange(size)
            order[place], order[other] = order[other], order[place]
        counts.update(enumerate(order))
    assert chi_square(counts, size, shuffles) > 1024 + 272


def test_shuffles_do_not_hang_on_the_one_before() -> None:
    """How often neighbours of one shuffle are neighbours again in the next: 32 of 33 x 32 ordered pairs."""
    size = 33
    keys = random.Random("neighbours")
    orders = [set(pairwise(order_of(keys.randbytes(32), size))) for _ in range(3000)]
    again = [len(one & other) for one, other in pairwise(orders)]
    assert abs(sum(again) / len(again) - 32 * 32 / (33 * 32)) < 0.1
