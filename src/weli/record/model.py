"""A record as plain data: what was dealt and what was done, line by line."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from weli.deal import NONE
from weli.errors import NotationError, WeliError
from weli.games import Game, game_named
from weli.notation import Line
from weli.ruleset import RuleSet
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

    Either the whole pack before the cut is known, or the hands and what lies beside them: the cards turned for trumps, in Bieten the
    bottom card, in Gaigel the talon. The last four stand in cases of Gaigel alone: a deal that begins after its first trick, what each
    side has won by then, and which suit is trumps and who leads where talon and dealer do not tell.
    """

    dealer: int
    score: tuple[int, ...] | None
    hands: tuple[tuple[int, ...], ...] | None
    pack: tuple[int, ...] | None
    turned: tuple[int, ...]
    acts: tuple[ActLine, ...]
    bottom: int = NONE
    talon: tuple[int, ...] = ()
    cleaning: bool = False
    taken: tuple[tuple[int, ...], ...] | None = None
    trump: int = NONE
    leader: int = NONE


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


def rules_of(record: Record) -> RuleSet:
    """The rule set that is played; `RulesError` where it cannot be."""
    return game_of(record).ruleset(record.rules, record.options)


def cut_of(deal: DealRecord) -> Act | None:
    """The cut of a deal from a pack; a pack without one lies as it was dealt from."""
    if deal.pack is None:
        return None
    return next((line for line in deal.acts if isinstance(line, Act) and line.line.verb == "cut"), None)
