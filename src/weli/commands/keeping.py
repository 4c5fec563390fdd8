"""By what `weli serve` keeps people known beyond one browser, as its options say."""

from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from weli.web.listening import CannotOpen

if TYPE_CHECKING:
    from weli.web.ways import Ways

AS_GOOD_AS_SECURE: Final = "localhost"
"""Browsers take this name for secure without https, for whoever tries something out."""


def ways_of(wanted: bool, public: str) -> "Ways | None":
    """What is offered at that address of the house; none where nothing is wanted.

    Raises:
        CannotOpen: no browser makes a passkey there, or the library for it is missing.
    """
    if not wanted:
        return None
    if not _makes_passkeys(public):
        raise CannotOpen("serve.no-passkeys")
    try:
        from weli.web.passkeys import Passkeys
        from weli.web.ways import Ways
    except ModuleNotFoundError:
        raise CannotOpen("serve.no-passkey-library") from None
    return Ways(Passkeys())


def _makes_passkeys(public: str) -> bool:
    """Whether browsers do there: for a name, and where nobody can read along."""
    address = urlsplit(public)
    name = address.hostname or ""
    is_number = ":" in name or name.replace(".", "").isdigit()
    return name == AS_GOOD_AS_SECURE or (address.scheme == "https" and not is_number)
