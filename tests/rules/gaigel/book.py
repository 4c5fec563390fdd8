"""A second reading of what a deal of Gaigel comes to: who counts how much, who has played on too long, who writes down what.

`Tally` watches a deal act by act and says how it has ended, `verdict` what that is worth, and `Book` enters it in the match. From the
engine they take only whose card took a trick, and who would be ahead in a cut.
"""

from dataclasses import dataclass, field

from weli.core.acts import DRAW, GOOD, PASS, PLAY, argument_of, kind_of
from weli.core.cards import RANK, SEVEN, card_text
from weli.games.gaigel.acts import ACCUSE, AUS, DISSLE, ELFEN, FARBE, LAY_FIVE, PAIR, SIEBENER, TAUCHEN, ZWEITE
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.ruleset import GaigelRules

ENOUGH = 101
WORTH = {"A": 11, "X": 10, "K": 4, "O": 3, "U": 2, "7": 0}
CARDS = (PLAY, ELFEN, TAUCHEN, ZWEITE)
PRICE = {"single": 1, "double": 2}


def worth(cards: list[int]) -> int:
    return sum(WORTH[card_text(card)[1]] for card in cards)


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


class Tally:
    """Counts what lies open, from the first card, or from the middle of a deal."""

    def __init__(self, deal: GaigelDeal) -> None:
        self.deal = deal
        self.rules = deal.rules
        self.sides = deal.seating.sides
        self.totals = [worth(cards) for cards in deal.tricks.won_before]
        self.tricks = deal.tricks.taken[:]
        self.collectors: set[int] = set()
        self.on_dissle: set[int] = set()
        self.seekers: set[int] = set()
        self.now = 1  # the trick that is played, or about to be
        self.lying: list[int] = []
        self.forbidden: dict[
            int, int
        ] = {}  # from which trick on a side plays too long, in the order in which they got there
        self.over: set[int] = set()
        self.caller: int | None = None
        self.waiting: list[int] = []  # sides that still have their last word
        self.cards_left = sum(deal.cards.held) + deal.to_draw()
        self._reaches()
        if not self.cards_left:
            self.waiting = self._sides_from(deal.tricks.leader)

    def side(self, seat: int) -> int:
        return seat % self.sides

    def after(self, seat: int, act: int) -> Result | None:
        """Takes in an act that has just been made; how the deal ended with it, if it did."""
        kind, argument = kind_of(act), argument_of(act)
        if kind in CARDS:
            return self._card(seat, argument)
        if kind == PAIR:
            suit = argument
            self.totals[self.side(seat)] += 40 if suit == self.deal.talon.trump else 20
            self._reaches()
        elif kind == AUS:
            return self._called(seat)
        elif kind == ACCUSE:
            return self._accused(seat, argument)
        elif kind == LAY_FIVE:
            return self._result("quest", self.side(seat))
        elif kind in (DRAW, GOOD):
            return self._has_drawn_five(seat)
        elif kind in (SIEBENER, DISSLE):
            self.collectors.add(self.side(seat))
            self.seekers.add(seat)
            if kind == DISSLE:
                self.on_dissle.add(seat)
        elif kind == PASS and self.waiting:
            return self._silent()
        else:
            assert kind != FARBE or self.rules.quests.auf_farbe
        return None

    def _result(self, how: str, side: int) -> Result:
        return Result(how, side, self.totals[:], self.tricks[:], self.collectors, self.deal.lots)

    def _reaches(self) -> None:
        """A side that has enough now may finish the trick that lies there, and must not go on to another."""
        for side in range(self.sides):
            if self.totals[side] >= ENOUGH and side not in self.forbidden:
                self.forbidden[side] = self.now + 1 if self.lying else self.now

    def _too_late(self, side: int) -> bool:
        return side in self.forbidden and self.now >= self.forbidden[side]

    def _card(self, seat: int, card: int) -> Result | None:
        self.lying.append(card)
        self.cards_left -= 1
        by_card = self.rules.out.over_trigger == "card_to_next_trick"
        if by_card and self._too_late(self.side(seat)):
            self.over.add(self.side(seat))
        if len(self.lying) == self.rules.players:
            self._trick(by_card)
            if self.deal.tricks.winners[-1] in self.on_dissle:
                return self._result("dissle", self.side(self.deal.tricks.winners[-1]))
        if self.rules.out.over_enforce == "automatic" and self.over:
            return self._result("over", next(side for side in self.forbidden if side in self.over))
        if not self.cards_left:
            leader = self.deal.tricks.winners[-1]
            self.waiting = self._sides_from(leader)
        return None

    def _trick(self, by_card: bool) -> None:
        if not by_card:
            self.over |= {side for side in range(self.sides) if self._too_late(side)}
        taker = self.side(self.deal.tricks.winners[-1])
        self.totals[taker] += worth(self.lying)
        self.tricks[taker] += 1
        self.lying = []
        self.now += 1
        self._reaches()

    def _sides_from(self, seat: int) -> list[int]:
        return list(
            dict.fromkeys((seat + step) % self.rules.players % self.sides for step in range(self.rules.players))
        )

    def _called(self, seat: int) -> Result | None:
        side = self.side(seat)
        if self.totals[side] < ENOUGH or self.rules.out.over_enforce == "automatic":
            return self._result("aus", side)
        self.caller = side
        self.waiting = [other for other in self._sides_from(seat + 1) if other != side]
        return None

    def _accused(self, seat: int, side: int) -> Result | None:
        if side in self.over:
            return self._result("over", side)
        if self.rules.out.false_accusation != "none":
            return self._result("wrong accusation", self.side(seat))
        return self._silent() if self.waiting else None

    def _has_drawn_five(self, leader: int) -> Result | None:
        """Who has announced wins by drawing the fifth Seven; nothing need be said (GA-Q32). It may come back from under the talon, too."""
        for step in range(self.rules.players):
            seat = (leader + step) % self.rules.players
            if seat in self.seekers and sum(RANK[card] == SEVEN for card in self.deal.hands[seat]) == 5:
                return self._result("quest", self.side(seat))
        return None

    def _silent(self) -> Result | None:
        self.waiting.pop(0)
        if self.waiting:
            return None
        return self._result("cards", 0) if self.caller is None else self._result("aus", self.caller)


def verdict(rules: GaigelRules, result: Result) -> Verdict:
    side = result.side
    if result.how == "aus":
        return (
            _won(rules, result, side) if result.totals[side] >= ENOUGH else _fault(result, side, rules.out.under_cost)
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
