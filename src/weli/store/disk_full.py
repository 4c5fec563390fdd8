"""What fails because the disk is full says so, and names the place where room is needed."""

import errno
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from weli.store.store import StoreError

FULL: Final = (errno.ENOSPC, errno.EDQUOT)
TOO_LITTLE: Final = 2**18
"""Bytes free below which no store can be begun, whatever the failure is called: SQLite speaks now of room, now of reading."""


@contextmanager
def naming_the_full(folder: Path) -> Iterator[None]:
    """Raises `StoreError` for whatever fails here because there is no room in that folder; other errors pass."""
    try:
        yield
    except (StoreError, OSError) as fault:
        if not _says_full(fault) and _free(folder) >= TOO_LITTLE:
            raise
        raise StoreError("store.no-room", folder=folder) from fault


def _says_full(fault: BaseException | None) -> bool:
    """Whether the error, or one behind it, is that of a full disk."""
    while fault is not None:
        if isinstance(fault, OSError) and fault.errno in FULL:
            return True
        if getattr(fault, "sqlite_errorname", "") == "SQLITE_FULL":
            return True
        fault = fault.__cause__
    return False


def _free(folder: Path) -> int:
    """Bytes that are free where the folder is, or would be."""
    for place in (folder, *folder.absolute().parents):
        if place.is_dir():
            return shutil.disk_usage(place).free
    return TOO_LITTLE
