"""Duplicate deals: the same cards once for each side, with the sides changed, so that good cards help both opponents alike.

Where everybody plays for themselves, the first opponent sits alone against all others, who are the second, once in each seat; among three
the second sits alone against two of the first as often, so that being two against one helps both alike.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from weli.arena.crews import crew_of, spread
from weli.arena.playing import play_out
from weli.arena.series import Block, Series
from weli.arena.talk import Talk
from weli.bots import Bot
from weli.core.deal import Deal
from weli.core.ruleset import RuleSet
from weli.core.seats import Seating
from weli.games import blaming, match_for


@dataclass(frozen=True)
class Pair:
    """The two opponents that are compared."""

    first: Bot
    second: Bot

    @property
    def turned(self) -> "Pair":
        """The same two, with the second opponent as the first."""
        return Pair(self.second, self.first)

    def at(self, seating: Seating, first_side: int) -> list[Bot]:
        """Who sits where: the first opponent at one side, the second at all others."""
        return [self.first if seating.side_of(seat) == first_side else self.second for seat in range(seating.players)]


def duplicate_deals(
    pair: Pair,
    rules: RuleSet,
    *,
    deals: int,
    seed: int,
    random_scores: bool = False,
    workers: int = 1,
    tell: Callable[[], None] = lambda: None,
) -> Series:
    """Plays that many blocks; the result depends on the seed alone, not on the number of workers. `tell` is called after each block."""
    series = Series()
    with crew_of(workers) as crew:
        for block in spread(partial(play_block, pair, rules, seed, random_scores), range(deals), crew):
            series.add(block)
            tell()
    return series


def play_block(
    pair: Pair, rules: RuleSet, seed: int, random_scores: bool, number: int, *, signs: bool = False
) -> Block:
    """The block of that number: one deal, played once for each side; where there are three sides, once more with the opponents changed.

    Raises `GameFailed`.
    """
    with blaming(rules.game):
        return _play_block(pair, rules, seed, random_scores, number, signs)


def _play_block(pair: Pair, rules: RuleSet, seed: int, random_scores: bool, number: int, signs: bool) -> Block:
    chance = random.Random(f"{seed}:{number}")
    pack = rules.cards[:]
    chance.shuffle(pack)
    dealer = chance.randrange(rules.players)
    possible = rules.scores_before_the_end() if random_scores else [rules.start_score]
    scores = [chance.choice(possible) for _ in range(rules.seating.sides)]
    talk = Talk()
    games = []
    for first_is_alone in (True, False) if rules.seating.sides == 3 else (True,):
        said = Talk()
        for alone in range(rules.seating.sides):
            match = match_for(rules)
            match.begin(dealer, scores)
            deal = match.next_deal(pack)
            _play(pair if first_is_alone else pair.turned, deal, alone, f"{seed}:{number}", said, signs)
            games.append(_lead(deal, alone, first_is_alone))
        talk.add(said if first_is_alone else said.turned())
    return Block(tuple(games), talk)


def _play(pair: Pair, deal: Deal, first_side: int, seed: str, talk: Talk, signs: bool) -> None:
    """Plays a deal to its end; each seat has the same chance in all games of a block."""
    rngs = [random.Random(f"{seed}:{seat}") for seat in range(deal.seating.players)]
    if not deal.closed:
        play_out(deal, pair.at(deal.seating, first_side), rngs, first_side, talk, signs)


def _lead(deal: Deal, alone: int, first_is_alone: bool) -> float:
    """The points of the first opponent less those of the second."""
    ahead = deal.points_ahead(alone)
    return ahead if first_is_alone else 0 - ahead  # a difference, because -0.0 would look odd in a file
