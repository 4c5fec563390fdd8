"""Where the command `weli` begins and ends. Until everything is loaded Ctrl+C simply ends it; from then on it is told in order, once."""

import signal


def main() -> None:
    at_first = signal.getsignal(signal.SIGINT)
    if at_first is signal.default_int_handler:  # whoever has turned it off keeps it off
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from weli.cli import main as run

    signal.signal(signal.SIGINT, at_first)
    try:
        run()
    finally:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # only closing is left, and it is under way


if __name__ == "__main__":
    main()
