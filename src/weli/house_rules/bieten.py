"""How the rules of Bieten are told."""

from collections.abc import Sequence
from typing import Final

from weli.cards import card_of
from weli.games.bieten.ruleset import BietenRules
from weli.house_rules.outline import Outline
from weli.referee.event import card_in_words
from weli.texts import text

WELI: Final = "S6"


def _several(rules: BietenRules) -> bool:
    """Whether there are more than the two who bet against each other."""
    return rules.players > 2


def _one_winner(rules: BietenRules) -> bool:
    return not rules.drop_out


def _several_may_be_last(rules: BietenRules) -> bool:
    return _several(rules) and _one_winner(rules)


def _steals(rules: BietenRules) -> bool:
    return rules.steal_max > 0


def _wild(rules: BietenRules) -> bool:
    return bool(rules.wilds)


def _wild_sevens(rules: BietenRules) -> bool:
    return any(card != WELI for card in rules.wilds)


def _tame(rules: BietenRules) -> bool:
    return not _wild(rules)


def _no_weli_point(rules: BietenRules) -> bool:
    return not rules.weli_point


def _penalises(rules: BietenRules) -> bool:
    return rules.irregularities == "penalise"


def _costs_points(rules: BietenRules) -> bool:
    return _penalises(rules) and rules.penalty == "minus_two"


def _wilds(cards: Sequence[str], rules: BietenRules, lang: str) -> str:
    return ", ".join(card_in_words(card_of(card), lang) for card in cards) or text("parameter.wilds.none", lang)


BIETEN: Final = Outline(
    groups={
        "players": "table",
        "hand_size": "cards",
        "gleich_size_first": "figures",
        "wilds": "wild",
        "bet_window": "bets",
        "count_order": "end",
        "irregularities": "faults",
    },
    needs={
        "steal_round": _steals,
        "wild_rank": _wild,
        "wild_as_itself": _wild_sevens,
        "weli_zero_penalty": _no_weli_point,
        "weli_point": _tame,
        "three_by": _several,
        "good_can_win": _several,
        "count_stop": _one_winner,
        "loser_tie": _several_may_be_last,
        "drop_out": _several,
        "penalty": _penalises,
        "penalty_points": _costs_points,
        "offender_figure": _penalises,
    },
    tellers={"wilds": _wilds},
    together={"wilds": ("weli_point", "weli_zero_penalty"), "weli_point": ("wilds", "weli_zero_penalty")},
)
