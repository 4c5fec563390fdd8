"""The show: bet, lay as little as suffices, leave it to the partner, or give the figure away."""

import random
from itertools import combinations

from weli.acts import CONCEDE, CONTEST, DEFER_ACT, PROVE, SHOW, STEP, bet_act, show_act
from weli.bots.betting import may_vouch, others_would_win, outlook, per_mille
from weli.bots.knowledge import own_cards
from weli.bots.temper import Temper
from weli.cards import BIT, RANK, cards_of, set_of
from weli.parts.deal import NONE, SHOWN_FIGURES, Deal
from weli.parts.figures import figure_key
from weli.parts.show import needed_key


def show(view: Deal, seat: int, options: list[int], temper: Temper, rng: random.Random) -> int:
    """One choice of the showing side: for each open figure bet, contest or concede (GS-SHOW-04)."""
    mood = per_mille(rng)
    nerve = per_mille(rng)
    waiting = [figure for figure in SHOWN_FIGURES if view.undecided() & BIT[figure]]
    begun = [figure for figure in waiting if view.laid_by[figure] != NONE]
    for figure in begun or waiting:
        act = _bet(view, seat, figure, options, temper, mood)
        if act < 0:
            act = _contest(view, seat, figure, options)
        if act >= 0:
            return act
    if DEFER_ACT in options:
        return DEFER_ACT
    return _without_cards(view, seat, waiting, options, temper, nerve)


def _bet(view: Deal, seat: int, figure: int, options: list[int], temper: Temper, mood: int) -> int:
    """A bet before anything is laid, where the figure is likely won and this seat can carry it; otherwise -1."""
    act = bet_act(BIT[figure])
    if act not in options or not _can_match(view, seat, figure) or not may_vouch(view, seat, figure):
        return -1
    if mood < temper.eager and outlook(view, seat, figure, temper) >= temper.show_bet_at:
        return act
    return -1


def _can_match(view: Deal, seat: int, figure: int) -> bool:
    """Whether the seat's own cards, or what its side has lying open, are enough to contest."""
    ours = max(figure_key(own_cards(view, seat), figure), view.shown_key(view.shower, figure))
    return ours >= needed_key(view, view.shower, figure)


def _contest(view: Deal, seat: int, figure: int, options: list[int]) -> int:
    """Contests with what lies there if it leads, otherwise with the fewest cards that suffice; -1 where neither is possible.

    A tie is not left standing while a card would win it (GS-TACT-10).
    """
    enough = CONTEST * STEP + figure
    theirs = view.shown_key(1 - view.shower, figure)
    if enough in options and view.shown_key(view.shower, figure) > theirs:
        return enough
    if any(option // STEP == SHOW + figure for option in options):
        cards = fewest_cards(view, seat, figure, theirs + 1)
        if not cards and enough not in options:
            cards = fewest_cards(view, seat, figure, needed_key(view, view.shower, figure))
        if cards:
            return show_act(figure, cards[0])
    if enough in options and DEFER_ACT not in options:
        return enough
    return -1


def fewest_cards(view: Deal, seat: int, figure: int, least: int) -> list[int]:
    """The fewest hand cards that lift the seat's visible figure to a key, and of those the lowest figure; empty: not possible."""
    hand = cards_of(view.hands[seat])
    visible = view.visible[seat]
    for size in range(1, len(hand) + 1):
        found: list[int] = []
        lowest = 0
        for some in combinations(hand, size):
            key = figure_key(visible | set_of(list(some)), figure)
            if key >= least and (not found or key < lowest):
                found = list(some)
                lowest = key
        if found:
            return found
    return []


def _without_cards(view: Deal, seat: int, waiting: list[int], options: list[int], temper: Temper, nerve: int) -> int:
    """What cannot be contested is conceded, or bet on by somebody who can at least prove it: once in a while, and always where the
    concession would cost the game."""
    for figure in waiting:
        if CONTEST * STEP + figure in options:
            return CONTEST * STEP + figure
    for figure in waiting:
        if bet_act(BIT[figure]) in options and may_vouch(view, seat, figure):
            if nerve < temper.show_bluff or others_would_win(view, seat, figure):
                return bet_act(BIT[figure])
    for figure in waiting:
        if CONCEDE * STEP + figure in options:
            return CONCEDE * STEP + figure
    return options[0]


def prove(view: Deal, seat: int, options: list[int]) -> int:
    """The lowest card that completes an example, or begins the lowest one in hand; the last option admits that there is none
    (GS-VAL-01, GS-VAL-03)."""
    best = options[-1]
    least = 0
    for option in options[:-1]:
        price = _price_of_proof(view, seat, option)
        if best == options[-1] or price < least:
            best = option
            least = price
    return best


def _price_of_proof(view: Deal, seat: int, option: int) -> int:
    """Cards that must be laid for the example, then their height."""
    figure = option // STEP - PROVE
    card = option % STEP
    if figure_key(view.visible[seat] | BIT[card], figure):
        return RANK[card]
    return 100 + RANK[card]
