"""Which cards a hand cannot hold, by the cards that its player has added to tricks: the duty to follow is the engine's own."""

from weli.core.acts import SPIEL
from weli.core.cards import BIT, SUIT_SET
from weli.core.deal import NONE
from weli.games.figures.engine import reasons
from weli.games.figures.engine.deal import FigureDeal
from weli.games.figures.engine.stakes import check_stake
from weli.games.figures.engine.tricks import faces_that_follow


def cannot_hold(view: FigureDeal, seat: int) -> list[int]:
    """For each player the set of cards that they would have had to play, or that forbid the bet they have just made."""
    never = [0] * view.rules.players
    for other in view.active:
        if other != seat and view.cards.held[other]:
            for trick in range(view.cards.played[other]):
                never[other] |= _not_followed(view, other, trick)
    bettor = view.stakes[SPIEL].bettor
    if bettor not in (NONE, seat) and view.last_trick_led() and view.cards.played[bettor] == len(view.tricks.winners):
        never[bettor] |= _unfit_for_the_bet(view, bettor)
    return never


def _not_followed(view: FigureDeal, other: int, trick: int) -> int:
    """The natural cards that forbid what they added to that trick."""
    if view.tricks.led_by(trick) == other:
        return 0
    lies_as = BIT[view.cards.names[other][trick]]
    then = view.back_at(trick)
    never = 0
    for suit in SUIT_SET:
        natural = suit & ~view.cards.wild
        if not faces_that_follow(then.with_hand(other, natural), other) & lies_as:
            never |= natural
    return never


def _unfit_for_the_bet(view: FigureDeal, bettor: int) -> int:
    """While a bet on the Spiel is open in the last trick: the cards with which its player could not have made it (GS-BET-24, PL-BET-18)."""
    never = 0
    for card in view.rules.cards:
        if check_stake(view.with_hand(bettor, BIT[card]), bettor, SPIEL, proposed=False) == reasons.LAST_CARD_UNFIT:
            never |= BIT[card]
    return never
