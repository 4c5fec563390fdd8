"""What shows whether an opponent knows more than its seat may: worlds that its seat cannot tell apart, and views with traps in them.

A trap is a value in a place that a view leaves blank: whoever reads it is caught, where the engine is not compiled; where it is, he gets
nonsense and acts by it. There is none where everybody may look whether something is blank, as at a bottom card that he has not seen.
"""

import random
import sys
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from typing import Any, NoReturn, cast

from librt.vecs import vec
from mypy_extensions import i64

from bots.positions import random_deal
from properties.hiding import RARE
from weli.bots import BOTS, Bot, bot_named
from weli.bots.determinize import determinize
from weli.core.build_mode import form
from weli.core.deal import NONE, Deal
from weli.core.ruleset import RuleSet
from weli.games import asking_for
from weli.games.bieten.deal import BietenDeal
from weli.games.figures.engine.deal import FigureDeal
from weli.games.gaigel.deal import GaigelDeal

GARBAGE = -(2**40) - 1
FEW = 2  # worlds that a thinking opponent imagines here

TRUTH: list[Deal] = []
"""The deal as it lies on the table, which no opponent may ever look at."""

Question = tuple[Deal, int, list[int]]


class Caught(Exception):
    """Somebody has looked where he may not."""


def _caught(*_: object) -> NoReturn:
    raise Caught


class TrappedHand(int):
    """A set of cards of which only those that everybody has seen may be looked at."""

    known: int

    def __and__(self, cards: int) -> int:
        if cards & ~self.known:
            raise Caught
        return cards & int(self)

    __rand__ = __and__
    __or__ = __ror__ = __xor__ = __rxor__ = __invert__ = __add__ = __sub__ = _caught
    __rshift__ = __lshift__ = __bool__ = __eq__ = __ne__ = __lt__ = __gt__ = __hash__ = __index__ = _caught
    bit_count = bit_length = _caught


class TrappedNumber(int):
    """A number that nobody may do anything with."""

    __and__ = __rand__ = __or__ = __ror__ = __invert__ = __add__ = __radd__ = __sub__ = __rsub__ = __mul__ = _caught
    __bool__ = __eq__ = __ne__ = __lt__ = __gt__ = __le__ = __ge__ = __hash__ = __index__ = _caught


class TrappedList(list[int]):
    """A list that may be passed on and copied, but not read."""

    def __getitem__(self, place: Any) -> Any:
        if isinstance(place, slice) and not place.start and (place.stop is None or place.stop >= sys.maxsize // 2):
            return self  # the whole of it, as a compiled engine writes that too
        raise Caught

    __iter__ = __len__ = __contains__ = __add__ = __eq__ = __reversed__ = _caught
    index = count = copy = pop = _caught


def trapped(view: Deal, seat: int) -> Deal:
    """A view of that seat with traps in all places that it leaves blank."""
    twin = view.copy()
    if isinstance(twin, GaigelDeal):
        twin.cut = twin.cut.copy()
        twin.cut.pack = TrappedList([GARBAGE])
        twin.lots = TrappedList([GARBAGE] * len(view.seating.every_side))
        if not twin.closed:
            twin.score.arrived = TrappedList([GARBAGE])
            twin.score.liable = row([TrappedNumber(GARBAGE)] * view.seating.sides)
        return twin
    assert isinstance(twin, FigureDeal)
    twin.cut = twin.cut.copy()
    twin.exchange = twin.exchange.copy()
    twin.cut = twin.cut.copy()
    twin.cut.pack = TrappedList([GARBAGE])
    twin.cut.finding = TrappedList([GARBAGE])
    twin.endgame.beaten = TrappedNumber(GARBAGE)
    twin.exchange.declined = row(
        [done if other == seat else TrappedNumber(GARBAGE) for other, done in enumerate(twin.exchange.declined)]
    )
    if isinstance(twin, BietenDeal):
        twin.given_up = row(
            [suits if other == seat else TrappedNumber(GARBAGE) for other, suits in enumerate(twin.given_up)]
        )
    twin.cards.hands = row(
        [hand if other == seat else trapped_hand(hand, twin.cards.known) for other, hand in enumerate(twin.cards.hands)]
    )
    return twin


def trapped_hand(hand: int, known: int) -> TrappedHand:
    trap = TrappedHand(hand | GARBAGE & ~known)
    trap.known = known
    return trap


def row(values: list[int]) -> Any:
    """Facts of the engine, one for each seat; a compiled engine takes bare numbers alone."""
    return vec[i64](values) if form() == "compiled" else values


def acts_alike(bot: Bot, deal: Deal, twin: Deal, seat: int, options: list[int], seed: int) -> bool:
    """Whether an opponent does the same in both worlds, and has asked chance for the same."""
    answers = []
    for world in (deal, twin):
        rng = random.Random(seed)
        TRUTH[:] = [world]
        act = bot.choose(world.seen_by(seat), seat, options[:], rng)
        answers.append((act, rng.getstate()))
    TRUTH.clear()
    return answers[0] == answers[1]


def falls_into_no_trap(bot: Bot, deal: Deal, seat: int, options: list[int], seed: int) -> bool:
    """Whether an opponent does the same where all that it may not look at is nonsense."""
    view = deal.seen_by(seat)
    chosen = bot.choose(view, seat, options[:], random.Random(seed))
    try:
        return bot.choose(trapped(view, seat), seat, options[:], random.Random(seed)) == chosen
    except Caught:
        return False


def twin_of(deal: Deal, seat: int, rng: random.Random) -> Deal:
    """Another world that the seat cannot tell from this one."""
    twin = determinize(deal.seen_by(seat), seat).draw(rng)
    assert twin.seen_by(seat).facts() == deal.seen_by(seat).facts()
    return twin


def thinks_ahead(name: str) -> bool:
    """Whether an opponent imagines worlds, which takes its time."""
    return quick(name) is not bot_named(name)


def quick(name: str) -> Bot:
    """The opponent of that name; where it thinks ahead, it does so in a few worlds only."""
    bot = bot_named(name)
    known = [one.name for one in fields(cast("Any", bot))] if is_dataclass(bot) else []
    few = {what: FEW for what in ("worlds", "iterations") if what in known}
    return cast("Bot", replace(cast("Any", bot), **few)) if few else bot


def table_questions(rules: RuleSet, rng: random.Random, phase: str = "") -> Iterator[Question]:
    """Questions without end, of many deals that regulars and people who do anything play together; rare phases come up oftener."""
    regular = BOTS["stammgast"].bot
    while True:
        asking = asking_for(random_deal(rng, rules))
        daring = rng.random()
        while asking.seat() != NONE:
            deal, seat, options = asking.at(), asking.seat(), asking.options()
            wanted = deal.phase() == phase or (not phase and rng.random() < RARE[deal.phase()])
            if wanted and len(options) > 1:
                yield deal, seat, options
            anything = rng.random() < daring
            asking.take(rng.choice(options) if anything else regular.choose(deal.seen_by(seat), seat, options, rng))
