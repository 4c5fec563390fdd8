"""Frames and requests that no page sends: none is answered with a fault of the server, nothing is written, and the memory stays flat."""

import http.client
import json
import random
import secrets
from dataclasses import dataclass, field
from pathlib import Path

from websockets.exceptions import WebSocketException

from soak.houses import House, store_tables
from soak.until import Until

FRAMES_A_LINE = 19
"""One fewer than after which a line is closed."""
PATHS = (
    "/api/tables",
    "/api/replays",
    "/api/disputes",
    "/api/disputes/verdicts",
    "/api/house-rules",
    "/api/me",
    "/api/nothing",
)
METHODS = ("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS")


@dataclass
class Thrown:
    """What came of so much garbage: the answers by status, and the kilobytes before and after."""

    frames: int = 0
    requests: int = 0
    faults: list[str] = field(default_factory=list)
    statuses: dict[int, int] = field(default_factory=dict)
    rows: tuple[int, int] = (0, 0)
    resident: tuple[int, int] = (0, 0)


def throw(folder: Path, until: Until, seed: int = 1) -> Thrown:
    """Half of it frames, half of it requests; the memory is compared from a tenth of the way on, when all is warm."""
    chance, found, house = random.Random(seed), Thrown(), House(folder)
    table = secrets.token_urlsafe(16)
    store_tables(folder, {table: "NESW"})
    house.start()
    try:
        with house.line(table, "S") as line:
            line.recv(timeout=60)
        before = len(house.rows())
        warm = 0
        while until.wants_more(found.frames + found.requests):
            _frames(house, table, chance, found)
            _requests(house, table, chance, found)
            if not warm and found.frames + found.requests >= until.count // 10:
                warm = house.resident()
        found.rows = before, len(house.rows())
        found.resident = warm, house.resident()
    finally:
        house.kill()
    return found


def _frames(house: House, table: str, chance: random.Random, found: Thrown) -> None:
    try:
        with house.line(table, chance.choice("NESW")) as line:
            for _ in range(FRAMES_A_LINE):
                found.frames += 1
                line.send(frame(chance))
    except (WebSocketException, OSError) as closed:
        if "1011" in str(closed):
            found.faults.append(f"a line: {closed}")


def frame(chance: random.Random) -> str | bytes:
    """Something that is no message, or one that does nothing."""
    key, number = f"{chance.getrandbits(64):x}", chance.choice((0, -1, 10**9, 2**70, 1.5, None, "1", [1]))
    kinds: list[str | bytes] = [
        json.dumps(
            {"t": "act", "key": key, "on": number, "act": chance.choice(("", "play", "ZZ", "bet", "\0", "♥" * 90))}
        ),
        json.dumps({"t": chance.choice(("act", "seen", "hold", "lang", "pace", "nothing", 7, None)), key: number}),
        json.dumps({"t": "lang", "lang": key}),
        json.dumps({"t": "pace", "pace": {"bots": key}}),
        json.dumps({"t": "seen", "on": -5}),
        "[" * chance.randrange(1, 4000),
        '{"t":' * chance.randrange(1, 700),
        chance.randbytes(chance.randrange(200)).decode("latin-1"),
        chance.randbytes(chance.randrange(200)),
        "x" * chance.randrange(4097, 9000) if chance.random() < 0.02 else "",
    ]
    return chance.choice(kinds)


def _requests(house: House, table: str, chance: random.Random, found: Thrown) -> None:
    line = http.client.HTTPConnection("127.0.0.1", house.port, timeout=60)
    for _ in range(FRAMES_A_LINE):
        found.requests += 1
        method, path = chance.choice(METHODS), _path(table, chance)
        body = None if method == "GET" else frame(chance)
        try:
            line.request(method, path, body, _headers(house, chance))
            answer = line.getresponse()
            answer.read()
        except (http.client.HTTPException, OSError, ValueError):
            line.close()
            continue
        found.statuses[answer.status] = found.statuses.get(answer.status, 0) + 1
        if answer.status >= 500:
            found.faults.append(f"{method} {path}: {answer.status}")
    line.close()


def _path(table: str, chance: random.Random) -> str:
    word = "".join(chance.choice("abc/%.?&=0-9'\"<>") for _ in range(chance.randrange(30)))
    inside = chance.choice(
        ("deals/1", "deals/x.weli", "record.weli", "talk", "rules", "door", "seats/any", "terms", word)
    )
    return chance.choice(
        (*PATHS, f"/{word}", f"/api/{word}", f"/api/tables/{word}", f"/api/tables/{table}/{inside}?lang={word}")
    )


def _headers(house: House, chance: random.Random) -> dict[str, str]:
    return {
        "origin": chance.choice((house.origin, house.origin, "http://evil.example", "null")),
        "content-type": chance.choice(("application/json", "text/plain", "multipart/form-data")),
        "cookie": f"weli={chance.getrandbits(80):x}",
    }
