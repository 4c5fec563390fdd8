"""What is found in a transcript, as data; the sentences are in the catalogue of this room, `shuffle.` and the key."""

from dataclasses import dataclass, field
from typing import Final

WAS_VOID: Final = "void"


@dataclass(frozen=True)
class Finding:
    """One thing found: the key of its sentence, the step where it stands from 1 on (0: none by itself), and what the sentence names."""

    key: str
    step: int = 0
    values: dict[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True)
class ShuffleFindings:
    """What of one shuffle is proved, what is not, and what is wrong.

    `known` are the cards whose place is proved: by the place from the top of the pack, each by its place in the order of the deck.
    """

    deal: int
    deck: str
    proved: tuple[Finding, ...]
    unproved: tuple[Finding, ...]
    faults: tuple[Finding, ...]
    known: dict[int, int]
    lifted: int | None = None
    root: str = ""
    """The seal over the pack; empty where there is none."""

    @property
    def is_void(self) -> bool:
        """Whether it did not count, because somebody did not show their part."""
        return any(found.key == WAS_VOID for found in self.proved)


@dataclass(frozen=True)
class Findings:
    """What was found in a transcript; `faults` are those of the whole of it."""

    fingerprint: str
    shuffles: tuple[ShuffleFindings, ...]
    faults: tuple[Finding, ...]

    @property
    def ok(self) -> bool:
        """Whether nothing is wrong."""
        return not self.faults and not any(each.faults for each in self.shuffles)
