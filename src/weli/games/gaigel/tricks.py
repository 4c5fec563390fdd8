"""Playing cards to tricks, and drawing after them."""

from typing import Final

from mypy_extensions import i64

from weli.core.act_row import Acts
from weli.core.acts import DRAW_ACT, PLAY
from weli.core.cards import BIT, KING, OBER, RANK, SEVEN, SUIT
from weli.games.gaigel import reasons
from weli.games.gaigel.deal import NONE, GaigelDeal
from weli.games.gaigel.facts.opening import DIVE, ELFEN_LEAD, FIFTH_CARD, FIVE_TRUMPS, ZWEITE_LEAD
from weli.games.gaigel.facts.pairs import by_suit
from weli.games.gaigel.openings import first_trick_place, may_lead_openly, may_play_first
from weli.games.gaigel.ranks import RANKING, SEVENS

FIRST_TRICKS: Final = {
    ELFEN_LEAD: reasons.ELFEN_WINS,
    DIVE: reasons.DIVE_DECIDED,
    ZWEITE_LEAD: reasons.ZWEITE_DECIDED,
    FIVE_TRUMPS: reasons.OPEN_LEAD_DECIDED,
    FIFTH_CARD: reasons.OPEN_LEAD_DECIDED,
}


def check_card(deal: GaigelDeal, seat: i64, card: i64) -> i64:
    if not deal.cards.once[seat] & BIT[card]:
        return reasons.NOT_HELD
    if deal.robbing.asked != NONE:
        return reasons.HANDOVER_WAITS
    if seat != deal.turn():
        return deal.why_not_now()
    if deal.tricks.drawing:
        return reasons.DRAW_FIRST
    if playable(deal, seat) & BIT[card]:
        return reasons.FINE
    return _why_not_this(deal, seat, card)


def _why_not_this(deal: GaigelDeal, seat: i64, card: i64) -> i64:
    if deal.is_first_trick() and not deal.tricks.lying and not may_lead_openly(deal, seat):
        return reasons.OPENING_NEEDED
    if not _by_duty(deal, seat) & BIT[card]:
        return deal.which_duty(seat, card)
    if _must_keep_sevens(deal, seat) and RANK[card] == SEVEN:
        return reasons.PLAY_THE_FIFTH
    if deal.is_first_trick() and not may_play_first(deal, seat) & BIT[card]:
        return reasons.NO_TRUMP_IN_FIRST_TRICK
    return reasons.PLAY_DECLARED_CARD


def playable(deal: GaigelDeal, seat: i64) -> i64:
    """The cards of that hand that may be played plainly to the present trick, as a set."""
    cards = _by_duty(deal, seat)
    if deal.is_first_trick():
        if not deal.tricks.lying and not may_lead_openly(deal, seat):
            return 0
        cards &= may_play_first(deal, seat)
    if _must_keep_sevens(deal, seat):
        cards &= ~SEVENS
    if deal.pairs.duty[seat]:
        declared = cards & deal.pairs.duty[seat]
        if declared:
            return declared  # the duty lapses where the duties after the talon forbid it (GA-PAIR-12, GA-Q04)
    return cards


def _must_keep_sevens(deal: GaigelDeal, seat: i64) -> bool:
    """Whether a collector must play a card other than a Seven: while the talon lasts, and they have one (GA-VAR-05, GA-Q35, GA-Q60)."""
    return deal.seeks_sevens(seat) and deal.talon_open() and deal.cards.once[seat] & ~SEVENS != 0


def _by_duty(deal: GaigelDeal, seat: i64) -> i64:
    """While the talon is open any card; after it one follows, trumps and beats, partner or not.

    (GA-PLAY-04, GA-PLAY-09, GA-PLAY-10, GA-PLAY-11, GA-PLAY-12, GA-PLAY-13, GA-PLAY-14)
    """
    hand = deal.cards.once[seat]
    if not deal.tricks.lying or deal.talon_open():
        return hand
    place = winning_place(deal, deal.tricks.lying, deal.tricks.leader)
    best = NONE if place == NONE else deal.tricks.lying[place]
    return RANKING.due(hand, SUIT[deal.tricks.lying[0]], best, deal.talon.trump)


def add_cards(deal: GaigelDeal, seat: i64, found: Acts) -> None:
    """Adds the cards that a seat may play now; a card's act is the card itself."""
    if deal.turn() == seat and not deal.tricks.drawing and deal.robbing.asked == NONE:
        found.add_each(PLAY, playable(deal, seat))


def winning_place(deal: GaigelDeal, cards: list[int], leader: i64) -> i64:
    """Which card lies best in a trick after the first, counted from the lead; -1 where all of them are powerless.

    (GA-PLAY-05, GA-PLAY-06, GA-PLAY-07)
    """
    live: i64 = 0
    for place in range(len(cards)):
        if not deal.is_powerless(deal.seat_after(leader, place)):
            live |= BIT[place]
    return RANKING.best_place(cards, deal.talon.trump, live)


def winning_seat(deal: GaigelDeal) -> i64:
    """Who would win the present trick if nobody else played to it, or -1: not while it is the first, or nothing lies there."""
    if not deal.tricks.lying or deal.is_first_trick():
        return NONE
    place = winning_place(deal, deal.tricks.lying, deal.tricks.leader)
    if place == NONE:
        return NONE
    return deal.seat_after(deal.tricks.leader, place)


def play_card(deal: GaigelDeal, seat: i64, card: i64) -> None:
    """Lays a card to the trick; of two Kings the used one goes first (GA-Q63)."""
    if deal.is_first_trick() and SUIT[card] == deal.talon.trump and deal.all_trumps(seat):
        deal.opening = deal.opening.copy()
        deal.opening.forced |= BIT[seat]
    deal.loses(seat, card)
    place = by_suit(seat, SUIT[card])
    if RANK[card] == KING and deal.pairs.used_kings[place]:
        deal.pairs.used_kings[place] -= 1
    if RANK[card] == OBER and deal.pairs.used_obers[place]:
        deal.pairs.used_obers[place] -= 1
    deal.pairs.duty[seat] = 0
    deal.tricks.lying.append(card)
    deal.note_card(seat, deal.tricks_over())
    if len(deal.tricks.lying) == len(deal.active):
        _finish_trick(deal)


def _finish_trick(deal: GaigelDeal) -> None:
    """The trick goes to its best card; its winner draws first and leads next (GA-OPEN-22, GA-PLAY-01, GA-PLAY-02, GA-PLAY-15)."""
    cards = deal.tricks.lying
    number = deal.tricks_over()
    face_down = deal.is_face_down()
    place = first_trick_place(deal, cards) if number == 0 else winning_place(deal, cards, deal.tricks.leader)
    winner = deal.seat_after(deal.tricks.leader, max(place, 0))
    side = deal.seating.side_of(winner)
    _note_trick(deal, cards, winner, face_down)
    deal.takes_trick(winner)
    deal.note_trick(number)
    deal.add_points(side, RANKING.points_of(cards), number + 1, 0)
    deal.tricks.drawing = deal.talon_open()


def _note_trick(deal: GaigelDeal, cards: list[int], winner: i64, face_down: bool) -> None:
    """The trick, of whose points nothing is said; what lay face down is turned over first (GA-OPEN-08)."""
    if deal.tape is None:
        return
    if face_down:
        for place in range(len(cards)):
            deal.note("uncovers", reasons.UNCOVERED, seat=deal.seat_after(deal.tricks.leader, place), card=cards[place])
    number = deal.tricks_over()
    card = cards[(winner - deal.tricks.leader) % deal.terms.players]
    if number == 0:
        reason = FIRST_TRICKS[deal.opening.way]
    else:
        reason = reasons.TRUMP_WINS if SUIT[card] == deal.talon.trump else reasons.TRICK_WON
    deal.note("trick", reason, seat=winner, card=card, number=number + 1)


def check_draw(deal: GaigelDeal, seat: i64) -> i64:
    if not deal.tricks.drawing:
        return reasons.NOTHING_TO_DRAW
    if deal.robbing.asked != NONE:
        return reasons.HANDOVER_WAITS
    return reasons.FINE if seat == deal.tricks.leader else reasons.NOT_YOUR_DRAW


def add_draw(deal: GaigelDeal, seat: i64, found: Acts) -> None:
    if check_draw(deal, seat) == reasons.FINE:
        found.add(DRAW_ACT)


def draw(deal: GaigelDeal) -> None:
    """Everybody takes a card, the winner of the trick first; the last of all lies open (GA-PLAY-01, GA-PLAY-08, GA-PLAY-17).

    Before the final draw an indicator that was left lying goes to its claimant (GA-ROB-13, GA-Q10).
    """
    if deal.is_final_draw() and deal.claim_pends():
        take_indicator(deal, "handed_out", reasons.INDICATOR_HANDED_OUT)
    deal.draw_round()
    deal.tricks.drawing = False


def take_indicator(deal: GaigelDeal, what: str, reason: i64) -> None:
    """The indicator goes to the hand of its claimant, for that reason."""
    deal.note(what, reason, seat=deal.robbing.claimant, card=deal.talon.indicator)
    deal.gets(deal.robbing.claimant, deal.talon.indicator, openly=True)
    deal.talon.indicator = NONE
