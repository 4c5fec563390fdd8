"""What a game is to the house: a name, its presets, the rule ids behind the engine's reasons, and what it offers to each room."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from weli.core.errors import RulesError
from weli.core.ruleset import RuleSet
from weli.ports.advice import Advice
from weli.ports.engine import Engine
from weli.ports.learning import Learning
from weli.ports.measures import Measures
from weli.ports.narration import Narration
from weli.ports.notation import Notation
from weli.ports.outline import Outline
from weli.ports.records import Records
from weli.ports.solving import Solving
from weli.ports.talk import Talk

VERSION: Final = 1
"""Of the ports. It rises whenever a game that was made for them would have to be changed."""

if TYPE_CHECKING:
    from weli.ports.at_table import AtTable


def names_of(reasons: ModuleType) -> dict[int, str]:
    """The name of each reason of a game's vocabulary (`weli.core.reasons`), as the catalogues have it: `not-held`.

    Raises:
        ValueError: two of them are the same number.
    """
    numbers = {name: value for name, value in vars(reasons).items() if name.isupper() and isinstance(value, int)}
    found = {value: name.lower().replace("_", "-") for name, value in numbers.items()}
    if len(found) < len(numbers):
        raise ValueError(f"{reasons.__name__}: two reasons have the same number.")
    return found


def later(place: str) -> Callable[[], Any]:
    """What gives a port that is loaded when it is first asked for, from where it stands: `my_game.learning:MyLearning`."""

    @cache
    def port() -> Any:
        module, _, name = place.partition(":")
        found = getattr(import_module(module), name)
        return found() if isinstance(found, type) else found

    return port


@dataclass(frozen=True, kw_only=True)
class Game:
    """One family of games, made for that version of the ports (`VERSION`).

    `reasons` are the names of those its engine gives (`names_of`), `citations` the rule ids behind each of them, the nearest first.

    `learning`, `solving` and `at_table` are asked for when somebody first wants them, for they cost time to load, and who only plays needs
    none of them.

    What follows `at_table` need not be given: then it is as in any game of plain tricks.

    `reduced`: games for research, with fewer cards and figures; no table, record or house-rule file knows them.
    """

    name: str
    ports: int
    presets: Mapping[str, RuleSet]
    reasons: Mapping[int, str]
    citations: Mapping[int, tuple[str, ...]]
    engine: Engine
    advice: Advice
    records: Records
    talk: Talk
    learning: Callable[[], Learning]
    at_table: Callable[[], "AtTable"]
    measures: Measures = field(default_factory=Measures)
    notation: Notation = field(default_factory=Notation)
    narration: Narration = field(default_factory=Narration)
    solving: Callable[[], Solving] = Solving
    outline: Outline = field(default_factory=Outline)
    reduced: tuple[RuleSet, ...] = ()

    def preset(self, name: str) -> RuleSet:
        """The rule set of that name.

        Raises:
            RulesError: there is none.
        """
        if name not in self.presets:
            known = ", ".join(self.presets)
            raise RulesError("game.no-preset", game=self.name, name=name, known=known)
        return self.presets[name]

    def ruleset(self, preset: str, options: Mapping[str, Any]) -> RuleSet:
        """A preset or a reduced game with some parameters replaced.

        Raises:
            RulesError: there is no such preset or parameter, or the rules cannot be played so.
        """
        for reduced in self.reduced:
            if reduced.name == preset:
                return reduced.with_options(options)
        return self.preset(preset).with_options(options)
