"""Writing a policy down: one line of JSON for each information set, after a line about the game and the solution."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from weli.core.cards import card_text, cards_of
from weli.core.version import __version__
from weli.envs.action_table import ActionTable, action_table
from weli.ports.turn_order import WINDOWS
from weli.record.files import new_file
from weli.solving.sequence_form import InformationSet, sum_of_totals
from weli.solving.solution import Solution

FORMAT: Final = 1
_PLACES: Final = 6


def check_new(path: Path) -> None:
    """Sees that a policy can be written there, before it is worked out.

    Raises:
        NotationError: there is such a file already, or none can be written.
    """
    with new_file(path):
        pass
    path.unlink()


def write_policy(solution: Solution, path: Path) -> None:
    """Writes a new file with the average policy of both seats.

    Raises:
        NotationError: there is such a file already, or it cannot be written.
    """
    with new_file(path) as file:
        file.writelines(json.dumps(line, ensure_ascii=False) + "\n" for line in lines_of(solution))


def lines_of(solution: Solution) -> Iterator[dict[str, Any]]:
    """The lines of the file: first what was solved, then the information sets of either seat, each after those that lead to it.

    In each of them: the seat, its hand as it was dealt, the card turned, what has been done since and by whom, how likely the seat itself
    comes there, and how likely it does what.
    """
    rules, answer = solution.rules, solution.answer
    yield {
        "format": FORMAT,
        "weli": __version__,
        "rules": f"{rules.game}/{rules.name}",
        "windows": WINDOWS[solution.windows],
        "iterations": answer.iterations,
        "low": answer.low,
        "high": answer.high,
        "exploitability": answer.exploitability,
        "information_sets": solution.size.information_sets,
    }
    table = action_table(rules.game)
    form = solution.built.form
    for seat in range(2):
        form.follow_average(seat)
        for each in form.sets[seat]:
            yield _line(solution, table, seat, each)
        form.follow(seat)


def _line(solution: Solution, table: ActionTable, seat: int, each: InformationSet) -> dict[str, Any]:
    turned, acts = solution.built.places.course(each.place)
    names = solution.rules.seating.seat_names()
    total = sum_of_totals(each)
    return {
        "seat": names[seat],
        "hand": " ".join([card_text(card) for card in cards_of(each.hand)]),
        "turned": card_text(turned),
        "course": [f"{names[who]} {_word(table, act)}" for who, act in acts],
        "reach": round(each.before.reach, _PLACES),
        "policy": {
            _word(table, choice.act): round(choice.total / total if total else each.even, _PLACES)
            for choice in each.choices
        },
    }


def _word(table: ActionTable, act: int) -> str:
    return table.label(table.number(act))
