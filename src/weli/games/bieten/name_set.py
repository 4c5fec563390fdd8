"""What a player's wild cards may still be named: never a card he possesses, never a suit he gave up, never against his own bets.

All his wild cards are named together here, for no two of them may get the same name, and each bet needs only one of them.

(BI-WELI-01, BI-WELI-02, BI-WELI-03, BI-WELI-04, BI-WELI-05, BI-WELI-06, BI-WELI-07, BI-WELI-08, BI-WELI-09, BI-WELI-10, BI-WELI-11,
BI-WELI-12, BI-WELI-13, BI-BET-19, BI-BET-20, BI-BET-21, BI-BET-22, BI-BET-23, BI-Q28)
"""

from mypy_extensions import i64

from weli.acts import SPIEL
from weli.cards import BIT, PACK_32, SUIT, WELI, cards_of
from weli.deal import NONE
from weli.games.bieten.deal import BietenDeal
from weli.parts import grounds
from weli.parts.tricks import card_led


def unnamed(deal: BietenDeal, seat: i64) -> list[int]:
    """The wild cards of a player that have no name yet, the one being named among them."""
    waiting = deal.hands[seat] & deal.wild
    if deal.naming != NONE and deal.naming_seat == seat:
        waiting |= BIT[deal.naming]
    return cards_of(waiting)


def name_set(deal: BietenDeal, seat: i64, card: i64) -> list[int]:
    """The names that this wild card may get (BI-BET-21, BI-BET-22)."""
    others = [other for other in unnamed(deal, seat) if other != card]
    return [
        name
        for name in PACK_32
        if not against_name(deal, seat, card, name)
        and _can_name(deal, seat, others, [name], deal.given_up[seat] | gives_up(deal, name), deal.duties[seat])
    ]


def against_name(deal: BietenDeal, seat: i64, card: i64, name: i64) -> i64:
    """What stands against a name by itself, whatever has been bet: a card one possesses, a suit one gave up (BI-WELI-01, BI-WELI-07)."""
    if name == WELI or (name == card and not deal.rules.wild_as_itself):
        return grounds.NO_SUCH_NAME
    if name != card and (deal.own_cards(seat) & BIT[name] or name in deal.names[seat]):
        return grounds.NAMES_OWN_CARD
    return grounds.NAMES_SUIT_GIVEN_UP if deal.given_up[seat] & BIT[SUIT[name]] else grounds.FINE


def gives_up(deal: BietenDeal, card: i64) -> i64:
    """The suit that a wild card in hand can no longer become when this card is played, as a set (BI-WELI-07, BI-WELI-09)."""
    if deal.in_trick == 0:
        return 0
    led = SUIT[card_led(deal)]
    return 0 if SUIT[card] == led else BIT[led]


def can_be_named(deal: BietenDeal, seat: i64, given_up: i64, figures: i64) -> bool:
    """Whether his wild cards can get names that keep off these suits and make all of these figures."""
    return _can_name(deal, seat, unnamed(deal, seat), [], given_up, figures)


def _can_name(deal: BietenDeal, seat: i64, waiting: list[int], named: list[int], given_up: i64, figures: i64) -> bool:
    if not waiting:
        return makes_all(deal, seat, named, figures)
    if not figures and not given_up:
        return True
    card, *rest = waiting
    for name in PACK_32:
        if name in named or given_up & BIT[SUIT[name]] or against_name(deal, seat, card, name):
            continue
        if _can_name(deal, seat, rest, [*named, name], given_up, figures):
            return True
    return False


def makes_all(deal: BietenDeal, seat: i64, named: list[int], figures: i64) -> bool:
    """Whether a player whose wild cards get these names possesses all of these figures."""
    faces = [*deal.names[seat], *cards_of(deal.hands[seat] & ~deal.wild), *named]
    for figure in deal.figures:
        if figures & BIT[figure] and not _makes(deal, seat, faces, named, figure):
            return False
    return True


def _makes(deal: BietenDeal, seat: i64, faces: list[int], named: list[int], figure: i64) -> bool:
    if figure != SPIEL:
        return deal.has_figure_of(faces, figure)
    led = deal.last_card_led()
    if led == NONE:
        return True  # nothing is asked before the last trick (BI-BET-13)
    last = len(deal.winners)
    if len(deal.names[seat]) > last:
        return SUIT[deal.names[seat][last]] == led
    for name in [*named, *cards_of(deal.hands[seat] & ~deal.wild)]:
        if SUIT[name] == led:
            return True
    return False


def check_possession(deal: BietenDeal, seat: i64, figure: i64) -> i64:
    """Whether a player has what he bets on or holds, also together with all that he has bet before.

    (BI-BET-11, BI-BET-12, BI-BET-13, BI-BET-14, BI-BET-15, BI-BET-16, BI-BET-21)
    """
    if not _must_be_had(deal, figure):
        return grounds.FINE
    if can_be_named(deal, seat, deal.given_up[seat], deal.duties[seat] | BIT[figure]):
        return grounds.FINE
    if figure == SPIEL:
        return grounds.LAST_CARD_UNFIT
    return grounds.NO_NAME_LEFT if can_be_named(deal, seat, 0, BIT[figure]) else grounds.NO_EXAMPLE


def _must_be_had(deal: BietenDeal, figure: i64) -> bool:
    """Whether one needs anything to bet on a figure now (BI-BET-11, BI-BET-13, BI-BET-14)."""
    if figure == SPIEL:
        return deal.rules.last_trick_suit_rule and deal.last_card_led() != NONE
    return deal.rules.need_figure


def bind(deal: BietenDeal, seat: i64, figure: i64) -> None:
    """What a player bets on or holds he must be able to make; what he never could binds no card (BI-BET-12, BI-BET-19, BI-BET-20)."""
    if _must_be_had(deal, figure) and not check_possession(deal, seat, figure):
        deal.duties[seat] |= BIT[figure]
    else:
        deal.duties[seat] &= ~BIT[figure]


def let_broken_word_lapse(deal: BietenDeal, seat: i64) -> None:
    """What a player can make no more, because he has done something forbidden, has its price and binds no card after it (BI-PEN-06)."""
    kept: i64 = 0
    for figure in deal.figures:
        if deal.duties[seat] & BIT[figure] and can_be_named(deal, seat, deal.given_up[seat], kept | BIT[figure]):
            kept |= BIT[figure]
    deal.duties[seat] = kept
