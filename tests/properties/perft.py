"""How many ways a deal can go on: a fingerprint of all the rules at once.

`perft.toml` keeps some positions and, for each, how many sequences of one, two, three ... legal acts there are, whoever makes them. A
position names its preset where it is not Fiss, and `uncut` where the pack still lies there. A position of Bieten or Gaigel is a `case`: a
record whose acts lead to it. Where a rule is changed on purpose,
`PYTHONPATH=tests python -m properties.perft` counts anew.
"""

import tomllib
from pathlib import Path
from typing import Any

from rules.helpers import say, sit, table, tricks, uncut
from weli.core.deal import Deal
from weli.record import read, replay

FILE = Path(__file__).with_name("perft.toml")
HEAD = "# Counts of act sequences from some positions; see perft.py, which writes this file.\n"


def positions() -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = tomllib.loads(FILE.read_text("utf-8"))["position"]
    return found


def deal_of(position: dict[str, Any]) -> Deal:
    if "case" in position:
        replayed = replay(read(position["case"]))
        assert replayed.ok
        return replayed.deals[0].deal
    dealt = {"turned": position["turned"], "dealer": position["dealer"], "score": tuple(position["score"])}
    if "preset" not in position:
        deal = table(position["hands"], **dealt)
    else:
        begin = uncut if position.get("uncut") else sit
        deal = begin(position["preset"], position["hands"], active=position.get("active", ""), **dealt)
    tricks(deal, position["tricks"])
    return say(deal, *position["lines"])


def count(deal: Deal, depth: int) -> int:
    """The number of sequences of so many legal acts."""
    total = 0
    for seat in range(deal.rules.players):
        found = deal.legal(seat)
        if depth == 1:
            total += len(found)
            continue
        for act in found:
            later = deal.copy()
            later.play(seat, act)
            total += count(later, depth - 1)
    return total


def written(position: dict[str, Any]) -> str:
    def text(value: object) -> str:
        if isinstance(value, dict):
            return "{ " + ", ".join(f"{key} = {text(one)}" for key, one in value.items()) + " }"
        if isinstance(value, list):
            return "[" + ", ".join(text(one) for one in value) + "]"
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, str) and "\n" in value:
            return f"'''\n{value}'''"
        return f'"{value}"' if isinstance(value, str) else str(value)

    return "\n[[position]]\n" + "".join(f"{name} = {text(value)}\n" for name, value in position.items())


def main() -> None:
    found = positions()
    for position in found:
        deal = deal_of(position)
        position["counts"] = [count(deal, depth + 1) for depth in range(len(position["counts"]))]
    FILE.write_text(HEAD + "".join(written(position) for position in found), "utf-8")


if __name__ == "__main__":
    main()
