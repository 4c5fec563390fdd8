"""Files and folders for their owner's eyes alone, whatever the process or the folder they stand in would let others see."""

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

FOLDER: Final = 0o700
FILE: Final = 0o600


def make_private_folder(folder: Path) -> None:
    """Makes a folder, where it is not there yet, that only its owner can look into. Raises `OSError`."""
    if not folder.is_dir():
        folder.mkdir(mode=FOLDER, parents=True, exist_ok=True)
        close_to_others(folder, FOLDER)


def make_private_file(file: Path) -> None:
    """Makes an empty file, where it is not there yet, and leaves none of its rights to others. Raises `OSError`."""
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, FILE))
    close_to_others(file, FILE)


def close_to_others(path: Path, rights: int) -> None:
    """Leaves a file or folder these rights. Where it belongs to somebody else, or the disk knows no rights, it stays as it is."""
    with suppress(OSError):
        path.chmod(rights)
