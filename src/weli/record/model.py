"""A record as plain data: what was dealt and what was done, line by line."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from weli.errors import NotationError, WeliError
from weli.games import Game, game_named
from weli.notation import Line
from weli.parts.ruleset import Rules
from weli.texts import printable, text

LONGEST_SENTENCE = 300


class RecordError(NotationError):
    """A file that cannot be read as a record: which file, which line (0: the file as a whole), and why."""

    def __init__(self, file: str, line: int, *, de: str, en: str) -> None:
        name = printable(file)
        place = "record.place" if line else "record.file"
        super().__init__(
            de=text(place, "de", file=name, line=line, reason=de),
            en=text(place, "en", file=name, line=line, reason=en),
        )
        self.file = file
        self.line = line
        self.reason = en


def at_line(error: WeliError, file: str, line: int) -> RecordError:
    """The same complaint, with the place where it belongs."""
    return RecordError(file, line, de=_fit(error.text("de")), en=_fit(error.text("en")))


def _fit(sentence: str) -> str:
    """One line of bearable length, whatever of the file it quotes."""
    line = printable(sentence)
    return line if len(line) <= LONGEST_SENTENCE else f"{line[: LONGEST_SENTENCE - 1]}…"


@dataclass(frozen=True)
class Act:
    """`SEAT ACT`: done, and accepted."""

    seat: int
    line: Line
    at: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Refusal:
    """`! SEAT ACT  RULE`: the referee must refuse it, because of that rule where one is named."""

    seat: int
    line: Line
    rule: str = ""
    at: int = field(default=0, compare=False)


@dataclass(frozen=True)
class May:
    """`? may SEAT ACT`: that act is legal now."""

    seat: int
    line: Line
    at: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Expectation:
    """`? WHAT OF = WANTED`: what must hold here; `of` is a figure, a side or nothing."""

    what: str
    of: str
    wanted: str
    at: int = field(default=0, compare=False)


@dataclass(frozen=True)
class Remark:
    """A comment, or an empty line: kept as it stands."""

    text: str
    at: int = field(default=0, compare=False)


ActLine = Act | Refusal | May | Expectation | Remark


@dataclass(frozen=True)
class DealRecord:
    """One deal: its dealer, the score before it unless that carries on, the cards, and what happened.

    Either the hands with the cards turned for trumps are known, or the whole pack before the cut.
    """

    dealer: int
    score: tuple[int, ...] | None
    hands: tuple[tuple[int, ...], ...] | None
    pack: tuple[int, ...] | None
    turned: tuple[int, ...]
    acts: tuple[ActLine, ...]


@dataclass(frozen=True)
class Record:
    """A game or a part of one, under a preset with some options replaced."""

    game: str
    rules: str
    deals: tuple[DealRecord, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    note: str | None = None


def game_of(record: Record) -> Game:
    """The game that is recorded; `RulesError` where there is none of that name."""
    return game_named(record.game)


def rules_of(record: Record) -> Rules:
    """The rule set that is played; `RulesError` where it cannot be."""
    return game_of(record).preset(record.rules).with_options(record.options)


def cut_of(deal: DealRecord) -> Act | None:
    """The cut that a deal from a pack begins with; a pack without one lies as it was dealt from."""
    first = next((line for line in deal.acts if isinstance(line, Act)), None)
    return first if deal.pack is not None and first is not None and first.line.verb == "cut" else None


def cut_pack(pack: Sequence[int], lifted: int) -> list[int]:
    """The pack with so many cards lifted from the top and put below the rest (GS-DEAL-02)."""
    return [*pack[lifted:], *pack[:lifted]]


def turned_from(deal: DealRecord, rules: Rules) -> tuple[int, ...]:
    """The card that is turned for trumps when everybody has cards from the pack (GS-DEAL-05)."""
    cut = cut_of(deal)
    pack = cut_pack(deal.pack or (), cut.line.number or 0 if cut else 0)
    return tuple(pack[rules.hand_size * rules.players :][:1])
