"""What a deal of Gaigel comes to, reckoned a second time: who has won it, what each loser collects, and the slate of the match.

From the engine it takes nothing but the rules of the house, and the order in which the sides would cut.
"""

from dataclasses import dataclass, field

from properties.model_gaigel import TARGET
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.ruleset import GaigelRules

PRICE = {"single": 1, "double": 2}


@dataclass
class Result:
    """How a deal ended: `aus`, `over` or `wrong accusation` of a side, its `quest` won, its `dissle` lost, or all `cards` played."""

    how: str
    side: int
    totals: list[int]
    tricks: list[int]
    collectors: set[int]
    lots: list[int]


@dataclass
class Verdict:
    """Who won the deal, who lost it by a fault, and what each loser would collect."""

    champion: int | None
    culprit: int | None = None
    costs: dict[int, int] = field(default_factory=dict)


def verdict(rules: GaigelRules, result: Result) -> Verdict:
    side = result.side
    if result.how == "aus":
        return (
            _won(rules, result, side) if result.totals[side] >= TARGET else _fault(result, side, rules.out.under_cost)
        )
    if result.how == "cards":
        best = [one for one in result.lots if result.totals[one] == max(result.totals)]
        if len(best) > 1 and rules.out.total_tie == "void":
            return Verdict(None)
        return _won(rules, result, best[0])
    if result.how == "quest":
        losers = _others(result, side)
        if rules.out.solo_losers == "fewest_points":
            losers = [_last(result, losers)]
        return Verdict(side, costs=dict.fromkeys(losers, rules.quests.quest_value))
    if result.how == "wrong accusation":
        return _fault(result, side, PRICE[rules.out.false_accusation])
    return _fault(result, side, {"over": rules.out.over_cost, "dissle": rules.quests.quest_value}[result.how])


def _others(result: Result, side: int) -> list[int]:
    return [other for other in result.lots if other != side]


def _last(result: Result, sides: list[int]) -> int:
    lowest = min(result.totals[side] for side in sides)
    return [side for side in result.lots if side in sides and result.totals[side] == lowest][-1]


def _fault(result: Result, side: int, cost: int) -> Verdict:
    best = max(_others(result, side), key=result.totals.__getitem__)
    return Verdict(best, side, {side: cost} if cost else {})


def _is_bare(rules: GaigelRules, result: Result, side: int) -> bool:
    """Whether a side has no trick, and no quest that excuses it."""
    return not result.tricks[side] and not (rules.out.no_trick_exempt_quest and side in result.collectors)


def _won(rules: GaigelRules, result: Result, champion: int) -> Verdict:
    losers = _others(result, champion)
    bare = [side for side in losers if rules.out.no_trick_double and _is_bare(rules, result, side)]
    if rules.out.solo_losers == "fewest_points":
        losers = bare or [_last(result, losers)]
    return Verdict(champion, costs={side: 2 if side in bare else 1 for side in losers})


def game_points(rules: GaigelRules, result: Result) -> list[int]:
    """Nine points, as the tournament of Rutesheim gives them."""
    ruling = verdict(rules, result)
    assert ruling.champion is not None
    order = sorted(result.lots, key=lambda side: -result.totals[side])
    if ruling.culprit is None:
        order = [ruling.champion, *[side for side in order if side != ruling.champion]]
    bare = {side for side in order if _is_bare(rules, result, side)} - {ruling.champion}
    if result.how == "quest":
        bare = set()
    if ruling.culprit is not None:
        bare = {side for side in order if _is_bare(rules, result, side)} - {ruling.culprit}
        bare = {ruling.culprit} if len(bare) == 2 else bare | {ruling.culprit}
    placed = [side for side in order if side not in bare] + [side for side in order if side in bare]
    shares = {0: (5, 3, 1), 1: (6, 3, 0), 2: (9, 0, 0)}[len(bare)]
    points = [0, 0, 0]
    for side, share in zip(placed, shares, strict=True):
        points[side] = share
    return points


class Book:
    """The slate of a match: what everybody has, which phase it is in, who has won."""

    def __init__(self, rules: GaigelRules, dealer: int = 0) -> None:
        self.rules = rules
        self.units = [0] * rules.seating.sides
        self.number = 0
        self.cleaning = False
        self.winner: int | None = None
        self.dealer = dealer

    @classmethod
    def before(cls, deal: GaigelDeal) -> "Book":
        """As it stands when a deal begins."""
        book = cls(deal.rules, deal.dealer)
        book.units, book.number, book.cleaning = list(deal.start_scores), deal.number, deal.cleaning
        return book

    def enter(self, result: Result) -> list[int]:
        """Writes a deal down; what each side got."""
        before = self.units[:]
        if self.rules.match.match_mode == "tournament":
            self._play_for_points(result)
        elif self.cleaning:
            self._clean(verdict(self.rules, result))
        else:
            self._collect(verdict(self.rules, result), result.lots)
        self.number += 1
        self.dealer = (self.dealer + 1) % self.rules.players
        return [after - had for after, had in zip(self.units, before, strict=True)]

    def _play_for_points(self, result: Result) -> None:
        self.units = [had + got for had, got in zip(self.units, game_points(self.rules, result), strict=True)]
        if self.number + 1 == self.rules.tournament.tour_sessions * self.rules.tournament.tour_deals_per_session:
            self.winner = next(side for side in result.lots if self.units[side] == max(self.units))

    def _collect(self, ruling: Verdict, lots: list[int]) -> None:
        mode, size = self.rules.match.match_mode, self.rules.match.match_size
        one_left = mode == "losses_then_clean" and size - sum(self.units) == 1 and self.rules.match.last_unit_single
        for side, cost in ruling.costs.items():
            self.units[side] += 1 if one_left else cost
        if mode == "first_to_inflict":
            if max(self.units) >= size:
                self.winner = 1 - self.units.index(max(self.units))
            return
        reached = {
            "losses_then_clean": sum(self.units),
            "deals_then_clean": self.number + 1,
            "clean_at_team_losses": max(self.units),
        }
        self.cleaning = reached[mode] >= size
        if self.cleaning and self.rules.match.clean_zero == "immediate_win" and 0 in self.units:
            self.winner = next(side for side in lots if not self.units[side])

    def _clean(self, ruling: Verdict) -> None:
        if ruling.champion is None or not ruling.costs:
            return
        rid = self.rules.match.clean_double if min(ruling.costs.values()) == 2 else 1
        self.units[ruling.champion] = max(0, self.units[ruling.champion] - rid)
        if not self.units[ruling.champion]:
            self.winner = ruling.champion
