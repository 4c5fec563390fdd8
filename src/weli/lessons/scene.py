"""A scene as plain data, read from the remarks of a record: what the Wirt tells, what he asks, and what he answers to a wrong choice.

#: tell KEY             he says it, and waits until it has been read
#: ask KEY              what the learner is asked; their next line is right
#: ask KEY pick L9 E9   these cards are to be pointed at, and nothing is done
#: also ACT             right as well
#: wrong KEY: ACT | KIND | else   his answer to these
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from weli.core.errors import NotationError
from weli.core.recorded import Act, ActLine, Remark
from weli.notation import show_line
from weli.record import Record, RecordError, read, rules_of
from weli.record.model import at_line

MARK = "#:"
ELSE = "else"
PICK = "pick"


class SceneError(NotationError):
    """What cannot be read in the remarks of a scene, and in which line of the file."""

    def __init__(self, key: str, /, line: int, **values: object) -> None:
        super().__init__(key, **values)
        self.line = line


@dataclass(frozen=True)
class Tell:
    """Something that is said and read before the scene goes on; `at` is its line in the file."""

    key: str
    at: int


@dataclass(frozen=True)
class Wrong:
    """An answer to wrong choices: acts as a record writes them, kinds of acts, or `else`."""

    key: str
    choices: tuple[str, ...]


@dataclass(frozen=True)
class Ask:
    """A question to the learner. `at` is the line in the file before which it is asked: that of the right act, or its own.

    `picks`: so many cards are to be pointed at; 0: something is to be done.
    """

    key: str
    at: int
    right: tuple[str, ...] = ()
    wrong: tuple[Wrong, ...] = ()
    picks: int = 0

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of acts that there are to choose from."""
        wrong = [choice for each in self.wrong for choice in each.choices]
        return frozenset(kind_of(choice) for choice in (*self.right, *wrong) if choice != ELSE)


Part = Tell | Ask


@dataclass(frozen=True)
class Scene:
    """A short deal, or a piece of one, that is played with somebody who learns. Its name is that of its file."""

    game: str
    name: str
    record: Record
    seat: int
    parts: tuple[Part, ...]

    @property
    def asks(self) -> tuple[Ask, ...]:
        """The questions in their order."""
        return tuple(part for part in self.parts if isinstance(part, Ask))

    def key(self, word: str) -> str:
        """Under which key the catalogue has what is said there."""
        return f"lesson.{self.game}.{self.name}.{word}"


def kind_of(choice: str) -> str:
    """The kind of an act as a record writes it: its verb, or that a card is played."""
    word = choice.split(maxsplit=1)[0]
    return word if word[0].islower() else "play"


def read_scene(written: str, name: str, file: str = "") -> Scene:
    """The scene that a text is.

    Raises:
        RecordError: it is no record, or its remarks are none of a scene: in which line, and why.
    """
    record = read(written, file or name)
    deal = record.deals[0]
    seating = rules_of(record).seating
    seat = seating.seat_of("S") if "S" in seating.seat_names() else 0
    try:
        parts = tuple(_parts(deal.acts, seat))
    except SceneError as error:
        raise at_line(error, file or name, error.line) from None
    return Scene(record.game, name, record, seat, parts)


def _parts(lines: Sequence[ActLine], seat: int) -> Iterator[Part]:
    """What is told and asked, in order; an ask gathers the lines up to the act that answers it."""
    asking: Ask | None = None
    for line in lines:
        if asking and not asking.picks and isinstance(line, Act) and line.seat == seat:
            yield replace(asking, at=line.at, right=(show_line(line.line), *asking.right))
            asking = None
        elif isinstance(line, Remark) and line.text.strip().startswith(MARK):
            word, _, rest = line.text.strip().removeprefix(MARK).strip().partition(" ")
            if word in ("also", "wrong") and asking:
                asking = _with(asking, word, rest.strip(), line.at)
                continue
            if asking:
                yield _ended(asking)
            asking = None
            if word == "tell":
                yield Tell(rest.strip(), line.at)
            elif word == "ask":
                asking = _ask(rest.strip(), line.at)
            else:
                raise SceneError("lesson.unreadable", word=word, line=line.at)
    if asking:
        yield _ended(asking)


def _ended(asking: Ask) -> Ask:
    """A question that no act answers has to be one about cards."""
    if not asking.picks:
        raise SceneError("lesson.unanswered", key=asking.key, line=asking.at)
    return asking


def _ask(words: str, at: int) -> Ask:
    key, _, rest = words.partition(" ")
    how, _, cards = rest.partition(" ")
    return Ask(key, at, (cards.strip(),), picks=len(cards.split())) if how == PICK else Ask(key, at)


def _with(asking: Ask, word: str, rest: str, at: int) -> Ask:
    if word == "also":
        return replace(asking, right=(*asking.right, rest))
    key, colon, choices = rest.partition(":")
    if not colon or not choices.strip():
        raise SceneError("lesson.unreadable", word=word, line=at)
    return replace(asking, wrong=(*asking.wrong, Wrong(key.strip(), tuple(map(str.strip, choices.split("|"))))))


__all__ = ["Ask", "Part", "RecordError", "Scene", "SceneError", "Tell", "Wrong", "kind_of", "read_scene"]
