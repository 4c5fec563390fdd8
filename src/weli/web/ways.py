"""By what a house keeps people known beyond one browser."""

from dataclasses import dataclass

from weli.web.letters import Letters
from weli.web.passkeys import Passkeys


@dataclass(frozen=True)
class Ways:
    """All of them; who runs the house has chosen."""

    passkeys: Passkeys
    letters: Letters | None = None
