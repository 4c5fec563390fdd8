"""How the house knows people: by a secret that their browser keeps, or by a code that they bring along from another one.

Neither is kept here; what is kept is their hash, and all of them are long enough that nobody finds one by trying.
"""

import secrets
from hashlib import sha256
from typing import Final

from weli.core.errors import Missing, SaidError
from weli.store.people import KEEPER, PeopleStore, Player, Session

HOUR: Final = 3_600_000
DAY: Final = 24 * HOUR
IDLE: Final = 30 * DAY
LONGEST: Final = 180 * DAY
"""After these milliseconds a browser is not known any more: without having asked, and however often it has."""

LETTERS: Final = "ABCDEFGHJKMNPQRSTUVWXYZ"
"""For codes that are read aloud and typed: without those that look like others, or like a digit."""
TABLE_CODE: Final = (4, 4)
RETURN_CODE: Final = (4, 4, 4, 4, 4, 4)  # 108 bits: it is good for everything that somebody is here


class NoSuchCode(SaidError, Missing):
    """No code like that leads anywhere, or no more."""


def hash_of(secret: str) -> str:
    return sha256(secret.encode()).hexdigest()


def new_secret() -> str:
    """What a browser is known by: 256 bits."""
    return secrets.token_urlsafe(32)


def new_player() -> str:
    return secrets.token_urlsafe(16)


def new_code(groups: tuple[int, ...]) -> str:
    """Letters in groups, as they are shown: `KFHM QRTA`."""
    return " ".join("".join(secrets.choice(LETTERS) for _ in range(letters)) for letters in groups)


def plain_code(typed: str) -> str:
    """A code however it was typed: in small letters, with strokes or without spaces."""
    return "".join(letter for letter in typed.upper() if letter in LETTERS)


def is_over(session: Session, now_ms: int) -> bool:
    return now_ms - session.used_ms > IDLE or now_ms - session.since_ms > LONGEST


class Sessions:
    """Those whom the house knows, and the doors that they have opened."""

    def __init__(self, store: PeopleStore) -> None:
        self.store = store

    def known_by(self, secret: str, now_ms: int) -> Player | None:
        """Whose browser that is; none where it is nobody's any more. Raises `StoreError`."""
        secret_hash = hash_of(secret)
        session = self.store.session(secret_hash)
        if session is None:
            return None
        if is_over(session, now_ms):
            self.store.end_session(secret_hash)
            return None
        if now_ms - session.used_ms > HOUR:
            self.store.touch_session(secret_hash, now_ms)
        return session.player

    def keeper(self) -> Player:
        """Whose house it is. Raises `StoreError`."""
        return self.store.player(KEEPER) or Player(KEEPER)

    def welcome(self, player: str, name: str, face: str, now_ms: int) -> str:
        """Somebody new is called so; gives the secret by which their browser is known from now on. Raises `StoreError`."""
        secret = new_secret()
        self.store.call(player, name, face, now_ms)
        self.store.add_session(hash_of(secret), player, now_ms)
        return secret

    def new_return_code(self, player: Player, now_ms: int) -> str:
        """A code with which somebody comes back on another device, once. Raises `StoreError`."""
        code = new_code(RETURN_CODE)
        if player.player == KEEPER:
            self.store.call(KEEPER, player.name, player.face, now_ms)  # who may never have said what they are called
        self.store.set_return(player.player, hash_of(plain_code(code)))
        return code

    def come_back(self, code: str, now_ms: int) -> tuple[Player, str]:
        """Whose code that is, and the secret of the browser in which they are from now on; that of before is not known any more.

        Raises:
            NoSuchCode: nobody's.
            StoreError: it could not be stored.
        """
        secret = new_secret()
        player = self.store.return_to(hash_of(plain_code(code)), hash_of(secret), now_ms)
        if player is None:
            raise NoSuchCode("refused.return-code")
        return player, secret

    def open_door(self, table: str, owner: str) -> None:
        """Somebody has opened a table. Raises `StoreError`."""
        code = new_code(TABLE_CODE)
        self.store.open_door(table, owner, code, hash_of(plain_code(code)))

    def table_of(self, code: str) -> str | None:
        """The table to which a code led when it was opened. Raises `StoreError`."""
        return self.store.table_of(hash_of(plain_code(code)))
