"""Speaking to a table over its line, as a page does."""

import json
import random
from typing import Any

from websockets.sync.client import ClientConnection


def hear(line: ClientConnection, kind: str = "view") -> dict[str, Any]:
    """The next message of that kind."""
    while True:
        message: dict[str, Any] = json.loads(line.recv(timeout=60))
        if message["t"] == kind:
            return message


def say(line: ClientConnection, **message: object) -> None:
    line.send(json.dumps(message))


def wait_for_the_person(line: ClientConnection) -> dict[str, Any]:
    view = hear(line)
    while view["waiting"] == "others":
        view = hear(line)
    return view


def finish_a_deal(line: ClientConnection) -> dict[str, Any]:
    """Plays as the person until a deal has been counted."""
    rng = random.Random(1)
    view = wait_for_the_person(line)
    while view["waiting"] not in ("next_deal", "over"):
        if view["waiting"] == "look":
            say(line, t="seen", on=view["number"])
        else:
            sensible = [doing for doing in view["may"] if doing["kind"] not in ("concede", "bet")] or view["may"]
            say(line, t="act", key=f"k{view['number']}", on=view["number"], act=rng.choice(sensible)["act"])
        view = wait_for_the_person(line)
    return view
