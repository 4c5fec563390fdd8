"""What is worth trying out at Giltspiel and Perlaggen: of all that is allowed, the few acts that a sensible player would think of."""

from typing import Final

from weli.core import acts
from weli.core.cards import BIT, SUIT, SUIT_SET
from weli.games.figures.advice.betting import is_answer, outlook, own_side_is_due
from weli.games.figures.advice.blunders import staked
from weli.games.figures.advice.naming import worths_of_names
from weli.games.figures.advice.proof_planning import may_vouch
from weli.games.figures.advice.spiel_odds import Sight
from weli.games.figures.advice.temper import Temper
from weli.games.figures.engine.deal import CUT, NONE, OPEN, SHOWN_FIGURES, FigureDeal
from weli.games.figures.knowledge import unseen_cards

MOST_NAMES: Final = 5
BET_HOPE: Final = 250  # chance of a figure, in thousandths, from which a bet on it is worth a thought
_SPIEL_DOUBT: Final = 350  # chance of the Spiel up to which giving it away is
_EXCHANGES: Final = [acts.EXCHANGE, acts.TAKE, acts.UPGRADE]


def worth_trying(view: FigureDeal, seat: int, options: list[int], temper: Temper) -> list[int]:
    """Exchanges, names, answers, what one may do in the show, and the cards, bets and gifts of the side due."""
    if view.stage == CUT or view.resolved():
        return []
    if view.cards.naming != NONE:
        return _names(view, seat, options, temper) if view.cards.naming_for == acts.PLAY else []
    if view.exchanging():
        return options
    if is_answer(options):
        return _answers(view, seat, options)
    if view.show.shower != NONE:
        return _in_the_show(view, seat, options)
    if seat not in view.offered() and not own_side_is_due(view, seat):
        return []
    return _before_a_card(view, seat, options, temper)


def _names(view: FigureDeal, seat: int, options: list[int], temper: Temper) -> list[int]:
    named = [act for act in options if act // acts.STEP == acts.NAME]
    names = [act % acts.STEP for act in named]
    ranked = sorted(
        zip(worths_of_names(Sight(view, seat), view.cards.naming, names, temper), named, strict=True),
        reverse=True,
    )
    return [act for _, act in ranked[:MOST_NAMES]]


def _answers(view: FigureDeal, seat: int, options: list[int]) -> list[int]:
    """Every answer; a figure that one could not prove is not held."""
    return [
        act
        for act in options
        if act // acts.STEP not in (acts.HOLD, acts.RAISE) or may_vouch(view, seat, act % acts.STEP)
    ]


def _in_the_show(view: FigureDeal, seat: int, options: list[int]) -> list[int]:
    """To give a figure away, to leave it as it lies, to bet on it, to leave it to the partner."""
    return [
        act
        for act in options
        if act == acts.DEFER_ACT
        or act // acts.STEP in (acts.CONCEDE, acts.CONTEST)
        or (act // acts.STEP == acts.BET and _can_prove(view, seat, act))
    ]


def _can_prove(view: FigureDeal, seat: int, bet: int) -> bool:
    figure = staked(bet)
    return figure != NONE and may_vouch(view, seat, figure)


def _before_a_card(view: FigureDeal, seat: int, options: list[int], temper: Temper) -> list[int]:
    chosen = _different_cards(view, seat, [act for act in options if act < acts.STEP])
    for act in options:
        kind = act // acts.STEP
        if act == acts.PASS_ACT or kind in _EXCHANGES:
            chosen.append(act)
        elif kind == acts.CONCEDE and act % acts.STEP == acts.SPIEL:
            if outlook(view, seat, acts.SPIEL, temper) < _SPIEL_DOUBT:
                chosen.append(act)
        elif kind == acts.BET and _can_prove(view, seat, act):
            if outlook(view, seat, staked(act), temper) >= BET_HOPE:
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
