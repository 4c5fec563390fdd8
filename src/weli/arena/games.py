"""Whole games to the target between two opponents."""

import math
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial

from weli.arena.duplicate import Pair
from weli.arena.playing import play_out
from weli.arena.talk import Talk
from weli.arena.workers import NORMAL_95, in_order
from weli.match import match_for
from weli.ruleset import RuleSet

_GAMES_AT_ONCE = 4


@dataclass(frozen=True)
class Game:
    """Whether the first opponent won, or lost where the game has a loser, after how many deals."""

    won: bool
    lost: bool
    deals: int
    talk: Talk


@dataclass
class Games:
    """Some games, and what they say."""

    played: list[Game] = field(default_factory=list)
    talk: Talk = field(default_factory=Talk)

    def add(self, game: Game) -> None:
        self.played.append(game)
        self.talk.add(game.talk)

    @property
    def won(self) -> int:
        return sum(game.won for game in self.played)

    @property
    def lost(self) -> int:
        """How often the first opponent got the black spot (BI-SCORE-06)."""
        return sum(game.lost for game in self.played)

    @property
    def share(self) -> float:
        return self.won / len(self.played)

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the share of games won."""
        n = len(self.played)
        z = NORMAL_95
        middle = self.share + z * z / (2 * n)
        half = z * math.sqrt(self.share * (1 - self.share) / n + z * z / (4 * n * n))
        return (middle - half) / (1 + z * z / n), (middle + half) / (1 + z * z / n)

    @property
    def length(self) -> float:
        """Deals a game, on average."""
        return sum(game.deals for game in self.played) / len(self.played)


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
    one = partial(play_game, pair, rules, seed)
    for game in in_order(one, games, workers, _GAMES_AT_ONCE):
        result.add(game)
        tell()
    return result


def play_game(pair: Pair, rules: RuleSet, seed: int, number: int) -> Game:
    """The game of that number, from the first deal to the target."""
    chance = random.Random(f"{seed}:game:{number}")
    seating = rules.seating
    first_side = number % seating.sides
    bots = [pair.first if seating.side_of(seat) == first_side else pair.second for seat in range(rules.players)]
    rngs = [random.Random(f"{seed}:game:{number}:{seat}") for seat in range(rules.players)]
    match = match_for(rules)
    match.begin(chance.randrange(rules.players))
    talk = Talk()
    while not match.over:
        pack = rules.cards[:]
        chance.shuffle(pack)
        deal = match.next_deal(pack)
        if not deal.closed:
            play_out(deal, bots, rngs, first_side, talk)
        match.finish()
    return Game(match.winner == first_side, first_side in match.losers, len(match.entries), talk)
