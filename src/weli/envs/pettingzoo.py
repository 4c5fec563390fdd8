"""The games as PettingZoo environments, one agent asked at a time.

>>> game = env("perlaggen/innsbruck", unit="deal")
>>> game.reset(seed=1)
>>> for agent in game.agent_iter():
...     observation, reward, termination, truncation, info = game.last()
...     over = termination or truncation
...     game.step(None if over else game.action_space(agent).sample(observation["action_mask"]))

Agents are `seat_0`, `seat_1` and so on, in order of turn; partners sit alternately. An observation is a dict: `observation` is the array of
`weli.envs.observation`; `action_mask` marks what the agent may do, by the numbers of `weli.envs.action_table`, and is empty unless it is
asked. All is rewarded at the end, by `Episode.returns`: points ahead in a deal, 1 for winning a game, 0 in sum.
"""

from typing import Any, Final

from weli.core.deal import NONE
from weli.core.errors import RulesError
from weli.core.ruleset import RuleSet
from weli.envs.chance import begin, chance_of, deal_on
from weli.envs.episode import DEAL, Episode, Settings
from weli.envs.extras import missing_extra
from weli.play.course import rules as ruleset_of
from weli.play.drawing import in_letters

try:
    from gymnasium.spaces import Dict, Discrete
    from pettingzoo import AECEnv  # type: ignore[import-untyped]
    from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

    from weli.envs.sight import Observation, Sight
except ImportError as gone:
    raise missing_extra(gone.name or "pettingzoo", "pettingzoo") from None

ILLEGAL_REWARD: Final = -20.0
"""What an agent gets that does what its mask does not allow: less than a deal ever costs in play that makes sense."""


def env(
    rules: str | RuleSet = "perlaggen/innsbruck",
    *,
    unit: str = DEAL,
    windows: str = "full",
    scores: list[int] | None = None,
    render_mode: str | None = None,
) -> Any:
    """The environment in the usual wrappers: an act that the mask does not allow ends the episode, and costs its agent `ILLEGAL_REWARD`.

    Args:
        rules: a preset as `GAME/NAME`, the path of a house-rule file, or a rule set.
        unit: what an episode is: a `deal`, or a whole game, a `match`.
        windows: who is asked whether they interrupt (`full`, `team`, `trick`, `actor`).
        scores: of the sides when an episode begins; those of a new game where they are left out.
        render_mode: `ansi` for a text, `human` to print it.

    Raises:
        RulesError: there are no such rules, or no such unit or windows.
        RecordError: the file cannot be read as a house rule.
    """
    game = raw_env(rules, unit=unit, windows=windows, scores=scores, render_mode=render_mode)
    game = wrappers.TerminateIllegalWrapper(game, illegal_reward=ILLEGAL_REWARD)
    game = wrappers.AssertOutOfBoundsWrapper(game)
    return wrappers.OrderEnforcingWrapper(game)


class raw_env(AECEnv):  # noqa: N801  the name that PettingZoo expects
    """The environment itself; an act that the mask does not allow raises `RulesError`."""

    metadata: dict[str, Any] = {  # noqa: RUF012 (PettingZoo wants a plain dict)
        "name": "weli_v0",
        "render_modes": ["ansi", "human"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        rules: str | RuleSet = "perlaggen/innsbruck",
        *,
        unit: str = DEAL,
        windows: str = "full",
        scores: list[int] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        ruleset = ruleset_of(rules)
        self.settings = Settings(ruleset, windows, unit)
        self.scores = scores
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(ruleset.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._sight = Sight(ruleset)
        self.table = self._sight.table
        self.observation_spaces = dict.fromkeys(self.possible_agents, self._sight.space)
        self.action_spaces = {agent: Discrete(self.table.size) for agent in self.possible_agents}
        self._chance = chance_of(None)
        self._episode: Episode | None = None

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    @property
    def episode(self) -> Episode:
        """The episode as a whole, with everybody's cards: for tests, not for agents."""
        assert self._episode is not None, "reset comes first"
        return self._episode

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins an episode. A seed sets the chance for it and all that follow; `options` may hold `dealer` (a seat) and `scores`."""
        if seed is not None:
            self._chance = chance_of(seed)
        wanted = options or {}
        scores = wanted.get("scores", self.scores)
        self._episode = begin(self.settings, self._chance, wanted.get("dealer", NONE), scores)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.seat()]

    def observe(self, agent: str) -> Observation:
        return self._sight.of(self.episode, self._seats[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        act = self.table.act(int(action) if action is not None else NONE)
        self._refuse_if_illegal(agent, act)
        self._cumulative_rewards[agent] = 0.0
        self.episode.take(act)
        deal_on(self.episode, self._chance)
        if self.episode.over:
            self._end()
        else:
            self.agent_selection = self.possible_agents[self.episode.seat()]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _refuse_if_illegal(self, agent: str, act: int) -> None:
        if act not in self.episode.options():
            label = self.table.label(self.table.number(act))
            raise RulesError("env.masked", agent=agent, label=label)

    def _end(self) -> None:
        self.rewards = dict(zip(self.possible_agents, self.episode.returns(), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def render(self) -> str | None:
        """The table as the agent sees it that is asked, or the first one when all is over."""
        if self.render_mode is None:
            return None
        episode = self.episode
        seat = self._seats[self.agent_selection] if self.agents else 0
        labels = [self.table.label(self.table.number(act)) for act in episode.options()]
        words = "\n".join([in_letters(episode.view(seat)), ", ".join(labels)]).rstrip()
        if self.render_mode == "human":
            print(words)  # noqa: T201 (what the mode is for)
            return None
        return words

    def close(self) -> None:
        """Nothing to close."""
