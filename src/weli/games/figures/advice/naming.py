"""Which name a Perlagg gets: the one after which the seat's Gleich, Hanger and Spiel are together worth most."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from weli.core.acts import GLEICH, HANGER, NAME, PASS_ACT, PLAY, PROVE, SHOW, SPIEL, STEP
from weli.core.cards import ACE, BIT, PLACES, RANK, RANKS, SIX, SUIT, SUITS, card_at
from weli.games.figures.advice.figure_odds import RANK_SET, chance_of_key
from weli.games.figures.advice.plans import cheapest
from weli.games.figures.advice.proof_planning import can_show
from weli.games.figures.advice.spiel_odds import FINE_SURE, Sight, chance_with_lead, leading_with
from weli.games.figures.advice.temper import Temper
from weli.games.figures.engine.deal import NONE, OPEN, SHOWN_FIGURES, FigureDeal
from weli.games.figures.engine.figures import KEY
from weli.games.figures.engine.show import needed_key

FINE: Final = 1000  # millionths in a thousandth
_BROKEN_WORD: Final = 10 * FINE_SURE
_KEYS: Final = 16 * KEY

BESIDE: Final[list[int]] = [
    sum([BIT[card_at(suit, near)] for near in (rank - 1, rank + 1) if SIX < near < RANKS])
    for suit in range(SUITS)
    for rank in range(RANKS)
]
"""The cards next to each one in its suit."""


def figures_worth(view: FigureDeal, seat: int, keys: list[int]) -> int:
    """What Gleich and Hanger of these keys are worth to the seat's side, at their present values, in thousandths of a point."""
    worth = 0
    for figure in SHOWN_FIGURES:
        if view.stakes[figure].owner == OPEN:
            worth += view.stakes[figure].value * chance_of_key(view, seat, figure, keys[figure])
    return worth


def keys_of(view: FigureDeal, seat: int) -> list[int]:
    """The best Gleich and the best Hanger that the seat can make."""
    return [view.full_figure(seat, figure) for figure in SHOWN_FIGURES]


def _told_by(world: FigureDeal, seat: int, shown: list[int]) -> int:
    """How many open figures of the seat would be seen, or seen better, by everybody than these."""
    told = 0
    for figure in SHOWN_FIGURES:
        if world.stakes[figure].owner == OPEN and world.shown_figure(seat, figure) > shown[figure]:
            told += 1
    return told


def best_name(sight: Sight, card: int, names: list[int], temper: Temper) -> tuple[int, int]:
    """The name for a Perlagg played to the trick, and what playing it so is worth, in millionths of a Spiel (PL-TACT-09)."""
    worths = worths_of_names(sight, card, names, temper)
    best = 0
    for place in range(len(names)):
        if worths[place] > worths[best]:
            best = place
    return names[best], worths[best]


def worths_of_names(sight: Sight, card: int, names: list[int], temper: Temper) -> vec[i64]:
    """What playing a Perlagg under each of these names is worth, in millionths of a Spiel."""
    view = sight.view
    seat = sight.seat
    worths = vec[i64]([0] * len(names))
    keys_met = vec[i64]([NONE] * len(names))
    worth_by_keys = vec[i64]([0] * len(names))
    beaten = NONE  # the chance of the Spiel under a name that does not take the trick
    now = figures_worth(view, seat, keys_of(view, seat))
    shown = [view.shown_figure(seat, figure) for figure in SHOWN_FIGURES]
    for place, name in enumerate(names):
        world = view.with_name(seat, card, name)
        keys = keys_of(world, seat)
        met = keys[GLEICH] * _KEYS + keys[HANGER]
        there = _place_of(met, keys_met)
        if keys_met[there] == NONE:
            keys_met[there] = met
            worth_by_keys[there] = figures_worth(view, seat, keys)
        lead = leading_with(sight, card, name)
        if lead.holder == seat:
            chance = chance_with_lead(sight, card, lead)
        else:
            if beaten == NONE:
                beaten = chance_with_lead(sight, card, lead)
            chance = beaten
        worth = chance + FINE * (worth_by_keys[there] - now) // view.stakes[SPIEL].value
        worth -= FINE * (temper.exposure * _told_by(world, seat, shown) + temper.perlagg_price)
        worth -= temper.thrift * view.cards.strength[card]
        if view.proofs.duties[seat] and not can_show(world, seat, view.proofs.duties[seat]):
            worth -= _BROKEN_WORD
        worths[place] = worth
    return worths


def _place_of(met: int, among: vec[i64]) -> int:
    """Where that stands, or the first free place."""
    place = 0
    while among[place] not in (met, NONE):
        place += 1
    return place


def likely_names(view: FigureDeal, seat: int, names: list[int], temper: Temper) -> list[int]:
    """The names to think of: all of them, or in haste only as many as the temper says, those that go best with the cards."""
    if temper.names >= len(names):
        return names
    faces = view.cards.visible[seat] | view.cards.hands[seat] & ~view.cards.wild
    graded = sorted(names, key=lambda name: name - PLACES * _goes_with(name, faces, view.cards.trump))
    return sorted(graded[: temper.names])


def _goes_with(name: int, faces: int, trump: int) -> int:
    """How many of these cards are equal to it or stand beside it in its suit; the ace of trumps takes every trick besides."""
    equal = (faces & RANK_SET[RANK[name]]).bit_count()
    beside = (faces & BESIDE[name]).bit_count()
    best = 2 if SUIT[name] == trump and RANK[name] == ACE else 0
    return equal + beside + best


def name(view: FigureDeal, seat: int, options: list[int], temper: Temper) -> int:
    """The name for the Perlagg just laid, as an act; no name where there is no choice."""
    card = view.cards.naming
    names = [option % STEP for option in options if option // STEP == NAME]
    if not names:
        return PASS_ACT
    if view.cards.naming_for == PLAY:
        return NAME * STEP + best_name(Sight(view, seat), card, likely_names(view, seat, names, temper), temper)[0]
    figure = view.cards.naming_for - (PROVE if view.cards.naming_for >= PROVE else SHOW)
    least = 1 if view.cards.naming_for >= PROVE else needed_key(view, view.seating.side_of(seat), figure)
    return NAME * STEP + _name_to_show(view, seat, card, names, figure, least)


def _name_to_show(view: FigureDeal, seat: int, card: int, names: list[int], figure: int, least: int) -> int:
    """The name with which the fewest more cards are needed for a figure, if possible a better one than theirs; of such names the one that
    does most for both figures."""
    best = names[0]
    best_grade = (-3, 0, 0, 0)
    for one in names:
        world = view.with_name(seat, card, one)
        kept = 0 if can_show(world, seat, view.proofs.duties[seat]) else -1
        perlaggen, cards = still_needed(world, seat, figure, least)
        grade = (kept, -perlaggen, -cards, figures_worth(view, seat, keys_of(world, seat)))
        if grade > best_grade:
            best = one
            best_grade = grade
    return best


_TOO_MANY: Final = 100


def still_needed(view: FigureDeal, seat: int, figure: int, least: int) -> tuple[int, int]:
    """The Perlaggen and the cards that are still to be laid to contest a figure: to win it, or else to equal the best one."""
    shown = view.shown_figure(seat, figure)
    better = cheapest(view, seat, figure, least + 1)
    if shown > least or (shown == least and not better.is_possible()):
        return 0, 0
    plan = better if better.is_possible() else cheapest(view, seat, figure, least)
    return (plan.perlaggen, len(plan.cards)) if plan.is_possible() else (_TOO_MANY, _TOO_MANY)
