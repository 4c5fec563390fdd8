"""`weli dataset`: the decisions of recorded deals as arrays in a file, to learn from."""

from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from weli.core.errors import NotationError
from weli.core.texts import printable, text
from weli.record.files import text_in
from weli.record.salvage import salvaged
from weli.training.dataset import arrays_of, rows_of
from weli.training.files import write_plain


def dataset_command(files: Sequence[Path], to: Path, lang: str, out: TextIO) -> None:
    """Writes the arrays, and says how many decisions there are.

    Raises:
        RecordError: nothing of a file can be read.
        NotationError: there is such a file already.
        TrainingError: the records are of rules that do not go together, or the file cannot be written.
    """
    if to.exists():
        raise NotationError("house.there-already", file=printable(str(to)))
    rows = [*rows_of(salvaged(text_in(file), str(file))[0] for file in files)]
    write_plain(to, arrays_of(rows))
    deals = len({row.deal for row in rows})
    print(text("dataset.done", lang, decisions=len(rows), deals=deals, file=printable(str(to))), file=out)
