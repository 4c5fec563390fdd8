"""The rule set of Gaigel."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from mypy_extensions import i64

from weli.core.parameters import Parameter, by_name, declared_in
from weli.core.ruleset import RuleSet
from weli.core.seats import Seating
from weli.games.gaigel.ranks import HAND, PACK_48
from weli.games.gaigel.rules import (
    OPENINGS,
    TOURNAMENT_PLAYERS,
    DealingRules,
    MatchRules,
    OpeningRules,
    OutRules,
    PairRules,
    QuestRules,
    RefereeRules,
    RobbingRules,
    SignalRules,
    TableRules,
    TournamentRules,
    TrickRules,
)

SIGNAL_SYSTEM: Final = "gaigel"
ENDLESS: Final = 1000
CLEANING: Final = ("losses_then_clean", "deals_then_clean", "clean_at_team_losses")

PARAMETERS: Final = by_name(
    [
        *declared_in("table", TableRules, "table"),
        *declared_in("dealing", DealingRules, "cards"),
        *declared_in("opening", OpeningRules, "opening"),
        *declared_in("tricks", TrickRules, "tricks"),
        *declared_in("pairs", PairRules, "pairs"),
        *declared_in("robbing", RobbingRules, "rob"),
        *declared_in("out", OutRules, "out"),
        *declared_in("match", MatchRules, "match"),
        *declared_in("quests", QuestRules, "quests"),
        *declared_in("signalling", SignalRules, "signals"),
        *declared_in("referee", RefereeRules, "referee"),
        *declared_in("tournament", TournamentRules, "tour"),
    ]
)


@dataclass(frozen=True, repr=False)
class GaigelRules(RuleSet):
    """How one house plays Gaigel: a part for each side of the game, whose parameters are those of the rulebook's table."""

    game: str
    name: str
    table: TableRules = TableRules()
    dealing: DealingRules = DealingRules()
    opening: OpeningRules = OpeningRules()
    tricks: TrickRules = TrickRules()
    pairs: PairRules = PairRules()
    robbing: RobbingRules = RobbingRules()
    out: OutRules = OutRules()
    match: MatchRules = MatchRules()
    quests: QuestRules = QuestRules()
    signalling: SignalRules = SignalRules()
    referee: RefereeRules = RefereeRules()
    tournament: TournamentRules = TournamentRules()
    hashed: int = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        self.fix(
            players=self.table.players,
            first_dealer=self.table.first_dealer,
            target=self.out.target,
            talk=self.signalling.signals,  # partners may signal and nothing else (GA-Q57)
            signal_system=SIGNAL_SYSTEM if self.signalling.signals else "none",
            start_score=0,
            hand_size=HAND,
        )
        self.check_each()
        self._check_teams()
        self._check_match()
        sides = 2 if self.has_partners else self.players
        self.fix(seating=Seating(self.players, sides, counter_clockwise=True), hashed=self.hash_of_fields())

    def __hash__(self) -> int:
        return self.hashed

    def _check_teams(self) -> None:
        """Four and six play in two teams, two and three alone, without a partner to find or to signal to.

        (GA-SEAT-08, GA-Q58, GA-SIG-02, GA-SEAT-03)
        """
        solo = self.players < 4
        if (self.table.teams == "solo") != solo:
            raise self.together("teams", against=("players",))
        if solo and self.table.partner_draw != "none":
            raise self.together("partner_draw", against=("players",))
        if self.players == 6 and self.table.partner_draw == "aces_others_only":
            raise self.together("partner_draw", against=("players",))
        if solo and self.signalling.signals:
            raise self.together("signals", against=("players",))

    def _check_match(self) -> None:
        """What three players for themselves need: who loses beside the winner, and no pool, which several cannot divide (GA-Q37).

        In a tournament every deal gives its nine points (GA-TOUR-04, GA-TOUR-09).
        """
        if self.is_tournament:
            if self.players != TOURNAMENT_PLAYERS:
                raise self.together("match_mode", against=("players",))
            if self.out.total_tie == "void":
                raise self.together("match_mode", against=("total_tie",))
            return
        if self.players != TOURNAMENT_PLAYERS:
            return
        if self.match.match_mode in ("losses_then_clean", "first_to_inflict"):
            raise self.together("match_mode", against=("players",))
        if self.out.solo_losers == "n/a":
            raise self.together("solo_losers", against=("players",))

    def declared(self) -> Mapping[str, Parameter]:
        return PARAMETERS

    @property
    def cards(self) -> list[int]:
        """The cards of the pack, every card twice (GA-CARD-01)."""
        return PACK_48

    # What parameters depend on.

    @property
    def has_partners(self) -> bool:
        return self.table.teams == "two_teams"

    @property
    def has_elfen(self) -> bool:
        return "elfen" in self.opening.openings

    @property
    def is_tournament(self) -> bool:
        return self.match.match_mode == "tournament"

    @property
    def counts_strokes(self) -> bool:
        """Whether a deal is worth strokes, and not game points as in the tournament."""
        return not self.is_tournament

    @property
    def accuses(self) -> bool:
        return self.out.over_enforce == "accusation"

    @property
    def two_others_lose(self) -> bool:
        return self.counts_strokes and not self.has_partners and self.players > 2

    @property
    def cleans(self) -> bool:
        return self.match.match_mode in CLEANING

    @property
    def has_a_pool(self) -> bool:
        return self.match.match_mode == "losses_then_clean"

    @property
    def has_quests(self) -> bool:
        return self.quests.sevens_show or self.quests.auf_farbe or self.quests.sevens_quest != ()

    # What every room asks.

    def session_of(self, number: int) -> tuple[int, int]:
        """The session of a tournament, and the deal in it, to which the deal after so many belongs; both from 0 (GA-TOUR-03)."""
        return divmod(number, self.tournament.tour_deals_per_session) if self.is_tournament else (0, number)

    @property
    def tournament_deals(self) -> int:
        """How many deals a tournament has, all its sessions together (GA-TOUR-03)."""
        return self.tournament.tour_sessions * self.tournament.tour_deals_per_session

    def missing(self, points: i64) -> i64:
        """No score is near a target: a match is over when somebody has no units, or after its last deal (GA-SCORE-04, GA-TOUR-03)."""
        return ENDLESS - points

    @property
    def has_a_price(self) -> bool:
        """GA-Q46."""
        return self.referee.irregularities == "penalise"

    def price(self) -> tuple[str, int]:
        """GA-Q39."""
        return "price.tournament" if self.is_tournament else "price.double", 0

    @property
    def signs_noticed(self) -> float:
        """Now and then (GA-SIG-05, GA-SIG-07, GA-Q48)."""
        return self.signalling.signal_intercept

    def count_aids(self) -> list[str]:
        """GA-Q49."""
        return [str(aid) for aid in self.choice("count_aid")]

    @property
    def count_aid(self) -> str:
        return self.referee.count_aid

    def scores_before_the_end(self) -> list[int]:
        """So many units that the pool still has some for every side."""
        return list(range(max(1, self.match.match_size // self.seating.sides)))

    def given(self, name: str, value: Any) -> Any:
        """`none` stands for a set of words with nothing in it, one word for itself; openings stand in their usual order."""
        if name in ("sevens_quest", "openings") and isinstance(value, str):
            return () if value == "none" else (value,)
        if name == "openings" and isinstance(value, list | tuple) and all(one in OPENINGS for one in value):
            return tuple(sorted(value, key=OPENINGS.index))
        if name == "signal_intercept" and type(value) is int:
            return float(value)
        return super().given(name, value)
