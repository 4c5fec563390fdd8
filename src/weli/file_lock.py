"""A file that one process at a time writes to. The lock ends with the process, however it ends."""

import sys
from typing import IO, Any

if sys.platform == "win32":
    import msvcrt

    _BEYOND = 1 << 30  # past all that is written, for others may read that

    def lock(file: IO[Any]) -> bool:
        """Locks an open file until it is closed; whether nobody else has it."""
        place = file.tell()
        file.seek(_BEYOND)
        try:
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        finally:
            file.seek(place)
        return True

else:
    import fcntl

    def lock(file: IO[Any]) -> bool:
        """Locks an open file until it is closed; whether nobody else has it."""
        try:
            fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True
