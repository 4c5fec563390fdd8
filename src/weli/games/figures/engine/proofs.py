"""Proving bets: whoever bet on, held or raised Gleich or Hanger shows an example before the count."""

from mypy_extensions import i64

from weli.core.act_row import Acts
from weli.core.acts import GLEICH, HANGER, PASS_ACT, PROVE
from weli.core.cards import BIT, cards_of
from weli.games.figures.engine import reasons
from weli.games.figures.engine.deal import NONE, SHOWN_FIGURES, FigureDeal
from weli.games.figures.engine.figures import belonging


def check_proof(deal: FigureDeal, seat: i64, figure: i64, card: i64) -> i64:
    """Whether a player may lay a card to prove a bet: they must owe the example, and the card must belong to one (GS-VAL-01, GS-VAL-03)."""
    if not deal.resolved():
        return reasons.NOT_ASKED
    if figure not in SHOWN_FIGURES or not deal.owes(seat) & BIT[figure]:
        shown_already = figure in SHOWN_FIGURES and deal.bound(seat) & BIT[figure] and deal.shown_figure(seat, figure)
        return reasons.PROVEN_ALREADY if shown_already else reasons.NOTHING_TO_PROVE
    if not deal.cards.hands[seat] & BIT[card]:
        return deal.why_not_held(seat, card)
    return reasons.FINE if cards_that_prove(deal, seat, figure) & BIT[card] else reasons.PROVES_NOTHING


def cards_that_prove(deal: FigureDeal, seat: i64, figure: i64) -> i64:
    """The cards in hand that belong to an example, together with what else the player has; beside a free Perlagg every card does."""
    hand = deal.cards.hands[seat]
    if hand & deal.cards.wild:
        return hand
    proving = belonging(hand | deal.cards.visible[seat], figure)
    if figure == GLEICH and deal.terms.wild.gleich_same_card_twice:
        proving |= deal.cards.visible[seat]
    return hand & proving


def lay_proof(deal: FigureDeal, seat: i64, kind: i64, card: i64) -> None:
    """A card laid to prove a bet changes nobody's figure any more (GS-VAL-10, PL-VAL-11)."""
    deal.lay(seat, card, kind)
    if deal.cards.naming == NONE:
        note_proven(deal, seat, kind - PROVE)


def note_proven(deal: FigureDeal, seat: i64, figure: i64) -> None:
    deal.note_card("proven", reasons.PROVEN, seat, len(deal.cards.rows[seat]) - 1, figure)


def check_pass(deal: FigureDeal, seat: i64) -> i64:
    """Whether a player is asked for an example, and so may admit that they have none."""
    if not deal.resolved() or not deal.owes(seat):
        return reasons.NOT_ASKED
    return reasons.FINE


def admit(deal: FigureDeal, seat: i64) -> None:
    """The player has no example of what they still owe; nobody pays for a blind bet (PL-BLIND-08)."""
    owed = deal.owes(seat)
    for figure in SHOWN_FIGURES:
        if owed & deal.bound(seat) & BIT[figure]:
            deal.note("failed", reasons.FAILED, seat=seat, figure=figure)
    bound = deal.bound(seat)
    deal.proofs.fail(seat, owed & bound, unshown=owed & ~bound)


def state_failures(deal: FigureDeal) -> bool:
    """A player whose every card lies open and who shows no example has failed; nobody need ask them (GS-OQ-53).

    Returns whether every duty is settled, one way or the other.
    """
    settled = True
    for seat in range(deal.terms.players):
        if deal.owes(seat):
            if deal.cards.held[seat] == 0:
                admit(deal, seat)
            else:
                settled = False
    return settled


def failed_by(deal: FigureDeal, side: i64) -> i64:
    """The figures of which somebody of a side has no example although they owed one: these it cannot win (GS-VAL-05)."""
    figures: i64 = 0
    for seat in deal.seating.members(side):
        figures |= deal.proofs.failed[seat]
    return figures


def side_figure(deal: FigureDeal, side: i64, figure: i64) -> i64:
    """The best figure that a side has, open or in hand."""
    best: i64 = 0
    for seat in deal.seating.members(side):
        best = max(best, deal.full_figure(seat, figure))
    return best


def show_example(deal: FigureDeal, side: i64, figure: i64) -> bool:
    """Lets a side show that it has the figure at all; its cards are laid open (GS-VAL-07, GS-OQ-56). Returns whether it has it.

    Natural cards first; a Perlagg gets a name that serves the other figure too, where it can (PL-VAL-04, PL-VAL-05, PL-OQ-24).
    """
    if deal.has_shown(side, figure):
        return True
    members = deal.seating.members(side)
    for seat in members:
        key = deal.natural_figure(seat, figure)
        if key:
            deal.lay_example(seat, figure, key, reasons.FAILED_FIGURE_PASSES)
            return True
    for seat in members:
        if deal.full_figure(seat, figure):
            _show_with_perlagg(deal, seat, figure)
            return True
    return False


def _show_with_perlagg(deal: FigureDeal, seat: i64, figure: i64) -> None:
    """Names one Perlagg beside a natural card, or one that lies there; where there is none, several Perlaggen make it alone."""
    other = HANGER if figure == GLEICH else GLEICH
    lowest = deal.free_perlaggen(seat)[0]
    serving = [name for name in cards_of(deal.settled.names[lowest]) if deal.natural_figure(seat, figure, name)]
    both = [name for name in serving if deal.natural_figure(seat, other, name)]
    if serving:
        deal.lay_as(seat, lowest, both[0] if both else serving[0], reasons.FAILED_FIGURE_PASSES)
    key = deal.natural_figure(seat, figure) or deal.full_figure(seat, figure)
    deal.lay_example(seat, figure, key, reasons.FAILED_FIGURE_PASSES)


def add_proofs(deal: FigureDeal, seat: i64, found: Acts) -> None:
    """Adds every card that may be laid to prove a bet, and the admission that there is none; once every figure is settled."""
    owed = deal.owes(seat)
    if not owed:
        return
    for figure in SHOWN_FIGURES:
        if owed & BIT[figure]:
            found.add_each(PROVE + figure, cards_that_prove(deal, seat, figure))
    found.add(PASS_ACT)
