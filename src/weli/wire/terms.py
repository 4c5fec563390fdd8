"""What the people at a table have agreed beside the rules of the game."""

from typing import Final

import msgspec

from weli.wire.messages import Aloud, Reveal, Signs

A_SECOND: Final = 1000  # milliseconds
A_DAY: Final = 86_400  # seconds


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds that a person has: for each decision, and, once those are used up, in all. Without both there is no clock."""

    decision: int = 0
    bank: int = 0

    @property
    def runs(self) -> bool:
        """Whether there is one."""
        return self.in_ms > 0

    @property
    def in_days(self) -> bool:
        """Whether people come to the table when they have time, and nobody has to be there."""
        return self.decision >= A_DAY

    @property
    def in_ms(self) -> int:
        """The time that somebody has who has used up nothing, in milliseconds."""
        return (self.decision + self.bank) * A_SECOND


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the people at a table have agreed beside the rules. Whoever opened it may change it until cards are dealt."""

    clock: Clock = Clock()
    signs: Signs = "open"
    chat: bool = False  # whether they write to each other freely
    onlookers: int | None = None  # the seconds after which they see what has been done; none: nobody looks on
    reveal: Reveal = "end_of_deal"
    open: bool = False  # whether whoever drops in may sit down, where the house has a lobby
    lamp: bool = True  # whether somebody alone against the computer may ask what a good player would do
    aloud: Aloud = "voice"


class NewTerms(Terms, frozen=True, forbid_unknown_fields=True):
    """The same for a new table, unless it is wished otherwise. An open one keeps what was agreed at it."""

    chat: bool = True
