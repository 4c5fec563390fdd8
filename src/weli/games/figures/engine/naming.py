"""Naming a Perlagg: what it may stand for when it is played to a trick, laid in the show or to prove a bet."""

from mypy_extensions import i64

from weli.core.act_row import Acts
from weli.core.acts import GLEICH, LAST_SHOW, NAME, PASS_ACT, PLAY, PROVE, SHOW
from weli.core.cards import BIT, PLACES, SUIT, cards_of
from weli.games.figures.engine import reasons
from weli.games.figures.engine.deal import NONE, SHOWN_FIGURES, FigureDeal
from weli.games.figures.engine.figures import beside
from weli.games.figures.engine.proofs import note_proven
from weli.games.figures.engine.show import needed_key, note_shown
from weli.games.figures.engine.tricks import card_lies, faces_that_follow


def check_name(deal: FigureDeal, seat: i64, name: i64) -> i64:
    """Whether the Perlagg just laid may be named so (PL-WILD-05, PL-WILD-08, PL-PLAY-05, PL-PLAY-08)."""
    if deal.cards.naming == NONE:
        return reasons.NOT_WILD
    if deal.cards.naming_seat != seat:
        return reasons.NAME_FIRST
    if name >= PLACES or not deal.settled.names[deal.cards.naming] & BIT[name]:
        return reasons.NO_SUCH_NAME
    return _check_use(deal, name)


def check_no_name(deal: FigureDeal, seat: i64) -> i64:
    """Whether it may be left without a name, and so keep its face (PL-WILD-07, PL-PLAY-11)."""
    if deal.cards.naming_seat != seat:
        return reasons.NAME_FIRST
    if deal.terms.wild.unbaptised_perlagg == "refuse":
        return reasons.MUST_BE_NAMED
    return _check_use(deal, deal.cards.naming)


def _check_use(deal: FigureDeal, name: i64) -> i64:
    if _fitting(deal, BIT[name]):
        return reasons.FINE
    if deal.cards.naming_for == PLAY:
        trump_led = SUIT[deal.card_led()] == deal.cards.trump
        return reasons.NAME_FORBIDDEN_BY_TRUMP if trump_led else reasons.NAME_FORBIDDEN_BY_SUIT
    return reasons.NOT_GOOD_ENOUGH if deal.cards.naming_for <= LAST_SHOW else reasons.PROVES_NOTHING


def _fitting(deal: FigureDeal, names: i64) -> i64:
    """Which of these names its use allows.

    In a trick the duty to follow binds the name too; in the show the figure must still be reached, a proof must come of it.
    """
    if deal.cards.naming_for == PLAY:
        return names & faces_that_follow(deal, deal.cards.naming_seat)
    if SHOW <= deal.cards.naming_for <= LAST_SHOW:
        return _keeping_the_show_going(deal, names)
    return _proving(deal, deal.cards.naming_for - PROVE, names) if deal.cards.naming_for >= PROVE else names


def _keeping_the_show_going(deal: FigureDeal, names: i64) -> i64:
    """The names with which all that this player has laid cards for, and not contested yet, can still be contested (PL-SHOW-03)."""
    for figure in SHOWN_FIGURES:
        if deal.show.laid_by[figure] != deal.cards.naming_seat or deal.show.chosen & BIT[figure]:
            continue
        needed = needed_key(deal, deal.show.shower, figure)
        if deal.shown_key(deal.show.shower, figure) < needed:
            for name in cards_of(names):
                if deal.full_figure(deal.cards.naming_seat, figure, name) < needed:
                    names &= ~BIT[name]
    return names


def _proving(deal: FigureDeal, figure: i64, names: i64) -> i64:
    """The names with which the card belongs to an example, beside what lies there and what the player may still lay (PL-VAL-02)."""
    seat = deal.cards.naming_seat
    hand = deal.cards.hands[seat]
    if hand & deal.cards.wild:
        return names
    others = deal.cards.visible[seat] | hand & ~deal.cards.wild
    names_that_prove = beside(others, figure)
    if figure == GLEICH and deal.terms.wild.gleich_same_card_twice:
        names_that_prove |= others  # (PL-FIG-04)
    return names & names_that_prove


def add_names(deal: FigureDeal, seat: i64, found: Acts) -> None:
    """Adds every name that the Perlagg just laid may get, and none at all."""
    if deal.cards.naming_seat != seat:
        return
    found.add_each(NAME, _fitting(deal, deal.settled.names[deal.cards.naming]))
    if not check_no_name(deal, seat):
        found.add(PASS_ACT)


def give_name(deal: FigureDeal, name: i64) -> None:
    """The Perlagg has its name for the rest of the deal, or its face where none is given (PL-WILD-06)."""
    seat = deal.cards.naming_seat
    deal.lie_as(name)
    if deal.cards.naming_for == PLAY:
        card_lies(deal, seat)
    elif SHOW <= deal.cards.naming_for <= LAST_SHOW:
        note_shown(deal, seat, deal.cards.naming_for - SHOW)
    elif deal.cards.naming_for >= PROVE:
        note_proven(deal, seat, deal.cards.naming_for - PROVE)
