"""Tavern play: forbidden acts that a player makes all the same, what they held back, and how they come to light."""

from mypy_extensions import i64

from weli.core.acts import PLAY, STEP
from weli.core.cards import SUIT, SUIT_SET
from weli.core.deal import Offence
from weli.games.gaigel import reasons
from weli.games.gaigel.acts import TAUCHEN
from weli.games.gaigel.deal import CARRIED_OUT, GaigelDeal
from weli.games.gaigel.ending import prove
from weli.games.gaigel.tricks import playable


def offend(deal: GaigelDeal, seat: i64, act: i64, reason: i64) -> None:
    """Keeps a forbidden act that the house tolerates. What cannot be carried out is proven at once, and ends the deal (GA-Q46)."""
    kind = act // STEP
    carried_out = reason in CARRIED_OUT and kind in (PLAY, TAUCHEN)
    proof = _telling(deal, seat, reason) if carried_out and kind == PLAY else 0
    offence = Offence(seat, act, reason, proof)
    deal.offences = [*deal.offences, offence]
    if not carried_out:
        prove(deal, offence)


def _telling(deal: GaigelDeal, seat: i64, reason: i64) -> i64:
    """The cards in hand each of which shows, once it is seen, that another card was due: not only those that would have been right.

    A lower card of the suit led shows as well that its player did not follow, any trump that they did not trump (GA-PLAY-09, GA-PLAY-10).
    """
    hand = deal.cards.once[seat]
    if reason == reasons.FOLLOW_SUIT:
        return hand & SUIT_SET[SUIT[deal.tricks.lying[0]]]
    if reason == reasons.TRUMP_IT:
        return hand & deal.trumps()
    if reason == reasons.NO_TRUMP_IN_FIRST_TRICK:
        return hand & ~deal.trumps()
    return playable(deal, seat)


def expose(deal: GaigelDeal, seat: i64, cards: i64) -> bool:
    """A set of cards of a player has come to light: whether one of them proves that they had held it back."""
    for offence in deal.offences:
        if offence.seat == seat and offence.proof & cards:
            prove(deal, offence)
            return True
    return False


def expose_first_trick(deal: GaigelDeal) -> bool:
    """The cards of the first trick have been turned over: a wrong card led face down is seen."""
    for offence in deal.offences:
        if offence.reason == reasons.NEITHER_TRUMP_NOR_ACE:
            prove(deal, offence)
            return True
    return False
