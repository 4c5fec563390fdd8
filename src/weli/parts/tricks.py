"""Playing cards to tricks."""

from typing import Final

from weli.acts import PLAY, SPIEL
from weli.cards import BIT, RANK, SUIT, SUIT_SET, cards_of
from weli.parts import grounds
from weli.parts.deal import EXCHANGE, NOBODY, OPEN, Deal
from weli.parts.exchange import end_exchange

EVERY_CARD: Final[int] = sum(SUIT_SET)


def card_led(deal: Deal) -> int:
    """What the card led to the present trick stands for; only while one lies there (PL-PLAY-04)."""
    return deal.names[deal.leader][len(deal.winners)]


def playable(deal: Deal, seat: int) -> int:
    """The cards of that hand that may be played to the present trick; a Perlagg always can (GS-PLAY-03 to 08, PL-PLAY-05 to 10)."""
    return deal.hands[seat] & (deal.wild | faces_that_follow(deal, seat))


def faces_that_follow(deal: Deal, seat: int) -> int:
    """What a card that this player lays now may stand for: suit led or trumps while he holds a natural card of the suit (PL-ALG-02)."""
    if deal.in_trick == 0:
        return EVERY_CARD
    led = SUIT_SET[SUIT[card_led(deal)]]
    return led | SUIT_SET[deal.trump] if deal.hands[seat] & ~deal.wild & led else EVERY_CARD


def check_card(deal: Deal, seat: int, card: int) -> int:
    if deal.owner[SPIEL] != OPEN:
        return grounds.PLAY_IS_OVER
    if deal.bet_open():
        return grounds.BET_WAITS
    if deal.turn() != seat:
        return _why_not_now(deal)
    if not deal.hands[seat] & BIT[card]:
        return deal.why_not_held(seat, card)
    if not playable(deal, seat) & BIT[card]:
        return grounds.TRUMP_WAS_LED if SUIT[card_led(deal)] == deal.trump else grounds.FOLLOW_OR_TRUMP
    return grounds.FINE


def _why_not_now(deal: Deal) -> int:
    """The rule that makes it another player's turn: it is his lead, or the trick goes round to him first."""
    if deal.in_trick:
        return grounds.NOT_YOUR_TURN
    return grounds.NOT_YOUR_LEAD if deal.winners else grounds.NOT_YOUR_FIRST_LEAD


def add_cards(deal: Deal, seat: int, found: list[int]) -> None:
    """Adds the cards that a seat may play now; a card's act is the card itself."""
    if deal.owner[SPIEL] == OPEN and deal.turn() == seat and not deal.bet_open():
        found.extend(cards_of(playable(deal, seat)))


def play_card(deal: Deal, seat: int, card: int) -> None:
    if deal.stage == EXCHANGE:
        end_exchange(deal)  # where bets need not wait for it, the first lead ends it (PL-EXCH-10)
    deal.lay(seat, card, PLAY)
    if not deal.wild & BIT[card]:
        card_lies(deal, seat)


def card_lies(deal: Deal, seat: int) -> None:
    """The card has been played, and what it stands for is known."""
    deal.played[seat] += 1
    deal.in_trick += 1
    if deal.in_trick == len(deal.active):
        _finish_trick(deal)


def _finish_trick(deal: Deal) -> None:
    """The trick goes to its best card; the Spiel is won once enough are complete, by a side that has not said good.

    After the last trick a Spiel that nobody has won is nobody's. (GS-PLAY-18, GS-FIG-13, PL-6P-04, PL-3P-04, PL-OQ-36)
    """
    winner = trick_winner(deal, len(deal.winners), deal.leader)
    side = deal.seating.side_of(winner)
    deal.leaders.append(deal.leader)
    deal.winners.append(winner)
    deal.taken[side] += 1
    deal.leader = winner
    deal.in_trick = 0
    if deal.taken[side] >= deal.rules.tricks_for_spiel and not deal.is_out(side, SPIEL):
        deal.settle(SPIEL, side)
    elif len(deal.winners) == deal.rules.hand_size:
        deal.settle(SPIEL, NOBODY)


def trick_winner(deal: Deal, trick: int, leader: int) -> int:
    """Who has taken a trick, or would if nobody else played to it (GS-PLAY-09, PL-PLAY-13, PL-PLAY-14)."""
    winner = leader
    best = deal.names[leader][trick]
    strength = strength_of(deal, leader, trick)
    for step in range(1, len(deal.active)):
        seat = deal.seat_after(leader, step)
        if deal.played[seat] <= trick:
            break
        name = deal.names[seat][trick]
        own = strength_of(deal, seat, trick)
        if beats(name, best, deal.trump) or (name == best and own > strength):
            best = name
            strength = own
            winner = seat
    return winner


def strength_of(deal: Deal, seat: int, trick: int) -> int:
    """How a card ranks among equal ones: a named Perlagg by its place, any other below all of them (PL-WILD-10, PL-WILD-11)."""
    card = deal.rows[seat][trick]
    return deal.strength[card] if deal.named & BIT[card] else 0


def beats(card: int, best: int, trump: int) -> bool:
    """Whether a card played later takes the trick from the best one so far: a higher one of its suit does, or a trump (GS-PLAY-09)."""
    if SUIT[card] == SUIT[best]:
        return RANK[card] > RANK[best]
    return SUIT[card] == trump
