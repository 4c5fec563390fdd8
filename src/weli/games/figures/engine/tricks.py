"""Playing cards to tricks."""

from typing import Final

from mypy_extensions import i64

from weli.core.act_row import Acts
from weli.core.acts import PLAY
from weli.core.cards import BIT, PLACES, RANK, SUIT, SUIT_SET
from weli.games.figures.engine import reasons
from weli.games.figures.engine.deal import EXCHANGE, NONE, FigureDeal
from weli.games.figures.engine.exchange import end_exchange

EVERY_CARD: Final[i64] = sum(SUIT_SET)
REAL: Final = PLACES
"""The strength of a real card where wild cards rank below it."""


def playable(deal: FigureDeal, seat: i64) -> i64:
    """The cards of that hand that may be played to the present trick; a Perlagg always can.

    (GS-PLAY-03, GS-PLAY-04, GS-PLAY-05, GS-PLAY-06, GS-PLAY-07, GS-PLAY-08, PL-PLAY-05, PL-PLAY-06, PL-PLAY-07,
    PL-PLAY-08, PL-PLAY-09, PL-PLAY-10, PL-PLAY-03, PL-PLAY-12)
    """
    return deal.cards.hands[seat] & (deal.cards.wild | faces_that_follow(deal, seat))


def faces_that_follow(deal: FigureDeal, seat: i64) -> i64:
    """What a card that this player lays now may stand for: suit led or trumps while they hold a natural card of the suit.

    (PL-ALG-02, PL-PLAY-08, BI-WELI-08, BI-WELI-09, BI-WELI-10)
    """
    if deal.tricks.in_trick == 0:
        return EVERY_CARD
    led = SUIT_SET[SUIT[deal.card_led()]]
    if not deal.cards.hands[seat] & ~deal.cards.wild & led:
        return EVERY_CARD
    return led if deal.cards.trump == NONE else led | SUIT_SET[deal.cards.trump]


def check_card(deal: FigureDeal, seat: i64, card: i64) -> i64:
    if deal.play_is_over():
        return reasons.PLAY_IS_OVER
    if deal.bet_open():
        return reasons.BET_WAITS
    if deal.turn() != seat:
        return _why_not_now(deal)
    if not deal.cards.hands[seat] & BIT[card]:
        return deal.why_not_held(seat, card)
    if not playable(deal, seat) & BIT[card]:
        return reasons.TRUMP_WAS_LED if SUIT[deal.card_led()] == deal.cards.trump else reasons.FOLLOW_OR_TRUMP
    return reasons.FINE


def _why_not_now(deal: FigureDeal) -> i64:
    """The rule that makes it another player's turn: it is their lead, or the trick goes round to them first."""
    if deal.tricks.in_trick:
        return reasons.NOT_YOUR_TURN
    return reasons.NOT_YOUR_LEAD if deal.tricks.winners else reasons.NOT_YOUR_FIRST_LEAD


def add_cards(deal: FigureDeal, seat: i64, found: Acts) -> None:
    """Adds the cards that a seat may play now; a card's act is the card itself."""
    if deal.turn() == seat and not deal.bet_open():
        found.add_each(PLAY, playable(deal, seat))


def play_card(deal: FigureDeal, seat: i64, card: i64) -> None:
    if deal.stage == EXCHANGE:
        end_exchange(deal)  # where bets need not wait for it, the first lead ends it (PL-EXCH-10)
    deal.lay(seat, card, PLAY)
    if not deal.cards.wild & BIT[card]:
        card_lies(deal, seat)


def card_lies(deal: FigureDeal, seat: i64) -> None:
    """The card has been played, and what it stands for is known."""
    deal.note_card("played", reasons.CARD_PLAYED, seat, len(deal.tricks.winners))
    deal.cards.played[seat] += 1
    deal.tricks.in_trick += 1
    if deal.tricks.in_trick == len(deal.active):
        _finish_trick(deal)


def _finish_trick(deal: FigureDeal) -> None:
    """The trick goes to its best card, whose player leads next (GS-PLAY-09, GS-PLAY-10, BI-PLAY-05, BI-PLAY-06, PL-PLAY-20)."""
    winner = trick_winner(deal, len(deal.tricks.winners), deal.tricks.leader)
    side = deal.seating.side_of(winner)
    trick = len(deal.tricks.winners)
    deal.note_card("trick", reasons.TRICK_WON, winner, trick, number=trick + 1)
    deal.tricks.finish(winner, side)
    deal.after_trick(side)


def trick_winner(deal: FigureDeal, trick: i64, leader: i64) -> i64:
    """Who has taken a trick, or would if nobody else played to it; between equal names alone the order of the Perlaggen matters.

    (GS-PLAY-09, PL-PLAY-13, PL-PLAY-14, PL-WILD-13)
    """
    winner = leader
    best = deal.cards.names[leader][trick]
    strength = strength_of(deal, leader, trick)
    for step in range(1, len(deal.active)):
        seat = deal.seat_after(leader, step)
        if deal.cards.played[seat] <= trick:
            break
        name = deal.cards.names[seat][trick]
        own = strength_of(deal, seat, trick)
        if beats(name, best, deal.cards.trump) or (name == best and own > strength):
            best = name
            strength = own
            winner = seat
    return winner


def strength_of(deal: FigureDeal, seat: i64, trick: i64) -> i64:
    """How a card ranks among equal ones: named wild cards by their place, any other below all of them, or above, as the game has it.

    One named as itself is a named one too (PL-WILD-09); where wild cards rank below real ones, it is a real one.

    (PL-WILD-10, PL-WILD-11, BI-WELI-05, BI-WELI-06, BI-VAR-07, BI-VAR-06)
    """
    card = deal.cards.rows[seat][trick]
    below_real = deal.terms.manner.wild_below_real
    if not deal.cards.named & BIT[card] or (below_real and deal.cards.names[seat][trick] == card):
        return REAL if below_real else 0
    return deal.cards.strength[card]


def beats(card: i64, best: i64, trump: i64) -> bool:
    """Whether a card played later takes the trick from the best one so far: a higher one of its suit does, or a trump (GS-PLAY-09)."""
    if SUIT[card] == SUIT[best]:
        return RANK[card] > RANK[best]
    return SUIT[card] == trump
