"""Whether `weli serve` tells people on their devices that it is their turn, as its option says."""

from typing import TYPE_CHECKING

from weli.commands.keeping import THIS_MACHINE
from weli.web.listening import CannotOpen

if TYPE_CHECKING:
    from weli.parlour.push.turns import Push


def push_of(wanted: bool, address: str) -> "Push | None":
    """How it is done from that address of the house; none where it is not wanted.

    Raises:
        CannotOpen: no browser takes word from there, or a library is missing.
    """
    if not wanted:
        return None
    if not address.startswith("https://") and f"//{THIS_MACHINE}" not in address:
        raise CannotOpen("serve.no-push")
    try:
        from weli.parlour.push.turns import Push
    except ModuleNotFoundError:
        raise CannotOpen("serve.no-push-library") from None
    return Push(address)
