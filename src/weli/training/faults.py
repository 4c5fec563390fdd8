"""What can go wrong while a net is trained, each in one sentence."""

from weli.core.errors import WeliError


class TrainingError(WeliError):
    """It cannot be trained as it was asked for: an unknown key, a run that is there already, a file that cannot be read."""

    exit_status = 2


class NoRoom(TrainingError):
    """A file could not be written; what was kept before is as it was."""

    exit_status = 1
