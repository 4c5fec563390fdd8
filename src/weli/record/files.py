"""A TOML file from the disk, as plain data, and new files. Whatever is wrong becomes one sentence that names the file and the line."""

import re
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, TextIO

from weli.core.errors import NotationError, OfTheSystem
from weli.core.texts import printable
from weli.record.model import at_line

MEBIBYTE: Final = 2**20
BIGGEST: Final = 16  # in MiB; a long evening has some hundred deals of a kilobyte each

_TOO_DEEP = re.compile(r"(?:\.[ \t]*+[\w\"'-]++[ \t]*+){20}")
"""A key with more parts than any table has within another. Python takes the square of their number in steps over each."""

_TOML_PLACE = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")

_PLAIN_TEXT = re.compile(r"\"[^\"]*\"|'[^']*'")
_PRINTERS_QUOTES = re.compile("[“”„‟‘’‚«»]")

_REASONS: Final = {
    "Invalid value": "record.toml.value",
    "Expected '='": "record.toml.equals",
    "Unterminated": "record.toml.closed",
    "Unclosed": "record.toml.closed",
    "Expected ']'": "record.toml.closed",
    "Illegal character '\\n'": "record.toml.closed",
    "Expected newline": "record.toml.more",
    "Cannot": "record.toml.twice",
}
"""What the library says, and the key of the sentence in which that is told."""


@contextmanager
def new_file(path: Path) -> Iterator[TextIO]:
    """A file to be written, where there is none yet; none is left where that fails.

    Raises:
        NotationError: there is one already, or it cannot be written.
    """
    try:
        with path.open("x", encoding="utf-8", newline="\n") as file, _unless_it_fails(path):
            yield file
    except FileExistsError:
        raise NotationError("house.there-already", file=printable(str(path))) from None
    except (OSError, ValueError) as error:  # a zero in the name is of the second kind
        raise NotationError("house.not-written", file=printable(str(path)), why=OfTheSystem.by(error)) from None


@contextmanager
def _unless_it_fails(path: Path) -> Iterator[None]:
    try:
        yield
    except BaseException:
        path.unlink()
        raise


def text_in(path: Path | str) -> str:
    """What is written in a file.

    Raises:
        RecordError: the file cannot be opened, or is no text.
    """
    name = str(path)
    content = _content(path, name)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise at_line(NotationError("record.not-readable"), name, content[: error.start].count(b"\n") + 1) from None


def _content(path: Path | str, name: str) -> bytes:
    """What stands in a file; no more of it than a record can have."""
    try:
        with Path(path).open("rb") as file:
            content = file.read(BIGGEST * MEBIBYTE + 1)
    except OSError as error:
        raise at_line(_why_not(error), name, 0) from None
    except ValueError:  # a zero in the name
        raise at_line(NotationError("record.not-there"), name, 0) from None
    if len(content) > BIGGEST * MEBIBYTE:
        raise at_line(NotationError("record.too-long", most=BIGGEST), name, 0)
    return content


def _why_not(error: OSError) -> NotationError:
    """Why a file cannot be opened, in words of the house where the reason is a usual one."""
    match error:
        case FileNotFoundError() | NotADirectoryError():
            return NotationError("record.not-there")
        case IsADirectoryError():
            return NotationError("record.is-folder")
        case PermissionError():
            return NotationError("record.no-access")
        case _:
            return NotationError("record.cannot-open", why=OfTheSystem.by(error))


def _reason(why: str, line: str) -> str:
    """The key of the sentence for what is wrong in a line; `why`: as the library says it, which knows one language."""
    if _PRINTERS_QUOTES.search(_PLAIN_TEXT.sub("", line)):
        return "record.toml.quotes"
    return next((key for words, key in _REASONS.items() if words in why), "record.not-toml")


def toml_in(written: str, file: str) -> dict[str, Any]:
    """The keys and values of a TOML text. Raises `RecordError`."""
    if deep := _TOO_DEEP.search(written):
        raise at_line(NotationError("record.too-deep"), file, written.count("\n", 0, deep.start()) + 1)
    try:
        return tomllib.loads(written)
    except RecursionError:
        raise at_line(NotationError("record.too-deep"), file, 1) from None
    except tomllib.TOMLDecodeError as error:
        why = str(error)
        place = _TOML_PLACE.search(why)
        lines = written.split("\n")
        at_end = len(written.rstrip("\n").split("\n")) if place else 1
        line = int(place[1]) if place and place[1] else at_end
        raise at_line(NotationError(_reason(why, lines[line - 1] if line <= len(lines) else "")), file, line) from None
    except ValueError:  # Python's own limit
        raise at_line(NotationError("record.too-many-digits"), file, 1) from None
