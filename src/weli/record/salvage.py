"""As much of a record as can be read: what was cut off, or cannot be read from some line on, takes nothing else with it."""

from collections.abc import Iterator
from typing import Final

from weli.record.model import Record, RecordError
from weli.record.reading import read

DEAL: Final = "[[deal]]"
ENDS_ACTS: Final = '"""'


def salvaged(written: str, file: str = "record") -> tuple[Record, RecordError | None]:
    """The record that a text is, or as much of it as can be read, and then what is wrong with the rest.

    Raises:
        RecordError: nothing of it can be read: why the whole cannot.
    """
    try:
        return read(written, file), None
    except RecordError as error:
        wrong = error
    for shorter in _shorter(written.replace("\r\n", "\n").split("\n"), wrong.line):
        try:
            record = read(shorter, file)
        except RecordError:
            continue
        if record.deals:
            return record, wrong
    raise wrong


def _shorter(lines: list[str], at: int) -> Iterator[str]:
    """The text cut off where it is wrong, its acts ended there; then without the last deal, and the one before it, and so on."""
    for end in dict.fromkeys((max(at, 1) - 1, len(lines) - 1)):
        yield "\n".join([*lines[:end], ENDS_ACTS, ""])
    begins = [number for number, line in enumerate(lines) if line.strip() == DEAL]
    for begin in reversed(begins[1:]):
        yield "\n".join([*lines[:begin], ""])
