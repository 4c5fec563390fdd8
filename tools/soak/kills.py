"""The server killed at random moments, and a page that sends again what was not answered.

No act that was acknowledged is lost, none is done twice, and the log has no gap.
"""

import json
import random
import secrets
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException

from soak.houses import House, doing, store_tables
from soak.until import Until

MOST_MESSAGES = 30


@dataclass
class Killed:
    """What came of so many deaths."""

    kills: int = 0
    died: int = 0  # by itself
    lines: int = 0  # that ended while the server lived
    acknowledged: int = 0
    lost: list[str] = field(default_factory=list)
    twice: list[str] = field(default_factory=list)
    gaps: int = 0
    served_after: list[float] = field(default_factory=list)


def kill_again_and_again(folder: Path, until: Until, seed: int = 1) -> Killed:
    """Plays at one table after another, and kills the server after a few messages, or in the middle of an act."""
    chance, found, house = random.Random(seed), Killed(), House(folder)
    taken: dict[str, dict[str, int]] = {}
    unanswered: dict[str, Any] | None = None
    table = ""
    over = True
    while until.wants_more(found.kills):
        if over:
            table, unanswered = secrets.token_urlsafe(16), None
            store_tables(folder, {table: "S"})
            taken[table] = {}
        house.start()
        try:
            unanswered, over = _play_until_killed(house, table, chance, taken[table], unanswered)
            found.kills += 1
        except (WebSocketException, TimeoutError, OSError):
            found.died += not house.lives
            found.lines += house.lives
            over = True
            house.kill()
    house.start()
    house.kill()
    _compare(house, taken, found)
    found.served_after = house.served_after
    return found


def _play_until_killed(
    house: House, table: str, chance: random.Random, taken: dict[str, int], unanswered: dict[str, Any] | None
) -> tuple[dict[str, Any] | None, bool]:
    """Gives the act that was never answered, if there is one, and whether the game is over."""
    left, sent, looked = chance.randrange(1, MOST_MESSAGES), unanswered, -1
    newest: dict[str, Any] = {}
    with house.line(table, "S") as line:
        if sent is not None:
            line.send(json.dumps(sent))
        while True:
            message = json.loads(line.recv(timeout=60))
            left -= 1
            if message["t"] == "taken":
                taken[message["key"]] = message["number"]
            if message["t"] in ("taken", "refused") and sent is not None and message.get("key") == sent["key"]:
                sent = None
            if message["t"] == "view":
                newest = message
                if message["waiting"] == "over":
                    house.kill()
                    return None, True
            next_one = None
            if sent is None and newest and newest["number"] >= max(taken.values(), default=0):
                next_one = doing(newest, chance)
            if next_one is not None and (next_one["t"] == "act" or looked != newest["number"]):
                line.send(json.dumps(next_one))
                looked = newest["number"]
                sent = next_one if next_one["t"] == "act" else None
            if left <= 0:
                time.sleep(chance.uniform(0, 0.01))  # in the middle of whatever it does
                house.kill()
                return _last_answers(line, taken, sent), False


def _last_answers(line: Any, taken: dict[str, int], sent: dict[str, Any] | None) -> dict[str, Any] | None:
    """What the server has still said before it died counts as well."""
    while True:
        try:
            message = json.loads(line.recv(timeout=5))
        except (WebSocketException, TimeoutError, OSError):
            return sent
        if message["t"] == "taken":
            taken[message["key"]] = message["number"]
        if message["t"] in ("taken", "refused") and sent is not None and message.get("key") == sent["key"]:
            sent = None


def _compare(house: House, taken: dict[str, dict[str, int]], found: Killed) -> None:
    last: tuple[str, int] = ("", 0)
    on_disk: dict[str, int] = {}
    for table, seq, _seat, key in house.rows():
        if seq != (last[1] + 1 if table == last[0] else 1):
            found.gaps += 1
        last = table, seq
        if key is not None and ":" not in key:  # those of the computer players are named by seat and row
            on_disk[key] = on_disk.get(key, 0) + 1
    for keys in taken.values():
        found.acknowledged += len(keys)
        found.lost += [key for key in keys if key not in on_disk]
    found.twice = [key for key, times in on_disk.items() if times > 1]
