"""All that the house keeps of somebody, for them to take home."""

from typing import Any
from urllib.parse import urlsplit

from weli.core.errors import WeliError
from weli.core.version import __version__
from weli.parlour.parlour import Parlour
from weli.parlour.table_lines import date_of
from weli.store.people import Player
from weli.store.store import StoreAway
from weli.study.retelling import game_record
from weli.table.allowed import Subject, own_seats
from weli.wire.requests import DamagedLine, TableLine


def known_of(parlour: Parlour, player: Player) -> dict[str, Any]:
    """All of it as plain data: who they are, what keeps them known, and their tables with the deals that they may take home.

    Raises `StoreError`.
    """
    accounts = parlour.store.accounts
    account = accounts.account(player.player)
    return {
        "weli": __version__,
        "written": date_of(parlour.clock()),
        "name": player.name,
        "face": player.face,
        "since": date_of(accounts.since_ms(player.player)),
        "browsers": [_from_to(since, used) for since, used in accounts.sessions(player.player).values()],
        "notified": [
            {"at": urlsplit(endpoint).netloc, "since": date_of(since)}
            for endpoint, since in parlour.store.pushes.asked_since(player.ids).items()
        ],
        "passkeys": [
            {"credential": one.credential, "uses": one.uses, **_from_to(one.since_ms, one.used_ms)}
            for one in account.passkeys
        ],
        "mail": None if account.mail_since_ms is None else {"since": date_of(account.mail_since_ms)},
        "tables": [_table(parlour, player, line) for line in parlour.tables(player.ids)],
    }


def _from_to(since_ms: int, used_ms: int) -> dict[str, str]:
    return {"since": date_of(since_ms), "used": date_of(used_ms)}


def _table(parlour: Parlour, player: Player, line: TableLine | DamagedLine) -> dict[str, Any]:
    told: dict[str, Any] = {"table": line.table, "started": line.started, "game": line.game}
    if isinstance(line, DamagedLine):
        return told
    told |= {"rules": line.rules, "seat": line.seat, "score": line.score, "over": line.over}
    return {**told, "record": _record(parlour, player, line.table)}


def _record(parlour: Parlour, player: Player, name: str) -> str | None:
    """The finished deals of a table at which somebody sits, as they may take them home; none where there are none for them."""
    try:
        state = parlour.state(name)
        own = own_seats(Subject.of(player), state)
        return game_record(state, min(own)) if own else None
    except StoreAway:
        raise
    except WeliError:
        return None
