"""Speaking to a table over its line, as a page does."""

import json
import random
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection


def hear(line: ClientConnection, kind: str = "view") -> dict[str, Any]:
    """The next message of that kind. Where the line is closed instead, what came before is told with it: the reason is among that."""
    passed: list[dict[str, Any]] = []
    try:
        while not passed or passed[-1]["t"] != kind:
            passed.append(json.loads(line.recv(timeout=60)))
    except (ConnectionClosed, TimeoutError) as end:
        end.add_note(f"waiting for {kind}, after {passed}")
        raise
    return passed[-1]


def say(line: ClientConnection, **message: object) -> None:
    line.send(json.dumps(message))


def chosen(view: dict[str, Any], rng: random.Random) -> str:
    """Some line that the view offers, whole: how many cards are lifted, and often a name for a Perlagg. Bets are rare."""
    rare = ("concede", "bet", "blind", "raise", "aus", "accuse")
    done = [
        doing for doing in view["may"] if doing["act"] != "ask decide"
    ]  # two who ask each other would talk for ever
    sensible = [doing for doing in done if doing["kind"] not in rare or rng.random() < 0.1] or done
    act = str(rng.choice(sensible)["act"])
    if act == "cut":
        return f"cut {rng.randint(view['deal']['cut']['least'], view['deal']['cut']['most'])}"
    for naming in view.get("namings", []):
        if naming["card"] == act:
            names = [*naming["allowed"], *[each["name"] for each in naming["useful"]] * 5]
            return act if naming["unnamed"] and rng.random() < 0.2 else f"{act}={rng.choice(names)}"
    return act


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
        if view["waiting"] in ("look", "blind"):
            say(line, t="seen", on=view["number"])
        else:
            say(line, t="act", key=f"k{view['number']}", on=view["number"], act=chosen(view, rng))
        view = wait_for_the_person(line)
    return view
