"""What a player's wild cards may still be named: never a card they possess, never a suit they gave up, never against their bets.

All wild cards of a player are named together here, for no two of them may get the same name, and each bet needs only one of them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from weli.core.acts import SPIEL
from weli.core.cards import BIT, PACK_32, SUIT, SUIT_SET, SUITS, cards_of, how_many, lowest, set_of
from weli.core.deal import NONE
from weli.games.bieten import reasons
from weli.games.bieten.deal import BietenDeal
from weli.games.bieten.keys import bieten_key, real_key
from weli.games.figures.engine.tricks import REAL

NAMES: Final[i64] = set_of(PACK_32)
IN_SUITS: Final[vec[i64]] = vec[i64](
    [sum([SUIT_SET[suit] for suit in range(SUITS) if suits & BIT[suit]]) for suits in range(2**SUITS)]
)
"""By a set of suits all their cards."""


def unnamed(deal: BietenDeal, seat: i64) -> i64:
    """The wild cards of a player that have no name yet, the one being named among them, as a set."""
    waiting = deal.cards.hands[seat] & deal.cards.wild
    if deal.cards.naming != NONE and deal.cards.naming_seat == seat:
        waiting |= BIT[deal.cards.naming]
    return waiting


def name_set(deal: BietenDeal, seat: i64, card: i64) -> i64:
    """The names that this wild card may get, as a set: with any of them all bets can still come true (BI-BET-21, BI-BET-22, BI-WELI-12)."""
    names = names_by_itself(deal, seat, card)
    others = unnamed(deal, seat) & ~BIT[card]
    if not others and not deal.proofs.duties[seat]:
        return names
    for name in cards_of(names):
        if not _can_name(
            deal, seat, others, BIT[name], deal.given_up[seat] | gives_up(deal, name), deal.proofs.duties[seat]
        ):
            names &= ~BIT[name]
    return names


def against_name(deal: BietenDeal, seat: i64, card: i64, name: i64) -> i64:
    """What stands against a name by itself, whatever has been bet: a card one possesses, a suit one gave up (BI-WELI-01, BI-WELI-07)."""
    if not _possible_names(deal, card) & BIT[name]:
        return reasons.NO_SUCH_NAME
    if _own_faces(deal, seat) & ~BIT[card] & BIT[name]:
        return reasons.NAMES_OWN_CARD
    return reasons.NAMES_SUIT_GIVEN_UP if IN_SUITS[deal.given_up[seat]] & BIT[name] else reasons.FINE


def names_by_itself(deal: BietenDeal, seat: i64, card: i64) -> i64:
    """The names that nothing stands against by itself (`against_name`): it does not matter who else has the real card.

    (BI-WELI-01, BI-WELI-04, BI-WELI-07)
    """
    return _possible_names(deal, card) & ~(_own_faces(deal, seat) & ~BIT[card]) & ~IN_SUITS[deal.given_up[seat]]


def _possible_names(deal: BietenDeal, card: i64) -> i64:
    """Any card of the 32, a wild Seven itself too where the rules are so (BI-Q28)."""
    return NAMES if deal.rules.weli.wild_as_itself else NAMES & ~BIT[card]


def _own_faces(deal: BietenDeal, seat: i64) -> i64:
    """The cards that a player possesses, and those that their wild ones stand for."""
    return deal.own_cards(seat) | deal.cards.visible[seat]


def gives_up(deal: BietenDeal, card: i64) -> i64:
    """The suit that a wild card in hand can no longer become when this card is played, as a set (BI-WELI-07, BI-WELI-09)."""
    if deal.tricks.in_trick == 0:
        return 0
    led = SUIT[deal.card_led()]
    if SUIT[card] == led:
        return 0
    return BIT[led]


def can_be_named(deal: BietenDeal, seat: i64, given_up: i64, figures: i64) -> bool:
    """Whether a player's wild cards can get names that keep off these suits and make all of these figures."""
    return _can_name(deal, seat, unnamed(deal, seat), 0, given_up, figures)


def _can_name(deal: BietenDeal, seat: i64, waiting: i64, named: i64, given_up: i64, figures: i64) -> bool:
    """The same for those that wait, when others have got this set of names: no two get the same one (BI-Q28)."""
    if not waiting:
        return makes_all(deal, seat, named, figures)
    if not figures and not given_up:
        return True
    card = waiting & -waiting
    names = names_by_itself(deal, seat, lowest(card)) & ~named & ~IN_SUITS[given_up]
    while names:
        name = names & -names
        if _can_name(deal, seat, waiting ^ card, named | name, given_up, figures):
            return True
        names ^= name
    return False


def makes_all(deal: BietenDeal, seat: i64, named: i64, figures: i64) -> bool:
    """Whether a player whose wild cards get this set of names possesses all of these figures; real cards may do alone (BI-BET-23)."""
    if not figures:
        return True
    to_play = deal.cards.hands[seat] & ~deal.cards.wild | named
    if figures & BIT[SPIEL] and not _fits_last_trick(deal, seat, to_play):
        return False
    laid = deal.cards.names[seat]
    faces = to_play | deal.cards.visible[seat]
    if how_many(faces) < how_many(to_play) + len(laid):
        return _make_all([*laid, *cards_of(to_play)], deal, figures)
    for figure in deal.figures:
        if figures & BIT[figure] and figure != SPIEL and not real_key(deal.rules.height, faces, figure):
            return False
    return True


def _make_all(faces: list[int], deal: BietenDeal, figures: i64) -> bool:
    """The same, but for the Spiel, where a card was named, against the rule, that its holder has."""
    for figure in deal.figures:
        if (
            figures & BIT[figure]
            and figure != SPIEL
            and not bieten_key(deal.rules.height, faces, [REAL] * len(faces), figure)
        ):
            return False
    return True


def _fits_last_trick(deal: BietenDeal, seat: i64, to_play: i64) -> bool:
    """Whether a player has, or has added, the suit led to the last trick (BI-BET-14, BI-BET-15)."""
    led = deal.last_card_led()
    if led == NONE:
        return True  # nothing is asked before the last trick (BI-BET-13)
    last = len(deal.tricks.winners)
    if len(deal.cards.names[seat]) > last:
        return SUIT[deal.cards.names[seat][last]] == led
    return to_play & SUIT_SET[led] != 0


def check_possession(deal: BietenDeal, seat: i64, figure: i64) -> i64:
    """Whether a player has what they bet on or hold, also together with all that they have bet before.

    (BI-BET-11, BI-BET-12, BI-BET-16, BI-BET-18, BI-BET-21, BI-BET-28)
    """
    if not _must_be_had(deal, figure):
        return reasons.FINE
    if can_be_named(deal, seat, deal.given_up[seat], deal.proofs.duties[seat] | BIT[figure]):
        return reasons.FINE
    if figure == SPIEL:
        return reasons.LAST_CARD_UNFIT
    return reasons.NO_NAME_LEFT if can_be_named(deal, seat, 0, BIT[figure]) else reasons.NO_EXAMPLE


def _must_be_had(deal: BietenDeal, figure: i64) -> bool:
    """Whether one needs anything to bet on a figure now (BI-BET-11, BI-BET-13, BI-BET-14)."""
    if figure == SPIEL:
        return deal.rules.stakes.last_trick_spiel_rule and deal.last_card_led() != NONE
    return deal.rules.bidding.need_figure


def bind(deal: BietenDeal, seat: i64, figure: i64) -> None:
    """A player must be able to make what they bet on or hold; what they never could binds no card (BI-BET-12, BI-BET-19, BI-BET-20)."""
    if _must_be_had(deal, figure) and not check_possession(deal, seat, figure):
        deal.proofs.bind(seat, BIT[figure])
    else:
        deal.proofs.release(seat, BIT[figure])


def let_broken_word_lapse(deal: BietenDeal, seat: i64) -> None:
    """A bet that its player can no longer make, after something forbidden, has its price and binds no card after it (BI-PEN-06)."""
    kept: i64 = 0
    for figure in deal.figures:
        if deal.proofs.duties[seat] & BIT[figure] and can_be_named(deal, seat, deal.given_up[seat], kept | BIT[figure]):
            kept |= BIT[figure]
    deal.proofs.release(seat, ~kept)
