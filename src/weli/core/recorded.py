"""A recorded deal as plain data: what was dealt and what was done, line by line."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from weli.core.cards import card_of
from weli.core.line import Line

NO_ONE: Final = "-"
"""How a record says that it is nobody."""
HIGHEST_SCORE: Final = 999
"""How far from nought a score may be."""


@dataclass(frozen=True)
class Act:
    """`SEAT ACT`: done, and accepted."""

    seat: int
    line: Line
    at: int = field(default=0, compare=False)
    remark: str = ""


@dataclass(frozen=True)
class Refusal:
    """`! SEAT ACT  RULE`: the referee must refuse it, because of that rule where one is named."""

    seat: int
    line: Line
    rule: str = ""
    at: int = field(default=0, compare=False)
    remark: str = ""


@dataclass(frozen=True)
class May:
    """`? may SEAT ACT`: that act is legal now."""

    seat: int
    line: Line
    at: int = field(default=0, compare=False)
    remark: str = ""


@dataclass(frozen=True)
class Expectation:
    """`? WHAT OF = WANTED`: what must hold here; `of` is a figure, a side or nothing."""

    what: str
    of: str
    wanted: str
    at: int = field(default=0, compare=False)
    remark: str = ""


@dataclass(frozen=True)
class Remark:
    """A comment, or an empty line: kept as it stands. One that stands behind something else is the `remark` of that."""

    text: str
    at: int = field(default=0, compare=False)


ActLine = Act | Refusal | May | Expectation | Remark

Hands = tuple[tuple[int, ...], ...]
Beside = Mapping[str, Any]
"""What lies beside the hands or the pack, by the keys of the game (`ports.records`) and as a file has it: words, truths, tables of them."""


@dataclass(frozen=True)
class DealRecord:
    """One deal: its dealer, the score before it unless that carries on, the cards, and what happened.

    Either the whole pack before the cut is known, or the hands and what lies beside them.
    """

    dealer: int
    score: tuple[int, ...] | None
    hands: Hands | None
    pack: tuple[int, ...] | None
    acts: tuple[ActLine, ...]
    beside: Beside = field(default_factory=dict)


def cut_of(deal: DealRecord) -> Act | None:
    """The cut of a deal from a pack; a pack without one lies as it was dealt from."""
    if deal.pack is None:
        return None
    return next((line for line in deal.acts if isinstance(line, Act) and line.line.verb == "cut"), None)


def blind_bets(record: DealRecord) -> int:
    """How many lines of a record are bets made before the cut."""
    return sum(isinstance(line, Act) and line.line.verb == "blind" for line in record.acts)


def hands_in(record: DealRecord) -> list[list[int]]:
    """The cards of each seat; nothing where they are not known."""
    return [list(hand) for hand in record.hands or ()]


def cards_in(record: DealRecord, key: str) -> list[int]:
    """The cards that lie beside, under that key."""
    return [card_of(word) for word in record.beside.get(key, "").split()]
