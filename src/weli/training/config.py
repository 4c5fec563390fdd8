"""What is trained, as a small TOML file says it.

rules = "bieten-2.toml"     # a preset, or a house-rule file beside this one
decisions = 2_000_000

[opponents]                 # so many games side by side against each
self = 64
stammgast = 16
"""

import json
import tomllib
from collections.abc import Sequence
from dataclasses import MISSING, asdict, dataclass, field, fields
from pathlib import Path
from typing import Any, Final

from weli.core.errors import OfTheSystem
from weli.core.texts import printable
from weli.house_rules import named
from weli.ports.turn_order import WINDOWS
from weli.training.faults import TrainingError

SELF: Final = "self"
"""Both sides are the net, and both learn."""

PAST: Final = "past"
"""The other sides are what the net was some time ago, each game another one."""

ALL: Final = "all"
CRITICS: Final = (ALL, "seat")

MOST_GAMES: Final = 4096
MOST_WIDTH: Final = 1024
MOST_LAYERS: Final = 4


@dataclass(frozen=True)
class Config:
    """What is trained.

    Args:
        rules: a preset as `GAME/NAME`, or the path of a house-rule file, counted from where the config lies.
        opponents: how many games are played side by side against whom: `self`, `past`, or an opponent by its name.
        decisions: so many of its own the net learns from.
        seed: of all chance; the same seed on the same machine gives the same net.
        hidden: how wide each layer is.
        over: the opponent of the house that the net starts from; nobody if empty.
        teacher: an opponent whose play is copied first, where the net shall not start from nothing.
        lessons: how many of the decisions are such.
        windows: who is asked whether they interrupt (`full`, `team`, `trick`, `actor`).
        critic: what expects how deals end while the net learns: one that sees `all` hands, or what the `seat` sees, which is quicker.
        random_scores: whether the scores before each deal are drawn.
        rate: how far a step goes at first; less and less towards the end.
        entropy: how much it is worth to keep an open mind.
        steps: so many decisions of each game are learned from at once.
        keep: after so many decisions everything is written down.
    """

    rules: str
    opponents: dict[str, int]
    decisions: int = 2_000_000
    seed: int = 1
    hidden: list[int] = field(default_factory=lambda: [64, 64])
    over: str = ""
    teacher: str = ""
    lessons: int = 0
    windows: str = "full"
    critic: str = ALL
    random_scores: bool = False
    rate: float = 1e-3
    entropy: float = 0.01
    steps: int = 64
    keep: int = 200_000

    def __post_init__(self) -> None:
        self._within("decisions", self.decisions, 1, 10**12)
        self._within("lessons", self.lessons, 0, self.decisions)
        if self.lessons and not self.teacher:
            raise TrainingError("train.no-teacher")
        self._within("seed", self.seed, 0, 2**31)
        self._within("hidden", len(self.hidden), 1, MOST_LAYERS)
        for width in self.hidden:
            self._within("hidden", width, 1, MOST_WIDTH)
        self._within("opponents", sum(self.opponents.values()), 1, MOST_GAMES)
        for name, games in self.opponents.items():
            self._within(f"opponents.{name}", games, 1, MOST_GAMES)
        self._within("rate", self.rate, 0, 1)
        self._within("entropy", self.entropy, 0, 1)
        self._within("steps", self.steps, 2, 10_000)
        self._within("keep", self.keep, 1, 10**12)
        self._one_of("windows", self.windows, WINDOWS)
        self._one_of("critic", self.critic, CRITICS)

    def _one_of(self, name: str, word: str, known: Sequence[str]) -> None:
        if word not in known:
            raise TrainingError("train.no-word", name=name, word=printable(word), known=", ".join(known))

    def _within(self, name: str, value: float, least: float, most: float) -> None:
        if not least <= value <= most:
            raise TrainingError("train.out-of-range", name=printable(name), value=value, least=least, most=most)

    def told(self) -> str:
        """The whole of it as one line, the same for the same config."""
        return json.dumps(asdict(self), sort_keys=True)

    def other_than(self, told: str) -> list[str]:
        """The names of what a run that is gone on with was begun with otherwise; it may be longer or shorter than was first said."""
        before, now = json.loads(told), json.loads(self.told())
        return [name for name in now if name != "decisions" and before.get(name) != now[name]]


KINDS: Final = {"opponents": dict, "hidden": list, "random_scores": bool} | dict.fromkeys(
    ("rules", "over", "teacher", "windows", "critic"), str
)
NUMBERS: Final = ("rate", "entropy")


def config_in(path: Path) -> Config:
    """The config in a file.

    Raises:
        TrainingError: it cannot be read, has a key that is none, lacks one, or has a value that cannot be.
    """
    file = printable(str(path))
    try:
        data = tomllib.loads(path.read_text("utf-8"))
    except OSError as fault:
        raise TrainingError("train.not-read", file=file, why=OfTheSystem.by(fault)) from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as fault:
        raise TrainingError("train.no-toml", file=file, what=printable(str(fault))) from None
    known = [one.name for one in fields(Config)]
    for name, value in data.items():
        if name not in known:
            raise TrainingError("train.unknown-key", file=file, name=printable(name), known=", ".join(known))
        _check_kind(file, name, value)
    for one in fields(Config):
        if one.default is MISSING and one.default_factory is MISSING and one.name not in data:
            raise TrainingError("train.missing-key", file=file, name=one.name)
    beside = path.parent / data["rules"]
    if beside.is_file():
        data["rules"] = str(beside)
    named(data["rules"])
    return Config(**data)


def _check_kind(file: str, name: str, value: Any) -> None:
    kind = float if name in NUMBERS else KINDS.get(name, int)
    inner = list(value.values()) if isinstance(value, dict) else value if isinstance(value, list) else []
    right = isinstance(value, kind | int if kind is float else kind) and (kind is bool or not isinstance(value, bool))
    if not right or any(type(one) is not int for one in inner):
        raise TrainingError("train.wrong-kind", file=file, name=name, value=printable(repr(value)))
