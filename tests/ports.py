"""Ports for the servers that tests start."""

import socket
import sys
from typing import Final

HELD: Final[list[socket.socket]] = []


def free_port() -> int:
    """One that nobody else is given while this process lives, also while its server does not run yet, or is killed and started again.

    A port that is only looked for and let go may be given to the server of another test before one's own listens there. Where a server
    may share a port with a socket that does not listen, which is on Linux, it is held.
    """
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", 0))
    port = int(held.getsockname()[1])
    if sys.platform == "linux":
        HELD.append(held)
    else:
        held.close()
    return port
