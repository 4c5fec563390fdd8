"""Many games side by side, as rows of marks: what the arrays of `weli.envs.vector` show, compiled with the engine."""

import random
from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from weli.core.deal import NONE
from weli.core.errors import RulesError
from weli.core.pickling import as_it_stands
from weli.envs.action_table import action_table
from weli.envs.chance import begin, chance_of, deal_on
from weli.envs.company import ALONE, Company
from weli.envs.episode import Episode, Settings
from weli.envs.observation import encoder_for
from weli.ports.encoding.marks import Marks


@final
class SideBySide:
    """So many episodes by the same rules, each of which goes on by itself; where one is over, the next begins.

    For each game `seats` has the seat that is asked, `seen` what it sees, and `allowed` what it may do, by the numbers of the action table.
    Game `i` has the chance of `seed + i`. With others at the table (`Company`) `sides` has the side that is asked in each game, drawn for
    each episode, and `advice` the number of what the adviser would do; -1 where there are none. `state` has what every seat sees, a row for
    each seat of each game.
    """

    seats: vec[i64]
    sides: vec[i64]
    advice: vec[i64]

    def __init__(
        self, settings: Settings, count: int, seed: int, scores: list[int] | None, company: Company = ALONE
    ) -> None:
        self.settings = settings
        self.scores = scores
        self.company = company
        self.table = action_table(settings.rules.game)
        self.encoder = encoder_for(settings.rules)
        self.seats = vec[i64]([0 for game in range(count)])
        self.sides = vec[i64]([NONE for game in range(count)])
        self.advice = vec[i64]([NONE for game in range(count)])
        self.seen = Marks(count, self.encoder.size)
        self.allowed = Marks(count, self.table.size)
        self.state = Marks(count * settings.rules.players if company.state else 0, self.encoder.size)
        self._chances = [chance_of(seed + game) for game in range(count)]
        self._others = [random.Random(seed + game) for game in range(count)]
        self._episodes = [self._begun(game) for game in range(count)]
        for game in range(count):
            self._show(game)

    def __reduce__(self) -> tuple[Any, ...]:
        return as_it_stands(self, self.settings, 0, 0, self.scores, self.company)

    def _begun(self, game: i64) -> Episode:
        """An episode in which somebody is asked who is no opponent."""
        rules = self.settings.rules
        chance = self._chances[game]
        while True:
            scores = self.company.scores(rules, chance) or self.scores
            episode = begin(self.settings, chance, scores=scores)
            if self.company.opponent is None:
                return episode
            self.sides[game] = chance.below(rules.seating.sides)
            self._let_others_play(episode, game)
            if not episode.over:
                return episode

    def _let_others_play(self, episode: Episode, game: i64) -> None:
        """Up to the next question to the side that is asked, or to the end."""
        opponent = self.company.opponent
        deal_on(episode, self._chances[game])
        if opponent is None:
            return
        seating = self.settings.rules.seating
        while not episode.over and seating.side_of(episode.seat()) != self.sides[game]:
            seat = episode.seat()
            episode.take(opponent.choose(episode.view(seat), seat, episode.options(), self._others[game]))
            deal_on(episode, self._chances[game])

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
            self._let_others_play(episode, game)
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
        adviser = self.company.adviser
        if adviser is not None:
            act = adviser.choose(episode.view(seat), seat, episode.options(), self._others[game])
            self.advice[game] = self.table.number(act)
        if self.company.state:
            players = self.settings.rules.players
            for other in range(players):
                self.encoder.write(episode.view(other), other, self.state, game * players + other)
