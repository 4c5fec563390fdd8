"""What can go wrong while opponents are measured, each in one sentence."""

from weli.core.errors import WeliError


class ArenaError(WeliError):
    """The call cannot be answered as it stands: a file with other results, options that exclude each other."""

    exit_status = 2


class PlaceError(ArenaError):
    """The machine is in the way: a process ended, a library is missing, a file cannot be written."""

    exit_status = 1
