"""A record as plain data, and what is wrong with a file that is none."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from weli.core.errors import NotationError, WeliError
from weli.core.recorded import DealRecord
from weli.core.ruleset import RuleSet
from weli.core.texts import printable, text
from weli.games import Game, game_named

LONGEST_SENTENCE = 300


class RecordError(NotationError):
    """A file that cannot be read as a record: which file, which line (0: the file as a whole), the key it is about, if any, and why."""

    def __init__(self, file: str, line: int, reason: WeliError, at_key: str = "") -> None:
        super().__init__("record.place" if line else "record.file", file=printable(file), line=line)
        self.file = file
        self.line = line
        self.reason = reason
        self.at_key = at_key

    def text(self, lang: str) -> str:
        """The place, and the complaint in one line of bearable length."""
        return text(self.key, lang, **self.values, reason=_fit(self.reason.text(lang)))


def at_line(error: WeliError, file: str, line: int, key: str = "") -> RecordError:
    """The same complaint, with the place where it belongs."""
    return RecordError(file, line, error, key)


def _fit(sentence: str) -> str:
    """One line of bearable length, whatever of the file it quotes."""
    line = printable(sentence)
    return line if len(line) <= LONGEST_SENTENCE else f"{line[: LONGEST_SENTENCE - 1]}…"


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
