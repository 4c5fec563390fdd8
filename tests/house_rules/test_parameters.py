"""Parameters are declared once, and what cannot be played says so by key."""

import pickle
from dataclasses import dataclass
from typing import Any

import pytest

from weli.core.errors import Unplayable
from weli.core.parameters import NO_OR_YES, parameter
from weli.core.ruleset import RuleSet
from weli.core.seats import Seating
from weli.games import GAMES

FISS = GAMES["giltspiel"].preset("fiss")
BIETEN = GAMES["bieten"].preset("4p")


@dataclass(frozen=True, repr=False, kw_only=True)
class Small(RuleSet):
    """A game whose few parameters stand in the rule set itself."""

    game: str
    name: str
    target: int = parameter(choice=range(5, 101), group="score")
    last_trick: bool = parameter(choice=NO_OR_YES, group="score")
    double: bool = parameter(choice=NO_OR_YES, needs=("last_trick",), group="score")

    def __post_init__(self) -> None:
        self.check_each()
        self.fix(players=4, hand_size=8, start_score=0, seating=Seating(4, 4), talk=False)


SMALL = Small(game="small", name="usual", target=20, last_trick=False, double=False)


def test_a_small_game_declares_its_parameters_in_the_rule_set_itself() -> None:
    assert SMALL.parameters() == ["target", "last_trick", "double"]
    assert SMALL.meaningful() == ["target", "last_trick"]
    other = SMALL.but("other", last_trick=True)
    assert (other.name, other.meaningful()) == ("other", SMALL.parameters())
    assert other.options_from(SMALL) == {"last_trick": True}
    assert SMALL.with_options({"target": 30}).target == 30
    with pytest.raises(Unplayable, match="possible: 5 – 100"):
        SMALL.with_options({"target": 3})


@pytest.mark.parametrize(
    ("rules", "options", "settings", "against"),
    [
        (FISS, {"pack": 40}, {"pack": 40}, {}),
        (FISS, {"sides": "two_trios"}, {"players": 4}, {"sides": "two_trios"}),
        (FISS, {"hand_size": 4}, {"deal_patterns": ((2, 3), (3, 2))}, {"hand_size": 4}),
        (FISS, {"deal_patterns": [[3, "T", 4]]}, {"deal_patterns": ((3, "T", 4),)}, {"hand_size": 5}),
        (FISS, {"deal_patterns": [[0, 5]]}, {"deal_patterns": ((0, 5),)}, {}),
        (FISS, {"target": 1}, {"target": 1}, {"start_score": 0, "scoring_direction": "up"}),
        (BIETEN, {"weli_point": 1}, {"wilds": ("S6",)}, {"weli_point": 1}),
        (BIETEN, {"players": 11}, {"players": 11}, {}),
    ],
    ids=str,
)
def test_what_cannot_be_played_names_its_settings(
    rules: RuleSet, options: dict[str, Any], settings: dict[str, Any], against: dict[str, Any]
) -> None:
    with pytest.raises(Unplayable) as refused:
        rules.with_options(options)
    error = pickle.loads(pickle.dumps(refused.value))
    assert (error.settings, error.against) == (settings, against)
    assert (error.parameter, error.value) == next(iter(settings.items()))
    assert error.text("de") == refused.value.text("de")


def test_bieten_calls_what_it_has_of_the_figure_games_by_its_own_names() -> None:
    rules = BIETEN.with_options({"negative_scores": False, "deal_rounds": "2+1", "wilds": ["W", "S7", "E7"]})
    assert (rules.value("negative_scores"), rules.scoring.score_floor) == (False, 0)
    assert (rules.value("deal_rounds"), rules.dealing.deal_patterns) == ("2+1", ((2, 1),))
    assert rules.value("wilds") == rules.wild.perlagg_order == ("S6", "S7", "E7")
    with pytest.raises(Unplayable, match="no rule called 'score_floor'"):
        BIETEN.with_options({"score_floor": 0})
