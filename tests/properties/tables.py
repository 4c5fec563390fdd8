"""Random deals of every preset, from the cut on, and players who do anything that is legal.

A failure names its preset and its seed: `laid(preset, seed)` lays the same pack again, and `walk` makes the same acts. The environment
variable WELI_DEALS multiplies the number of deals: `WELI_DEALS=10 pytest tests/properties` is for a long evening.
"""

import os
import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

from weli.acts import BET, BLIND, CONCEDE, EXCHANGE, PASS_ACT, RAISE, STEP, UPGRADE, name_act, play_act
from weli.cards import cards_of
from weli.errors import RulesError
from weli.games import GAMES
from weli.match import Match
from weli.parts.deal import CUT, Deal
from weli.parts.engine import check, legal, play
from weli.parts.ruleset import Rules

TIMES = int(os.environ.get("WELI_DEALS", "1"))
PRESETS = {f"{game.name} {name}": rules for game in GAMES.values() for name, rules in game.presets.items()}
MOST_STEPS = 1500

# Tried on some deals, where they go together with the preset.
OPTIONS: list[dict[str, Any]] = [
    {"unbaptised_perlagg": "refuse"},
    {"weli_face_rank": "none"},
    {"baptise_as_six": False},
    {"gleich_same_card_twice": False},
    {"cut_take_is_optional": True},
    {"exchange_passes_on_refusal": True},
    {"exchange_before_bets": False},
    {"luck_und_boden": True},
    {"bets_while_pending": "other_figures_allowed"},
    {"standing_bar": False, "show_skip_when_all_open": False},
    {"standing_bar_scope": "forbid_aimed_cards", "stop_when_won": False},
    {"unbacked_bets": "refuse", "last_trick_spiel_rule": False},
    {"gift_needs_example": True, "validation_voids": "figure", "score_floor": 0},
    {"validate_after_concession": False, "bet_cap": "off", "both_gestrichen_rule": False},
    {"conceded_bet_needs_example": False, "blind_failure_passes_figure": False},
    {"max_value": 3, "spiel_aus": False, "bet_cap": "recorded_only"},
    {"penalties_before_points": False, "spiel_aus_precedence": "immediate"},
    {"validation_stacking": "per_side_deal", "bet_cap": "conceded_only"},
    {"validation_stacking": "per_side_figure", "failed_figure_to_other_side": False},
    {"spiel_bet_needs_chance": True, "free_rider_may_raise_later": False},
    {"both_gestrichen_single_timing": "play_on"},
    {"play_on_for_places": False},
]


@dataclass
class Table:
    """What a random deal begins with: who plays, at which score, and a shuffled pack."""

    match: Match
    pack: list[int]
    pattern: int

    def laid(self) -> Deal:
        return self.match.next_deal(self.pack, self.pattern)

    def turned_by_a_seat(self) -> "Table":
        """The same cards and scores for everybody's left-hand neighbour."""
        rules = self.match.rules
        match = Match(rules)
        match.begin(rules.seating.next_seat(self.match.dealer), self.match.scores[-1:] + self.match.scores[:-1])
        match.active = sorted(rules.seating.next_seat(seat) for seat in self.match.active)
        return Table(match, self.pack, self.pattern)


def laid(preset: str, seed: int) -> Deal:
    """A shuffled pack before the cut, or as dealt where nothing comes before."""
    return table_for(preset, seed).laid()


def table_for(preset: str, seed: int) -> Table:
    """One deal in three is played under other options than the preset's, most of them near the end of a game."""
    chance = random.Random(f"{preset} {seed}")
    rules = PRESETS[preset]
    if chance.random() < 0.35:
        rules = _under(preset, chance.randrange(len(OPTIONS)))
    match = Match(rules)
    match.begin(chance.randrange(rules.players), _scores(rules, chance))
    if rules.play_on_for_places and chance.random() < 0.2:
        gone = chance.randrange(rules.players)
        match.active.remove(gone)
        match.places = [gone]
        match.scores[gone] = 0
    return Table(match, chance.sample(rules.cards, rules.pack), chance.randrange(len(rules.deal_patterns)))


@cache
def _under(preset: str, number: int) -> Rules:
    """A preset under some options; the preset itself where it cannot be played so."""
    try:
        return PRESETS[preset].with_options(OPTIONS[number])
    except RulesError:
        return PRESETS[preset]


def _scores(rules: Rules, chance: random.Random) -> list[int]:
    """Anything between the start and the target, the end of the game above all."""
    sides = rules.seating.sides
    if chance.random() < 0.1:
        return [rules.target - rules.step(1)] * sides
    if chance.random() < 0.3:
        return [rules.start_score] * sides
    far = abs(rules.target - rules.start_score)
    return [rules.target - rules.step(min(chance.choice([1, 2, 3, 4, far // 2, far]), far + 2)) for _ in range(sides)]


class Temper:
    """How the players of one deal are: how often they make a bet, a raise or a concession that they could make."""

    def __init__(self, chance: random.Random) -> None:
        self.kept = {
            BET: chance.choice([0.05, 0.15, 0.4]),
            BLIND: 0.2,
            RAISE: 0.4,
            CONCEDE: chance.choice([0.01, 0.05, 0.3]),
            EXCHANGE: 0.9,
            UPGRADE: 0.9,
        }
        self.passing = chance.choice([0.1, 0.6])
        self.interrupting = chance.choice([0.05, 0.3])

    def chosen(self, deal: Deal, seat: int, chance: random.Random) -> int:
        """An act of that seat, or -1 where it does nothing. Cards and names are mostly drawn before it is asked whether they will do."""
        if chance.random() < 0.95:
            act = _drawn(deal, seat, chance)
            if act >= 0 and not check(deal, seat, act):
                return act
        found = legal(deal, seat)
        for _ in range(4 if found else 0):
            act = found[int(chance.random() * len(found))]
            how_often = self.passing if act == PASS_ACT and len(found) > 1 else self.kept.get(act // STEP, 1)
            if chance.random() < how_often:
                return act
        return -1


def _drawn(deal: Deal, seat: int, chance: random.Random) -> int:
    """Any name for the Perlagg just laid, or any card of the hand; -1 where neither is wanted."""
    if deal.naming_seat == seat and deal.naming >= 0:
        return name_act(chance.choice(deal.rules.cards))
    return play_act(chance.choice(cards_of(deal.hands[seat]))) if deal.turn() == seat and deal.hands[seat] else -1


def walk(deal: Deal, chance: random.Random) -> Iterator[tuple[int, int]]:
    """Plays a deal to its end; each act is yielded before it is made."""
    temper = Temper(chance)
    for _ in range(MOST_STEPS):
        if deal.closed:
            return
        interrupted = chance.random() < temper.interrupting
        seat = int(chance.random() * deal.rules.players) if interrupted else due(deal, chance)
        act = temper.chosen(deal, seat, chance)
        if act >= 0:
            yield seat, act
            play(deal, seat, act)
    raise AssertionError("the deal does not end")


def due(deal: Deal, chance: random.Random) -> int:
    """A seat that must act, or whose partner may for it."""
    if deal.naming >= 0:
        return deal.naming_seat
    if deal.stage == CUT:
        return deal.cutter()
    if deal.exchanging():
        return deal.asked
    if deal.resolved():
        return next(seat for seat in deal.active if deal.owes(seat))
    owing = deal.answering()
    if owing:
        return owing[0]
    if deal.shower >= 0:
        return chance.choice(deal.seating.members(deal.shower))
    return deal.turn()


def moments(preset: str, seed: int) -> Iterator[tuple[Deal, random.Random]]:
    """A random deal of a preset at each of its moments, from the first to the last."""
    chance = random.Random(seed)
    deal = laid(preset, seed)
    for _ in walk(deal, chance):
        yield deal, chance
    yield deal, chance
