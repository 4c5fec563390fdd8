"""Decisions of recorded deals as arrays, each from what its seat could see: of people and programs alike.

Files of these arrays are NumPy's; a row stands for a decision. What only one act answers is none, and silence is not recorded.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from weli.advising.decisions import Played, decisions
from weli.core.ruleset import RuleSet
from weli.envs.action_table import action_table
from weli.envs.observation import encoder_for
from weli.record import DealReplay, Record, replay
from weli.training.faults import TrainingError
from weli.training.net import Array

COLUMNS: Final = {
    "deal": "The deal, counted from 0 over all records.",
    "step": "How much had been done in the deal before, from 0.",
    "seat": "Whose decision it is, in order of turn.",
    "observation": "What that seat could see (`weli.envs.observation`), a row of marks, each 0 or 1.",
    "mask": "What it could do, a mark for each act of the table (`weli.envs.action_table`).",
    "action": "What it did, by its number in that table.",
    "points": "How many points more than the others its side has got in the deal in the end.",
}
"""The arrays, and what stands in a row of each."""


@dataclass(frozen=True)
class Row:
    """A decision."""

    deal: int
    step: int
    seat: int
    observation: Array
    mask: Array
    action: int
    points: float


def rows_of(records: Iterable[Record]) -> Iterator[Row]:
    """The decisions of all deals that were played to their end, in their order.

    Raises:
        TrainingError: they were played by rules that do not look alike to a learner.
    """
    first: RuleSet | None = None
    for number, told in enumerate(deal for record in records for deal in replay(record).deals):
        rules = told.dealt.rules
        first = first or rules
        if _versions(rules) != _versions(first):
            names = [f"{each.game}/{each.name}" for each in (first, rules)]
            raise TrainingError("dataset.other-rules", first=names[0], other=names[1])
        if told.deal.closed:
            yield from _decided(number, told)


def _versions(rules: RuleSet) -> tuple[str, str]:
    return encoder_for(rules).version, action_table(rules.game).version


def _decided(number: int, told: DealReplay) -> Iterator[Row]:
    rules = told.dealt.rules
    encoder, table = encoder_for(rules), action_table(rules.game)
    lines = [Played(place, each.seat, each.act) for place, each in enumerate(told.done)]
    for each in decisions(told.dealt, lines, range(rules.players)):
        mask = np.zeros(table.size, np.uint8)
        mask[[table.number(act) for act in each.question.options]] = 1
        seen = encoder.encode(each.question.view, each.seat)
        points = told.deal.points_ahead(rules.seating.side_of(each.seat))
        yield Row(number, each.step, each.seat, seen, mask, int(table.number(each.act)), points)


def arrays_of(rows: Sequence[Row]) -> dict[str, Array]:
    """The same as columns."""
    kinds = {"deal": np.int32, "step": np.int32, "seat": np.int8, "action": np.int16, "points": np.float32}
    return {name: np.array([getattr(row, name) for row in rows], kinds.get(name, np.uint8)) for name in COLUMNS}
