"""What the rule sets of plain tricks have in common where everybody plays alone, nothing is said, and nothing is done before the cards."""

from mypy_extensions import i64, mypyc_attr

from weli.core.ruleset import RuleSet
from weli.core.seats import Seating


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainRules(RuleSet):
    """A game declares its parameters, and calls `settle` when one is made."""

    def settle(self, players: int, hand_size: int) -> None:
        """Refuses what cannot be played, and fills in what no village changes."""
        self.check_each()
        self.fix(players=players, hand_size=hand_size, start_score=0, seating=Seating(players, players))
        self.fix(talk=False, signal_system="none", first_dealer="random")

    @property
    def begins_before_the_cut(self) -> bool:
        return False

    def is_gestrichen(self, points: i64) -> bool:
        return False
