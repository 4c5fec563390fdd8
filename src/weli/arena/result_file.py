"""Result files: JSON lines, first what is measured, then one line for each block or game.

A file is restartable: its lines are in the one order in which a contest is played, so whoever opens it again goes on after the last whole
line, and gets the same bytes as somebody who was never interrupted. How long anything took does not stand in it.
"""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import IO, Any, Final, Generic, Literal, TypeVar

import msgspec
from filelock import lock_descriptor

from weli.arena.contest import Contest, Standings, Task, pairings_of
from weli.arena.faults import ArenaError, PlaceError
from weli.arena.games import Game
from weli.arena.origin import Engine, engine
from weli.arena.sequential import Question
from weli.arena.series import Block
from weli.core.decoding import decoded
from weli.core.errors import OfTheSystem
from weli.core.texts import printable
from weli.core.version import __version__
from weli.games import game_named

FORMAT: Final = 1

Result = TypeVar("Result", Block, Game)


class Rules(msgspec.Struct, frozen=True):
    """A rule set in full: its game, the preset that it comes from, what is otherwise than there, and every parameter."""

    game: str
    preset: str
    sides: int
    changed: dict[str, Any]
    options: dict[str, Any]

    @property
    def name(self) -> str:
        changes = [f"{name}={msgspec.json.encode(value).decode()}" for name, value in self.changed.items()]
        return " ".join([f"{self.game}/{self.preset}", *changes])


class Header(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What stands first in a file. The same header means the same results."""

    format: int
    weli: str
    engine: Engine
    bots: list[str]
    rules: Rules
    seed: int
    what: Literal["deals", "matches"]
    random_scores: bool
    test: Question | None
    pool: bool = False
    signs: bool = False

    def standings(self) -> Standings:
        """Of the contest before anything is played."""
        return Standings(pairings_of(self.bots, self.pool), self.what == "matches", self.test)


class Line(msgspec.Struct, Generic[Result], frozen=True):
    """A block or a game of a pairing. Pairings are numbered as opponents are named: the first against each later one, then the second."""

    pairing: int
    number: int
    result: Result


def header_of(contest: Contest) -> Header:
    """The header of a contest that is played here."""
    rules = contest.rules
    preset = game_named(rules.game).ruleset(rules.name, {})
    return Header(
        format=FORMAT,
        weli=__version__,
        engine=engine(),
        bots=list(contest.bots),
        rules=Rules(
            game=rules.game,
            preset=rules.name,
            sides=rules.seating.sides,
            changed=_as_read(rules.options_from(preset)),
            options=_as_read({name: rules.value(name) for name in rules.parameters()}),
        ),
        seed=contest.seed,
        what="matches" if contest.matches else "deals",
        random_scores=contest.random_scores,
        test=contest.question,
        pool=contest.pool,
        signs=contest.signs,
    )


def read(path: Path) -> tuple[Header, Standings]:
    """What a file says. A last line that was not finished does not count.

    Raises:
        ArenaError: the file is no result file, is of another version, or has a wrong line.
        PlaceError: it cannot be read.
    """
    lines = _whole_lines(path)
    header = _header(next(lines, b""), path)
    standings = header.standings()
    _read_results(lines, header, standings, path)
    return header, standings


def seed_in(path: Path) -> int | None:
    """The seed of a file that is there already."""
    with suppress(ArenaError):
        return _header(next(_whole_lines(path), b""), path).seed
    return None


class ResultFile:
    """A file that is written to: made new, or gone on with where it stopped."""

    def __init__(self, path: Path, header: Header, standings: Standings) -> None:
        """Opens the file, and adds to the standings what is in it already.

        Raises:
            ArenaError: what is there is something else; it is left as it is.
            PlaceError: the file cannot be read or written, or another process writes to it.
        """
        self.path = path
        first = _encoded(header)
        self._file = _opened(path)
        try:
            kept = self._kept(header, first, standings)
            self._file.truncate(kept)
        except ArenaError:
            self._file.close()
            raise
        except OSError as fault:
            self._file.close()
            raise _no_access(path, fault) from None
        if kept == 0:
            self._file.write(first)
            self._file.flush()

    def _kept(self, header: Header, first: bytes, standings: Standings) -> int:
        """How many bytes of what is in the file belong to this contest."""
        if not _is_begun(self.path, first):
            return 0
        lines = _whole_lines(self.path)
        _same(_header(next(lines, b""), self.path), header, self.path)
        return len(first) + _read_results(lines, header, standings, self.path)

    def add(self, task: Task, result: Block | Game) -> None:
        """Writes one line, at once."""
        self._file.write(_encoded(Line(task.pairing, task.number, result)))
        self._file.flush()

    def close(self) -> None:
        """Lets go of the file; what was added stands in it."""
        self._file.close()


def _opened(path: Path) -> IO[bytes]:
    """The file, which nobody else writes to now."""
    try:
        file = path.open("ab")
    except (OSError, ValueError) as fault:
        raise _no_access(path, fault) from None
    if not lock_descriptor(file.fileno(), blocking=False):
        file.close()
        raise PlaceError("arena.file-in-use", file=printable(str(path)))
    return file


def _is_begun(path: Path, first: bytes) -> bool:
    """Whether there is a whole first line; a file that is empty, or ends within this very line, was not even begun."""
    try:
        with path.open("rb") as file:
            there = file.readline()
    except OSError as fault:
        raise _no_access(path, fault) from None
    return there.endswith(b"\n") or not first.startswith(there)


def _whole_lines(path: Path) -> Iterator[bytes]:
    try:
        with path.open("rb") as file:
            for line in file:
                if line.endswith(b"\n"):
                    yield line
    except (OSError, ValueError) as fault:
        raise _no_access(path, fault) from None


def _header(line: bytes, path: Path) -> Header:
    try:
        known = decoded(line, dict[str, Any])
        if known["format"] != FORMAT:
            raise ArenaError("arena.file-of-another-format", file=printable(str(path)))
        return msgspec.convert(known, Header)
    except (msgspec.MsgspecError, UnicodeDecodeError, KeyError):
        raise ArenaError("arena.no-result-file", file=printable(str(path))) from None


def _same(there: Header, wanted: Header, path: Path) -> None:
    """Sees that a file goes on with what it began with."""
    for name in ("weli", "engine", "rules", "bots", "seed", "what", "random_scores", "signs", "test"):
        if getattr(there, name) != getattr(wanted, name):
            raise ArenaError(f"arena.file-with-other-{name.replace('_', '-')}", file=printable(str(path)))
    if there.pool != wanted.pool:
        raise ArenaError("arena.file-with-other-bots", file=printable(str(path)))


def _read_results(lines: Iterator[bytes], header: Header, standings: Standings, path: Path) -> int:
    """Adds the results of a file to the standings; how many bytes they take."""
    kind = Line[Game] if header.what == "matches" else Line[Block]
    decoder: msgspec.json.Decoder[Line[Any]] = msgspec.json.Decoder(kind)
    order = standings.tasks()
    taken = 0
    for place, written in enumerate(lines, 2):
        try:
            line = decoder.decode(written)
        except (msgspec.MsgspecError, UnicodeDecodeError):
            raise ArenaError("arena.wrong-line", file=printable(str(path)), line=place) from None
        if next(order, None) != Task(line.pairing, line.number):
            raise ArenaError("arena.wrong-line", file=printable(str(path)), line=place)
        standings.add(Task(line.pairing, line.number), line.result)
        taken += len(written)
    return taken


def _no_access(path: Path, fault: Exception) -> PlaceError:
    return PlaceError("arena.no-access", file=printable(str(path)), why=OfTheSystem.by(fault))


def _as_read(options: dict[str, Any]) -> Any:
    """Options as they come out of a file again: tuples are lists there."""
    return msgspec.json.decode(msgspec.json.encode(options))


def _encoded(value: Header | Line[Any]) -> bytes:
    return msgspec.json.encode(value) + b"\n"
