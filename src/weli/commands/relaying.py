"""The relay for voice that `weli serve` hands out passes to, as its options say."""

from pathlib import Path

from weli.web.listening import CannotOpen
from weli.web.relays import SCHEMES, Turn


def turn_of(urls: tuple[str, ...], secret_file: Path | None) -> Turn | None:
    """The relay at those addresses; none where none is named.

    Raises:
        CannotOpen: one of the two is missing, that is no address of a relay, or the file cannot be read or has nothing in it.
    """
    if not urls and secret_file is None:
        return None
    if not urls or secret_file is None:
        raise CannotOpen("serve.turn-alone")
    for url in urls:
        if not url.startswith(SCHEMES) or not url.partition(":")[2].strip("/"):
            raise CannotOpen("serve.bad-turn", url=url)
    try:
        secret = secret_file.read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError):
        raise CannotOpen("serve.no-turn-secret", file=secret_file) from None
    if not secret:
        raise CannotOpen("serve.no-turn-secret", file=secret_file)
    return Turn(urls, secret)
