"""The chance in an episode: who deals first, and the packs."""

import secrets
from typing import Final, final

from mypy_extensions import i64

from weli.core.deal import NONE
from weli.envs.episode import Episode, Settings

_BITS: Final = 32
_WORD: Final = 2**32 - 1
_START: Final = 0xF1EA5EED
_BEFORE_USE: Final = 20  # numbers thrown away, until a seed has reached every bit


@final
class Chance:
    """Jenkins's small fast generator: words of 32 bits, alike in both forms of the engine, and no product that would not fit."""

    def __init__(self, seed: int = 0) -> None:
        self._a: i64 = _START
        self._b: i64 = seed & _WORD
        self._c: i64 = seed >> _BITS & _WORD
        self._d: i64 = self._b
        for _number in range(_BEFORE_USE):
            self._word()

    def _word(self) -> i64:
        a, b, c, d = self._a, self._b, self._c, self._d
        e = a - (b << 27 & _WORD | b >> 5) & _WORD
        self._a = b ^ (c << 17 & _WORD | c >> 15)
        self._b = c + d & _WORD
        self._c = d + e & _WORD
        self._d = e + self._a & _WORD
        return self._d

    def below(self, bound: i64) -> i64:
        """A number from 0 up to that one, which it never is; each as likely as the others."""
        return self._word() * bound >> _BITS

    def shuffle(self, pack: list[int]) -> None:
        for place in range(len(pack) - 1, 0, -1):
            other = self.below(place + 1)
            pack[place], pack[other] = pack[other], pack[place]


def chance_of(seed: int | None) -> Chance:
    """The chance that a seed stands for; a different one each time where there is none."""
    return Chance(secrets.randbits(2 * _BITS) if seed is None else seed)


def begin(settings: Settings, chance: Chance, dealer: int = NONE, scores: list[int] | None = None) -> Episode:
    """An episode in which somebody is asked; the dealer is drawn where none is given.

    A single deal that is over before anybody is asked, or thrown in at once, is dealt again.
    """
    while True:
        first = chance.below(settings.rules.players) if dealer == NONE else dealer
        episode = Episode(settings, first, scores)
        deal_on(episode, chance)
        if not episode.over:
            return episode


def deal_on(episode: Episode, chance: Chance) -> None:
    """Lays shuffled packs until somebody is asked, or all is over."""
    rules = episode.settings.rules
    while episode.needs_pack:
        pack = rules.cards[:]
        chance.shuffle(pack)
        episode.lay(pack, chance.below(rules.patterns))
