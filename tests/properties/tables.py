"""Random deals of every preset, from the cut on.

A failure names its preset and its seed: `laid(preset, seed)` lays the same pack again, and `players.walk` makes the same acts. The
environment variable WELI_DEALS multiplies the number of deals: `WELI_DEALS=10 pytest tests/properties` is for a long evening.
"""

import os
import random
from dataclasses import dataclass
from functools import cache
from typing import Any

from properties import model_gaigel
from weli.cards import RANK, SEVEN, SUIT
from weli.deal import Deal
from weli.errors import RulesError
from weli.games import GAMES
from weli.games.bieten.ruleset import BietenRules
from weli.games.gaigel.match import GaigelMatch
from weli.games.gaigel.ruleset import GaigelRules
from weli.match import Match, match_for
from weli.parts.deal import FigureDeal
from weli.parts.ruleset import FigureRules
from weli.ruleset import RuleSet

TIMES = int(os.environ.get("WELI_DEALS", "1"))
PRESETS = {f"{game.name} {name}": rules for game in GAMES.values() for name, rules in game.presets.items()}
BIETEN = {name: rules for name, rules in PRESETS.items() if isinstance(rules, BietenRules)}
GAIGEL = {name: rules for name, rules in PRESETS.items() if isinstance(rules, GaigelRules)}
FIGURE_GAMES = {
    name: rules
    for name, rules in PRESETS.items()
    if isinstance(rules, FigureRules) and not isinstance(rules, BietenRules)
}
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
OPTIONS_OF_BIETEN: list[dict[str, Any]] = [
    {"deal_rounds": "2+1", "steal_max": 1},
    {"deal_rounds": "1+2", "steal_max": 0, "bottom_card_shown": False},
    {"gleich_size_first": False, "hanger_length_first": False},
    {"hanger_same_suit": False, "hanger_wrap": True},
    {"figure_tie": "earliest_bettor"},
    {"figure_tie": "turn_order", "hanger_wrap": True},
    {"wild_as_itself": False, "need_figure": False},
    {"three_by": "holder_only", "bet_window": "own_turn"},
    {"good_can_win": False, "last_trick_suit_rule": False},
    {"gespannt_rules": False, "count_stop": "all_figures"},
    {"loser_tie": "none", "negative_scores": False},
]
OPTIONS_OF_GAIGEL: list[dict[str, Any]] = [
    {"deal_pattern": "3-T-2", "knock": "not_allowed"},
    {"elfen_trump_ace": True, "first_trick_trumps": "powerless"},
    {"five_trump_lead": False, "trump_proof": "none"},
    {"openings": ("tauchen", "zweite"), "five_trump_lead": False},
    {"end_obligation": "follow_beat", "pair_window": "own_turn"},
    {"pair_window": "on_lead", "pair_repeat": "all_four_at_once"},
    {"pair_guarantee": False, "pair_play_next": True},
    {"rob_needs_trick": "player", "rob_window": "any_time"},
    {"rob_window": "on_lead", "rob_pending": False},
    {"rob_final_draw_barred": False, "rob_partner_swap": False},
    {"rob_final_draw_barred": False, "rob_window": "any_time"},
    {"over_enforce": "automatic", "over_trigger": "next_trick_completed"},
    {"over_enforce": "automatic", "no_trick_double": False},
    {"false_accusation": "none", "over_trigger": "next_trick_completed"},
    {"false_accusation": "single", "under_cost": 1, "over_cost": 1},
    {"total_tie": "void", "clean_zero": "must_win_one"},
    {"last_unit_single": False, "clean_double": 1},
    {"sevens_quest": ("announced", "unannounced", "dissle_any"), "quest_value": 2},
    {"auf_farbe": True, "sevens_show": True, "no_trick_exempt_quest": False},
    {"count_aid": "own"},
    {"count_aid": "all", "match_size": 4},
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


def seeds(preset: str, first: int, number: int) -> range:
    """The seeds of so many deals: of a figure game all; of the games with many presets that differ little, one in five."""
    each = number if preset in FIGURE_GAMES else max(1, number // 5)
    return range(first, first + each * TIMES)


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
        rules = _under(preset, chance.randrange(len(options_for(rules))))
    match = match_for(rules)
    if isinstance(match, GaigelMatch):
        return _table_of_gaigel(match, chance)
    assert isinstance(rules, FigureRules)
    match.begin(chance.randrange(rules.players), _scores(rules, chance))
    if rules.ending.play_on_for_places and chance.random() < 0.2:
        gone = chance.randrange(rules.players)
        match.active.remove(gone)
        match.places = [gone]
        match.scores[gone] = rules.target if isinstance(rules, BietenRules) else 0
    return Table(match, chance.sample(rules.cards, rules.dealing.pack), chance.randrange(rules.patterns))


def options_for(rules: RuleSet) -> list[dict[str, Any]]:
    """What is tried on some deals of that game."""
    if isinstance(rules, GaigelRules):
        return OPTIONS_OF_GAIGEL
    return OPTIONS_OF_BIETEN if isinstance(rules, BietenRules) else OPTIONS


@cache
def _under(preset: str, number: int) -> RuleSet:
    """A preset under some options; the preset itself where it cannot be played so."""
    try:
        return PRESETS[preset].with_options(options_for(PRESETS[preset])[number])
    except RulesError:
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
