"""Where the command `weli` begins and ends. Until everything is loaded Ctrl+C simply ends it; from then on it is told in order, once."""

import signal
import sys
from time import monotonic
from typing import Final

CLOSING: Final = 5.0
"""In seconds: so long what was interrupted may take to close. Who asks again after that is heard again."""


class Interrupts:
    """Ctrl+C as a running command hears it: one wish, however often it is said. Said again while everything closes it would tear up just
    that, and with it the exit status."""

    def __init__(self) -> None:
        self._deaf_until = 0.0

    def __call__(self, number: int, frame: object) -> None:
        """Raises `KeyboardInterrupt`, once."""
        if monotonic() >= self._deaf_until:
            self._deaf_until = monotonic() + CLOSING
            raise KeyboardInterrupt

    def hear_no_more(self) -> None:
        """Only closing is left, and it is under way."""
        self._deaf_until = float("inf")


def main() -> None:
    at_first = signal.getsignal(signal.SIGINT)
    heard = Interrupts()
    if at_first is signal.default_int_handler:  # whoever has turned it off keeps it off
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from weli.commands.cli import INTERRUPTED
    from weli.commands.cli import main as run

    signal.signal(signal.SIGINT, heard if at_first is signal.default_int_handler else at_first)
    try:
        run()
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    finally:
        heard.hear_no_more()
        signal.signal(signal.SIGINT, signal.SIG_IGN)


if __name__ == "__main__":
    main()
