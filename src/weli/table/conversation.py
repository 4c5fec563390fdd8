"""What has been said in a deal, as far as it still matters to those who talk: however much it was, this stays small."""

from typing import Final, Self

from weli.bots.hearsay import NOTHING, Hearsay
from weli.notation import TALK, Line
from weli.table.noticing import lot
from weli.table.standing import twin_of
from weli.talk import Sheet, Signed, Spoken, claims, understood

DECIDE: Final = "decide"
"""The phrase with which a player leaves to the partner what both of them could decide."""

SIGNS_KEPT: Final = 8
"""So many of the last signs of each player are remembered."""


class Conversation:
    """Who has signed what in the deal, and, since anything but talk was done, who has asked what, who has spoken after it, and who has left
    what was to be decided to the partner."""

    def __init__(self, chance: bytes = b"", signs: bool = True) -> None:
        """`chance` is the secret from which it is drawn who talks of their own hand in this deal; `signs`: they are made at this table."""
        self._chance = chance
        self.signs = signs
        self._signs: tuple[Signed, ...] = ()  # the last ones of each seat
        self._words = 0
        self._last_word: dict[int, int] = {}
        self._asked: dict[int, tuple[int, Spoken]] = {}
        self._left_it: frozenset[int] = frozenset()

    def hear(self, seat: int, line: Line, laid: int = 0, unaware: frozenset[int] = frozenset()) -> None:
        """The next thing that was said or done, while these cards of that seat lay open, as a set; `unaware`: who has not noticed it."""
        if line.verb not in TALK:
            self._last_word, self._asked, self._left_it = {}, {}, frozenset()
            return
        self._words += 1
        self._last_word = {**self._last_word, seat: self._words}
        if line.verb == "sign":
            self._signs = (*self._kept(seat), Signed(seat, line.text, laid, unaware))
        spoken = understood(line.verb, line.text)
        if spoken is not None and line.verb == "ask":
            self._asked = {**self._asked, seat: (self._words, spoken)}
        if spoken is not None and spoken.phrase.id == DECIDE:
            self._left_it |= {seat}

    def has_left_it(self, seat: int) -> bool:
        """Whether that seat has left the decision to the partner, and nothing but talk has come since."""
        return seat in self._left_it

    def has_signed(self, seat: int) -> bool:
        return any(sign.seat == seat for sign in self._signs)

    def _kept(self, seat: int) -> list[Signed]:
        """The signs so far, without the first of that seat where it has made as many as are remembered."""
        own = [sign for sign in self._signs if sign.seat == seat]
        return [sign for sign in self._signs if len(own) < SIGNS_KEPT or sign is not own[0]]

    def told_to(self, seat: int, sheet: Sheet | None) -> Hearsay:
        """What that seat has noticed of the signs, by this sheet."""
        if sheet is None:
            return NOTHING
        return Hearsay(seat, claims([sign for sign in self._signs if seat not in sign.unaware], sheet))

    def question_to(self, seat: int, askers: list[int]) -> Spoken | None:
        """The last question of one of these, unless that seat has spoken since, or something was done."""
        since = self._last_word.get(seat, 0)
        asked = [self._asked[other] for other in askers if other in self._asked]
        if not asked:
            return None
        number, question = max(asked, key=lambda one: one[0])
        return question if number > since else None

    def draws(self, seat: int, share: float) -> bool:
        """Whether the lot falls on that seat, which happens to such a share of all; the same however often one asks in a deal."""
        return lot(self._chance, f"{seat}") < share

    def as_it_is_now(self) -> Self:
        """The same, for somebody who thinks about it while others talk on."""
        return twin_of(self)
