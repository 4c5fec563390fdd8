"""A number for every act that a game knows, for learners and for frameworks that want actions to be 0, 1, 2 and so on.

A game has one table for all its rule sets, of fixed size, so that what is learnt by one of them fits the others. Games of one kind may
share theirs.
"""

from functools import cache
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from weli.core.acts import DEFER_ACT, PASS_ACT
from weli.core.errors import RulesError
from weli.envs.versions import version_of
from weli.games import game_named
from weli.ports.learning import Learning

NO_NUMBER: Final = -1

_OF_ALL_GAMES: Final = {PASS_ACT: "pass", DEFER_ACT: "defer"}
"""With these one lets things go on when one is asked: the first acts of every table."""


@final
class ActionTable:
    """The acts of a game in a fixed order. `size`: how many there are; `version` changes whenever a number comes to mean something else."""

    _numbers: vec[i64]

    def __init__(self, game: str, learning: Learning) -> None:
        self.game = game
        self.acts = [*_OF_ALL_GAMES, *learning.acts()]
        self.size = len(self.acts)
        self._learning = learning
        self._numbers = vec[i64]([NO_NUMBER] * (max(self.acts) + 1))
        for number, act in enumerate(self.acts):
            self._numbers[act] = number
        self.version = version_of("\n".join(self.label(number) for number in range(self.size)))

    def __reduce__(self) -> tuple[Any, ...]:
        return action_table, (self.game,)

    def number(self, act: i64) -> i64:
        """The number of an act, from 0 to `size - 1`.

        Raises:
            RulesError: the game does not have that act.
        """
        number = self._numbers[act] if 0 <= act < len(self._numbers) else NO_NUMBER
        if number == NO_NUMBER:
            raise RulesError("env.no-act", game=self.game, act=act)
        return number

    def act(self, number: int) -> int:
        """The act of a number.

        Raises:
            RulesError: there is no such number.
        """
        if not 0 <= number < self.size:
            highest = self.size - 1
            raise RulesError("env.no-number", game=self.game, highest=highest, number=number)
        return self.acts[number]

    def label(self, number: int) -> str:
        """The act in the words of a record: `bet gleich hanger`, `play HA`, `show gleich L7`, `cut 12`."""
        act = self.act(number)
        return _OF_ALL_GAMES[act] if act in _OF_ALL_GAMES else self._learning.label(act)


@cache
def action_table(game: str) -> ActionTable:
    """The table of a game.

    Raises:
        RulesError: there is no such game.
    """
    return ActionTable(game, game_named(game).learning())
