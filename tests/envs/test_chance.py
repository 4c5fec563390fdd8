"""The chance of episodes: the same numbers in both forms of the engine, all of them as likely as the others."""

import pickle

from weli.envs.chance import chance_of
from weli.games import GAMES

NUMBERS = [867, 914, 582, 810, 172, 76, 501, 967]


def test_a_seed_gives_the_same_numbers_everywhere() -> None:
    chance = chance_of(1853)
    assert [chance.below(1000) for _ in range(8)] == NUMBERS
    large = chance_of(2**40 + 1853)
    assert [large.below(1000) for _ in range(8)] != NUMBERS


def test_a_copy_goes_on_where_the_chance_stands() -> None:
    chance = chance_of(7)
    chance.below(6)
    again = pickle.loads(pickle.dumps(chance))
    assert [again.below(48) for _ in range(50)] == [chance.below(48) for _ in range(50)]


def test_without_a_seed_it_is_never_the_same() -> None:
    one, other = chance_of(None), chance_of(None)
    assert [one.below(1000) for _ in range(20)] != [other.below(1000) for _ in range(20)]


def test_every_card_comes_to_every_place_equally_often() -> None:
    chance = chance_of(11)
    cards = GAMES["giltspiel"].presets["fiss"].cards
    packs = 3300
    found = dict.fromkeys([(place, card) for place in range(len(cards)) for card in cards], 0)
    for _ in range(packs):
        pack = cards[:]
        chance.shuffle(pack)
        for place, card in enumerate(pack):
            found[place, card] += 1
    expected = packs / len(cards)
    assert sum((count - expected) ** 2 / expected for count in found.values()) < 1.15 * (len(cards) - 1) ** 2
