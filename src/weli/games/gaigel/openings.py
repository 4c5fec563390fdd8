"""The first trick: the three openings, what may be played to them, and who wins it."""

from typing import Final

from mypy_extensions import i64

from weli.core.act_row import Acts
from weli.core.cards import BIT, PLACES, SUIT
from weli.games.gaigel import reasons
from weli.games.gaigel.acts import ELFEN, TAUCHEN, ZWEITE
from weli.games.gaigel.deal import NONE, GaigelDeal
from weli.games.gaigel.facts.opening import DIVE, ELFEN_LEAD, FIFTH_CARD, FIVE_TRUMPS, ZWEITE_LEAD
from weli.games.gaigel.ranks import ACES, EVERY_FACE, RANKING, SEVENS
from weli.games.gaigel.rules import OPENINGS as WORDS

OPENINGS: Final = (ELFEN, TAUCHEN, ZWEITE)
LEADS: Final = [ELFEN_LEAD, DIVE, ZWEITE_LEAD]


def check_opening(deal: GaigelDeal, seat: i64, kind: i64, card: i64) -> i64:
    """Whether Vorhand may open in that way with that card (GA-OPEN-01)."""
    reason = _why_not_so(deal, seat, kind)
    if reason:
        return reason
    if card >= PLACES or not deal.cards.once[seat] & BIT[card]:
        return reasons.NOT_HELD
    if deal.seeks_sevens(seat):
        return reasons.PLAY_THE_FIFTH
    if _fit(deal, kind) & BIT[card]:
        return reasons.FINE
    return reasons.NEITHER_TRUMP_NOR_ACE if kind == TAUCHEN else reasons.PLAIN_ACE_NEEDED


def _why_not_so(deal: GaigelDeal, seat: i64, kind: i64) -> i64:
    """Whether Vorhand may open in that way, whatever they hold."""
    if not deal.before_opening():
        return reasons.TOO_LATE_TO_OPEN
    if seat != deal.turn():
        return reasons.NOT_YOUR_FIRST_LEAD
    return reasons.FINE if WORDS[kind - ELFEN] in deal.terms.opening.openings else reasons.NOT_THIS_OPENING


def _fit(deal: GaigelDeal, kind: i64) -> i64:
    """The cards that serve for an opening: an Ace to show, one to name face down, or any other plain card to dive.

    (GA-OPEN-02, GA-OPEN-06, GA-OPEN-10)
    """
    plain = EVERY_FACE & ~deal.trumps()
    if kind == TAUCHEN:
        return plain & ~ACES
    return ACES if kind == ELFEN and deal.terms.opening.elfen_trump_ace else ACES & plain


def add_openings(deal: GaigelDeal, seat: i64, found: Acts) -> None:
    for kind in OPENINGS:
        if _why_not_so(deal, seat, kind) == reasons.FINE and not deal.seeks_sevens(seat):
            found.add_each(kind, deal.cards.once[seat] & _fit(deal, kind))


def note_opening(deal: GaigelDeal, seat: i64, kind: i64, card: i64) -> None:
    """Only with Ge-Elfen the card is seen (GA-OPEN-02)."""
    if kind == ELFEN:
        deal.note("led_elfen", reasons.LED_ELFEN, seat=seat, card=card)
    elif kind == TAUCHEN:
        deal.note("led_tauchen", reasons.LED_TAUCHEN, seat=seat)
    else:
        deal.note("led_zweite", reasons.LED_ZWEITE, seat=seat)


def may_lead_openly(deal: GaigelDeal, seat: i64) -> bool:
    """Whether Vorhand leads without an opening: all their cards are trumps, or they collect Sevens (GA-OPEN-16, GA-Q33)."""
    return deal.seeks_sevens(seat) or (deal.terms.opening.five_trump_lead and deal.all_trumps(seat))


def open_lead(deal: GaigelDeal, seat: i64) -> i64:
    return FIFTH_CARD if deal.seeks_sevens(seat) else FIVE_TRUMPS


def has_opening(deal: GaigelDeal, seat: i64) -> bool:
    """Whether a hand has anything to open with (GA-OPEN-24)."""
    if may_lead_openly(deal, seat):
        return True
    for place, kind in enumerate(OPENINGS):
        if WORDS[place] in deal.terms.opening.openings and deal.cards.once[seat] & _fit(deal, kind):
            return True
    return False


def may_play_first(deal: GaigelDeal, seat: i64) -> i64:
    """The cards that may go plainly to the first trick: a trump only from a hand of trumps, or as the odd card of a quest.

    (GA-OPEN-14, GA-OPEN-25, GA-Q33, GA-Q55)
    """
    if deal.terms.opening.first_trick_trumps == "powerless" or deal.all_trumps(seat):
        return EVERY_FACE
    plain = EVERY_FACE & ~deal.trumps()
    return plain | EVERY_FACE & ~SEVENS if deal.seeks_sevens(seat) else plain


def first_trick_place(deal: GaigelDeal, cards: list[int]) -> i64:
    """Which card of the complete first trick wins it, counted from the lead.

    (GA-OPEN-03, GA-OPEN-09, GA-OPEN-12, GA-OPEN-13, GA-OPEN-15, GA-OPEN-17, GA-OPEN-18)
    """
    if deal.opening.way == ELFEN_LEAD:
        return 0
    if deal.opening.way == ZWEITE_LEAD:
        return _second_ace(deal, cards)
    live: i64 = 0
    for place in range(len(cards)):
        if _counts(deal, cards, place):
            live |= BIT[place]
    if not live:
        return 0
    return RANKING.best_place(cards, NONE, live)


def _second_ace(deal: GaigelDeal, cards: list[int]) -> i64:
    for place in range(1, len(cards)):
        if cards[place] == cards[0] and not deal.is_powerless(deal.seat_after(deal.tricks.leader, place)):
            return place
    return 0


def _counts(deal: GaigelDeal, cards: list[int], place: i64) -> bool:
    """Whether a card can win the first trick: a trump only against a lead of trumps, and from a hand of trumps.

    (GA-OPEN-15, GA-OPEN-18, GA-OPEN-25)
    """
    seat = deal.seat_after(deal.tricks.leader, place)
    if deal.is_powerless(seat):
        return False
    if SUIT[cards[place]] != deal.talon.trump:
        return True
    trumps_led = deal.opening.way in (FIVE_TRUMPS, FIFTH_CARD) and SUIT[cards[0]] == deal.talon.trump
    return trumps_led and (place == 0 or deal.opening.forced & BIT[seat] != 0)
