"""Proof of a trump in the first trick: who played one shows their hand, if somebody asks."""

from mypy_extensions import i64

from weli.core.act_row import Acts
from weli.core.acts import STEP
from weli.core.cards import BIT, SUIT
from weli.games.gaigel import reasons
from weli.games.gaigel.acts import PROOF
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.facts.opening import ELFEN_LEAD


def check_proof(deal: GaigelDeal, seat: i64, asked: i64) -> i64:
    """Whether a player may ask another to show their hand: directly after the first trick, before cards are drawn (GA-OPEN-19, GA-Q47)."""
    if deal.terms.opening.trump_proof != "on_request" or deal.terms.opening.first_trick_trumps != "forbidden":
        return reasons.NO_PROOF
    if deal.tricks.earlier or len(deal.tricks.winners) != 1 or not deal.tricks.drawing:
        return reasons.NO_PROOF
    if asked == seat or asked not in deal.active or deal.opening.proven & BIT[asked]:
        return reasons.NO_PROOF
    place = (asked - deal.tricks.leaders[0]) % deal.terms.players
    if place == 0 and deal.opening.way == ELFEN_LEAD:
        return reasons.NO_PROOF  # the Ace of trumps was theirs to choose (GA-OPEN-04)
    return reasons.FINE if SUIT[deal.tricks.finished[0][place]] == deal.talon.trump else reasons.NO_PROOF


def add_proofs(deal: GaigelDeal, seat: i64, found: Acts) -> None:
    if not deal.tricks.drawing or len(deal.tricks.winners) != 1:
        return
    for asked in deal.active:
        if check_proof(deal, seat, asked) == reasons.FINE:
            found.add(PROOF * STEP + asked)


def show_hand(deal: GaigelDeal, asked: i64) -> None:
    """Everybody sees the whole hand, and knows it from now on."""
    for card in deal.hand(asked):
        deal.note("proof", reasons.HAND_PROVEN, seat=asked, card=card)
    deal.opening = deal.opening.copy()
    deal.opening.proven |= BIT[asked]
    deal.shows(asked, deal.hand(asked))
