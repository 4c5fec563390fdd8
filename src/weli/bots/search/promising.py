"""What is worth trying out: of all that is allowed, the few acts that a sensible player would think of.

The regular's choice among what is safe comes first: it is what is done where nothing else is clearly better. Where nothing but it makes
sense it stands alone, and nothing need be tried.
"""

import random
from typing import Final

from weli.acts import (
    BET,
    CONCEDE,
    CONTEST,
    DEFER_ACT,
    ELFEN,
    EXCHANGE,
    HOLD,
    NAME,
    PASS_ACT,
    PLAY,
    RAISE,
    SPIEL,
    STEP,
    STOP_ACT,
    TAKE,
    TAUCHEN,
    UPGRADE,
    ZWEITE,
)
from weli.bots.betting import is_answer, outlook, own_side_is_due
from weli.bots.bieten.betting import outlook as outlook_at_bieten
from weli.bots.bieten.card_play import promising_names
from weli.bots.naming import worths_of_names
from weli.bots.search.sense import is_safe, is_senseless
from weli.bots.spiel_odds import Sight
from weli.bots.stammgast import Stammgast
from weli.bots.vouching import may_vouch
from weli.cards import BIT, SUIT, SUIT_SET
from weli.deal import Deal
from weli.games.bieten.deal import BietenDeal
from weli.games.figures.knowledge import unseen_cards
from weli.games.gaigel.deal import GaigelDeal
from weli.parts.deal import CUT, NONE, OPEN, SHOWN_FIGURES, FigureDeal

_NAMES: Final = 5
_BET_HOPE: Final = 250  # chance of a figure, in thousandths, from which a bet on it is worth a thought
_SPIEL_DOUBT: Final = 350  # chance of the Spiel up to which giving it away is
_PLAYERS: Final = 4
_OPENINGS: Final = [ELFEN, TAUCHEN, ZWEITE]
_EXCHANGES: Final = [EXCHANGE, TAKE, UPGRADE]


def promising(view: Deal, seat: int, options: list[int], regular: Stammgast, rng: random.Random) -> list[int]:
    """The acts to try, the regular's choice among the safe ones first."""
    if len(options) == 1:
        return options[:]
    safe = [act for act in options if is_safe(view, act)] or options
    first = regular.choose(view, seat, safe, rng)
    while len(safe) > 1 and is_senseless(view, seat, first, regular):
        safe = [act for act in safe if act != first]
        first = regular.choose(view, seat, safe, rng)
    others: list[int] = []
    if isinstance(view, GaigelDeal):
        others = _at_gaigel(options, first)
    elif isinstance(view, BietenDeal):
        others = _at_bieten(view, seat, options, regular, rng)
    elif isinstance(view, FigureDeal):
        others = _in_figure_games(view, seat, options, regular)
    return [first, *[act for act in others if act != first and not is_senseless(view, seat, act, regular)]]


def _at_gaigel(options: list[int], first: int) -> list[int]:
    """Cards and openings; what is declared, exchanged and called follows the rules of thumb."""
    if first // STEP in _OPENINGS:
        return [act for act in options if act // STEP in _OPENINGS]
    return [act for act in options if act < STEP] if first < STEP else []


def _at_bieten(view: BietenDeal, seat: int, options: list[int], regular: Stammgast, rng: random.Random) -> list[int]:
    """Stealing, names, answers, cards, and the bets of the one due."""
    if view.stage == CUT:
        return options if STOP_ACT in options else []
    if view.cards.naming != NONE:
        return promising_names(view, seat, options, regular.bieten.temper)[:_NAMES]
    if is_answer(options):
        return options
    if view.turn() != seat:
        return []
    chosen: list[int] = []
    for act in options:
        if act // STEP == BET:
            figure = _figure_of_bet(act)
            chance = outlook_at_bieten(view, seat, figure, regular.bieten.temper, rng)
            if chance < _BET_HOPE * _PLAYERS // len(view.active):
                continue
        chosen.append(act)
    return chosen


def _figure_of_bet(act: int) -> int:
    """The figure of a bet; NONE for a bet on several."""
    figures = act % STEP
    return figures.bit_length() - 1 if figures.bit_count() == 1 else NONE


def _in_figure_games(view: FigureDeal, seat: int, options: list[int], regular: Stammgast) -> list[int]:
    if view.stage == CUT or view.resolved():
        return []
    if view.cards.naming != NONE:
        return _names(view, seat, options, regular) if view.cards.naming_for == PLAY else []
    if view.exchanging():
        return options
    if is_answer(options):
        return _answers(view, seat, options)
    if view.show.shower != NONE:
        return _in_the_show(view, seat, options)
    if seat not in view.offered() and not own_side_is_due(view, seat):
        return []
    return _before_a_card(view, seat, options, regular)


def _names(view: FigureDeal, seat: int, options: list[int], regular: Stammgast) -> list[int]:
    named = [act for act in options if act // STEP == NAME]
    names = [act % STEP for act in named]
    ranked = sorted(
        zip(worths_of_names(Sight(view, seat), view.cards.naming, names, regular.temper), named, strict=True),
        reverse=True,
    )
    return [act for _, act in ranked[:_NAMES]]


def _answers(view: FigureDeal, seat: int, options: list[int]) -> list[int]:
    """Every answer; a figure that one could not prove is not held."""
    return [act for act in options if act // STEP not in (HOLD, RAISE) or may_vouch(view, seat, act % STEP)]


def _in_the_show(view: FigureDeal, seat: int, options: list[int]) -> list[int]:
    """To give a figure away, to leave it as it lies, to bet on it, to leave it to the partner."""
    return [
        act
        for act in options
        if act == DEFER_ACT or act // STEP in (CONCEDE, CONTEST) or (act // STEP == BET and _can_prove(view, seat, act))
    ]


def _can_prove(view: FigureDeal, seat: int, bet: int) -> bool:
    figure = _figure_of_bet(bet)
    return figure != NONE and may_vouch(view, seat, figure)


def _before_a_card(view: FigureDeal, seat: int, options: list[int], regular: Stammgast) -> list[int]:
    chosen = _different_cards(view, seat, [act for act in options if act < STEP])
    for act in options:
        kind = act // STEP
        if act == PASS_ACT or kind in _EXCHANGES:
            chosen.append(act)
        elif kind == CONCEDE and act % STEP == SPIEL:
            if outlook(view, seat, SPIEL, regular.temper) < _SPIEL_DOUBT:
                chosen.append(act)
        elif kind == BET and _can_prove(view, seat, act):
            if outlook(view, seat, _figure_of_bet(act), regular.temper) >= _BET_HOPE:
                chosen.append(act)
    return chosen


def _different_cards(view: FigureDeal, seat: int, cards: list[int]) -> list[int]:
    """Of cards that only the tricks can tell apart, and that no unseen card stands between, the lowest."""
    for figure in SHOWN_FIGURES:
        if view.stakes[figure].owner == OPEN or view.proofs.duties[seat] & BIT[figure]:
            return cards
    unseen = unseen_cards(view, seat)
    chosen: list[int] = []
    for card in cards:
        lower = [
            other for other in chosen if SUIT[other] == SUIT[card] and not view.cards.wild & (BIT[other] | BIT[card])
        ]
        if not lower or unseen & _between(lower[-1], card):
            chosen.append(card)
    return chosen


def _between(low: int, high: int) -> int:
    """The cards of a suit between two of it."""
    return SUIT_SET[SUIT[low]] & (BIT[high] - 1) & ~(2 * BIT[low] - 1)
