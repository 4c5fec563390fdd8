"""Random deals of every preset, from the cut on.

A failure names its preset and its seed: `laid(preset, seed)` lays the same pack again, and `players.walk` makes the same acts. The
environment variable WELI_DEALS multiplies the number of deals that stands in each test: the gate plays half of them, `make nightly` ten
times as many, of every preset in every test.
"""

import os
import random
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from typing import Any

import pytest

from properties import model_gaigel
from weli.core.cards import RANK, SEVEN, SUIT
from weli.core.deal import Deal
from weli.core.errors import RulesError
from weli.core.ruleset import RuleSet
from weli.games import GAMES, match_for
from weli.games.bieten.ruleset import BietenRules
from weli.games.figures.engine.deal import FigureDeal
from weli.games.figures.engine.ruleset import FigureRules
from weli.games.gaigel.match import GaigelMatch
from weli.games.gaigel.ruleset import GaigelRules
from weli.ports.match import Match

TIMES = float(os.environ.get("WELI_DEALS", "0.5"))
PRESETS = {f"{game.name} {name}": rules for game in GAMES.values() for name, rules in game.presets.items()}
BIETEN = {name: rules for name, rules in PRESETS.items() if isinstance(rules, BietenRules)}
GAIGEL = {name: rules for name, rules in PRESETS.items() if isinstance(rules, GaigelRules)}
FIGURE_GAMES = {
    name: rules
    for name, rules in PRESETS.items()
    if isinstance(rules, FigureRules) and not isinstance(rules, BietenRules)
}
MOST_STEPS = 1500

THIRD = len(PRESETS) // 3

Test = Callable[..., None]


def every_preset(third: int) -> Callable[[Test], Test]:
    """A test of every preset. The gate takes a third of them; 0, 1 and 2 have all between them, so that each file tries every preset."""
    return lambda test: pytest.mark.few(THIRD, first=third)(pytest.mark.parametrize("preset", PRESETS)(test))


UNTRIED = ("illegal_act_policy", "irregularities", "losing_bet_penalty", "free_ride")
"""What lets forbidden acts happen, for these tables do nothing that is forbidden; and what the models know of three players alone."""
NO_BETS = {"max_value": 1}
"""Nor this: a blind bet goes beyond such a limit."""


@dataclass
class Table:
    """What a random deal begins with: who plays, at which score, and a shuffled pack."""

    match: Match
    pack: list[int]
    pattern: int

    def laid(self) -> Deal:
        return self.match.next_deal(self.pack, self.pattern)

    def turned_by_a_seat(self) -> "Table":
        """The same cards and scores for everybody's neighbour in turn."""
        rules = self.match.rules
        match = match_for(rules)
        _begin(match, rules.seating.next_seat(self.match.dealer), self.match.scores[-1:] + self.match.scores[:-1])
        if isinstance(match, GaigelMatch) and isinstance(self.match, GaigelMatch):
            match.cleaning, match.number = self.match.cleaning, self.match.number
        match.active = sorted(rules.seating.next_seat(seat) for seat in self.match.active)
        return Table(match, self.pack, self.pattern)


def _begin(match: Match, dealer: int, scores: list[int]) -> None:
    match.begin(dealer, scores)


def times(number: int) -> int:
    """So many of what stands as that number in a test."""
    return max(1, int(number * TIMES))


def seeds(preset: str, first: int, number: int) -> range:
    """The seeds of so many deals: of a figure game all; of the games with many presets that differ little, one in five."""
    each = number if preset in FIGURE_GAMES else max(1, number // 5)
    return range(first, first + times(each))


def laid(preset: str, seed: int) -> Deal:
    """A shuffled pack before the cut, or as dealt where nothing comes before."""
    return table_for(preset, seed).laid()


def laid_figures(preset: str, seed: int) -> FigureDeal:
    """The same for the games of figures."""
    deal = laid(preset, seed)
    assert isinstance(deal, FigureDeal)
    return deal


def table_for(preset: str, seed: int) -> Table:
    """One deal in three is played under other options than the preset's, most of them near the end of a game."""
    chance = random.Random(f"{preset} {seed}")
    rules = PRESETS[preset]
    if chance.random() < 0.35:
        options = len(options_for(preset))
        rules = _under(preset, chance.randrange(options), chance.randrange(options))
    match = match_for(rules)
    if isinstance(match, GaigelMatch):
        return _table_of_gaigel(match, chance)
    assert isinstance(rules, FigureRules)
    match.begin(chance.randrange(rules.players), _scores(rules, chance))
    if rules.ending.play_on_for_places and rules.players > 2 and chance.random() < 0.2:
        gone = chance.randrange(rules.players)
        match.active.remove(gone)
        match.places = [gone]
        match.scores[gone] = rules.target if isinstance(rules, BietenRules) else 0
    return Table(match, chance.sample(rules.cards, rules.dealing.pack), chance.randrange(rules.patterns))


@cache
def options_for(preset: str) -> list[dict[str, Any]]:
    """What is tried on some deals of a preset: each parameter with each value that it might have instead.

    Of a long range the ends.
    """
    rules = PRESETS[preset]
    return [
        {name: value}
        for name, one in rules.declared().items()
        if one.choice and name not in UNTRIED and not one.fixed
        for value in (one.choice if len(one.choice) < 10 else (one.choice[0], one.choice[-1]))
        if value != rules.value(name) and {name: value} != NO_BETS
    ]


@cache
def _under(preset: str, first: int, second: int) -> RuleSet:
    """A preset under two options, or under the first alone; the preset itself where it cannot be played so."""
    options = options_for(preset)
    for tried in ({**options[first], **options[second]}, options[first]):
        with suppress(RulesError):
            return PRESETS[preset].with_options(tried)
    return PRESETS[preset]


def _scores(rules: FigureRules, chance: random.Random) -> list[int]:
    """Anything between the start and the target, the end of the game above all."""
    sides = rules.seating.sides
    if chance.random() < 0.1:
        return [rules.target - rules.step(1)] * sides
    if chance.random() < 0.3:
        return [rules.start_score] * sides
    far = abs(rules.target - rules.start_score)
    return [rules.target - rules.step(min(chance.choice([1, 2, 3, 4, far // 2, far]), far + 2)) for _ in range(sides)]


# Gaigel.


def _table_of_gaigel(match: GaigelMatch, chance: random.Random) -> Table:
    """Anywhere in a match, both its phases; in one deal of four somebody gets many Sevens or nothing but trumps."""
    rules = match.rules
    sides = rules.seating.sides
    number = chance.randrange(rules.tournament_deals if rules.is_tournament else rules.match.match_size)
    cleaning = not rules.is_tournament and rules.match.match_mode != "first_to_inflict" and chance.random() < 0.5
    if rules.is_tournament:
        scores = [chance.randrange(9 * number + 1) for _ in range(sides)]
    elif cleaning:
        scores = [chance.choice([1, 2, 3, rules.match.match_size]) for _ in range(sides)]
        number += rules.match.match_size
    else:
        most = max(
            1,
            rules.match.match_size
            if rules.match.match_mode != "losses_then_clean"
            else rules.match.match_size // sides,
        )
        scores = [chance.randrange(most) for _ in range(sides)]
    match.begin(chance.randrange(rules.players), scores, cleaning, number)
    pack = chance.sample(rules.cards, len(rules.cards))
    if chance.random() < 0.25:
        pack = _stacked(match, pack, chance)
    return Table(match, pack, 0)


def _stacked(match: GaigelMatch, pack: list[int], chance: random.Random) -> list[int]:
    """A pack that gives somebody four or five Sevens, or five trumps, once a single card is cut off."""
    rules, dealer = match.rules, match.dealer
    places, talon = model_gaigel.dealt_from(rules, dealer, list(range(len(pack))), in_fives=False)
    pack = [*pack[1:], pack[0]]
    sevens = chance.random() < 0.7
    suit = SUIT[pack[talon[-1]]]
    wanted = [place for place, card in enumerate(pack) if (RANK[card] == SEVEN if sevens else SUIT[card] == suit)]
    wanted = [place for place in wanted if place != talon[-1]]
    seat = chance.randrange(rules.players)
    for there in places[seat][: chance.choice([4, 5]) if sevens else 5]:
        here = wanted.pop()
        if there in wanted:
            wanted.remove(there)
            wanted.append(here)
            continue
        pack[here], pack[there] = pack[there], pack[here]
    return [pack[-1], *pack[:-1]]
