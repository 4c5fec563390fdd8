"""A lock: one process per data folder. It ends with the process, however that ends."""

import sys
from contextlib import suppress
from pathlib import Path
from typing import IO, Final

from filelock import lock_descriptor

from weli.core.errors import SaidError
from weli.store.folder import NOTE, open_folder
from weli.store.private import make_private_file
from weli.store.store import StoreError

if sys.platform != "win32":
    import fcntl

BEFORE: Final = "\n"
"""Written before the address: some platforms lock the first byte, and others can still read what comes after it."""


class AlreadyOpen(SaidError):
    """Another Weli has this folder open."""

    exit_status = 1


class FolderLock:
    """The lock on a folder, and a note of the address at which its tables are served."""

    def __init__(self, folder: Path) -> None:
        """Takes the lock.

        Raises:
            AlreadyOpen: another process has it.
            StoreError: the folder cannot be made or written to, or lies where nothing can be locked.
        """
        note = folder / NOTE
        try:
            open_folder(folder)
            make_private_file(note)
            self._file: IO[str] = note.open("a+", encoding="utf-8")
        except OSError as fault:
            raise StoreError("store.no-access", file=note) from fault
        if not self._is_ours(folder):
            self._file.seek(len(BEFORE))
            address = self._file.read(200).strip()
            self._file.close()
            if address:
                raise AlreadyOpen("play.already", address=address)
            raise AlreadyOpen("play.already-somewhere", file=folder)
        self._file.truncate(0)

    def _is_ours(self, folder: Path) -> bool:
        """Raises `StoreError` where no file can be locked, by this or by the database, which asks for another kind of lock."""
        try:
            ours = lock_descriptor(self._file.fileno(), blocking=False)
            if ours and sys.platform != "win32":
                with suppress(
                    BlockingIOError
                ):  # some drives take both kinds of lock for one, and then this one is there already
                    fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as fault:
            self._file.close()
            raise StoreError("store.no-locks", file=folder) from fault
        return ours

    def announce(self, address: str) -> None:
        """Notes where the tables are served, for whoever else wants the folder."""
        self._file.truncate(0)
        self._file.write(BEFORE + address)
        self._file.flush()

    def release(self) -> None:
        """Releases the folder."""
        self._file.truncate(0)
        self._file.close()
