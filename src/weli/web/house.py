"""Whom a house lets in, as whoever runs it has settled."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from weli.web.allowances import MOST_LINES
from weli.web.rates import LIMITS, Limit
from weli.web.relays import Turn

if TYPE_CHECKING:
    from weli.parlour.push.turns import Push
    from weli.web.ways import Ways


@dataclass(frozen=True)
class House:
    """As it stands, the house of one person: whoever reaches it at all is that person, and every table is theirs.

    Open to others, it knows people by a cookie. Whoever comes in by its own entrance is still the one whose house it is
    (`gate.comes_as_owner`); by their address they could not be told, for a proxy on the same machine asks for everybody.
    """

    open_to_others: bool = False
    guests_may_open: bool = False  # whether others open tables of their own
    lobby: bool = False  # whether tables are listed that are open to whoever drops in
    limits: Sequence[Limit] = LIMITS  # how often others may do what costs
    most_lines: int = MOST_LINES  # open ones from one address
    address: str = (
        ""  # at which others reach it, without the slash at its end: "https://karten.example"; empty: as they ask
    )
    accounts: "Ways | None" = None  # by what it keeps people beyond one browser; none: it keeps nobody
    relay: Turn | None = None  # for the voice of those who reach each other in no other way; none: there is none
    push: "Push | None" = None  # how whoever asks for it is told that it is their turn; none: nobody is

    @property
    def is_secure(self) -> bool:
        """Whether it is reached by https, so that cookies go over nothing else."""
        return self.address.startswith("https://")

    @property
    def path(self) -> str:
        """Below which it is reached, empty where the name is its own."""
        return urlsplit(self.address).path


ONE_PERSONS_HOUSE: Final = House()
