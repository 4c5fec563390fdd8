"""The rule set of a figure game."""

from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final

from mypy_extensions import i64

from weli.acts import FIGURE_WORDS, GLEICH, HANGER, SPIEL
from weli.cards import PACK_32, PACK_33, RANK, RANK_LETTERS, SUIT, SUIT_LETTERS
from weli.parts.parameters import ALLOWED, SIDES, check_parameters
from weli.parts.reducing import RESEARCH
from weli.ruleset import Choice, RuleSet
from weli.seats import Seating

FIGURE_GAME: Final = [GLEICH, HANGER, SPIEL]


@cache
def _pack(size: int, suits: str, ranks: str) -> list[int]:
    """The cards of those suits and ranks in a pack of that size."""
    whole = PACK_32 if size == 32 else PACK_33
    return [card for card in whole if SUIT_LETTERS[SUIT[card]] in suits and RANK_LETTERS[RANK[card]] in ranks]


@dataclass(frozen=True, repr=False)
class FigureRules(RuleSet):
    """How one village plays a figure game. Field names and values are those of the rulebook's table of parameters."""

    game: str
    name: str
    players: int = 4
    sides: str = "two_pairs"
    talk: bool = True
    signal_system: str = "auer_giltspiel"
    pack: int = 32
    hand_size: int = 5
    deal_patterns: tuple[tuple[int | str, ...], ...] = ((2, 3), (3, 2))
    first_dealer: str = "random"
    perlagg_order: tuple[str, ...] = ()
    weli_substitute: str = "none"
    acorns_may_be_trump: bool = True
    unbaptised_perlagg: str = "face_value"
    weli_face_rank: str = "six_below_seven"
    baptise_as_six: bool = True
    gleich_same_card_twice: bool = True
    cut_takes_permanent: bool = False
    cut_take_is_optional: bool = False
    exchange_turned_perlagg: bool = False
    exchange_roles: tuple[str, ...] = ()
    exchange_passes_on_refusal: bool = False
    exchange_upgrade: bool = False
    exchange_acorns: bool = False
    exchange_repeat_until_stable: bool = False
    exchange_before_bets: bool = True
    luck_und_boden: bool = False
    tricks_for_spiel: int = 3
    answer_mode: str = "any_opponent"
    max_value: int = 7
    spiel_aus: bool = True
    spiel_aus_precedence: str = "count_order"
    bet_words: str = "strict"
    window_order: str = "first_come"
    bets_while_pending: str = "same_call_only"
    unbacked_bets: str = "penalise"
    last_trick_spiel_rule: bool = True
    spiel_bet_needs_chance: bool = False
    free_ride: bool = False
    first_answer_may_raise: bool = False
    free_rider_may_raise_later: bool = False
    blind_bets: str = "none"
    blind_failure_passes_figure: bool = True
    blind_must_make_figure: bool = False
    spontaneous_concession: str = "any_figure"
    conceded_bet_needs_example: bool = True
    gift_needs_example: bool = False
    standing_bar: bool = True
    standing_bar_scope: str = "freeze_figure"
    show_skip_when_all_open: bool = True
    validation_penalty: int = 2
    validation_voids: str = "figure"
    validation_stacking: str = "per_player_figure"
    validate_after_concession: bool = True
    failed_figure_to_other_side: bool = True
    losing_bet_penalty: bool = False
    out_of_turn_penalty: int = 0
    illegal_act_policy: str = "refuse"
    score_floor: int | None = None
    scoring_direction: str = "up"
    start_score: int = 0
    target: int = 11
    target_choices: tuple[int, ...] = (11, 15)
    count_order_unbet: tuple[int, ...] = (GLEICH, HANGER, SPIEL)
    penalties_before_points: bool = True
    stop_when_won: bool = True
    bet_cap: str = "settled"
    both_gestrichen_rule: bool = True
    both_gestrichen_min_cards: int | None = 3
    both_gestrichen_compare: str = "length_kind_height"
    both_gestrichen_hanger_tie: str = "best_gleich"
    both_gestrichen_procedure: str = "automatic"
    both_gestrichen_single_min: int = 2
    both_gestrichen_single_timing: str = "declare_now"
    play_on_for_places: bool = False

    # What research leaves out of a game, so that it can be solved; nobody plays so at a table (`reducing`).
    suits: str = SUIT_LETTERS
    ranks: str = RANK_LETTERS
    figures_left_out: tuple[int, ...] = ()

    seating: Seating = field(init=False, compare=False, repr=False)
    hashed: int = field(init=False, compare=False, repr=False)
    direction: i64 = field(
        init=False, compare=False, repr=False
    )  # 1 where points are written up, -1 where they are wiped off

    def __post_init__(self) -> None:
        check_parameters(self)
        object.__setattr__(self, "seating", Seating(*SIDES[self.sides]))
        object.__setattr__(self, "direction", 1 if self.scoring_direction == "up" else -1)
        object.__setattr__(self, "hashed", self.hash_of_fields())

    def __hash__(self) -> int:
        return self.hashed

    @property
    def cards(self) -> list[int]:
        """The cards of the pack."""
        return _pack(self.pack, self.suits, self.ranks)

    @property
    def is_reduced(self) -> bool:
        """Whether research has left something out of the game."""
        return (self.suits, self.ranks, self.figures_left_out) != (SUIT_LETTERS, RANK_LETTERS, ())

    def parameters(self) -> list[str]:
        return [name for name in super().parameters() if name not in RESEARCH]

    def replaceable(self) -> list[str]:
        """In a reduced game also what makes it one: a house rule cannot reduce a whole game."""
        return [*self.parameters(), *RESEARCH] if self.is_reduced else self.parameters()

    @property
    def begins_before_the_cut(self) -> bool:
        """Whether something may happen while the pack still lies there: a blind bet, or a find in the cut (PL-BLIND-02, PL-CUT-03)."""
        return self.cut_takes_permanent or self.blind_bets == "before_cut"

    @property
    def plays_on_for_places(self) -> bool:
        return self.play_on_for_places

    @property
    def who_has_won_still_deals(self) -> bool:
        """PL-STRAF-36."""
        return True

    @property
    def patterns(self) -> int:
        return len(self.deal_patterns)

    # What Bieten alone has otherwise, so that it is no parameter of the others.

    @property
    def trump_turned(self) -> bool:
        return True

    @property
    def wild_below_real(self) -> bool:
        """Whether a named card ranks below the real one."""
        return False

    @property
    def conceded_first(self) -> bool:
        """Whether the count begins with what was conceded."""
        return True

    @property
    def three_is_a_bet(self) -> bool:
        """Whether three is never an answer."""
        return False

    @property
    def counts_beyond_target(self) -> bool:
        """Whether who has reached the target goes on scoring."""
        return False

    @property
    def has_losers(self) -> bool:
        """Whether somebody loses the game when another wins it."""
        return False

    def losers(self, missing: dict[int, int]) -> list[int]:
        """Which of these sides lose the game that another has won; `missing`: how far away from the target each is."""
        return []

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
        return self.out_of_turn_penalty > 0 or self.illegal_act_policy == "penalise"

    def scores_before_the_end(self) -> list[int]:
        """All on the way to the target."""
        return [self.start_score + self.step(won) for won in range(self.missing(self.start_score))]

    def choice(self, name: str) -> Choice:
        return ALLOWED.get(name, ())

    def given(self, name: str, value: Any) -> Any:
        """Lists are tuples here, `"none"` stands where there is no number, figures go by their words."""
        if name in ("count_order_unbet", "figures_left_out") and isinstance(value, list | tuple):
            return tuple(FIGURE_WORDS.index(one) if one in FIGURE_WORDS else one for one in value)
        if value == "none" and name in ("score_floor", "both_gestrichen_min_cards"):
            return None
        return super().given(name, value)
