"""A trained net as an opponent: `net:FILE`, with NumPy alone."""

import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np

from weli.bots import Bot, bot_named
from weli.core.deal import Deal
from weli.core.errors import RulesError
from weli.core.ruleset import RuleSet
from weli.core.texts import printable
from weli.envs.action_table import action_table
from weli.envs.observation import encoder_for
from weli.training.files import read, write
from weli.training.net import LEAN, POLICY, Array, Weights, answers, inputs, odds

FORMAT: Final = 1


@dataclass(frozen=True)
class Net:
    """A net that does what it thinks best. `over`: who advises it; `observation` and `actions`: the versions of what its numbers mean."""

    file: str
    observation: str
    actions: str
    over: str
    weights: Weights = field(repr=False)
    adviser: Bot | None = field(default=None, repr=False)

    def choose(self, view: Deal, seat: int, options: list[int], rng: random.Random) -> int:
        """One of the options, by what that seat sees (`Bot.choose`).

        Raises:
            RulesError: it has learned a game by other rules.
        """
        encoder, table = encoder_for(view.rules), action_table(view.rules.game)
        if (encoder.version, table.version) != (self.observation, self.actions):
            name = f"{view.rules.game}/{view.rules.name}"
            raise RulesError("net.other-rules", file=printable(self.file), rules=name)
        seen = encoder.encode(view, seat)[None]
        mask = np.zeros((1, table.size), np.uint8)
        mask[0, [table.number(act) for act in options]] = 1
        advice = np.zeros(1, np.int64)
        if self.adviser is not None:
            advice[0] = table.number(self.adviser.choose(view, seat, options, rng))
        answer = answers(self.weights, POLICY, inputs(self.weights, seen, advice))[-1]
        return table.act(int(odds(self.weights, answer, mask, advice)[0].argmax()))


def net_in(file: str) -> Net:
    """The net in a file.

    Raises:
        TrainingError: the file is not there, damaged, or of another version.
        RulesError: there is no such adviser.
    """
    about, arrays = read(Path(file), FORMAT)
    over = str(about.get("over", ""))
    return Net(
        file,
        str(about.get("observation")),
        str(about.get("actions")),
        over,
        {name: each.astype(np.float32) for name, each in arrays.items()},
        bot_named(over) if over else None,
    )


def write_net(path: Path, weights: Weights, rules: RuleSet, over: str, trained: dict[str, Any]) -> None:
    """Writes what is needed to play, at half the precision. Raises `NoRoom`."""
    about = {
        "format": FORMAT,
        "rules": f"{rules.game}/{rules.name}",
        "players": rules.players,
        "observation": encoder_for(rules).version,
        "actions": action_table(rules.game).version,
        "over": over,
        "trained": trained,
    }
    write(path, about, for_play(weights))


def for_play(weights: Weights) -> dict[str, Array]:
    """What is needed to play."""
    return {name: each.astype(np.float16) for name, each in weights.items() if name.startswith((POLICY, LEAN))}
