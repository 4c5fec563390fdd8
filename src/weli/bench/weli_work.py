"""The work behind Weli's own figures: each piece does some of it and says how much."""

import itertools
import random
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from importlib.util import find_spec
from typing import Any, Final

from weli.bench.figures import MEASURED, PLAYED
from weli.bench.recorded import Played, Question, Spoken, played_by, spoken
from weli.bots import Bot
from weli.bots.search import Wirt
from weli.bots.search.rechner import RANDOM, Rechner
from weli.bots.stammgast import Stammgast
from weli.core.build_mode import form
from weli.core.deal import Deal
from weli.games import asking_for, game_of
from weli.house_rules import named
from weli.kernel.library import NoKernel
from weli.kernel.loops import RandomPlay
from weli.kernel.play import KernelPlay
from weli.kernel.stepping import deal_in_kernel, walk_by
from weli.ports.turn_order import ACTOR
from weli.referee import Referee

Work = Callable[[], int]

SEED: Final = 1853
DEALS: Final = 10
IN_KERNEL: Final = 1000
"""So many deals at once there, that being asked for them takes no time beside them."""
ITERATIONS: Final = 100


def weli_works() -> dict[str, Work]:
    """The pieces of work by the names of their figures."""
    chance = random.Random(SEED)
    play = {rules: RandomPlay(named(rules).ruleset(), SEED) for rules in {PLAYED, *MEASURED.values()}}
    deals = [played_by(Stammgast(), play[PLAYED], chance) for _ in range(DEALS)]
    said = [spoken(play[PLAYED], game_of(play[PLAYED].rules), chance) for _ in range(DEALS)]
    questions = [question for played in deals for question in played.questions if len(question.options) > 1]
    midway = [question.view for question in questions]
    return {
        **in_the_kernel(midway, chance),
        **{f"engine.{game}": partial(play[rules].play, DEALS) for game, rules in MEASURED.items()},
        "python": partial(stepped_from_python, play[PLAYED], chance),
        **in_arrays(),
        "copy": partial(copied, midway),
        "view": partial(seen, midway),
        "referee": partial(refereed, said),
        "table": partial(at_the_table, deals),
        "search": partial(searched, itertools.cycle(questions), chance),
        "stammgast": partial(decided, Stammgast(), itertools.cycle(questions), chance),
        "wirt": partial(decided, Wirt(), itertools.cycle(questions), chance),
    }


def stepped_from_python(play: RandomPlay, chance: random.Random) -> int:
    """A deal as a framework drives it: the legal acts listed, one chosen and made."""
    asking = asking_for(play.fresh(), 0, ACTOR)
    steps = 0
    while asking.seat() >= 0:
        options = asking.options()
        asking.take(options[int(chance.random() * len(options))])
        steps += 1
    return steps


def in_the_kernel(midway: list[Deal], chance: random.Random) -> dict[str, Work]:
    """Of the games that have a kernel, which goes with the compiled engine and is measured beside it.

    Whole deals without Python; and what Python does with deals of the kernel, which are those that lie midway.
    """
    play: dict[str, Work] = {}
    if form() == "plain":
        return play
    for game, rules in MEASURED.items():
        with suppress(NoKernel):
            play[f"kernel.{game}"] = partial(KernelPlay(named(rules).ruleset(), SEED).play, IN_KERNEL)
    with suppress(NoKernel):
        walk = walk_by(named(PLAYED).ruleset(), ACTOR)
        lying = [deal_in_kernel(deal) for deal in midway]
        play["kernel.python"] = partial(stepped_in_kernel, walk, RandomPlay(named(PLAYED).ruleset(), SEED), chance)
        play["kernel.copy"] = partial(copied, lying)
        play["kernel.view"] = partial(seen, lying)
    return play


def stepped_in_kernel(walk: Any, play: RandomPlay, chance: random.Random) -> int:
    """The same of a deal that lies in the kernel."""
    walk.lay(play.shuffled(), play.below(play.rules.players), 0)
    steps = 0
    while walk.seat() >= 0:
        options = walk.options()
        walk.take(options[int(chance.random() * len(options))])
        steps += 1
    return steps


def in_arrays() -> dict[str, Work]:
    """The environment of learners, in which many games go on side by side; without NumPy there is none."""
    if find_spec("numpy") is None:
        return {}
    from weli.bench.training import Training

    return {f"vec.{game}": Training(rules, SEED).step for game, rules in MEASURED.items()}


def copied(deals: list[Any]) -> int:
    for deal in deals:
        deal.copy()
    return len(deals)


def seen(deals: list[Any]) -> int:
    for deal in deals:
        deal.seen_by(0)
    return len(deals)


def refereed(deals: list[Spoken]) -> int:
    """Lines carried out, with the events that tell them."""
    for spoken_deal in deals:
        referee = Referee(spoken_deal.start.copy(), spoken_deal.game)
        for seat, line in spoken_deal.lines:
            referee.take(seat, line)
    return sum(len(spoken_deal.lines) for spoken_deal in deals)


def at_the_table(deals: list[Played]) -> int:
    """What the house does for each act at a live table: it is checked and made, and everybody gets his view and his legal acts."""
    for played in deals:
        deal = played.start.copy()
        for seat, act in played.acts:
            deal.check(seat, act)
            deal.play(seat, act)
            for watcher in range(deal.rules.players):
                deal.seen_by(watcher).legal(watcher)
    return sum(len(played.acts) for played in deals)


def searched(questions: Iterator[Question], chance: random.Random) -> int:
    """Iterations of the tree search, its deals played out at random."""
    question = next(questions)
    rechner = Rechner(ITERATIONS, playouts=RANDOM)
    return rechner.think(question.view, question.seat, question.options, question.options, chance).visits


def decided(bot: Bot, questions: Iterator[Question], chance: random.Random) -> int:
    question = next(questions)
    bot.choose(question.view, question.seat, question.options, chance)
    return 1
