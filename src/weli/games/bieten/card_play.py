"""Playing a card, and naming it where it is wild."""

from mypy_extensions import i64

from weli.core.act_row import Acts
from weli.core.acts import NAME, PLAY
from weli.core.cards import BIT, cards_of
from weli.games.bieten import reasons
from weli.games.bieten.deal import BietenDeal
from weli.games.bieten.name_set import NAMES, against_name, can_be_named, gives_up, name_set, names_by_itself
from weli.games.figures.engine import tricks
from weli.games.figures.engine.naming import give_name
from weli.games.figures.engine.tricks import faces_that_follow


def check_card(deal: BietenDeal, seat: i64, card: i64) -> i64:
    """Whether a card may be played: it follows suit, and it leaves every wild card a name (BI-PLAY-04, BI-WELI-13)."""
    reason = tricks.check_card(deal, seat, card)
    if reason:
        return reason
    return reasons.FINE if _leaves_names(deal, seat, card) else reasons.LEAVES_NO_NAME


def _leaves_names(deal: BietenDeal, seat: i64, card: i64) -> bool:
    """Whether each of his wild cards, that one or those left in hand, could still get a name (BI-WELI-13)."""
    if not deal.cards.hands[seat] & deal.cards.wild:
        return True
    if not deal.cards.wild & BIT[card]:
        return can_be_named(deal, seat, deal.given_up[seat] | gives_up(deal, card), deal.proofs.duties[seat])
    return name_set(deal, seat, card) & faces_that_follow(deal, seat) != 0


def play_card(deal: BietenDeal, seat: i64, card: i64) -> None:
    """Lays the card; who fails to follow with a wild card in hand gives up the suit for it (BI-PLAY-02, BI-WELI-07)."""
    if not deal.cards.wild & BIT[card] and deal.cards.hands[seat] & deal.cards.wild:
        deal.given_up[seat] |= gives_up(deal, card)
    tricks.play_card(deal, seat, card)


def add_cards(deal: BietenDeal, seat: i64, found: Acts) -> None:
    """Adds the cards that a seat may play now."""
    if deal.turn() != seat or deal.bet_open():
        return
    cards = tricks.playable(deal, seat)
    if deal.cards.hands[seat] & deal.cards.wild:
        for card in cards_of(cards):
            if not _leaves_names(deal, seat, card):
                cards &= ~BIT[card]
    found.add_each(PLAY, cards)


def check_name(deal: BietenDeal, seat: i64, name: i64) -> i64:
    """Whether the wild card just laid may get that name: one of `open_names`."""
    if deal.cards.naming_seat != seat:
        return reasons.NAME_FIRST
    if name not in deal.rules.cards:
        return reasons.NO_SUCH_NAME
    if open_names(deal, seat) & BIT[name]:
        return reasons.FINE
    reason = against_name(deal, seat, deal.cards.naming, name)
    if reason:
        return reason
    follows = faces_that_follow(deal, seat) & BIT[name]
    return reasons.NAME_AGAINST_BETS if follows else reasons.NAME_FORBIDDEN_BY_SUIT


def open_names(deal: BietenDeal, seat: i64) -> i64:
    """The names that the wild card just laid may get, as a set; it must follow suit with one where a real card would have to (BI-WELI-08).

    Only where something forbidden has left it none do bets and suits bind no more.
    """
    card = deal.cards.naming
    follow = faces_that_follow(deal, seat)
    names = name_set(deal, seat, card) & follow or names_by_itself(deal, seat, card) & follow
    return names or NAMES & ~deal.own_cards(seat)


def add_names(deal: BietenDeal, seat: i64, found: Acts) -> None:
    """Adds every name that the wild card just laid may get."""
    if deal.cards.naming_seat == seat:
        found.add_each(NAME, open_names(deal, seat))


def name_card(deal: BietenDeal, seat: i64, name: i64) -> None:
    """The name is fixed for the rest of the deal; a further wild card can then not follow the suit either (BI-WELI-03, BI-WELI-07)."""
    if deal.cards.hands[seat] & deal.cards.wild:
        deal.given_up[seat] |= gives_up(deal, name)
    give_name(deal, name)
