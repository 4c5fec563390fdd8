"""Passes to the relay of a house, which carries the voice of those whose browsers reach each other in no other way.

A pass holds for an hour, in the form that coturn calls `use-auth-secret`: relay and house know one secret and nothing of each other.
"""

import hmac
import time
from base64 import b64encode
from dataclasses import dataclass, field
from typing import Final

from weli.wire.voice import Relay

AN_HOUR: Final = 3600
SCHEMES: Final = ("turn:", "turns:")


@dataclass(frozen=True)
class Turn:
    """A relay, and the secret that it shares with the house."""

    urls: tuple[str, ...]
    secret: str = field(repr=False)

    def passes(self, name: str, now: float | None = None) -> list[Relay]:
        """For somebody who is called so on the relay from now on, for an hour."""
        username = f"{int(time.time() if now is None else now) + AN_HOUR}:{name}"
        signed = hmac.digest(self.secret.encode(), username.encode(), "sha1")
        return [Relay([*self.urls], username, b64encode(signed).decode())]
