"""Moments of random deals, and whether another world could have led to them: everything is played again from the first card on.

This knows nothing of what `weli.bots.determinize` makes of a view: it puts a world's cards where they would have come from, and asks the
engine about every single act.
"""

import random
from collections.abc import Iterator
from dataclasses import dataclass

from properties import model_gaigel
from properties.players import walk
from properties.tables import laid
from weli.core.acts import DRAW, PLAY, SPIEL, STEP, TAKE, act_of
from weli.core.cards import cards_of, set_of
from weli.core.deal import Deal
from weli.games.bieten.deal import BietenDeal
from weli.games.figures.engine.deal import CUT, FigureDeal
from weli.games.figures.engine.dealing import deal_hands
from weli.games.gaigel.acts import TAUCHEN, ZWEITE
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.facts.cut import CUT as BEFORE_THE_DEAL

ORDERS = 150


@dataclass
class Moment:
    """A deal as it was laid, what was done since, what became of it, and whose view is asked about."""

    preset: str
    seed: int
    dealt: Deal
    log: list[tuple[int, int]]
    deal: Deal
    seat: int

    def __str__(self) -> str:
        return f"preset {self.preset}, seed {self.seed}, after {len(self.log)} acts, seat {self.seat}"

    def could_be(self, world: Deal, chance: random.Random, orders: int = ORDERS) -> bool:
        """Whether every act would have been allowed, and the seat would see the same, if the cards had lain so from the beginning.

        At Gaigel nobody has seen in which order the cards of a hand came: so many orders are tried.
        """
        if isinstance(world, GaigelDeal):
            return any(self._leads_here(start, world) for start in self._starts_at_gaigel(world, chance, orders))
        assert isinstance(world, FigureDeal)
        return self._leads_here(self._start(world), world)

    def tells_all(self) -> bool:
        """Whether the view still holds everything that was seen and could speak against a hand.

        It does not keep when a bet on the Spiel was made that has been answered since, in which order cards were laid in a show and for
        which proof, and who exchanged what once those cards have been played.
        """
        deal = self.deal
        if not isinstance(deal, FigureDeal):
            return True
        if deal.phase() in ("show", "validate") or any(deal.proofs.failed) or deal.exchange.step:
            return False
        return not deal.last_trick_led() or deal.stakes[SPIEL].bettor >= 0 or deal.stakes[SPIEL].last_bettor < 0

    def _leads_here(self, start: Deal, world: Deal) -> bool:
        for who, act in self.log:
            seen = _as_the_others_see_it(start, world, who, act)
            if start.check(who, seen):
                return False
            start.play(who, seen)
        return start.seen_by(self.seat).facts() == self.deal.seen_by(self.seat).facts()

    def _start(self, world: FigureDeal) -> Deal:
        """The first deal, each card that lies elsewhere in that world exchanged for the one that lies there in its stead."""
        deal, start = self.deal, self.dealt.copy()
        assert isinstance(deal, FigureDeal)
        assert isinstance(start, FigureDeal)
        there: dict[int, int] = {}
        bottom_apart = deal.cut.bottom >= 0 and world.cut.bottom >= 0
        for here, other in zip(_spots(deal, bottom_apart), _spots(world, bottom_apart), strict=True):
            leave, come = [card for card in here if card not in other], [card for card in other if card not in here]
            there.update(zip(leave, come, strict=True))
        if start.stage == CUT:
            start.cut = start.cut.copy()
            start.cut.pack = [there.get(card, card) for card in start.cut.pack]
            return start
        hands = [[there.get(card, card) for card in cards_of(hand)] for hand in start.cards.hands]
        twin = deal_hands(start.rules, start.dealer, start.start_scores, hands, start.cards.turned, start.active)
        twin.cut.boden = start.cut.boden
        return twin

    def _starts_at_gaigel(self, world: GaigelDeal, chance: random.Random, orders: int) -> Iterator[Deal]:
        deal, start = self.deal, self.dealt.copy()
        assert isinstance(deal, GaigelDeal)
        assert isinstance(start, GaigelDeal)
        if deal.cut.stage == BEFORE_THE_DEAL:
            start.cut = start.cut.copy()
            start.cut.pack = world.cut.pack[:]
            yield start
            return
        cut = start.cut.pack[deal.cut.lifted :] + start.cut.pack[: deal.cut.lifted]
        got, talon = _places(self, cut)
        for _ in range(orders):
            pack = cut[:]
            for seat, where in enumerate(got):
                here, there = deal.hands[seat] + _laid(deal, seat), world.hands[seat] + _laid(world, seat)
                _exchange(pack, where, here, there, chance)
            for place, card in zip(talon, world.talon.cards, strict=True):
                pack[place] = card
            stays = len(pack) - deal.cut.lifted
            twin = start.copy()
            twin.cut = twin.cut.copy()
            twin.cut.pack = pack[stays:] + pack[:stays]
            yield twin


def _as_the_others_see_it(start: Deal, world: Deal, who: int, act: int) -> int:
    """The same act in the other world: what is stolen, or laid face down to a trick that still lies so, is what lies there."""
    if isinstance(start, BietenDeal) and act // STEP == TAKE:
        return act_of(TAKE, start.cut.bottom)
    if isinstance(world, GaigelDeal) and world.is_face_down() and act // STEP in (PLAY, TAUCHEN, ZWEITE):
        return act_of(act // STEP, _laid(world, who)[0])
    return act


def _spots(deal: FigureDeal, bottom_apart: bool) -> list[list[int]]:
    """Every place where hidden cards may lie: the hands, each card of the pack, what was not dealt."""
    hands = [cards_of(hand) for hand in deal.cards.hands]
    if deal.stage == CUT:
        return [*hands, *[[card] for card in deal.cut.pack + deal.cut.finding]]
    seen = set_of([*deal.cards.turned, *deal.cut.boden])
    for hand, row in zip(deal.cards.hands, deal.cards.rows, strict=True):
        seen |= hand | set_of(row)
    bottom = [deal.cut.bottom] if bottom_apart else []
    rest = [card for card in deal.rules.cards if not seen & 2**card and card not in bottom]
    return [*hands, bottom, rest]


def _laid(deal: GaigelDeal, seat: int) -> list[int]:
    """What a player has laid to the present trick."""
    place = (seat - deal.tricks.leader) % deal.rules.players
    return deal.tricks.lying[place : place + 1]


def _places(moment: Moment, cut: list[int]) -> tuple[list[list[int]], list[int]]:
    """Where in the pack as it was dealt the cards came from that each seat has got, and those of the talon."""
    deal = moment.dealt.copy()
    assert isinstance(deal, GaigelDeal)
    got: list[list[int]] = []
    talon: list[int] = []
    for who, act in moment.log:
        before, leads, drawn = deal.cut.stage, deal.tricks.leader, len(deal.talon.cards)
        deal.play(who, act)
        if before == BEFORE_THE_DEAL and deal.cut.stage != BEFORE_THE_DEAL:
            got, talon = _places_dealt(deal, cut)
        elif act // STEP == DRAW:
            for seat in deal.round_from(leads)[: drawn - len(deal.talon.cards)]:
                got[seat].append(talon.pop(0))
    return got, talon


def _places_dealt(deal: GaigelDeal, cut: list[int]) -> tuple[list[list[int]], list[int]]:
    for in_fives in (False, True):
        got, talon = model_gaigel.dealt_from(deal.rules, deal.dealer, list(range(len(cut))), in_fives)
        if all(sorted(cut[place] for place in got[seat]) == deal.hands[seat] for seat in deal.active):
            return got, talon[:-1]
    raise AssertionError("nobody deals like this")


def _exchange(pack: list[int], where: list[int], here: list[int], there: list[int], chance: random.Random) -> None:
    """Puts what a seat has in the other world into the places of what it has in this one."""
    goes, comes = list(here), list(there)
    for card in here:
        if card in comes:
            goes.remove(card)
            comes.remove(card)
    chance.shuffle(comes)
    for place in chance.sample(where, len(where)):
        if pack[place] in goes:
            goes.remove(pack[place])
            pack[place] = comes.pop()
    assert not goes


def moments(preset: str, seed: int, often: float) -> Iterator[Moment]:
    """Some moments of a random deal of a preset, each seen from a random seat."""
    chance = random.Random(seed)
    deal = laid(preset, seed)
    dealt = deal.copy()
    log: list[tuple[int, int]] = []
    for act in walk(deal, chance):
        if chance.random() < often:
            yield Moment(preset, seed, dealt.copy(), log[:], deal.copy(), chance.randrange(deal.rules.players))
        log.append(act)
