"""What went wrong inside, for whoever looks into it: written to a file, never to the terminal.

A command that serves a folder writes there; any other one writes where this platform keeps a person's data, and only if something happens.
"""

import faulthandler
import logging
import os
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from weli.core.errors import WeliError
from weli.store.private import make_private_file, make_private_folder

LOG: Final = "weli.log"
MEBIBYTE: Final = 2**20
FORM: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"

log = logging.getLogger(__name__)


class _PrivateFile(RotatingFileHandler):
    """Every file it begins is for its owner alone."""

    def _open(self) -> TextIOWrapper:
        make_private_file(Path(self.baseFilename))
        return super()._open()


class NoHome(WeliError):
    """Whoever runs this has no place of their own on this machine."""

    exit_status = 1


def data_folder() -> Path:
    """Where this platform keeps a person's data. Raises `NoHome` where it keeps none."""
    try:
        return user_data_path("weli", appauthor=False)
    except RuntimeError:
        raise NoHome("store.no-home") from None


def log_to(file: Path) -> None:
    """Sends warnings and errors to that file from now on, and where the process was if a library ends it. Raises `OSError`."""
    handler = log_file(file)
    # Opened for this alone: the handler closes its own when it begins a new file.
    faulthandler.enable(os.open(file, os.O_WRONLY | os.O_APPEND))
    logging.raiseExceptions = False  # a log that cannot be written to is not the player's concern either
    logging.basicConfig(level=logging.WARNING, handlers=[handler])


def log_file(file: Path) -> RotatingFileHandler:
    """The file that is written to, and begun anew when it is full. Raises `OSError`."""
    handler = _PrivateFile(file, maxBytes=MEBIBYTE, backupCount=1, encoding="utf-8", errors="backslashreplace")
    handler.setFormatter(logging.Formatter(FORM))
    return handler


def keep(bug: BaseException) -> Path | None:
    """Writes down an unexpected error; the file it stands in, or nothing where none can be written."""
    try:
        if _file() is None:
            folder = data_folder()
            make_private_folder(folder)
            log_to(folder / LOG)
        log.error("a command failed", exc_info=bug)
    except (OSError, NoHome):  # no place to write to
        return None
    return _file()


def blamed(bug: Exception) -> WeliError | None:
    """What is said of an unexpected error that came out of a game of somebody else's; nothing where it is Weli's own."""
    from weli.games import GAMES  # noqa: PLC0415  a command pays for the games only if it fails

    said = GAMES.blamed(bug)
    return said if isinstance(said, WeliError) else None


def _file() -> Path | None:
    """The file that is being written to."""
    files = [each for each in logging.getLogger().handlers if isinstance(each, RotatingFileHandler)]
    return Path(files[0].baseFilename) if files else None
