"""The games as Gymnasium environments: one seat is asked, opponents of the house play all others.

>>> import gymnasium
>>> import weli.envs.gymnasium  # registers weli/Bieten-v0, weli/Gaigel-v0 and so on
>>> seat = gymnasium.make("weli/Bieten-v0", opponent="lehrbua")
>>> observation, info = seat.reset(seed=1)
>>> over = False
>>> while not over:
...     act = seat.action_space.sample(observation["action_mask"])
...     observation, reward, over, truncated, info = seat.step(act)

An observation is a dict, as with PettingZoo: `observation` is the array of `weli.envs.observation`; `action_mask` marks what the seat may
do, by the numbers of `weli.envs.action_table`, and is empty when all is over. All is rewarded at the end, by `Episode.returns`. An act
that the mask does not allow ends the episode, and costs `ILLEGAL_REWARD`.
"""

import random
from typing import Any, Final

from weli.bots import Bot, bot_named
from weli.core.deal import NONE
from weli.core.errors import RulesError
from weli.core.ruleset import RuleSet
from weli.envs.chance import begin, chance_of, deal_on
from weli.envs.episode import DEAL, Episode, Settings
from weli.envs.extras import missing_extra
from weli.games import GAMES
from weli.play.course import rules as ruleset_of
from weli.play.drawing import in_letters

try:
    import gymnasium
    from gymnasium.spaces import Discrete

    from weli.envs.sight import Observation, Sight
except ImportError as gone:
    raise missing_extra(gone.name or "gymnasium", "pettingzoo") from None

ILLEGAL_REWARD: Final = -20.0
"""What it costs to do what the mask does not allow: more than a deal ever does in play that makes sense."""


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat at a table with opponents of the house."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 (Gymnasium wants a plain dict)

    def __init__(
        self,
        rules: str | RuleSet,
        *,
        opponent: str | Bot = "stammgast",
        seat: int | None = None,
        unit: str = DEAL,
        windows: str = "full",
        scores: list[int] | None = None,
        render_mode: str | None = None,
    ) -> None:
        """A table.

        Args:
            rules: a preset as `GAME/NAME`, the path of a house-rule file, or a rule set.
            opponent: who plays all other seats, partners too; by name, or an opponent itself.
            seat: which one is asked, in order of turn; drawn for each episode where it is left out.
            unit: what an episode is: a `deal`, or a whole game, a `match`.
            windows: who is asked whether they interrupt (`full`, `team`, `trick`, `actor`).
            scores: of the sides when an episode begins; those of a new game where they are left out.
            render_mode: `ansi` for a text.

        Raises:
            RulesError: there are no such rules, opponent, seat, unit or windows.
            RecordError: the file cannot be read as a house rule.
        """
        ruleset = ruleset_of(rules)
        if seat is not None and not 0 <= seat < ruleset.players:
            raise RulesError("env.seat", highest=ruleset.players - 1, seat=seat)
        self.settings = Settings(ruleset, windows, unit)
        self.scores = scores
        self.seat = seat
        self.opponent = bot_named(opponent) if isinstance(opponent, str) else opponent
        self._sight = Sight(ruleset)
        self.table = self._sight.table
        self.render_mode = render_mode
        self.observation_space = self._sight.space
        self.action_space = Discrete(self.table.size)
        self._chance = chance_of(None)
        self._others = random.Random()
        self._episode: Episode | None = None
        self._own = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begins an episode in which the seat is asked. A seed sets the chance for it and all that follow."""
        super().reset(seed=seed)
        if seed is not None:
            self._chance = chance_of(seed)
            self._others = random.Random(seed)
        wanted = options or {}
        players = self.settings.rules.players
        while True:
            self._own = self._chance.below(players) if self.seat is None else self.seat
            scores = wanted.get("scores", self.scores)
            self._episode = begin(self.settings, self._chance, wanted.get("dealer", NONE), scores)
            self._let_others_play(self._episode)
            if not self._episode.over:
                return self._seen(), {"seat": self._own}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Takes an action; what the seat sees when it is asked again, or at the end."""
        assert self._episode is not None, "reset comes first"
        episode = self._episode
        act = self.table.act(int(action))
        if act not in episode.options():
            return self._seen(), ILLEGAL_REWARD, True, False, {"seat": self._own}
        episode.take(act)
        self._let_others_play(episode)
        reward = episode.returns()[self._own] if episode.over else 0.0
        return self._seen(), reward, episode.over, False, {"seat": self._own}

    def render(self) -> str | None:
        """The table as the seat sees it."""
        if self.render_mode is None or self._episode is None:
            return None
        return in_letters(self._episode.view(self._own))

    def _let_others_play(self, episode: Episode) -> None:
        deal_on(episode, self._chance)
        while not episode.over and episode.seat() != self._own:
            seat = episode.seat()
            episode.take(self.opponent.choose(episode.view(seat), seat, episode.options(), self._others))
            deal_on(episode, self._chance)

    def _seen(self) -> Observation:
        assert self._episode is not None
        return self._sight.of(self._episode, self._own)


for name, game in GAMES.items():
    usual = next(iter(game.presets))
    gymnasium.register(
        f"weli/{name.capitalize()}-v0", entry_point="weli.envs.gymnasium:SeatEnv", kwargs={"rules": f"{name}/{usual}"}
    )
