"""The exchange: what the dealer's team, and in some places the others too, may take of the Perlaggen lying open after the deal.

Every seat with a role is asked in turn as long as one lies there, also one that can only pass: being asked betrays nothing.
What it may do depends on its partners' hands, so only the whole truth can tell; each seat learns its own rights alone.
"""

from typing import Final

from mypy_extensions import i64

from weli.core.act_row import Acts
from weli.core.acts import EXCHANGE as GIVE_NATURAL
from weli.core.acts import PASS_ACT, STEP, TAKE, UPGRADE
from weli.core.cards import ACORNS, BIT, SUIT, SUIT_SET, cards_of
from weli.games.figures.engine import reasons
from weli.games.figures.engine.deal import EXCHANGE, NONE, TABLE, WHOLE_TRUTH, FigureDeal
from weli.games.figures.engine.facts.exchange import nobody_asked
from weli.games.figures.engine.wild import acorn_perlaggen

# What a seat may do, as bits.
TRUMP_CARD: Final = 1  # a natural card of its suit for the trump card
AS_UPGRADE: Final = 2  # a Perlagg of acorns for the trump card
ACORN_CARDS: Final = 4  # natural acorns for Perlaggen of acorns
FOR_TRUMP_CARD: Final = TRUMP_CARD | AS_UPGRADE
ANYTHING: Final = FOR_TRUMP_CARD | ACORN_CARDS


def begin_exchange(deal: FigureDeal) -> None:
    """Asks the first seat, where a Perlagg lies open that somebody may take (PL-EXCH-01, PL-EICH-11)."""
    if _takeable(deal) and deal.terms.exchange.exchange_roles:
        deal.stage = EXCHANGE
        deal.exchange = nobody_asked(deal.terms.players)
        _begin_round(deal)


def _takeable(deal: FigureDeal) -> i64:
    """The open Perlaggen that the rule set lets anybody take (PL-EXCH-01, PL-EICH-17)."""
    found: i64 = 0
    if deal.terms.exchange.exchange_turned_perlagg:
        found |= _trump_card(deal)
    if deal.terms.exchange.exchange_acorns and deal.cards.trump != ACORNS:
        for card in deal.cards.turned:
            found |= acorn_perlaggen(deal.cards.wild) & BIT[card]
    return found


def _trump_card(deal: FigureDeal) -> i64:
    """The Perlagg that shows the trumps, as a set; after an upgrade an acorn lies there, which is none (PL-EICH-14)."""
    card = deal.cards.turned[-1]
    if SUIT[card] != deal.cards.trump:
        return 0
    return deal.cards.wild & BIT[card]


def _open_acorns(deal: FigureDeal) -> i64:
    """The Perlaggen of acorns lying beside the trump card, or in its place, which only natural acorns can fetch (PL-EICH-15)."""
    return _takeable(deal) & SUIT_SET[ACORNS] & ~_trump_card(deal)


# Who is asked.


def dealers_team(deal: FigureDeal) -> list[int]:
    """The dealer and partners, clockwise; for a dealer who has left the game, the player at their left (PL-OQ-17, PL-STRAF-36)."""
    first = deal.dealer if deal.dealer in deal.active else deal.first_leader()
    if "partner" not in deal.terms.exchange.exchange_roles:
        return [first]
    sides = deal.seating.sides
    return [(first + step * sides) % deal.terms.players for step in range(deal.terms.players // sides)]


def dealers_opponents(deal: FigureDeal) -> list[int]:
    """The others, clockwise from the dealer's left: `lho` is the first of them, `rho` all that follow (PL-EICH-18, PL-OQ-17)."""
    side = deal.seating.side_of(deal.dealer)
    others = [seat for seat in deal.round_from(deal.first_leader()) if deal.seating.side_of(seat) != side]
    roles = deal.terms.exchange.exchange_roles
    return (others[:1] if "lho" in roles else []) + (others[1:] if "rho" in roles else [])


def _begin_round(deal: FigureDeal) -> None:
    """The team is asked for the trump card first, dealer and then partner, and after that for the acorns (PL-ALG-09)."""
    deal.exchange.changed = False
    deal.exchange.step = steps_of_team(deal)[0]
    _ask(deal, dealers_team(deal)[0])


def steps_of_team(deal: FigureDeal) -> list[int]:
    """What the team is asked about, in its order; all at once where there is no upgrade, so that no order could matter (PL-OQ-45)."""
    if not deal.terms.exchange.exchange_upgrade:
        return [ANYTHING]
    for_trumps = [FOR_TRUMP_CARD] if _trump_card(deal) else []
    return for_trumps + ([ACORN_CARDS] if _open_acorns(deal) else [])


def _ask(deal: FigureDeal, seat: i64) -> None:
    """Asks a seat, whether it has any right or none (PL-OQ-73)."""
    deal.exchange.asked = seat
    deal.exchange.rights = rights_of(deal, seat) & deal.exchange.step if deal.knows == WHOLE_TRUTH else 0


def rights_of(deal: FigureDeal, seat: i64) -> i64:
    """What a seat may do (PL-EXCH-02, PL-EXCH-03, PL-EICH-11, PL-EICH-12, PL-EICH-13, PL-EICH-14, PL-EICH-15,
    PL-EICH-16, PL-EICH-17, PL-EICH-18, PL-OQ-14).

    Whoever comes first in their team has the right; the next one only where the former has no card for it. Opponents are judged each on
    their own cards.
    """
    rules = deal.terms
    team = dealers_team(deal) if seat in dealers_team(deal) else [seat]
    before = [] if rules.exchange.exchange_passes_on_refusal else team[: team.index(seat)]
    rights: i64 = 0
    if _trump_card(deal):
        if _natural(deal, [seat], deal.cards.trump) and not _natural(deal, before, deal.cards.trump):
            rights |= TRUMP_CARD
        upgrades = rules.exchange.exchange_upgrade and not _natural(deal, team, deal.cards.trump)
        if upgrades and _wild_acorns(deal, [seat]) and not _wild_acorns(deal, before):
            rights |= AS_UPGRADE
    if _open_acorns(deal) and _natural(deal, [seat], ACORNS) and not _natural(deal, before, ACORNS):
        rights |= ACORN_CARDS
    return rights & ~deal.exchange.declined[seat]


def _natural(deal: FigureDeal, seats: list[int], suit: i64) -> i64:
    """The natural cards of a suit in these hands."""
    found: i64 = 0
    for seat in seats:
        found |= deal.cards.hands[seat] & SUIT_SET[suit] & ~deal.cards.wild
    return found


def _wild_acorns(deal: FigureDeal, seats: list[int]) -> i64:
    found: i64 = 0
    for seat in seats:
        found |= deal.cards.hands[seat] & acorn_perlaggen(deal.cards.wild)
    return found


# What the seat asked may do.


def check_exchange(deal: FigureDeal, seat: i64, kind: i64, card: i64) -> i64:
    """Whether a seat may give a card: a natural one in an exchange, a Perlagg of acorns in an upgrade."""
    reason = _check_asked(deal, seat)
    if reason:
        return reason
    if not deal.cards.hands[seat] & BIT[card]:
        return reasons.NOT_HELD
    wild = deal.cards.wild & BIT[card] != 0
    if kind == UPGRADE:
        if not deal.terms.exchange.exchange_upgrade:
            return reasons.NO_UPGRADE
        fits = wild and SUIT[card] == ACORNS
        return reasons.FINE if fits and deal.exchange.rights & AS_UPGRADE else reasons.UPGRADE_NOT_YOURS
    if wild:
        return reasons.NATURAL_ONLY
    if not _right_for(deal, card):
        return reasons.NOT_FOR_THIS
    return reasons.FINE if deal.exchange.rights & _right_for(deal, card) else reasons.EXCHANGE_NOT_YOURS


def _check_asked(deal: FigureDeal, seat: i64) -> i64:
    if deal.stage != EXCHANGE:
        began = deal.tricks.winners or deal.tricks.in_trick or _takeable(deal)
        return reasons.EXCHANGE_OVER if began else reasons.NOTHING_TO_EXCHANGE
    if deal.exchange.asked != seat or deal.exchange.giving != NONE:
        return reasons.EXCHANGE_NOT_YOURS
    return reasons.FINE


def _right_for(deal: FigureDeal, card: i64) -> i64:
    """The right that lets a natural card be given: a Perlagg of its suit lies open."""
    if SUIT[card] == deal.cards.trump:
        return TRUMP_CARD if _trump_card(deal) else 0
    return ACORN_CARDS if SUIT[card] == ACORNS and _open_acorns(deal) else 0


def check_taking(deal: FigureDeal, seat: i64, card: i64) -> i64:
    """Whether a seat may take that card for the one it gives: a Perlagg of the same suit, or the trump card in an upgrade."""
    if deal.exchange.giving == NONE or deal.exchange.asked != seat:
        return reasons.NOTHING_TO_EXCHANGE
    return reasons.FINE if _for_given(deal) & BIT[card] else reasons.NOT_FOR_THIS


def _for_given(deal: FigureDeal) -> i64:
    """The open cards that the card given may fetch."""
    if deal.cards.wild & BIT[deal.exchange.giving] or SUIT[deal.exchange.giving] == deal.cards.trump:
        return _trump_card(deal)
    return _open_acorns(deal)


def add_exchanges(deal: FigureDeal, seat: i64, found: Acts) -> None:
    """Adds what the seat that is asked may do, passing included."""
    if deal.stage != EXCHANGE or deal.exchange.asked != seat:
        return
    if deal.exchange.giving != NONE:
        found.add_each(TAKE, _for_given(deal))
        return
    for card in cards_of(deal.cards.hands[seat]):
        for kind in (GIVE_NATURAL, UPGRADE):
            if not check_exchange(deal, seat, kind, card):
                found.add(kind * STEP + card)
    found.add(PASS_ACT)


# What comes of it.


def give(deal: FigureDeal, card: i64) -> None:
    deal.exchange.giving = card


def take_open(deal: FigureDeal, card: i64) -> None:
    """The two cards change places, before everybody's eyes (PL-EXCH-07, PL-EXCH-08)."""
    seat = deal.exchange.asked
    reason = reasons.UPGRADED if deal.cards.wild & BIT[deal.exchange.giving] else reasons.EXCHANGED
    deal.note("exchanged", reason, seat=seat, card=deal.exchange.giving)
    deal.note("exchanged", reason, seat=seat, card=card)
    deal.cards.hands[seat] = deal.cards.hands[seat] & ~BIT[deal.exchange.giving] | BIT[card]
    deal.cards.known = deal.cards.known & ~BIT[deal.exchange.giving] | BIT[card]
    deal.cards.turned = [deal.exchange.giving if lying == card else lying for lying in deal.cards.turned]
    deal.exchange.giving = NONE
    deal.exchange.changed = True
    if _takeable(deal):
        _ask(deal, seat)
    else:
        end_exchange(deal)
        deal.note_first_lead()


def decline(deal: FigureDeal) -> None:
    """The seat that is asked declines the rest of what it could do; the next one is asked (PL-ALG-09, PL-OQ-18)."""
    seat = deal.exchange.asked
    deal.note("exchange_passed", reasons.NOTHING_EXCHANGED, seat=seat)
    deal.exchange.declined[seat] |= deal.exchange.rights
    team = dealers_team(deal)
    if seat not in team:
        _ask_opponent_after(deal, seat)
    elif seat != team[-1]:
        _ask(deal, team[team.index(seat) + 1])
    else:
        _end_step(deal)


def _end_step(deal: FigureDeal) -> None:
    """The whole team has been asked: the next step, another round where this one has changed anything, or the opponents."""
    later = [step for step in steps_of_team(deal) if step > deal.exchange.step]
    if later:
        deal.exchange.step = later[0]
        _ask(deal, dealers_team(deal)[0])
    elif deal.terms.exchange.exchange_repeat_until_stable and deal.exchange.changed:
        _begin_round(deal)
    else:
        deal.exchange.step = ANYTHING
        _ask_opponent_after(deal, NONE)


def _ask_opponent_after(deal: FigureDeal, seat: i64) -> None:
    """Each opponent does what they can until they stop, then the next one (PL-EICH-18)."""
    opponents = dealers_opponents(deal)
    place = opponents.index(seat) + 1 if seat != NONE else 0
    if place < len(opponents):
        _ask(deal, opponents[place])
    else:
        end_exchange(deal)
        deal.note_first_lead()


def end_exchange(deal: FigureDeal) -> None:
    """What is left open is out of play (PL-EXCH-04, PL-EICH-20)."""
    if deal.stage == EXCHANGE:
        deal.stage = TABLE
        deal.exchange.asked = NONE
        deal.exchange.rights = 0
        deal.exchange.giving = NONE
