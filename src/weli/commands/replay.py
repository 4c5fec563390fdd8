"""`weli replay FILE…`: tells records act by act, and says whether everything in them holds."""

import json
from collections.abc import Iterable
from pathlib import Path
from typing import TextIO

from weli.record import RecordError, data_of, read_file, replay, tell

ALL_HELD = 0
SOME_FAILED = 1
UNREADABLE = 2


def replay_files(paths: Iterable[Path | str], as_json: bool, lang: str, out: TextIO, err: TextIO | None = None) -> int:
    """Replays each file in turn, and writes what happened: in words, or one JSON object a line.

    What is wrong with a file that cannot be read goes to `err`, where there is one, otherwise to `out`.

    Returns:
        0 where every act and every expectation held, 1 where some did not, 2 where a file could not be read.
    """
    status = ALL_HELD
    for path in paths:
        try:
            replayed = replay(read_file(path))
        except RecordError as error:
            print(error.text(lang), file=err or out)
            status = UNREADABLE
            continue
        if as_json:
            print(json.dumps(data_of(replayed, str(path), lang)), file=out)
        else:
            for line in tell(replayed, str(path), lang):
                print(line, file=out)
        if not replayed.ok:
            status = max(status, SOME_FAILED)
    return status
