"""As much of a record as can be read: what was cut off, or cannot be read from some line on, takes nothing else with it."""

from typing import Final

from weli.record.model import Record, RecordError
from weli.record.places import find_places
from weli.record.reading import read

ENDS_ACTS: Final = '"""'
TRIES: Final = 4
"""So often a deal that is at fault is left out with all that comes after it: once for what is no TOML, once for what is no deal, and
twice more for what was hidden behind them. However long a text is, it is read a few times and not once for each of its deals.
"""


def salvaged(written: str, file: str = "record") -> tuple[Record, RecordError | None]:
    """The record that a text is, or as much of it as can be read, and then what is wrong with the rest.

    Raises:
        RecordError: nothing of it can be read: why the whole cannot.
    """
    try:
        return read(written, file), None
    except RecordError as error:
        wrong = error
    lines = written.replace("\r\n", "\n").split("\n")
    for end in dict.fromkeys((max(wrong.line, 1) - 1, len(lines) - 1)):
        record = _read_or_why_not("\n".join([*lines[:end], ENDS_ACTS, ""]), file)
        if isinstance(record, Record) and record.deals:
            return record, wrong
    shorter = _without_the_fault(lines, wrong, file)
    if shorter and shorter.deals:
        return shorter, wrong
    raise wrong


def _without_the_fault(lines: list[str], fault: RecordError, file: str) -> Record | None:
    """What stands before the deal that is at fault, and before the one that is at fault there; nothing where no deal would be left."""
    begins = [line for (deal, key), line in find_places("\n".join(lines)).keys.items() if deal >= 0 and not key]
    for _ in range(TRIES):
        before = [line for line in begins if line <= fault.line]
        if len(before) < 2:
            return None
        found = _read_or_why_not("\n".join([*lines[: before[-1] - 1], ""]), file)
        if isinstance(found, Record):
            return found
        fault = found
    return None


def _read_or_why_not(written: str, file: str) -> Record | RecordError:
    try:
        return read(written, file)
    except RecordError as error:
        return error
