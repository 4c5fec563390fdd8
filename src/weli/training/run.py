"""A run of training: round after round, each of which ends with everything written down, so that it goes on there as if nothing had been.

All chance of a round follows from the seed and its number, and its games begin anew. A run that was stopped in the middle of a round
plays that round again, and so comes to the same net.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import numpy as np

from weli.core.version import __version__
from weli.envs.action_table import action_table
from weli.envs.observation import encoder_for
from weli.house_rules import named
from weli.training.collecting import COPIED, Table
from weli.training.config import ALL, PAST, SELF, Config
from weli.training.faults import TrainingError
from weli.training.files import read, replace, write
from weli.training.learner import Decisions, Learner
from weli.training.net import LEAN, POLICY, Array, Weights, new_weights
from weli.training.player import write_net

FORMAT: Final = 1
CHECKPOINT: Final = "checkpoint.npz"
NET: Final = "net.npz"
PROGRESS: Final = "progress.csv"
MOST_PAST: Final = 8
"""So many earlier nets are kept; a new one takes the place of one of them by chance."""


@dataclass
class Run:
    """A run in its folder. `log`: for each round the decisions so far, and the points a deal against each opponent."""

    config: Config
    folder: Path
    learner: Learner
    past: list[Weights] = field(default_factory=list)
    rounds: int = 0
    decisions: int = 0
    log: list[list[float]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.rules = named(self.config.rules).ruleset()
        self.measured = [name for name in self.config.opponents if name != SELF]

    @property
    def over(self) -> bool:
        return self.decisions >= self.config.decisions

    def play_a_round(self, tell: Callable[[int], None] = lambda decisions: None) -> None:
        """Plays and learns up to the next time that everything is written down. `tell` is called with the decisions so far.

        Raises:
            NoRoom: it cannot be written down; what was written before is as it was.
        """
        config = self.config
        chance = np.random.default_rng([config.seed, self.rounds])
        in_lessons = self.decisions < config.lessons
        tables = self._tables(chance, in_lessons)
        end = min(self.decisions + config.keep, config.lessons if in_lessons else config.decisions)
        while self.decisions < end:
            some = Decisions.joined([table.play(self.learner.weights, self.past, config.steps) for table in tables])
            # A little is left at the end, so that a run that is made longer goes on.
            rate = config.rate * max(1 - self.decisions / config.decisions, 0.05)
            if in_lessons:
                self.learner.copy(some, rate, chance)
            else:
                self.learner.learn(some, rate, config.entropy, chance)
            self.decisions += len(some)
            tell(self.decisions)
        self.rounds += 1
        points = {table.opponent: table.points / table.deals for table in tables if table.deals}
        self.log.append([float(self.decisions), *(points.get(name, np.nan) for name in self.measured)])
        self._keep_as_past(chance)
        self.write_down()

    def _tables(self, chance: np.random.Generator, in_lessons: bool) -> list[Table]:
        config = self.config
        if in_lessons:
            return [Table(SELF, COPIED, self.rules, config, int(chance.integers(2**62)), config.teacher)]
        tables = [
            Table(name, games, self.rules, config, int(chance.integers(2**62)))
            for name, games in config.opponents.items()
        ]
        for table in tables:
            table.draw(len(self.past))
        return tables

    def _keep_as_past(self, chance: np.random.Generator) -> None:
        if PAST not in self.config.opponents:
            return
        now = {name: each.copy() for name, each in self.learner.weights.items() if name.startswith((POLICY, LEAN))}
        if len(self.past) < MOST_PAST:
            self.past.append(now)
        else:
            self.past[int(chance.integers(MOST_PAST))] = now

    def write_down(self) -> None:
        """The net, the course so far, and at last all that is needed to go on. Raises `NoRoom`."""
        trained = {"weli": __version__, "decisions": self.decisions, "seed": self.config.seed}
        write_net(self.folder / NET, self.learner.weights, self.rules, self.config.over, trained)
        lines = [",".join(["decisions", *self.measured])]
        lines += [
            ",".join([str(int(row[0])), *("" if np.isnan(each) else f"{each:.4f}" for each in row[1:])])
            for row in self.log
        ]
        replace(self.folder / PROGRESS, ("\n".join(lines) + "\n").encode())
        write(self.folder / CHECKPOINT, self._about(), self._arrays())

    def _about(self) -> dict[str, Any]:
        return {
            "format": FORMAT,
            "config": self.config.told(),
            "observation": encoder_for(self.rules).version,
            "actions": action_table(self.rules.game).version,
            "rounds": self.rounds,
            "decisions": self.decisions,
            "steps": self.learner.steps,
            "past": len(self.past),
        }

    def _arrays(self) -> dict[str, Array]:
        learner = self.learner
        parts = {"weights": learner.weights, "mean": learner.mean, "square": learner.square}
        parts |= {f"past{number}": one for number, one in enumerate(self.past)}
        arrays = {f"{part}/{name}": each for part, found in parts.items() for name, each in found.items()}
        return arrays | {"log": np.array(self.log, np.float64)}


def begun(config: Config, folder: Path) -> Run:
    """A run from its beginning.

    Raises:
        TrainingError: there is one in that folder already, or it cannot be made.
    """
    if (folder / CHECKPOINT).exists():
        raise TrainingError("train.there-already", folder=str(folder))
    rules = named(config.rules).ruleset()
    chance = np.random.default_rng([config.seed, 2**32])
    size, actions = encoder_for(rules).size, action_table(rules.game).size
    critic = size * rules.players if config.critic == ALL else size
    return Run(config, folder, Learner(new_weights(size, actions, config.hidden, bool(config.over), chance, critic)))


def taken_up(config: Config, folder: Path) -> Run:
    """The run in a folder where it stopped, from its beginning if nothing was written down yet.

    Raises:
        TrainingError: it was begun with another config or by other versions, or its file is damaged.
    """
    path = folder / CHECKPOINT
    if not path.exists():
        return begun(config, folder)
    about, arrays = read(path, FORMAT)
    if other := config.other_than(about["config"]):
        raise TrainingError("train.other-config", folder=str(folder), names=", ".join(other))
    rules = named(config.rules).ruleset()
    if (about["observation"], about["actions"]) != (encoder_for(rules).version, action_table(rules.game).version):
        raise TrainingError("train.other-weli", folder=str(folder))
    learner = Learner(_part(arrays, "weights"))
    learner.mean, learner.square, learner.steps = _part(arrays, "mean"), _part(arrays, "square"), about["steps"]
    past = [_part(arrays, f"past{number}") for number in range(about["past"])]
    return Run(config, folder, learner, past, about["rounds"], about["decisions"], arrays["log"].tolist())


def _part(arrays: dict[str, Array], part: str) -> Weights:
    return {name.removeprefix(f"{part}/"): each for name, each in arrays.items() if name.startswith(f"{part}/")}
