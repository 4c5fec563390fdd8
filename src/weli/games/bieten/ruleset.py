"""The rule set of Bieten: parts of the figure games as Bieten has them, parts of its own, and what its rulebook calls all that."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from weli.core.acts import GLEICH, GRUEN, HANGER, ROT, SPIEL
from weli.core.parameters import NO_OR_YES, YES_OR_NO, Parameter, by_name, declared_in
from weli.core.seats import Seating
from weli.games.bieten.rules import (
    BiddingRules,
    CountingRules,
    CourseRules,
    FaultRules,
    HeightRules,
    StealingRules,
    WeliRules,
)
from weli.games.figures.engine.rules.dealing import DealingRules
from weli.games.figures.engine.rules.ending import EndingRules
from weli.games.figures.engine.rules.manner import Manner
from weli.games.figures.engine.rules.proofs import ProofRules
from weli.games.figures.engine.rules.scoring import ScoringRules
from weli.games.figures.engine.rules.stakes import StakesRules
from weli.games.figures.engine.rules.table import TableRules
from weli.games.figures.engine.rules.wild import WildRules
from weli.games.figures.engine.ruleset import WELI, FigureRules

FIVE_FIGURES: Final = [ROT, GRUEN, GLEICH, HANGER, SPIEL]
"""In the order in which they are counted where nobody has bet on them (BI-END-05)."""

ROUNDS: Final = {"dealer_choice": ((1, 2), (2, 1)), "1+2": ((1, 2),), "2+1": ((2, 1),)}
THREE_WILDS: Final = (WELI, "S7", "E7")
WELI_ALONE: Final = (WELI,)


def _ordered() -> Iterable[Parameter]:
    """Its own parameters with those of the figure games between them; four cards each are played elsewhere (BI-VAR-09)."""
    course = by_name(declared_in("course", CourseRules, "table"))
    stakes = by_name(declared_in("bidding", BiddingRules, "bets"))
    counting = by_name(declared_in("counting", CountingRules, "end"))
    several = ("has_several_opponents",)
    return [
        # Two at least, and so few that a card of the rest can lie open under the pack (BI-CARD-02).
        Parameter(
            "players", "table", "players", range(2, 11), group="table", refusal="rules.impossible.bieten-players"
        ),
        course["turn_direction"],
        Parameter("first_dealer", "dealing", "first_dealer", ("random", "seat"), group="table"),
        Parameter("target", "scoring", "target", range(3, 100), group="table"),
        course["exact_target"],
        Parameter("hand_size", "dealing", "hand_size", (3,), group="cards"),
        Parameter("deal_rounds", "dealing", "deal_patterns", tuple(ROUNDS), means=ROUNDS, group="cards"),
        *declared_in("stealing", StealingRules, "cards"),
        *declared_in("height", HeightRules, "figures"),
        Parameter(
            "wilds",
            "wild",
            "perlagg_order",
            (WELI_ALONE, THREE_WILDS, ()),
            group="wild",
            along=("weli_point", "weli_zero_penalty"),
        ),
        *declared_in("weli", WeliRules, "wild"),
        stakes["bet_window"],
        Parameter("value_max", "stakes", "max_value", (3,), group="bets"),
        stakes["three_by"],
        stakes["good_can_win"],
        stakes["need_figure"],
        Parameter("last_trick_suit_rule", "stakes", "last_trick_spiel_rule", YES_OR_NO, group="bets"),
        Parameter(
            "gespannt_rules",
            "ending",
            "bet_cap",
            YES_OR_NO,
            means={True: "conceded_only", False: "off"},
            group="bets",
        ),
        counting["count_order"],
        counting["count_stop"],
        counting["loser_tie"],
        Parameter("negative_scores", "scoring", "score_floor", YES_OR_NO, means={True: None, False: 0}, group="end"),
        Parameter("drop_out", "ending", "play_on_for_places", NO_OR_YES, group="end", needs=several),
        *declared_in("faults", FaultRules, "faults"),
    ]


PARAMETERS: Final = by_name(_ordered())


@dataclass(frozen=True, repr=False)
class BietenRules(FigureRules):
    """How one table plays Bieten: everybody for themselves, without talk, turn-up, exchange, blind bets or show.

    The parts of the figure games hold what Bieten has of them; its rulebook calls it by names of its own (`PARAMETERS`).
    Thirty-three cards, three each (BI-CARD-03).
    """

    table: TableRules = TableRules(sides="singles", talk=False, signal_system="none")
    dealing: DealingRules = DealingRules(pack=33, hand_size=3, deal_patterns=ROUNDS["dealer_choice"])
    wild: WildRules = WildRules(perlagg_order=WELI_ALONE, unbaptised_perlagg="refuse")
    stakes: StakesRules = StakesRules(
        answer_mode="strict_turn", max_value=3, spiel_aus=False, free_ride=True, free_rider_may_raise_later=True
    )
    proofs: ProofRules = ProofRules(validation_penalty=0)
    scoring: ScoringRules = ScoringRules(count_order_unbet=tuple(FIVE_FIGURES), stop_when_won=False)
    ending: EndingRules = EndingRules(
        bet_cap="conceded_only", both_gestrichen_rule=False, both_gestrichen_min_cards=None
    )
    manner: Manner = Manner(
        trump_turned=False,
        wild_below_real=True,
        conceded_first=False,
        three_is_a_bet=True,
        counts_beyond_target=True,
        has_losers=True,
    )
    course: CourseRules = CourseRules()
    stealing: StealingRules = StealingRules()
    height: HeightRules = HeightRules()
    weli: WeliRules = WeliRules()
    bidding: BiddingRules = BiddingRules()
    counting: CountingRules = CountingRules()
    faults: FaultRules = FaultRules()

    def __hash__(self) -> int:
        return self.hashed

    def check(self) -> None:
        self.reduction.check(self.hand_size, self.wild)
        self.check_each()
        if self.wild.perlagg_order and self.weli.weli_point:
            raise self.together("wilds", against=("weli_point",))

    def seated(self) -> Seating:
        return Seating(self.players, self.players)

    def declared(self) -> Mapping[str, Parameter]:
        return PARAMETERS

    def targets(self) -> tuple[int, ...]:
        return tuple(sorted({11, 15, self.target}))

    def brings(self, name: str, value: Any) -> dict[str, Any]:
        """Any target may be agreed on."""
        return {}

    def given(self, name: str, value: Any) -> Any:
        """The Weli may be written by its initial in a list of wild cards."""
        read = super().given(name, value)
        if name == "wilds" and isinstance(read, tuple):
            return tuple(WELI if one == "W" else one for one in read)
        return read

    def figures(self) -> list[int]:
        return FIVE_FIGURES

    # What parameters depend on.

    @property
    def has_wild_sevens(self) -> bool:
        return any(card != WELI for card in self.wild.perlagg_order)

    @property
    def is_tame(self) -> bool:
        """Whether no card is wild."""
        return self.wild.perlagg_order == ()

    @property
    def has_no_weli_point(self) -> bool:
        return self.weli.weli_point == 0

    @property
    def has_one_winner(self) -> bool:
        return not self.ending.play_on_for_places

    @property
    def penalises(self) -> bool:
        return self.faults.irregularities == "penalise"

    @property
    def costs_points(self) -> bool:
        return self.penalises and self.faults.penalty == "minus_two"

    # What every room asks.

    @property
    def has_a_price(self) -> bool:
        """BI-Q17."""
        return self.penalises

    def price(self) -> tuple[str, int]:
        """BI-PEN-01, BI-PEN-11, BI-PEN-12, BI-Q29."""
        faults = self.faults
        void = faults.penalty == "minus_two" and faults.offender_figure == "no_score_in_deal"
        return "price.minus_two.void" if void else f"price.{faults.penalty}", faults.penalty_points

    @property
    def begins_before_the_cut(self) -> bool:
        """The cutter may steal (BI-CUT-03)."""
        return True

    @property
    def who_has_won_still_deals(self) -> bool:
        """Who has won has left the table (BI-VAR-02, BI-Q30)."""
        return False

    def losers(self, sides: list[int], missing: list[int]) -> list[int]:
        """The side with the lowest score; several, or nobody where the rules are so (BI-END-02, BI-Q22)."""
        furthest = max(missing)
        lowest = [side for side, points in zip(sides, missing, strict=True) if points == furthest]
        return [] if len(lowest) > 1 and self.counting.loser_tie == "none" else lowest

    @property
    def stops_at_winner(self) -> bool:
        """Whether the count ends with the figure that wins the game; where the others play on it never does (BI-END-07, BI-Q20)."""
        return self.counting.count_stop == "at_winner" and self.has_one_winner
