"""Playing cards to tricks."""

from weli.acts import SPIEL
from weli.cards import BIT, RANK, SUIT, SUIT_SET, cards_of
from weli.parts import grounds
from weli.parts.deal import OPEN, Deal


def card_led(deal: Deal) -> int:
    """The card led to the present trick; only while one lies there."""
    return deal.rows[deal.leader][len(deal.winners)]


def playable(deal: Deal, seat: int) -> int:
    """The cards of that hand that may be played to the present trick (GS-PLAY-03 to 08)."""
    hand = deal.hands[seat]
    if deal.in_trick == 0:
        return hand
    led = SUIT[card_led(deal)]
    if hand & SUIT_SET[led] == 0:
        return hand
    return hand & (SUIT_SET[led] | SUIT_SET[deal.trump])


def check_card(deal: Deal, seat: int, card: int) -> int:
    if deal.owner[SPIEL] != OPEN:
        return grounds.PLAY_IS_OVER
    if deal.bet_open():
        return grounds.BET_WAITS
    if deal.turn() != seat:
        return _why_not_now(deal)
    if not deal.hands[seat] & BIT[card]:
        return grounds.NOT_HELD
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
    deal.lay(seat, card)
    deal.played[seat] += 1
    deal.in_trick += 1
    if deal.in_trick == deal.rules.players:
        _finish_trick(deal)


def _finish_trick(deal: Deal) -> None:
    """The trick goes to its best card; the Spiel is won with the third trick, once it is complete (GS-PLAY-18, GS-FIG-13)."""
    winner = trick_winner(deal, len(deal.winners), deal.leader)
    side = deal.seating.side_of(winner)
    deal.leaders.append(deal.leader)
    deal.winners.append(winner)
    deal.taken[side] += 1
    deal.leader = winner
    deal.in_trick = 0
    if deal.taken[side] == deal.rules.tricks_for_spiel:
        deal.settle(SPIEL, side)


def trick_winner(deal: Deal, trick: int, leader: int) -> int:
    """Who has taken a trick, or would if nobody else played to it (GS-PLAY-09)."""
    winner = leader
    best = deal.rows[leader][trick]
    for step in range(1, deal.rules.players):
        seat = (leader + step) % deal.rules.players
        if deal.played[seat] <= trick:
            break
        if beats(deal.rows[seat][trick], best, deal.trump):
            best = deal.rows[seat][trick]
            winner = seat
    return winner


def beats(card: int, best: int, trump: int) -> bool:
    """Whether a card played later takes the trick from the best one so far: a higher one of its suit does, or a trump (GS-PLAY-09)."""
    if SUIT[card] == SUIT[best]:
        return RANK[card] > RANK[best]
    return SUIT[card] == trump
