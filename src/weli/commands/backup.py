"""`weli backup` and `weli restore`: a copy of all tables, and back again."""

from pathlib import Path
from typing import TextIO

from weli.core.texts import text
from weli.store.backup import back_up, restore
from weli.store.folder import STORE
from weli.store.folder_lock import FolderLock


def backup_command(copy: Path, *, folder: Path, overwrite: bool, lang: str, out: TextIO) -> None:
    """Copies the tables of a folder, also while they are played. Raises `BackupError`, `StoreError`."""
    tables = back_up(folder / STORE, copy, overwrite=overwrite)
    print(text("backup.done", lang, file=copy, tables=tables), file=out)


def restore_command(copy: Path, *, folder: Path, lang: str, out: TextIO) -> None:
    """Puts a copy in the place of the tables of a folder, which nobody may have open. Raises `BackupError`, `AlreadyOpen`, `StoreError`."""
    lock = FolderLock(folder)
    try:
        tables, aside = restore(copy, folder / STORE)
    finally:
        lock.release()
    if aside is not None:
        print(text("play.put-aside", lang, file=aside), file=out)
    print(text("restore.done", lang, file=copy, tables=tables), file=out)
