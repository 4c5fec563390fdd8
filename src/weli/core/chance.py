"""A generator of chance that is compiled with the engine, and put into the kernel with it."""

from typing import Final, final

from mypy_extensions import i64

BITS: Final = 32
_WORD: Final = 2**BITS - 1
_START: Final = 0xF1EA5EED
_BEFORE_USE: Final = 20  # numbers thrown away, until a seed has reached every bit


@final
class Chance:
    """Jenkins's small fast generator: words of 32 bits, alike in all forms of the engine, and no product that would not fit."""

    def __init__(self, seed: int = 0) -> None:
        self._a: i64 = _START
        self._b: i64 = seed & _WORD
        self._c: i64 = seed >> BITS & _WORD
        self._d: i64 = self._b
        for _number in range(_BEFORE_USE):
            self.word()

    def word(self) -> i64:
        """So many bits."""
        a, b, c, d = self._a, self._b, self._c, self._d
        e = a - (b << 27 & _WORD | b >> 5) & _WORD
        self._a = b ^ (c << 17 & _WORD | c >> 15)
        self._b = c + d & _WORD
        self._c = d + e & _WORD
        self._d = e + self._a & _WORD
        return self._d

    def below(self, bound: i64) -> i64:
        """A number from 0 up to that one, which it never is; each as likely as the others."""
        return self.word() * bound >> BITS

    def shuffle(self, pack: list[int]) -> None:
        for place in range(len(pack) - 1, 0, -1):
            other = self.below(place + 1)
            pack[place], pack[other] = pack[other], pack[place]
