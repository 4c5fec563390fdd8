"""Transcripts as files: JSON, in the form that section 6 of the protocol tells."""

import re
from pathlib import Path
from typing import Final

import msgspec

from weli.core.decoding import decoded
from weli.core.errors import NotationError, OfTheSystem
from weli.core.texts import printable
from weli.shuffle.steps import Transcript

MEBIBYTE: Final = 2**20
BIGGEST: Final = 64
"""In MiB; a long evening has some hundred shuffles of fifty kilobytes each, all cards shown."""


PLACE: Final = re.compile(r"at `(\$[^`]*)`")
"""Where in a file something is wrong, as msgspec says it: `$.steps[3].commit`."""


class TranscriptError(NotationError):
    """A file that cannot be read as a transcript."""


def written(transcript: Transcript) -> bytes:
    """A transcript as a file has it, one step after another on lines of their own."""
    return msgspec.json.format(msgspec.json.encode(transcript), indent=1) + b"\n"


def read(content: bytes, file: str) -> Transcript:
    """The transcript that a file's content is; `file` is the name for complaints. Raises `TranscriptError`."""
    try:
        return decoded(content, Transcript)
    except msgspec.ValidationError as error:
        place = PLACE.search(str(error))
        raise TranscriptError("shuffle.no-transcript", file=printable(file), place=place[1] if place else "$") from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise TranscriptError("shuffle.no-json", file=printable(file)) from None


def read_file(path: Path) -> Transcript:
    """The transcript in a file. Raises `TranscriptError`: it cannot be opened, or is none."""
    name = printable(str(path))
    try:
        with path.open("rb") as file:
            content = file.read(BIGGEST * MEBIBYTE + 1)
    except (OSError, ValueError) as error:
        raise TranscriptError("shuffle.cannot-open", file=name, why=OfTheSystem.by(error)) from None
    if len(content) > BIGGEST * MEBIBYTE:
        raise TranscriptError("shuffle.too-long", file=name, most=BIGGEST)
    return read(content, str(path))
