"""Ways through the games of OpenSpiel, and what a seat has decided and seen on them, worked out from nothing but the views."""

import random
from collections.abc import Iterator

from weli.core.acts import PASS_ACT, STEP
from weli.envs.openspiel.walk import Start, Walk
from weli.games import game_named
from weli.games.bieten.deal import BietenDeal
from weli.games.figures.engine.engine import ShowDeal
from weli.games.gaigel.acts import ACCUSE, AUS, PROOF
from weli.referee import narrate

CALLS = (AUS, ACCUSE, PROOF)  # anybody may end a deal of Gaigel with them at every question


def way(start: Start, chance: random.Random, patience: float = 0.4) -> Iterator[Walk]:
    """A random way to the end: every moment of it."""
    walk = start.beginning
    yield walk
    while not walk.episode.over:
        walk = further(walk, chance, patience)
        yield walk


def further(walk: Walk, chance: random.Random, patience: float) -> Walk:
    """One random step; lets things go on so often, and seldom calls."""
    if walk.awaits_cards:
        cards, odds = zip(*walk.outcomes(), strict=True)
        return walk.with_card(chance.choices(cards, odds)[0])
    options = walk.episode.options()
    if PASS_ACT in options and chance.random() < patience:
        return walk.with_act(PASS_ACT)
    quiet = [act for act in options if act // STEP not in CALLS or chance.random() < 0.02]
    return walk.with_act(chance.choice(quiet or options))


class Knowledge:
    """What each seat knows at the moments of some ways: one number for each knowledge, worked out from views and the referee's words."""

    def __init__(self) -> None:
        self._numbers: dict[object, int] = {}
        self._of: dict[tuple[Walk, int], int] = {}

    def of(self, walk: Walk, seat: int) -> int:
        """The seat's decisions, what the referee told everybody, and the views, each new one once, in their order."""
        if (walk, seat) not in self._of:
            self._of[walk, seat] = self._numbered(seat) if walk.before is None else self._after(walk, walk.before, seat)
        return self._of[walk, seat]

    def _after(self, walk: Walk, before: Walk, seat: int) -> int:
        earlier = self.of(before, seat)
        if walk.episode is before.episode:
            return earlier
        facts = walk.episode.view(seat).facts()
        if before.episode.asking is None or walk.heard is None:
            return self._numbered((earlier, facts))
        decided = walk.step if walk.heard[0] == seat else None
        told = tuple(events_between(before, walk))
        if decided is None and not told and facts == before.episode.view(seat).facts():
            return earlier
        return self._numbered((earlier, decided, told, facts))

    def _numbered(self, known: object) -> int:
        return self._numbers.setdefault(known, len(self._numbers))


def events_between(before: Walk, after: Walk) -> list[object]:
    """What the referee tells of the last act; of silence it tells nothing. Acts of which it tells only together are told as they are."""
    assert after.heard is not None
    assert isinstance(after.step, int)
    seat, old, new = after.heard[0], before.episode.deal, after.episode.deal
    if old.facts() == new.facts():
        return []
    if isinstance(old, ShowDeal | BietenDeal) and isinstance(new, ShowDeal | BietenDeal):
        if max(old.cards.naming, new.cards.naming, old.exchange.giving, new.exchange.giving) >= 0:
            return [(seat, after.step)]
    again = old.copy()
    again.tape = []
    again.play(seat, after.step)
    return [*narrate(again.tape, game_named(old.rules.game), old.seating)]


def moments_of(start: Start) -> Iterator[Walk]:
    """Every moment that there can be."""
    open_ways = [start.beginning]
    while open_ways:
        walk = open_ways.pop()
        yield walk
        if walk.awaits_cards:
            open_ways += [walk.with_card(card) for card, _ in walk.outcomes()]
        elif not walk.episode.over:
            open_ways += [walk.with_number(number) for number in walk.numbers()]
