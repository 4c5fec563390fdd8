"""`weli verify FILE…`: says of each shuffle of a game what its transcript proves, what it does not, and what is wrong."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final, TextIO

from weli.commands.played import with_the_game, without_the_game
from weli.core.texts import has_text, printable, text
from weli.shuffle import DECKS, Finding, Findings, ShuffleFindings, Transcript, TranscriptError, check, read_file

ALL_HELD: Final = 0
SOMETHING_WRONG: Final = 1
UNREADABLE: Final = 2

GROUP: Final = 4
GROUPS: Final = 5
"""So many letters in a group, and so many groups, are enough of a fingerprint to be compared by telephone."""


def verify_files(paths: Iterable[Path], as_json: bool, lang: str, out: TextIO, err: TextIO) -> int:
    """Checks each file in turn, and writes what was found: in words, or one JSON object a line.

    Returns:
        0 where nothing is wrong, 1 where something is, 2 where a file could not be read.
    """
    status = ALL_HELD
    for path in paths:
        try:
            transcript = read_file(path)
        except TranscriptError as error:
            print(error.text(lang), file=err)
            status = UNREADABLE
            continue
        found = found_in(transcript, lang)
        if as_json:
            print(json.dumps({"file": str(path), **data_of(found, lang)}), file=out)
        else:
            for line in told(found, str(path), lang):
                print(printable(line), file=out)
        if not found.ok:
            status = max(status, SOMETHING_WRONG)
    return status


def found_in(transcript: Transcript, lang: str) -> Findings:
    """What the shuffles prove, and where the game lies in the file, whether it was played with them by the rules."""
    found = check(transcript)
    if transcript.record:
        return with_the_game(found, transcript.record, lang)
    return without_the_game(found)


def data_of(found: Findings, lang: str) -> dict[str, Any]:
    """What was found, as data."""
    return {
        "ok": found.ok,
        "fingerprint": found.fingerprint,
        "faults": _all_data(found.faults, lang),
        "shuffles": [
            {
                "shuffle": each.deal,
                "deck": each.deck,
                "proved": _all_data(each.proved, lang),
                "unproved": _all_data(each.unproved, lang),
                "faults": _all_data(each.faults, lang),
            }
            for each in found.shuffles
        ],
    }


def _all_data(found: Iterable[Finding], lang: str) -> list[dict[str, Any]]:
    return [{"key": each.key, "step": each.step, "text": sentence(each, lang)} for each in found]


def told(found: Findings, file: str, lang: str) -> Iterator[str]:
    """What was found, a line each: in a word, then shuffle by shuffle."""
    yield f"{file}: {text('shuffle.all-holds' if found.ok else 'shuffle.something-wrong', lang)}"
    for each in found.faults:
        yield f"  {text('shuffle.sentence.fault', lang, what=sentence(each, lang))}"
    for shuffle in found.shuffles:
        yield ""
        yield f"  {text('shuffle.title', lang, deal=shuffle.deal, deck=_deck(shuffle, lang))}"
        yield from (f"    {line}" for line in _sentences(shuffle, lang))
    yield ""
    yield f"  {text('shuffle.limits', lang)}"
    yield f"  {text('shuffle.fingerprint', lang, fingerprint=in_groups(found.fingerprint))}"


def _sentences(shuffle: ShuffleFindings, lang: str) -> Iterator[str]:
    for each in shuffle.faults:
        yield text("shuffle.sentence.fault", lang, what=sentence(each, lang))
    for each in shuffle.proved:
        yield text("shuffle.sentence.proved", lang, what=sentence(each, lang))
    for each in shuffle.unproved:
        yield text("shuffle.sentence.unproved", lang, what=sentence(each, lang))


def sentence(found: Finding, lang: str) -> str:
    """A finding in words; of one thing other words, where there are some."""
    key = f"shuffle.{found.key}"
    of_one = f"{key}.one"
    return text(of_one if found.values.get("n") == 1 and has_text(of_one) else key, lang, **found.values)


def in_groups(fingerprint: str) -> str:
    """The beginning of a fingerprint, in groups that can be read aloud."""
    return " ".join(fingerprint[place : place + GROUP] for place in range(0, GROUP * GROUPS, GROUP))


def _deck(shuffle: ShuffleFindings, lang: str) -> str:
    return text(f"shuffle.deck.{shuffle.deck if shuffle.deck in DECKS else 'other'}", lang)
