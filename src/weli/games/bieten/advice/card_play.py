"""Which card to play, and what a wild card is named: all figures at once, the last trick among them."""

import random
from typing import Final

from weli.core.acts import NAME, SPIEL, STEP, name_act
from weli.core.cards import BIT, RANK, SUIT, cards_of
from weli.core.chances import SURE
from weli.games.bieten.advice.figure_odds import key_of
from weli.games.bieten.advice.last_trick import World, chance_with, worlds
from weli.games.bieten.advice.plans import is_worth_a_thought, place_of, planned, sure_cards, worth
from weli.games.bieten.advice.temper import BietenTemper
from weli.games.bieten.deal import BietenDeal
from weli.games.bieten.name_set import gives_up, name_set, unnamed
from weli.games.figures.engine.deal import OPEN
from weli.games.figures.engine.tricks import REAL, faces_that_follow

_MOST_NAMES: Final = 8


def choose_card(view: BietenDeal, seat: int, cards: list[int], temper: BietenTemper, rng: random.Random) -> int:
    """The card that leaves most points; of equal ones the one that tells least, then the lowest."""
    if len(cards) == 1:
        return cards[0]
    dealt = worlds(view, seat, temper.worlds, rng)
    values = {card: _worth(view, seat, card, dealt, temper, rng) for card in cards}
    return max(cards, key=lambda card: (values[card], -RANK[card]))


def _worth(view: BietenDeal, seat: int, card: int, dealt: list[World], temper: BietenTemper, rng: random.Random) -> int:
    if view.cards.wild & BIT[card]:
        follow = faces_that_follow(view, seat)
        names = cards_of(name_set(view, seat, card) & follow)
        return _best_name(view, seat, card, names, dealt, temper, rng)[1]
    points = _spiel_points(view, chance_with(view, seat, card, card, dealt, rng))
    points -= temper.exposure * _told_by(view, seat, card)
    if unnamed(view, seat):
        cards = planned(view, seat, temper, given_up=gives_up(view, card))
        points += 0 if cards is None else worth(view, seat, cards, temper)
    return points


def _spiel_points(view: BietenDeal, chance: int) -> int:
    return view.stakes[SPIEL].value * chance if view.stakes[SPIEL].owner == OPEN else 0


def _told_by(view: BietenDeal, seat: int, card: int) -> int:
    """How many open figures the card would show, or show better, to everybody."""
    row = view.cards.names[seat]
    told = 0
    for figure in view.figures:
        if figure != SPIEL and view.stakes[figure].owner == OPEN:
            if key_of(view, [*row, card], [REAL] * (len(row) + 1), figure) > view.shown_figure(seat, figure):
                told += 1
    return told


def choose_name(view: BietenDeal, seat: int, options: list[int], temper: BietenTemper, rng: random.Random) -> int:
    """The name of the wild card just laid that leaves most points."""
    names = [option % STEP for option in options if option // STEP == NAME]
    if len(names) == 1:
        return options[0]
    return name_act(
        _best_name(view, seat, view.cards.naming, names, worlds(view, seat, temper.worlds, rng), temper, rng)[0]
    )


def _best_name(
    view: BietenDeal,
    seat: int,
    card: int,
    names: list[int],
    dealt: list[World],
    temper: BietenTemper,
    rng: random.Random,
) -> tuple[int, int]:
    """The best of some names for a wild card, and what it leaves; only the most promising ones are tried in the tricks."""
    best, most = names[0], -SURE * SURE
    for points, name in _ranked(view, seat, card, names, temper):
        total = points + _spiel_points(view, chance_with(view, seat, card, name, dealt, rng))
        if total > most:
            best, most = name, total
    return best, most


def promising_names(view: BietenDeal, seat: int, options: list[int], temper: BietenTemper) -> list[int]:
    """Of the names for the wild card just laid the most promising ones, as acts; what brings most in figures first."""
    names = [option % STEP for option in options if option // STEP == NAME]
    return [name_act(name) for _, name in _ranked(view, seat, view.cards.naming, names, temper)]


def _ranked(view: BietenDeal, seat: int, card: int, names: list[int], temper: BietenTemper) -> list[tuple[int, int]]:
    """The most promising names with what they bring in figures, the best first."""
    others = cards_of(unnamed(view, seat) & ~BIT[card])
    found = sorted(
        [(_figures_with(view, seat, card, name, others, temper), name) for name in _tried(view, seat, names)]
    )
    return _promising(view, found)[::-1]


def _promising(view: BietenDeal, found: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The names that bring most in figures, and the highest that follow suit: those win tricks."""
    chosen = found[-_MOST_NAMES:]
    if view.tricks.in_trick:
        led = SUIT[view.card_led()]
        following = [each for each in found if SUIT[each[1]] == led]
        for each in sorted(following, key=lambda each: RANK[each[1]])[-2:]:
            if each not in chosen:
                chosen.insert(0, each)
    return chosen


def _tried(view: BietenDeal, seat: int, names: list[int]) -> list[int]:
    faces, _ = sure_cards(view, seat)
    led = SUIT[view.card_led()] if view.tricks.in_trick else -1
    return [name for name in names if is_worth_a_thought(name, faces) or SUIT[name] == led] or names


def _figures_with(view: BietenDeal, seat: int, card: int, name: int, others: list[int], temper: BietenTemper) -> int:
    """What all cards bring with that name, further wild cards under the best ones for it."""
    if not others:
        faces, places = sure_cards(view, seat)
        return worth(view, seat, ([*faces, name], [*places, place_of(view, card, name)]), temper)
    world = view.with_name(seat, card, name)
    cards = planned(world, seat, temper)
    return -SURE if cards is None else worth(world, seat, cards, temper)
