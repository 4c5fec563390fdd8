"""The games of OpenSpiel: each game of the house by its name, after `weli_`."""

import random
from collections.abc import Callable
from typing import Any, ClassVar, Final

import pyspiel

from weli.core.cards import PLACES, card_text
from weli.core.deal import NONE
from weli.envs.episode import DEAL, MATCH, Settings
from weli.envs.lengths import MOST_DEALS, most_points
from weli.envs.openspiel.observer import Observer
from weli.envs.openspiel.parameters import EXPLICIT, SAMPLED, USUAL, Parameters, start_from
from weli.envs.openspiel.walk import Start, Walk
from weli.games import GAMES

ANY_PACK: Final = 0
"""The only outcome of a chance node at which a whole pack is shuffled."""


def _numbers_of_players() -> set[int]:
    """How many can play, at any of the games."""
    presets = [rules for game in GAMES.values() for rules in game.presets.values()]
    return {count for rules in presets for count in (rules.players, *rules.choice("players")) if isinstance(count, int)}


FEWEST_PLAYERS: Final = min(_numbers_of_players())
MOST_PLAYERS: Final = max(_numbers_of_players())


def game_type(name: str, *, sampled: bool = False, whole_match: bool = False) -> Any:
    """What OpenSpiel wants to know of a game before it is loaded."""
    chances = pyspiel.GameType.ChanceMode
    return pyspiel.GameType(
        short_name=f"weli_{name}",
        long_name=f"Weli {name.capitalize()}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chances.SAMPLED_STOCHASTIC if sampled else chances.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MOST_PLAYERS,
        min_num_players=FEWEST_PLAYERS,
        provides_information_state_string=True,
        provides_information_state_tensor=not whole_match,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=USUAL,
    )


def game_info(start: Start, *, sampled: bool) -> Any:
    """Its numbers: acts, cards, players, points and length."""
    whole_match = start.settings.unit == MATCH
    points = 1.0 if whole_match else most_points(start.rules, start.scores)
    return pyspiel.GameInfo(
        num_distinct_actions=start.table.size,
        max_chance_outcomes=1 if sampled else PLACES,
        num_players=start.rules.players,
        min_utility=-points,
        max_utility=points,
        utility_sum=0.0,
        max_game_length=start.settings.max_decisions,
    )


class WeliGame(pyspiel.Game):
    """A game of Weli as OpenSpiel sees it."""

    def __init__(self, start: Start, parameters: Parameters) -> None:
        """`parameters` are those of the game string; of what `start` says already they only keep a record."""
        whole_match = start.settings.unit == MATCH
        self.start = start
        self.is_sampled = parameters.get("deal", EXPLICIT) == SAMPLED
        self.chance = random.Random(parameters.get("seed", 0))
        kind = game_type(start.rules.game, sampled=self.is_sampled, whole_match=whole_match)
        super().__init__(kind, game_info(start, sampled=self.is_sampled), dict(parameters))

    def __reduce__(self) -> tuple[object, ...]:
        start = self.start
        return _game_again, (start.settings, start.dealer, start.scores, self.get_parameters(), self.chance)

    def new_initial_state(self) -> "WeliState":
        return WeliState(self)

    def state_in(self, walk: Walk) -> "WeliState":
        """A state at that moment; OpenSpiel knows no history of it."""
        state = WeliState(self)
        state.walk = walk
        return state

    def shuffled_pack(self) -> tuple[int, ...]:
        """The next of the sampled packs."""
        cards = self.start.rules.cards
        return tuple(self.chance.sample(cards, len(cards)))

    def max_chance_nodes_in_history(self) -> int:
        draws = 1 if self.is_sampled else self.start.most_draws
        return draws * (MOST_DEALS if self.start.settings.unit == MATCH else 1)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer | None:
        """What a player sees, or with perfect recall the information state; nothing where public and private things are wanted apart.

        A whole match has no information-state tensor: it would have to hold every deal.
        """
        if kind is None:
            return Observer(self.start, remembers=False)
        if not kind.public_info or kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER:
            return None
        has_tensor = not kind.perfect_recall or self.start.settings.unit == DEAL
        return Observer(self.start, remembers=kind.perfect_recall, has_tensor=has_tensor)


class WeliState(pyspiel.State):
    """A moment of a game. All of it lies in `walk`, which never changes, so that OpenSpiel copies a state at no cost."""

    def __init__(self, game: WeliGame) -> None:
        super().__init__(game)
        self.walk: Walk = game.start.beginning

    def __copy__(self) -> "WeliState":
        twin: WeliState = self.clone()
        return twin

    def __deepcopy__(self, memo: dict[int, object]) -> "WeliState":
        return self.__copy__()

    def __reduce__(self) -> tuple[object, ...]:
        return _state_again, (self.get_game(), self.walk, self.history())

    def current_player(self) -> int:
        episode = self.walk.episode
        seat = episode.seat()
        if seat != NONE:
            return seat
        return int(pyspiel.PlayerId.TERMINAL if episode.over else pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        return self.walk.episode.over

    def returns(self) -> list[float]:
        return self.walk.episode.returns()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Cards, or one outcome that stands for all packs."""
        return [(ANY_PACK, 1.0)] if self.get_game().is_sampled else self.walk.outcomes()

    def _legal_actions(self, player: int) -> list[int]:
        return self.walk.numbers()

    def _apply_action(self, action: int) -> None:
        walk = self.walk
        if not walk.awaits_cards:
            self.walk = walk.with_number(action)
        elif self.get_game().is_sampled:
            self.walk = walk.with_pack(self.get_game().shuffled_pack())
        else:
            self.walk = walk.with_card(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self.walk.start.table.label(action)
        return "any pack" if self.get_game().is_sampled else card_text(action)

    def __str__(self) -> str:
        return str(self.walk)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "WeliState":
        """A state that this player, who must be the one to act, cannot tell from this one. `sampler` gives a number from 0 to 1."""
        state: WeliState = self.get_game().state_in(self.walk.resampled(player, random.Random(sampler())))
        return state


def _game_again(
    settings: Settings, dealer: int, scores: tuple[int, ...], parameters: Parameters, chance: random.Random
) -> WeliGame:
    """A copy of a game, its chance where it was. OpenSpiel would make one of the game string, which does not tell all rules."""
    game = WeliGame(Start(settings, dealer, scores), parameters)
    game.chance = chance
    return game


def _state_again(game: WeliGame, walk: Walk, history: list[int]) -> WeliState:
    """A state that was pickled: its history is told to OpenSpiel again, and stands where it stood, whatever packs the game has drawn."""
    chance = game.chance.getstate()
    first, *others = walk.way()[-len(history) - 1 :]
    state = game.state_in(first)
    for action, then in zip(history, others, strict=True):
        state.apply_action(action)
        state.walk = then
    game.chance.setstate(chance)
    return state


class _NamedGame(WeliGame):
    """A game that OpenSpiel loads by its name. Each has a class of its own: what is registered must outlive the interpreter."""

    name: ClassVar[str]

    def __init__(self, parameters: Parameters | None = None) -> None:
        super().__init__(start_from(self.name, parameters or {}), parameters or {})


def _named(game: str) -> type[_NamedGame]:
    class Named(_NamedGame):
        name = game

    return Named


_NAMED: Final = [_named(game) for game in GAMES]


def register() -> None:
    """Makes the games known to OpenSpiel."""
    for game in _NAMED:
        pyspiel.register_game(game_type(game.name), game)


def game_for(settings: Settings, dealer: int = 0, scores: tuple[int, ...] = ()) -> WeliGame:
    """A game by any rules, house rules too; it has no game string, so OpenSpiel cannot load it by one."""
    return WeliGame(Start(settings, dealer, scores), {})
