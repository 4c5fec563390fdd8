"""The command `weli`. Whatever goes wrong, a person gets a sentence and an exit status, never a traceback."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import ENOSPC
from io import BufferedWriter, FileIO, TextIOWrapper
from typing import Any, NoReturn, TextIO

import typer

from weli.commands import calls_of_houses, calls_of_records, calls_of_research  # noqa: F401  in this order they stand in the help
from weli.commands.calls import app
from weli.commands.words import HERE, complaint, in_words
from weli.core.errors import WeliError
from weli.core.texts import printable, text
from weli.store import fault_log

OF_THE_CALL = 2
INTERRUPTED = 130

MOST_SAID = 200


def main() -> None:
    """Runs one command, and ends the process with its status."""
    with _printing_anywhere():
        _main()


def _main() -> NoReturn:
    try:
        status = _run()
        _flush()
    except WeliError as error:
        typer.echo(error.text(HERE), err=True)
        sys.exit(getattr(error, "exit_status", OF_THE_CALL))
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except Exception as bug:
        _forget_output()
        typer.echo(_unexpected(bug), err=True)
        sys.exit(OF_THE_CALL)
    sys.exit(status)


def _run() -> str | int | None:
    """Runs the command; its exit status. Raises `WeliError`."""
    try:
        status: int | None = in_words(app)(prog_name="weli", standalone_mode=False)
    except SystemExit as ended:
        return ended.code
    except typer.TyperException as wrong:
        told = complaint(wrong)
        if told is None:
            return OF_THE_CALL
        raise told from None
    return status


@contextmanager
def _printing_anywhere() -> Iterator[None]:
    """Nothing printed stays behind: what writes to a file by its number must not outlive it, for the next file may get that number."""
    before = sys.stdout, sys.stderr
    printing = sys.stdout, sys.stderr = _to_anywhere(sys.stdout), _to_anywhere(sys.stderr)
    try:
        yield
    finally:
        for stream in printing:
            with suppress(OSError, ValueError, AttributeError):  # there may be none
                stream.flush()
        sys.stdout, sys.stderr = before


class _Pipe(FileIO):
    """What is printed for a program that may read no further than the first lines, as `head` does: the rest goes nowhere.

    The command does all that it was to do nevertheless, and its exit status says how that went.
    """

    def write(self, told: Any, /) -> int:
        try:
            return super().write(told)
        except BrokenPipeError:
            return memoryview(told).nbytes


def _to_anywhere(stream: TextIO) -> TextIO:
    """A terminal that knows no umlauts gets them as numbers instead of an error; to a pipe one writes whoever reads there."""
    if not isinstance(stream, TextIOWrapper):
        return stream
    if stream.isatty():
        stream.reconfigure(errors="backslashreplace")
        return stream
    stream.flush()
    pipe = BufferedWriter(_Pipe(stream.fileno(), "wb", closefd=False))
    return TextIOWrapper(pipe, stream.encoding, "backslashreplace", line_buffering=stream.line_buffering)


def _flush() -> None:
    """What could not be written shows here, while there is still somebody to say so."""
    if sys.stdout is not None:
        sys.stdout.flush()


def _forget_output() -> None:
    """What is still waiting to be written has nowhere to go; without this, Python would complain about it at its end."""
    with suppress(OSError, ValueError, AttributeError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _unexpected(bug: Exception) -> str:
    """A sentence for what should not have happened."""
    if isinstance(bug, OSError) and bug.errno == ENOSPC:
        return text("cli.no-room", HERE)
    file, said = fault_log.keep(bug), fault_log.blamed(bug)
    if said:
        return said.text(HERE)
    what = printable(f"{type(bug).__name__}: {bug}")[:MOST_SAID]
    return text("cli.failed", HERE, what=what, file=file) if file else text("cli.failed.unwritten", HERE, what=what)


if __name__ == "__main__":
    main()
