"""How an opponent conducts itself, whatever it wins: what it gives away, what it raises, how steady it is, how long it thinks.

`python tools/conduct.py wirt stammgast:manner=bets --deals 40` watches the first of the two over duplicate deals; English only.
"""

import argparse
import math
import random
import time
from dataclasses import dataclass, field
from typing import Final

from weli.arena.duplicate import Pair
from weli.arena.opponents import opponent_named
from weli.arena.series import Block, Series
from weli.arena.talk import Talk
from weli.bots import Bot, Stammgast
from weli.bots.search import odds
from weli.bots.search.belief import Belief
from weli.bots.search.candidate_acts import candidate_acts
from weli.core.acts import BET, CONCEDE, PASS_ACT, RAISE, STEP, figures_in
from weli.core.build_mode import form
from weli.core.chances import SURE
from weli.core.deal import NONE, Deal
from weli.core.errors import WeliError
from weli.core.ruleset import RuleSet
from weli.games import asking_for, game_of, match_for
from weli.games.figures.engine.deal import FigureDeal
from weli.house_rules import named
from weli.ports.caution import FAR, WORTHY
from weli.ports.caution import HOPELESS as IN_THOUSANDTHS
from weli.ports.manners import USUAL

DEAR: Final = 7  # points: a figure that came to be worth as much was fought for
HOPELESS: Final = IN_THOUSANDTHS / SURE
HARDLY: Final = 0.1  # chance below which nothing is raised far
REGULAR: Final = Stammgast()


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


def main() -> None:
    parser = argparse.ArgumentParser(prog="conduct.py", description=__doc__)
    parser.add_argument("watched")
    parser.add_argument("other")
    parser.add_argument("--rules", default="giltspiel/fiss")
    parser.add_argument("--deals", type=int, default=20, help="each is played once for every side")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--again", type=int, default=3, help="every so manieth weighed decision is put twice")
    given = parser.parse_args()
    try:
        pair = Pair(opponent_named(given.watched), opponent_named(given.other))
        rules = named(given.rules).ruleset()
    except WeliError as error:
        parser.error(str(error))
    conduct = Conduct()
    for number in range(given.deals):
        watch(conduct, pair, rules, given.seed, number, given.again)
    print(f"{given.watched} against {given.other}, {given.rules}, {given.deals} deals, seed {given.seed}, {form()}")
    for line in told(conduct):
        print(line)


def told(conduct: Conduct) -> list[str]:
    """Everything that was noticed, a line each."""
    series = conduct.series
    with_hope = [value for value, chance in conduct.given if chance > HOPELESS]
    with_nothing = [value for value, chance in conduct.raised if chance < HARDLY]
    milliseconds = [f"{1000 * conduct.within(share):.1f}" for share in (0.5, 0.95, 0.99, 1.0)]
    margin = f" ± {series.margin:.3f}" if series.played > 1 else ""
    given = _share(len(conduct.given), conduct.games)
    raised = _share(len(conduct.raised), conduct.games)
    changed = _share(conduct.changed, conduct.asked_again)
    return [
        f"points a deal: {series.mean:+.3f}{margin}",
        f"games with a figure worth {DEAR} or more: {_share(conduct.dear, conduct.games)}",
        f"worth {WORTHY} or more given up unasked: {given} of games; with a chance above {HOPELESS:.0%}: {with_hope}",
        f"raised past {FAR}: {raised} of games; with a chance below {HARDLY:.0%}: {with_nothing}",
        f"another seed decides otherwise: {changed} of the weighed decisions, {_of_all(conduct):.1%} of all",
        f"milliseconds, 50, 95, 99, 100 %: {', '.join(milliseconds)}",
    ]


def _of_all(conduct: Conduct) -> float:
    """How many of all decisions hang on the seed; where nobody would think twice, none does."""
    weighed = conduct.weighed / max(1, conduct.decisions)
    return weighed * conduct.changed / max(1, conduct.asked_again)


def _share(some: int, of: int) -> str:
    return f"{some} / {of} ({some / max(1, of):.1%})"


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
        games.append(deal.points_ahead(side))
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


def chance_after(
    view: FigureDeal, seat: int, options: list[int], act: int, figure: int, worlds: int, rng: random.Random
) -> float:
    """The chance, from 0 to 1, that the seat's side wins the figure after that act, if nobody gives way who could hold.

    It is counted over so many worlds. Cards that are hidden are imagined as by a regular who remembers what has been said.
    """
    belief = Belief(view, seat, game_of(view.rules).advice.regular(USUAL))
    return odds.chance_after(belief, view, seat, options, act, figure, worlds, rng, math.inf)


def instead_of_conceding(view: FigureDeal, seat: int, options: list[int], rng: random.Random) -> int:
    """What a regular does where it may not concede."""
    others = [act for act in options if act // STEP != CONCEDE]
    return PASS_ACT if PASS_ACT in others else REGULAR.choose(view, seat, others, rng)


if __name__ == "__main__":
    main()
