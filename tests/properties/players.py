"""Players who do anything that is legal, and some things more often than others."""

import random
from collections.abc import Iterator

from properties.tables import MOST_STEPS, laid
from weli.core.acts import BET, BLIND, CONCEDE, CUT, EXCHANGE, PASS_ACT, RAISE, STEP, UPGRADE, name_act, play_act
from weli.core.cards import cards_of
from weli.core.deal import Deal
from weli.games.figures.engine.deal import CUT as BEFORE_THE_DEAL
from weli.games.figures.engine.deal import FigureDeal
from weli.games.gaigel.acts import ACCUSE, AUS, DISSLE, FARBE, FETCH, HANDOVER, PAIR, PROOF, ROB, SIEBENER
from weli.games.gaigel.deal import GaigelDeal

DECLARATIONS = (DISSLE, SIEBENER, FARBE, PAIR, ROB, FETCH, HANDOVER, PROOF)


class FigureTemper:
    """How the players of one deal with figures are: how often they make a bet, a raise or a concession that they could make."""

    def __init__(self, chance: random.Random) -> None:
        self.kept = {
            BET: chance.choice([0.05, 0.15, 0.4]),
            BLIND: 0.2,
            RAISE: 0.4,
            CONCEDE: chance.choice([0.01, 0.05, 0.3]),
            EXCHANGE: 0.9,
            UPGRADE: 0.9,
        }
        self.passing = chance.choice([0.1, 0.6])
        self.interrupting = chance.choice([0.05, 0.3])

    def chosen(self, deal: Deal, seat: int, chance: random.Random) -> int:
        """An act of that seat, or -1 where it does nothing. Cards and names are mostly drawn before it is asked whether they will do."""
        assert isinstance(deal, FigureDeal)
        if chance.random() < 0.95:
            act = _drawn(deal, seat, chance)
            if act >= 0 and not deal.check(seat, act):
                return act
        found = deal.legal(seat)
        for _ in range(4 if found else 0):
            act = found[int(chance.random() * len(found))]
            how_often = self.passing if act == PASS_ACT and len(found) > 1 else self.kept.get(act // STEP, 1)
            if chance.random() < how_often:
                return act
        return -1


def _drawn(deal: FigureDeal, seat: int, chance: random.Random) -> int:
    """Any name for the Perlagg just laid, or any card of the hand; -1 where neither is wanted."""
    if deal.cards.naming_seat == seat and deal.cards.naming >= 0:
        return name_act(chance.choice(deal.rules.cards))
    return (
        play_act(chance.choice(cards_of(deal.cards.hands[seat])))
        if deal.turn() == seat and deal.cards.hands[seat]
        else -1
    )


class GaigelTemper:
    """How the players of one deal of Gaigel are: they seldom call or accuse without reason, for that ends every deal."""

    def __init__(self, chance: random.Random) -> None:
        self.calling = chance.choice([0.02, 0.3, 0.9])
        self.rare = chance.choice([0.002, 0.02])
        self.declaring = chance.choice([0.2, 0.9])
        self.interrupting = chance.choice([0.05, 0.3])

    def chosen(self, deal: Deal, seat: int, chance: random.Random) -> int:
        """An act of that seat, or -1 where it does nothing."""
        assert isinstance(deal, GaigelDeal)
        found = deal.legal(seat)
        for _ in range(4 if found else 0):
            act = found[int(chance.random() * len(found))]
            if deal.phase() == "cut":
                act = chance.choice([act, CUT * STEP + 1, found[-1]])
            if act in found and chance.random() < self.how_often(deal, seat, act):
                return act
        return -1

    def how_often(self, deal: GaigelDeal, seat: int, act: int) -> float:
        kind, argument = divmod(act, STEP)
        if kind == AUS:
            enough = deal.score.counts[deal.seating.side_of(seat)] >= deal.rules.target
            return self.calling if enough else self.rare
        if kind == ACCUSE:
            return self.calling if deal.score.over[argument] else self.rare
        return self.declaring if kind in DECLARATIONS else 1


def walk(deal: Deal, chance: random.Random) -> Iterator[tuple[int, int]]:
    """Plays a deal to its end; each act is yielded before it is made."""
    temper = GaigelTemper(chance) if isinstance(deal, GaigelDeal) else FigureTemper(chance)
    for _ in range(MOST_STEPS):
        if deal.closed:
            return
        interrupted = chance.random() < temper.interrupting
        seat = int(chance.random() * deal.rules.players) if interrupted else due(deal, chance)
        act = temper.chosen(deal, seat, chance)
        if act >= 0:
            yield seat, act
            deal.play(seat, act)
    raise AssertionError("the deal does not end")


def due(deal: Deal, chance: random.Random) -> int:
    """A seat that must act, or whose partner may for it."""
    if isinstance(deal, GaigelDeal):
        return chance.choice([seat for seat in range(deal.rules.players) if deal.must_act(seat)])
    assert isinstance(deal, FigureDeal)
    if deal.cards.naming >= 0:
        return deal.cards.naming_seat
    if deal.stage == BEFORE_THE_DEAL:
        return deal.cutter()
    if deal.exchanging():
        return deal.exchange.asked
    if deal.resolved():
        return next(seat for seat in deal.active if deal.owes(seat))
    owing = deal.answering()
    if owing:
        return owing[0]
    if deal.show.shower >= 0:
        return chance.choice(deal.seating.members(deal.show.shower))
    return deal.turn()


def moments(preset: str, seed: int) -> Iterator[tuple[Deal, random.Random]]:
    """A random deal of a preset at each of its moments, from the first to the last."""
    chance = random.Random(seed)
    deal = laid(preset, seed)
    for _ in walk(deal, chance):
        yield deal, chance
    yield deal, chance
