"""Whole games to the target between two opponents."""

import math
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from weli.arena.crews import crew_of, spread
from weli.arena.duplicate import Pair
from weli.arena.playing import play_out
from weli.arena.series import NORMAL_95
from weli.arena.talk import Talk
from weli.core.deal import NONE
from weli.core.ruleset import RuleSet
from weli.games import blaming, match_for


@dataclass(frozen=True)
class Game:
    """Whether the first opponent won, or lost where the game has a loser, or nobody won; after how many deals."""

    won: bool
    lost: bool
    deals: int
    talk: Talk
    drawn: bool = False


@dataclass
class Games:
    """Some games, and what they say."""

    games: list[Game] = field(default_factory=list)
    talk: Talk = field(default_factory=Talk)

    def add(self, game: Game) -> None:
        """One game more."""
        self.games.append(game)
        self.talk.add(game.talk)

    @property
    def played(self) -> int:
        """How many games there are."""
        return len(self.games)

    @property
    def won(self) -> int:
        """How many of them the first opponent has won."""
        return sum(game.won for game in self.games)

    @property
    def drawn(self) -> int:
        """How often nobody won."""
        return sum(game.drawn for game in self.games)

    @property
    def lost(self) -> int:
        """How often the first opponent got the black spot (BI-SCORE-06)."""
        return sum(game.lost for game in self.games)

    @property
    def share(self) -> float:
        """The share of games that the first opponent has won, from 0 to 1; there must be one at least."""
        return self.won / len(self.games)

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the share of games won."""
        n = len(self.games)
        z = NORMAL_95
        middle = self.share + z * z / (2 * n)
        half = z * math.sqrt(self.share * (1 - self.share) / n + z * z / (4 * n * n))
        return (middle - half) / (1 + z * z / n), (middle + half) / (1 + z * z / n)

    @property
    def length(self) -> float:
        """Deals a game, on average."""
        return sum(game.deals for game in self.games) / len(self.games)


def play_games(
    pair: Pair,
    rules: RuleSet,
    *,
    games: int,
    seed: int,
    workers: int = 1,
    tell: Callable[[], None] = lambda: None,
) -> Games:
    """Plays that many games; one side is the first opponent's, another in each game, all others the second's. `tell` is called after
    each."""
    result = Games()
    with crew_of(workers) as crew:
        for game in spread(partial(play_game, pair, rules, seed), range(games), crew):
            result.add(game)
            tell()
    return result


def play_game(pair: Pair, rules: RuleSet, seed: int, number: int, *, signs: bool = False) -> Game:
    """The game of that number, from the first deal to the target. Raises `GameFailed`."""
    with blaming(rules.game):
        return _play_game(pair, rules, seed, number, signs)


def _play_game(pair: Pair, rules: RuleSet, seed: int, number: int, signs: bool) -> Game:
    chance = random.Random(f"{seed}:game:{number}")
    seating = rules.seating
    first_side = number % seating.sides
    bots = pair.at(seating, first_side)
    rngs = [random.Random(f"{seed}:game:{number}:{seat}") for seat in range(rules.players)]
    match = match_for(rules)
    match.begin(chance.randrange(rules.players))
    talk = Talk()
    while not match.over:
        pack = rules.cards[:]
        chance.shuffle(pack)
        deal = match.next_deal(pack)
        if not deal.closed:
            play_out(deal, bots, rngs, first_side, talk, signs)
        match.finish()
    return Game(
        won=match.winner == first_side,
        lost=first_side in match.losers,
        deals=len(match.entries),
        talk=talk,
        drawn=match.winner == NONE,
    )
