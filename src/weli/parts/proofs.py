"""Proving bets: whoever bet on, held or raised Gleich or Hanger shows an example before the count."""

from weli.acts import PASS_ACT, prove_act
from weli.cards import BIT, cards_of
from weli.parts import grounds
from weli.parts.deal import SHOWN_FIGURES, Deal
from weli.parts.figures import belonging, cards_of_key, figure_key


def check_proof(deal: Deal, seat: int, figure: int, card: int) -> int:
    """Whether a player may lay a card to prove a bet: he must owe the example, and the card must belong to one (GS-VAL-01, GS-VAL-03)."""
    if not deal.resolved():
        return grounds.NOT_ASKED
    if figure not in SHOWN_FIGURES or not deal.owes(seat) & BIT[figure]:
        shown_already = deal.duties[seat] & BIT[figure] and figure_key(deal.visible[seat], figure)
        return grounds.PROVEN_ALREADY if shown_already else grounds.NOTHING_TO_PROVE
    if not deal.hands[seat] & BIT[card]:
        return grounds.NOT_HELD
    return grounds.FINE if _cards_that_prove(deal, seat, figure) & BIT[card] else grounds.PROVES_NOTHING


def _cards_that_prove(deal: Deal, seat: int, figure: int) -> int:
    """The cards in hand that belong to an example, together with what else the player has."""
    return deal.hands[seat] & belonging(deal.hands[seat] | deal.visible[seat], figure)


def check_pass(deal: Deal, seat: int) -> int:
    """Whether a player is asked for an example, and so may admit that he has none."""
    if not deal.resolved() or not deal.owes(seat):
        return grounds.NOT_ASKED
    return grounds.FINE


def admit(deal: Deal, seat: int) -> None:
    """The player has no example of what he still owes (GS-VAL-05)."""
    deal.failed[seat] |= deal.owes(seat)


def state_failures(deal: Deal) -> bool:
    """A player whose every card lies open and who shows no example has failed; nobody need ask him (GS-OQ-53).

    Returns whether every duty is settled, one way or the other.
    """
    settled = True
    for seat in range(deal.rules.players):
        if deal.owes(seat):
            if deal.held[seat] == 0:
                admit(deal, seat)
            else:
                settled = False
    return settled


def side_failed(deal: Deal, side: int, figure: int) -> bool:
    for seat in deal.seating.members(side):
        if deal.failed[seat] & BIT[figure]:
            return True
    return False


def show_example(deal: Deal, side: int, figure: int) -> bool:
    """Lets a side show that it has the figure at all; its cards are laid open (GS-VAL-07, GS-OQ-56). Returns whether it has it."""
    for seat in deal.seating.members(side):
        if figure_key(deal.visible[seat], figure):
            return True
    for seat in deal.seating.members(side):
        cards = deal.hands[seat] | deal.visible[seat]
        key = figure_key(cards, figure)
        if key:
            deal.lay_all(seat, cards_of_key(cards, figure, key))
            return True
    return False


def add_proofs(deal: Deal, seat: int, found: list[int]) -> None:
    """Adds every card that may be laid to prove a bet, and the admission that there is none; once every figure is settled."""
    owed = deal.owes(seat)
    if not owed:
        return
    for figure in SHOWN_FIGURES:
        if owed & BIT[figure]:
            for card in cards_of(_cards_that_prove(deal, seat, figure)):
                found.append(prove_act(figure, card))
    found.append(PASS_ACT)
