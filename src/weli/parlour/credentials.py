"""Who keeps people known beyond one browser: hands out what is to be brought back once, and lets in whoever brings the right thing."""

import re
from hashlib import scrypt
from typing import Final

from weli.core.errors import SaidError
from weli.parlour.sessions import hash_of, new_secret
from weli.store.accounts import AccountStore, Passkey
from weli.store.people import Player

MINUTE: Final = 60_000
CHALLENGE: Final = 5 * MINUTE
"""So long somebody may take over their browser's own question."""

LETTER_HOLDS: Final = 15 * MINUTE
LETTERS_AN_HOUR: Final = 3

LETTER: Final = "letter"
NEW_PASSKEY: Final = "new-passkey"
SIGN_IN: Final = "sign-in"
ANYBODY: Final = ""
NO_END: Final = 1_000_000

ADDRESS: Final = re.compile(r"[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+", re.ASCII)
LONGEST_ADDRESS: Final = 254
OF_ALL_HOUSES: Final = "weli: an address"
"""The salt of every house until each had its own."""
SLOWLY: Final = 2**14
"""How an address is hashed: whoever has the hashes needs a twentieth of a second for each address that they try."""


class NotSignedIn(SaidError):
    """What was brought is used up, too old, or nobody's."""


class NotKept(SaidError):
    """Somebody cannot be kept by that."""


class Credentials:
    """The accounts of those whom the house knows. Everything raises `StoreError` besides what it says."""

    def __init__(self, store: AccountStore) -> None:
        self.store = store

    def challenge(self, kind: str, whose: str, now_ms: int) -> str:
        """A secret that a passkey has to sign soon, and once."""
        secret = new_secret()
        self.store.add_ticket(hash_of(secret), kind, whose, now_ms, now_ms + CHALLENGE, NO_END)
        return secret

    def redeem(self, kind: str, secret: str, now_ms: int) -> str:
        """Whose that was; used up from now on, whatever comes of it. Raises `NotSignedIn`."""
        whose = self.store.take_ticket(hash_of(secret), kind, now_ms)
        if whose is None:
            raise NotSignedIn("signing.too-late")
        return whose

    def letter(self, address: str, now_ms: int) -> str | None:
        """The secret of a link to that address; none where enough have been sent there of late, which nobody is told."""
        secret, whose, until, hour = new_secret(), self.fingerprint(address), now_ms + LETTER_HOLDS, LETTERS_AN_HOUR
        formerly = hash_of_address(plain(address), OF_ALL_HOUSES)
        sent = self.store.add_ticket(hash_of(secret), LETTER, whose, now_ms, until, hour, formerly=formerly)
        return secret if sent else None

    def fingerprint(self, address: str) -> str:
        """All that is kept of an address. Raises `NotKept` where it is none."""
        return hash_of_address(plain(address), self.store.salt())

    def take_back_letter(self, secret: str) -> None:
        """It has not gone out, so it does not count."""
        self.store.drop_ticket(hash_of(secret))

    def whose_letter(self, secret: str, now_ms: int) -> str | None:
        """Whose link that is, if anybody's yet; it holds still. Raises `NotSignedIn`."""
        address_hash = self.store.look_at_ticket(hash_of(secret), LETTER, now_ms)
        if address_hash is None:
            raise NotSignedIn("signing.too-late")
        return self.store.whose_address(address_hash)

    def drop_passkey(self, player: str, credential: str) -> None:
        """Raises `NotKept` where nothing else keeps them."""
        if not self.store.drop_passkey(player, credential):
            raise NotKept("signing.last-way")

    def drop_address(self, player: str) -> None:
        """Raises `NotKept` where nothing else keeps them."""
        if not self.store.drop_address(player):
            raise NotKept("signing.last-way")

    def add_passkey(self, player: str, passkey: Passkey) -> None:
        """Raises `NotKept` where it is somebody else's."""
        if not self.store.add_passkey(player, passkey):
            raise NotKept("signing.others-passkey")

    def renewed(self, player: str, secret: str, now_ms: int) -> str:
        """Another secret for the browser of that one: what it was known by before is worth nothing any more."""
        new = new_secret()
        self.store.renew_session(hash_of(secret), hash_of(new), player, now_ms)
        return new

    def sign_in(self, player: str, before: Player | None, secret: str, now_ms: int) -> str:
        """Somebody is here who has an account. The games of a guest who was at that browser until now come along.

        Gives the secret by which the browser is known from now on.
        """
        if before is not None and before.player != player and not self.store.account(before.player).is_kept:
            self.store.take_along(before.player, player)
        return self.renewed(player, secret, now_ms)


def is_address(said: str) -> bool:
    """Whether letters can be sent there: in letters that every mail server reads."""
    return len(said) <= LONGEST_ADDRESS and ADDRESS.fullmatch(said) is not None


def plain(said: str) -> str:
    """An address however it was typed, in small letters. Raises `NotKept` where it is none."""
    address = said.strip().casefold()
    if not is_address(address):
        raise NotKept("signing.no-address")
    return address


def hash_of_address(address: str, salt: str) -> str:
    """What can be kept of an address, in small letters."""
    return scrypt(address.encode(), salt=salt.encode(), n=SLOWLY, r=8, p=1, dklen=32).hex()
