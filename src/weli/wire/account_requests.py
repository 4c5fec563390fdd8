"""What goes between the page and the house about accounts, over plain HTTP."""

from typing import Any, Literal

import msgspec

Way = Literal["passkey", "mail"]
"""By what the house keeps people known."""


class PasskeyLine(msgspec.Struct, frozen=True):
    """A passkey of somebody's."""

    credential: str  # by which `DELETE /api/account/passkeys/{credential}` does away with it
    since: str  # ISO date and time
    used: str


class AccountLine(msgspec.Struct, frozen=True):
    """`GET /api/account`: who asks, and what keeps them known; so answers whatever changes it."""

    ways: list[Way]  # in which the house keeps people; none: it keeps nobody, or who asks has no need of it
    known: bool  # whether the house knows them at all
    kept: bool  # and would on another device
    name: str
    face: str
    passkeys: list[PasskeyLine]
    mail_since: str | None  # since when links are sent to an address of theirs


class Letter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/account/letters?lang=`: a link is wanted at that address; answered alike whether it is anybody's."""

    address: str


class FromLetter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the link of a letter brings along: `POST /api/account/letters/look` tells a `WhoseLetter`, `…/use` lets them in."""

    secret: str


class WhoseLetter(msgspec.Struct, frozen=True):
    """What a link would do where it was opened."""

    whose: str | None  # as whom they would be here; none: the address would keep whoever they are there now
    known: bool  # whether the house knows that browser at all


class Credential(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/account/passkeys`, a new one, or `/api/account/entry`, one used: what the browser has answered, as WebAuthn has it.

    What the browser is to be asked, `POST` of the same with `/options` behind it tells.
    """

    credential: dict[str, Any]
