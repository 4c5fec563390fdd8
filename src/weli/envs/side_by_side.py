"""Many games side by side, as rows of marks: what the arrays of `weli.envs.vector` show, compiled with the engine."""

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from weli.core.errors import RulesError
from weli.core.pickling import as_it_stands
from weli.envs.action_table import action_table
from weli.envs.chance import begin, chance_of, deal_on
from weli.envs.episode import Episode, Settings
from weli.envs.observation import encoder_for
from weli.ports.encoding.marks import Marks


@final
class SideBySide:
    """So many episodes by the same rules, each of which goes on by itself; where one is over, the next begins.

    For each game `seats` has the seat that is asked, `seen` what it sees, and `allowed` what it may do, by the numbers of the action table.
    Game `i` has the chance of `seed + i`.
    """

    seats: vec[i64]

    def __init__(self, settings: Settings, count: int, seed: int, scores: list[int] | None) -> None:
        self.settings = settings
        self.scores = scores
        self.table = action_table(settings.rules.game)
        self.encoder = encoder_for(settings.rules)
        self.seats = vec[i64]([0 for game in range(count)])
        self.seen = Marks(count, self.encoder.size)
        self.allowed = Marks(count, self.table.size)
        self._chances = [chance_of(seed + game) for game in range(count)]
        self._episodes = [self._begun(game) for game in range(count)]
        for game in range(count):
            self._show(game)

    def __reduce__(self) -> tuple[Any, ...]:
        return as_it_stands(self, self.settings, 0, 0, self.scores)

    def _begun(self, game: i64) -> Episode:
        return begin(self.settings, self._chances[game], scores=self.scores)

    def step(self, actions: list[int]) -> list[tuple[int, list[float]]]:
        """Takes one action in each game; the games whose episode this has ended, with its returns by seat.

        Raises:
            RulesError: an action that is not allowed; the games before it have gone on.
        """
        ended: list[tuple[int, list[float]]] = []
        for game in range(len(actions)):
            self._refuse_if_illegal(game, actions[game])
            episode = self._episodes[game]
            episode.take(self.table.acts[actions[game]])
            if episode.seat() < 0:
                deal_on(episode, self._chances[game])
                if episode.over:
                    ended.append((game, episode.returns()))
                    self._episodes[game] = self._begun(game)
        for game in range(len(actions)):
            self._show(game)
        return ended

    def _refuse_if_illegal(self, game: i64, action: int) -> None:
        if not 0 <= action < self.table.size or not self.allowed.is_set(game, action):
            label = self.table.label(action)
            raise RulesError("env.masked-in-game", game=game, label=label)

    def _show(self, game: i64) -> None:
        """Fills in the rows of a game."""
        episode = self._episodes[game]
        seat = episode.seat()
        self.seats[game] = seat
        self.encoder.write(episode.view(seat), seat, self.seen, game)
        self.allowed.wipe(game)
        offer = episode.offer()
        for place in range(offer.count):
            self.allowed.set(game, self.table.number(offer.at(place)))
