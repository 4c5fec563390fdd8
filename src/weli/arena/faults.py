"""What can go wrong while opponents are measured, each in one sentence."""

from typing import Self

from weli.core.errors import WeliError
from weli.core.texts import in_each_language


class ArenaError(WeliError):
    """The call cannot be answered as it stands: a file with other results, options that exclude each other."""

    exit_status = 2

    @classmethod
    def said(cls, key: str, **values: object) -> Self:
        """The error whose sentence is a text of the catalogues."""
        return cls(**in_each_language(key, **values))


class PlaceError(ArenaError):
    """The machine is in the way: a process ended, a library is missing, a file cannot be written."""

    exit_status = 1
