"""Tavern play: forbidden acts that a player makes all the same, what he held back, and how they come to light (GA-Q46)."""

from mypy_extensions import i64

from weli.acts import PLAY, STEP, TAUCHEN
from weli.cards import SUIT, cards_of, set_of
from weli.games.gaigel.deal import CARRIED_OUT, GaigelDeal
from weli.games.gaigel.ending import prove
from weli.games.gaigel.tricks import playable
from weli.parts import grounds


def commit(deal: GaigelDeal, seat: i64, act: i64, ground: i64) -> bool:
    """Keeps a forbidden act that the house tolerates. Whether it is to be carried out; what cannot be is proven at once."""
    carried_out = ground in CARRIED_OUT and act // STEP in (PLAY, TAUCHEN)
    hidden = carried_out and act // STEP == PLAY
    deal.keep_offence(seat, act, ground, _telling(deal, seat, ground) if hidden else [])
    if not carried_out:
        prove(deal, len(deal.offences) - 1)
    return carried_out


def _telling(deal: GaigelDeal, seat: i64, ground: i64) -> list[int]:
    """The cards in hand each of which shows, once it is seen, that another card was due: not only those that would have been right.

    A lower card of the suit led tells as well that he did not follow, any trump that he did not trump (GA-PLAY-09, GA-PLAY-10).
    """
    if ground == grounds.FOLLOW_SUIT:
        return [card for card in deal.hand(seat) if SUIT[card] == SUIT[deal.trick[0]]]
    if ground == grounds.TRUMP_IT:
        return [card for card in deal.hand(seat) if SUIT[card] == deal.trump]
    if ground == grounds.NO_TRUMP_IN_FIRST_TRICK:
        return [card for card in deal.hand(seat) if SUIT[card] != deal.trump]
    return cards_of(playable(deal, seat))


def expose(deal: GaigelDeal, seat: i64, cards: i64) -> bool:
    """A set of cards of a player has come to light: whether one of them proves that he had held it back."""
    for place in range(len(deal.offences)):
        if deal.offences[place].seat == seat and set_of(deal.withheld[place]) & cards:
            prove(deal, place)
            return True
    return False


def expose_first_trick(deal: GaigelDeal) -> bool:
    """The cards of the first trick have been turned over: a wrong card led face down is seen."""
    for place, offence in enumerate(deal.offences):
        if offence.ground == grounds.NEITHER_TRUMP_NOR_ACE:
            prove(deal, place)
            return True
    return False
