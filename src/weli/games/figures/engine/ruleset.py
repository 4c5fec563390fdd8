"""The rule set of a figure game."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from mypy_extensions import i64

from weli.core.cards import OF_TRUMPS, PACK_32, PACK_33, RANK, RANK_LETTERS, SUIT, SUIT_LETTERS, SUITS
from weli.core.errors import Unplayable
from weli.core.parameters import Parameter, by_name, declared_in
from weli.core.ruleset import RuleSet
from weli.core.seats import Seating
from weli.games.figures.engine.reducing import FEWER_CARDS, RESEARCH, WHOLE_GAME, Reduction
from weli.games.figures.engine.rules.blind import BlindRules
from weli.games.figures.engine.rules.dealing import DealingRules, deals_hand
from weli.games.figures.engine.rules.ending import EndingRules
from weli.games.figures.engine.rules.exchange import ExchangeRules
from weli.games.figures.engine.rules.manner import Manner
from weli.games.figures.engine.rules.proofs import ProofRules
from weli.games.figures.engine.rules.scoring import FIGURE_GAME, ScoringRules
from weli.games.figures.engine.rules.show import ShowRules
from weli.games.figures.engine.rules.stakes import StakesRules
from weli.games.figures.engine.rules.table import SIDES, TableRules
from weli.games.figures.engine.rules.wild import WildRules
from weli.games.figures.engine.wild import perlaggen

WELI: Final = "S6"
ACORNS_IN_A_PACK: Final = 8
NEEDED_BY_THREE: Final = {
    "answer_mode": "strict_turn",
    "spiel_aus": False,
    "spontaneous_concession": "show_only",
}

PARAMETERS: Final = by_name(
    [
        *declared_in("table", TableRules, "table"),
        *declared_in("dealing", DealingRules, "cards"),
        *declared_in("wild", WildRules, "wild"),
        *declared_in("exchange", ExchangeRules, "exchange"),
        *declared_in("stakes", StakesRules, "bets"),
        *declared_in("blind", BlindRules, "blind"),
        *declared_in("show", ShowRules, "show"),
        *declared_in("proofs", ProofRules, "proof"),
        *declared_in("scoring", ScoringRules, "score"),
        *declared_in("ending", EndingRules, "end"),
    ]
)


@cache
def _pack(size: int, suits: str, ranks: str) -> list[int]:
    """The cards of those suits and ranks in a pack of that size."""
    whole = PACK_32 if size == 32 else PACK_33
    return [card for card in whole if SUIT_LETTERS[SUIT[card]] in suits and RANK_LETTERS[RANK[card]] in ranks]


@dataclass(frozen=True, repr=False)
class FigureRules(RuleSet):
    """How one village plays a figure game: a part for each mechanism, whose parameters are those of the rulebook's table.

    A part as it is made by itself is what is played where nobody says otherwise, and nothing at all where a game has no such mechanism.
    """

    game: str
    name: str
    table: TableRules = TableRules()
    dealing: DealingRules = DealingRules()
    wild: WildRules = WildRules()
    exchange: ExchangeRules = ExchangeRules()
    stakes: StakesRules = StakesRules()
    blind: BlindRules = BlindRules()
    show: ShowRules = ShowRules()
    proofs: ProofRules = ProofRules()
    scoring: ScoringRules = ScoringRules()
    ending: EndingRules = EndingRules()
    manner: Manner = Manner()
    reduction: Reduction = WHOLE_GAME
    hashed: int = field(init=False, compare=False, repr=False)
    direction: i64 = field(
        init=False, compare=False, repr=False
    )  # 1 where points are written up, -1 where they are wiped off

    def __post_init__(self) -> None:
        self.fix(
            players=self.table.players,
            talk=self.table.talk,
            signal_system=self.table.signal_system,
            first_dealer=self.dealing.first_dealer,
            hand_size=self.dealing.hand_size,
            start_score=self.scoring.start_score,
            target=self.scoring.target,
            direction=1 if self.counts_up else -1,
        )
        self.check()
        self.fix(seating=self.seated(), hashed=self.hash_of_fields())

    def __hash__(self) -> int:
        return self.hashed

    def check(self) -> None:
        """Refuses what cannot be played.

        Raises:
            Unplayable: it names the parameter, and what would be possible or what it does not go together with.
        """
        self.reduction.check(self.hand_size, self.wild)
        self.check_each(FEWER_CARDS if self.is_reduced else {})
        self._check_table()
        self._check_pack()
        self._check_three()
        self._check_scores()

    def _check_table(self) -> None:
        if SIDES[self.table.sides][0] != self.players:
            raise self.together("players", against=("sides",))
        if not all(deals_hand(one, self.hand_size) for one in self.dealing.deal_patterns):
            raise self.together("deal_patterns", against=("hand_size",))
        if self.stakes.tricks_for_spiel > self.hand_size:
            raise self.together("tricks_for_spiel", against=("hand_size",))

    def _check_pack(self) -> None:
        """Enough cards for every hand and the turn-up; where acorns are never trumps, for all of them to be turned first.

        (PL-6P-08, PL-6P-07)
        """
        left = len(self.cards) - self.players * self.hand_size
        if left < (1 if self.wild.acorns_may_be_trump else ACORNS_IN_A_PACK + 1):
            sizes = {"players": self.players, "hand_size": self.hand_size}
            raise Unplayable("rules.too-few-cards", sizes, players=self.players, hand=self.hand_size, left=left)
        substitute = self.wild.weli_substitute
        if self.misses_the_weli and substitute == "none":
            raise self.together("perlagg_order", against=("pack",))
        if substitute != "none" and self.has_weli:
            raise self.together("weli_substitute", against=("pack",))
        if substitute in self.wild.perlagg_order:
            raise self.together("weli_substitute", against=("perlagg_order",))
        steps = [one for one in ("exchange_acorns", "exchange_upgrade") if self.value(one)]
        if steps and not self.exchange.exchange_turned_perlagg:
            raise self.together(*steps, against=("exchange_turned_perlagg",))

    def _check_three(self) -> None:
        """What three players for themselves need: answers in turn, three as the limit, no lone concession (PL-3P-12, PL-3P-22)."""
        if self.table.sides in ("two_singles", "three_singles") and self.talk:
            raise self.together("talk", against=("sides",))
        if self.table.sides != "three_singles":
            if self.ending.play_on_for_places:
                raise self.together("play_on_for_places", against=("sides",))
            return
        for name, needed in NEEDED_BY_THREE.items():
            if self.value(name) != needed:
                raise self.together(name, against=("sides",))
        if self.stakes.max_value > 3:
            raise self.together("max_value", against=("sides",))

    def _check_scores(self) -> None:
        """The target lies at least two points ahead: one short of it is gestrichen (PL-SCORE-05)."""
        if self.missing(self.start_score) < 2:
            raise self.together("target", against=("start_score", "scoring_direction"))
        if self.ending.both_gestrichen_rule and self.ending.both_gestrichen_min_cards is None:
            raise self.together("both_gestrichen_rule", against=("both_gestrichen_min_cards",))

    def seated(self) -> Seating:
        """Who sits where, and on which side."""
        return Seating(*SIDES[self.table.sides])

    def declared(self) -> Mapping[str, Parameter]:
        return PARAMETERS

    def replaceable(self) -> Mapping[str, Parameter]:
        """In a reduced game also what makes it one: a house rule cannot reduce a whole game."""
        return {**PARAMETERS, **RESEARCH} if self.is_reduced else self.declared()

    def brings(self, name: str, value: Any) -> dict[str, Any]:
        """A target can be agreed on where the targets are listed."""
        if name != "target" or not isinstance(value, int) or value in self.targets():
            return {}
        return {"target_choices": sorted({*self.targets(), value})}

    def targets(self) -> tuple[int, ...]:
        """The targets that may be agreed on."""
        return self.scoring.target_choices

    @property
    def cards(self) -> list[int]:
        """The cards of the pack."""
        return _pack(self.dealing.pack, self.reduction.suits, self.reduction.ranks)

    @property
    def is_reduced(self) -> bool:
        """Whether research has left something out of the game."""
        return self.reduction != WHOLE_GAME

    # What parameters depend on.

    @property
    def has_partners(self) -> bool:
        return self.seating.players > self.seating.sides

    @property
    def has_several_opponents(self) -> bool:
        return self.players > 2

    @property
    def has_three_sides(self) -> bool:
        return self.seating.sides > 2

    @property
    def has_weli(self) -> bool:
        return self.dealing.pack == 33

    @property
    def misses_the_weli(self) -> bool:
        """Whether the Weli would be wild if it were in the pack."""
        return not self.has_weli and WELI in self.wild.perlagg_order

    @property
    def names_others_the_weli(self) -> bool:
        return self.has_weli and any(card != WELI for card in self.wild.perlagg_order)

    @property
    def has_permanent(self) -> bool:
        """Whether some cards are wild whatever is trumps (PL-CUT-05)."""
        return any(card[0] != OF_TRUMPS for card in self.wild.perlagg_order)

    @property
    def exchanges(self) -> bool:
        return self.exchange.exchange_turned_perlagg and self.wild.perlagg_order != ()

    @property
    def several_exchange(self) -> bool:
        return self.exchanges and len(self.exchange.exchange_roles) > 1

    @property
    def exchanges_in_steps(self) -> bool:
        return self.exchanges and (self.exchange.exchange_upgrade or self.exchange.exchange_acorns)

    @property
    def has_blind_bets(self) -> bool:
        return self.blind.blind_bets != "none"

    @property
    def counts_up(self) -> bool:
        return self.scoring.scoring_direction == "up"

    # What every room asks.

    @property
    def begins_before_the_cut(self) -> bool:
        """Whether something may happen while the pack still lies there: a blind bet, or a find in the cut (PL-BLIND-02, PL-CUT-03)."""
        return self.exchange.cut_takes_permanent or self.has_blind_bets

    @property
    def plays_on_for_places(self) -> bool:
        return self.ending.play_on_for_places

    @property
    def who_has_won_still_deals(self) -> bool:
        """PL-STRAF-36."""
        return True

    @property
    def patterns(self) -> int:
        return len(self.dealing.deal_patterns)

    @property
    def wild_cards(self) -> int:
        return max(len(perlaggen(self.wild, trump)) for trump in range(SUITS))

    def figures(self) -> list[int]:
        return FIGURE_GAME

    def missing(self, points: i64) -> i64:
        """How many points a score is away from the target (PL-STRAF-02)."""
        return (self.target - points) * self.direction

    def step(self, points: i64) -> i64:
        """How points that a side wins change its score."""
        return points * self.direction

    @property
    def has_a_price(self) -> bool:
        """PL-STRAF-28."""
        return self.proofs.out_of_turn_penalty > 0 or self.proofs.illegal_act_policy == "penalise"

    def scores_before_the_end(self) -> list[int]:
        """All on the way to the target."""
        return [self.start_score + self.step(won) for won in range(self.missing(self.start_score))]

    def losers(self, sides: list[int], missing: list[int]) -> list[int]:
        """Which of these sides lose the game that another has won; `missing`: how far away from the target each of them is."""
        return []
