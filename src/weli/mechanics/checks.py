"""Which parameters of a figure game cannot be played together."""

from typing import TYPE_CHECKING, Final

from weli.core.errors import Unplayable
from weli.mechanics.rules.table import SIDES

if TYPE_CHECKING:
    from weli.mechanics.ruleset import FigureRules

ACORNS_IN_A_PACK: Final = 8
NEEDED_BY_THREE: Final = {
    "answer_mode": "strict_turn",
    "spiel_aus": False,
    "spontaneous_concession": "show_only",
}


def check_together(rules: "FigureRules") -> None:
    """Refuses a rule set whose parameters are possible each by itself.

    Raises:
        Unplayable: it says what does not go together.
    """
    _check_table(rules)
    _check_pack(rules)
    _check_three(rules)
    _check_scores(rules)


def together(rules: "FigureRules", *names: str, against: tuple[str, ...]) -> Unplayable:
    """The error that says that some settings of a rule set do not go together with others."""
    asked, other = ({name: rules.value(name) for name in some} for some in (names, against))
    return Unplayable("rules.together", asked, other)


def _check_table(rules: "FigureRules") -> None:
    if SIDES[rules.table.sides][0] != rules.players:
        raise together(rules, "players", against=("sides",))
    if rules.stakes.tricks_for_spiel > rules.hand_size:
        raise together(rules, "tricks_for_spiel", against=("hand_size",))


def _check_pack(rules: "FigureRules") -> None:
    """Enough cards for every hand and the turn-up; where acorns are never trumps, for all of them to be turned first.

    (PL-6P-08, PL-6P-07)
    """
    left = len(rules.cards) - rules.players * rules.hand_size
    if left < (1 if rules.wild.acorns_may_be_trump else ACORNS_IN_A_PACK + 1):
        sizes = {"players": rules.players, "hand_size": rules.hand_size}
        raise Unplayable("rules.too-few-cards", sizes, players=rules.players, hand=rules.hand_size, left=left)
    substitute = rules.wild.weli_substitute
    if rules.misses_the_weli and substitute == "none":
        raise together(rules, "perlagg_order", against=("pack",))
    if substitute != "none" and (rules.has_weli or substitute in rules.wild.perlagg_order):
        raise together(rules, "weli_substitute", against=("pack",))
    steps = [one for one in ("exchange_acorns", "exchange_upgrade") if rules.value(one)]
    if steps and not rules.exchange.exchange_turned_perlagg:
        raise together(rules, *steps, against=("exchange_turned_perlagg",))


def _check_three(rules: "FigureRules") -> None:
    """What three players for themselves need: answers in turn, three as the limit, no lone concession (PL-3P-12, PL-3P-22)."""
    if rules.table.sides in ("two_singles", "three_singles") and rules.talk:
        raise together(rules, "talk", against=("sides",))
    if rules.table.sides != "three_singles":
        if rules.ending.play_on_for_places:
            raise together(rules, "play_on_for_places", against=("sides",))
        return
    for name, needed in NEEDED_BY_THREE.items():
        if rules.value(name) != needed:
            raise together(rules, name, against=("sides",))
    if rules.stakes.max_value > 3:
        raise together(rules, "max_value", against=("sides",))


def _check_scores(rules: "FigureRules") -> None:
    """The target lies at least two points ahead: one short of it is gestrichen (PL-SCORE-05)."""
    if rules.missing(rules.start_score) < 2:
        raise together(rules, "target", against=("start_score", "scoring_direction"))
    if rules.ending.both_gestrichen_rule and rules.ending.both_gestrichen_min_cards is None:
        raise together(rules, "both_gestrichen_rule", against=("both_gestrichen_min_cards",))
