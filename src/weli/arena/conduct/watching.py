"""Watching an opponent over duplicate deals."""

import random
import time
from dataclasses import dataclass, field
from typing import Final

from weli.acts import BET, CONCEDE, RAISE, STEP, figures_in
from weli.advice.caution import FAR, WORTHY
from weli.advice.manners import USUAL
from weli.arena.conduct.chances import chance_after, instead_of_conceding
from weli.arena.duplicate import Pair
from weli.arena.series import Block, Series
from weli.arena.talk import Talk
from weli.asking import asking_for
from weli.bots import Bot
from weli.bots.search.candidate_acts import candidate_acts
from weli.deal import NONE, Deal
from weli.games import game_of
from weli.match import match_for, points_ahead
from weli.parts.deal import FigureDeal
from weli.ruleset import RuleSet

DEAR: Final = 7  # points: a figure that came to be worth as much was fought for


@dataclass
class Conduct:
    """What the watched opponent did in some deals.

    `given`: what it gave up without being asked although it was worth `WORTHY` points, each as value and chance. `raised`: its bets and
    raises that made a figure worth more than `FAR` if held, each as value and chance. `dear`: games with a figure worth `DEAR` or more.
    `weighed`: decisions in which a regular would think of more than one act; `asked_again` of them were put once more with another
    chance, and so many `changed`. `times`: seconds of all decisions with more than one possible act. `worlds`: over so many
    a chance is counted.
    """

    games: int = 0
    dear: int = 0
    decisions: int = 0
    weighed: int = 0
    asked_again: int = 0
    changed: int = 0
    given: list[tuple[int, float]] = field(default_factory=list)
    raised: list[tuple[int, float]] = field(default_factory=list)
    times: list[float] = field(default_factory=list)
    worlds: int = 200
    series: Series = field(default_factory=Series)

    def within(self, share: float) -> float:
        """In so many seconds that share of the decisions was made."""
        return sorted(self.times)[int(share * (len(self.times) - 1))] if self.times else 0.0


def watch(conduct: Conduct, pair: Pair, rules: RuleSet, seed: int, number: int, again: int) -> None:
    """Plays the block of that number as the arena does, and watches the first opponent; every so manieth weighed decision is put again."""
    chance = random.Random(f"{seed}:{number}")
    pack = rules.cards[:]
    chance.shuffle(pack)
    dealer = chance.randrange(rules.players)
    games = []
    for side in range(rules.seating.sides):
        match = match_for(rules)
        match.begin(dealer)
        deal = match.next_deal(pack)
        rngs = [random.Random(f"{seed}:{number}:{seat}") for seat in range(rules.players)]
        if not deal.closed:
            _play(conduct, deal, pair, side, rngs, again)
        conduct.games += 1
        conduct.dear += isinstance(deal, FigureDeal) and max(stake.value for stake in deal.stakes) >= DEAR
        games.append(points_ahead(deal, side))
    conduct.series.add(Block(tuple(games), Talk()))


def _play(conduct: Conduct, deal: Deal, pair: Pair, side: int, rngs: list[random.Random], again: int) -> None:
    asking = asking_for(deal)
    while not deal.closed:
        seat, options = asking.seat(), asking.options()
        view = deal.seen_by(seat)
        if deal.seating.side_of(seat) != side:
            act = pair.second.choose(view, seat, options, rngs[seat])
        elif len(options) == 1:
            act = options[0]
        else:
            act = _watched(conduct, pair.first, view, seat, options, rngs[seat], again)
        asking.take(act)


def _watched(
    conduct: Conduct, bot: Bot, view: Deal, seat: int, options: list[int], rng: random.Random, again: int
) -> int:
    begun = time.perf_counter()
    act = bot.choose(view, seat, options, rng)
    conduct.times.append(time.perf_counter() - begun)
    conduct.decisions += 1
    other = random.Random(f"again:{conduct.decisions}")
    if len(candidate_acts(view, seat, options, game_of(view.rules).advice.regular(USUAL), other)) > 1:
        conduct.weighed += 1
        if conduct.weighed % again == 0:
            conduct.asked_again += 1
            conduct.changed += bot.choose(view, seat, options, other) != act
    if isinstance(view, FigureDeal):
        _note_gift(conduct, view, seat, options, act, other)
        _note_raise(conduct, view, seat, options, act, other)
    return act


def _note_gift(conduct: Conduct, view: FigureDeal, seat: int, options: list[int], act: int, rng: random.Random) -> None:
    figure = act % STEP
    if act // STEP == CONCEDE and view.show.shower == NONE and view.stakes[figure].value >= WORTHY:
        kept = instead_of_conceding(view, seat, options, rng)
        conduct.given.append(
            (view.stakes[figure].value, chance_after(view, seat, options, kept, figure, conduct.worlds, rng))
        )


def _note_raise(
    conduct: Conduct, view: FigureDeal, seat: int, options: list[int], act: int, rng: random.Random
) -> None:
    if act // STEP not in (BET, RAISE):
        return
    for figure in figures_in(act % STEP) if act // STEP == BET else [act % STEP]:
        proposed = view.stakes[figure].value + (2 if act // STEP == RAISE else 1)
        if proposed > FAR:
            conduct.raised.append((proposed, chance_after(view, seat, options, act, figure, conduct.worlds, rng)))
