"""Bieten written down a second time, as simply as can be: what a player may do once the cards are dealt, and what the deal brings.

Nothing of the engine is used but the numbers of acts and cards and the values of the parameters. Names of wild cards are found by trying
every name, figures by trying every choice of cards.
"""

from dataclasses import dataclass, field
from itertools import combinations, pairwise, permutations, product

from weli.core.acts import BET, GLEICH, GOOD, GRUEN, HANGER, HOLD, NAME, PLAY, ROT, SPIEL, STEP
from weli.core.cards import ACE, BIT, HEARTS, LEAVES, PACK_32, RANK, SEVEN, SUIT, WELI, card_of
from weli.games.bieten.ruleset import BietenRules

ORDER = [ROT, GRUEN, GLEICH, HANGER, SPIEL]
Lying = tuple[int, int]  # what a card stands for, and its place among equal ones: 9 real, then W, S7, E7
Value = tuple[int, ...]
NOTHING: Value = ()
REAL = 9


def best(rules: BietenRules, row: list[Lying], figure: int) -> Value:
    """The best instance of a figure among these cards; nothing is less than everything."""
    if figure in (ROT, GRUEN):
        suit = HEARTS if figure == ROT else LEAVES
        return max([(RANK[name], place) for name, place in row if SUIT[name] == suit], default=NOTHING)
    found = [NOTHING]
    for size in (2, 3):
        for chosen in combinations(row, size):
            found += [_value(rules, figure, order) for order in permutations(chosen)]
    return max(found)


def _value(rules: BietenRules, figure: int, order: tuple[Lying, ...]) -> Value:
    """What these cards are worth laid out in that order, the highest first."""
    names = [name for name, _ in order]
    places = tuple(place for _, place in order)
    if figure == GLEICH:
        good = all(RANK[name] == RANK[names[0]] for name in names)
        longer_first = rules.height.gleich_size_first
    else:
        good = all(_below(rules, high, low) for high, low in pairwise(names))
        longer_first = rules.height.hanger_length_first
    if not good:
        return NOTHING
    height = (len(order), RANK[names[0]]) if longer_first else (RANK[names[0]], len(order))
    return (*height, *places)


def _below(rules: BietenRules, high: int, low: int) -> bool:
    if rules.height.hanger_same_suit and SUIT[high] != SUIT[low]:
        return False
    return RANK[high] == RANK[low] + 1 or (rules.height.hanger_wrap and RANK[high] == SEVEN and RANK[low] == ACE)


@dataclass
class Stake:
    """What has become of a figure."""

    value: int = 1
    first: int = -1  # who has bet on it first
    since: int = 0  # the how manieth figure to be bet on
    bettor: int = -1  # whose bet is open
    asked: list[int] = field(default_factory=list)
    holder: int = -1
    out: set[int] = field(default_factory=set)
    owner: int = -1  # conceded to


@dataclass
class Plain:
    """A deal of Bieten, from complete hands on."""

    rules: BietenRules
    dealer: int
    before: list[int]
    hands: list[list[int]]

    def __post_init__(self) -> None:
        seats = range(self.rules.players)
        self.wild = [card_of(word) for word in self.rules.wild.perlagg_order]
        self.dealt = [hand[:] for hand in self.hands]
        self.rows: list[list[Lying]] = [[] for _ in seats]
        self.stakes = {figure: Stake() for figure in ORDER}
        self.given_up: list[set[int]] = [set() for _ in seats]
        self.promised: list[set[int]] = [set() for _ in seats]
        self.naming = -1
        self.due = self.next(self.dealer)
        self.trick: list[int] = []  # who has played to it
        self.won: list[int] = []
        self.barred: set[tuple[int, int]] = set()
        self.revoked: set[int] = set()
        self.fined = [0] * self.rules.players
        self.known: dict[tuple[frozenset[int], int], bool] = {}  # only to be quicker

    def next(self, seat: int, steps: int = 1) -> int:
        return (seat + steps) % self.rules.players

    def over(self) -> bool:
        return len(self.won) == 3

    def open_bet(self) -> int:
        return next((figure for figure in ORDER if self.stakes[figure].bettor >= 0), -1)

    def led(self) -> int:
        return SUIT[self.rows[self.trick[0]][len(self.won)][0]]

    # What a player may do.

    def legal(self, seat: int) -> set[int]:
        if self.over():
            return set()
        if self.naming >= 0:
            return {NAME * STEP + name for name in self.names(seat, self.naming)} if seat == self.due else set()
        bet = self.open_bet()
        if bet >= 0:
            if self.stakes[bet].asked[0] != seat:
                return set()
            return {GOOD * STEP + bet} | ({HOLD * STEP + bet} if self.possible(seat, bet) else set())
        acts = {BET * STEP + BIT[figure] for figure in ORDER if self.may_bet(seat, figure)}
        if seat == self.due:
            acts |= {PLAY * STEP + card for card in self.hands[seat] if self.may_play(seat, card)}
        return acts

    def may_bet(self, seat: int, figure: int) -> bool:
        stake = self.stakes[figure]
        need = self.need(seat)
        if stake.owner >= 0 or stake.value == 3 or seat in stake.out:
            return False
        if self.rules.bidding.bet_window == "own_turn" and seat != self.due:
            return False
        if stake.value == 2 and (
            seat == stake.first or (self.rules.bidding.three_by == "holder_only" and seat != stake.holder)
        ):
            return False
        if self.rules.ending.bet_cap == "conceded_only" and (need == 1 or (need == 2 and stake.value == 2)):
            return False
        return self.possible(seat, figure)

    def need(self, seat: int) -> int:
        settled = [stake.value for stake in self.stakes.values() if stake.owner == seat]
        return self.rules.target - self.before[seat] - sum(settled)

    def binds(self, figure: int) -> bool:
        """Whether one must have anything to bet on a figure."""
        if figure != SPIEL:
            return self.rules.bidding.need_figure
        return self.rules.stakes.last_trick_spiel_rule and len(self.won) == 2 and bool(self.trick)

    def possible(self, seat: int, figure: int) -> bool:
        if not self.binds(figure):
            return True
        return self.keeps(seat, self.unnamed(seat), [], self.given_up[seat], self.promised[seat] | {figure})

    def has(self, seat: int, names: list[int], figure: int) -> bool:
        """Whether he has a figure if his wild cards get these names."""
        natural = [card for card in self.hands[seat] if card not in self.wild]
        if figure == SPIEL and not self.trick:
            return True
        if figure == SPIEL:
            last = [name for name, _ in self.rows[seat][2:]] or [*natural, *names]
            return SUIT[last[0]] == self.led()
        faces = [name for name, _ in self.rows[seat]] + natural + names
        key = (frozenset(faces), figure)
        if key not in self.known:
            self.known[key] = best(self.rules, [(face, REAL) for face in faces], figure) != NOTHING
        return self.known[key]

    def unnamed(self, seat: int) -> list[int]:
        waiting = [card for card in self.hands[seat] if card in self.wild]
        return [*waiting, self.naming] if self.naming >= 0 and seat == self.due else waiting

    def keeps(self, seat: int, wild: list[int], named: list[int], given_up: set[int], promised: set[int]) -> bool:
        """Whether these wild cards can get names, beside those just given, with which he has all he has promised."""
        if not wild and not named:
            return all(self.has(seat, [], figure) for figure in promised)
        open_to = [
            [name for name in PACK_32 if SUIT[name] not in given_up and self.free(seat, card, name)] for card in wild
        ]
        for names in product(*open_to):
            if len({*names, *named}) < len(names) + len(named):
                continue
            if all(self.has(seat, [*named, *names], figure) for figure in promised):
                return True
        return False

    def free(self, seat: int, card: int, name: int) -> bool:
        """Whether a wild card may be that one: none that he possesses, itself where the rules let it."""
        if name == card:
            return self.rules.weli.wild_as_itself
        return name not in self.dealt[seat] and name not in [one for one, _ in self.rows[seat]]

    def must_follow(self, seat: int) -> bool:
        if not self.trick:
            return False
        return any(SUIT[card] == self.led() for card in self.hands[seat] if card not in self.wild)

    def names(self, seat: int, card: int) -> list[int]:
        others = [other for other in self.unnamed(seat) if other != card]
        found = []
        for name in PACK_32:
            if not self.free(seat, card, name) or SUIT[name] in self.given_up[seat]:
                continue
            if self.must_follow(seat) and SUIT[name] != self.led():
                continue
            given_up = self.given_up[seat] | self.gives_up(name)
            if self.keeps(seat, others, [name], given_up, self.promised[seat]):
                found.append(name)
        return found

    def gives_up(self, name: int) -> set[int]:
        return {self.led()} if self.trick and SUIT[name] != self.led() else set()

    def may_play(self, seat: int, card: int) -> bool:
        if card in self.wild:
            return bool(self.names(seat, card))
        if self.must_follow(seat) and SUIT[card] != self.led():
            return False
        given_up = self.given_up[seat] | self.gives_up(card)
        wild = self.unnamed(seat)
        return not wild or self.keeps(seat, wild, [], given_up, self.promised[seat])

    # What it does.

    def take(self, seat: int, act: int) -> None:
        kind, argument = divmod(act, STEP)
        if kind == PLAY:
            self.play(seat, argument)
        elif kind == NAME:
            self.name(seat, argument)
        elif kind == BET:
            self.bet(seat, next(figure for figure in ORDER if BIT[figure] == argument))
        else:
            self.answer(seat, argument, kind)
        if kind in (PLAY, NAME) and self.fined[seat] and not self.over():
            self.forget(seat)

    def forget(self, seat: int) -> None:
        """What something forbidden has made impossible binds no more."""
        kept: set[int] = set()
        for figure in ORDER:
            wild = self.unnamed(seat)
            if figure in self.promised[seat] and self.keeps(seat, wild, [], self.given_up[seat], kept | {figure}):
                kept.add(figure)
        self.promised[seat] = kept

    def play(self, seat: int, card: int) -> None:
        self.hands[seat].remove(card)
        if card in self.wild:
            self.naming = card
            return
        if self.must_follow(seat) and SUIT[card] != self.led():
            self.revoked.add(seat)
        self.lies(seat, card, REAL)

    def name(self, seat: int, name: int) -> None:
        card, self.naming = self.naming, -1
        self.lies(seat, name, REAL if name == card else 8 - self.wild.index(card))

    def lies(self, seat: int, name: int, place: int) -> None:
        if any(card in self.wild for card in self.hands[seat]):
            self.given_up[seat] |= self.gives_up(name)
        self.rows[seat].append((name, place))
        self.trick.append(seat)
        if len(self.trick) < self.rules.players:
            self.due = self.next(seat)
            return
        last = {one: self.rows[one][len(self.won)] for one in self.trick}
        follows = [one for one in self.trick if SUIT[last[one][0]] == self.led()]
        self.due = max(follows, key=lambda one: (RANK[last[one][0]], last[one][1]))
        self.won.append(self.due)
        self.trick = []

    def bet(self, seat: int, figure: int) -> None:
        stake = self.stakes[figure]
        if stake.first < 0:
            stake.first = seat
            stake.since = 1 + max(other.since for other in self.stakes.values())
        stake.bettor = seat
        around = [self.next(seat, step) for step in range(1, self.rules.players)]
        stake.asked = [one for one in around if one not in stake.out]
        self.promise(seat, figure)

    def promise(self, seat: int, figure: int) -> None:
        if not self.possible(seat, figure):
            self.barred.add((seat, figure))
            self.promised[seat].discard(figure)  # what he never could binds no card
        elif self.binds(figure):
            self.promised[seat].add(figure)

    def answer(self, seat: int, figure: int, kind: int) -> None:
        stake = self.stakes[figure]
        stake.asked = stake.asked[1:]
        if kind == HOLD:
            stake.value += 1
            stake.holder, stake.bettor = seat, -1
            self.promise(seat, figure)
            return
        if not self.rules.bidding.good_can_win:
            stake.out.add(seat)
        if not stake.asked:
            stake.owner, stake.bettor = stake.bettor, -1

    # What it brings.

    def best_of(self, figure: int) -> int:
        """The seat that has the best one, or -1."""
        barred = self.barred if self.rules.faults.offender_figure != "allowed" else set()
        out = self.stakes[figure].out
        keys = {
            seat: ((1,) if self.won[2] == seat else NOTHING)
            if figure == SPIEL
            else best(self.rules, self.rows[seat], figure)
            for seat in range(self.rules.players)
            if (seat, figure) not in barred and seat not in out
        }
        most = max(keys.values(), default=NOTHING)
        level = [seat for seat in keys if keys[seat] == most]
        if most == NOTHING:
            return -1
        if len(level) == 1:
            return level[0]
        if self.rules.height.figure_tie == "turn_order":
            return min(level, key=lambda seat: (seat - self.dealer - 1) % self.rules.players)
        first = self.stakes[figure].first
        return first if self.rules.height.figure_tie == "earliest_bettor" and first in level else -1

    def owner(self, figure: int) -> int:
        owner = self.stakes[figure].owner
        allowed = self.rules.faults.offender_figure == "allowed"
        if owner < 0 or ((owner, figure) in self.barred and not allowed):
            owner = self.best_of(figure)
        voids = self.rules.faults.offender_figure == "no_score_in_deal" or self.rules.faults.penalty == "score_to_zero"
        if owner >= 0 and voids and self.fined[owner]:
            return -1
        return -1 if figure == SPIEL and owner in self.revoked and not allowed else owner

    def result(self) -> tuple[list[int], int, list[int]]:
        """What each gains, who has won and who has lost the game."""
        rules = self.rules
        gained = [0] * rules.players
        if rules.faults.penalty == "lose_game" and any(self.fined):
            return gained, -1, [seat for seat, times in enumerate(self.fined) if times]
        for seat, times in enumerate(self.fined):
            zero = rules.faults.penalty == "score_to_zero"
            self.charge(gained, seat, max(0, self.before[seat]) * (times > 0) if zero else 2 * times)
        reached: list[int] = []
        counted = []
        for figure in sorted(ORDER, key=lambda one: (self.stakes[one].since or 9, ORDER.index(one))):
            if reached and rules.counting.count_stop == "at_winner" and not rules.ending.play_on_for_places:
                break
            owner = self.owner(figure)
            counted.append(owner)
            if owner >= 0:
                gained[owner] += self.stakes[figure].value
                if owner not in reached and self.before[owner] + gained[owner] >= rules.target:
                    reached.append(owner)
        else:
            if not (reached and rules.counting.count_stop == "at_winner" and not rules.ending.play_on_for_places):
                self.weli(gained, counted)
        late = [seat for seat in range(rules.players) if self.before[seat] + gained[seat] >= rules.target]
        reached += [seat for seat in late if seat not in reached]
        return gained, (reached or [-1])[0], self.losers(gained, reached)

    def charge(self, gained: list[int], seat: int, points: int) -> None:
        floor = -1000 if self.rules.scoring.score_floor is None else 0
        gained[seat] -= max(0, min(points, self.before[seat] + gained[seat] - floor))

    def weli(self, gained: list[int], counted: list[int]) -> None:
        for seat, hand in enumerate(self.dealt):
            if WELI not in hand:
                continue
            voids = (
                self.rules.faults.offender_figure == "no_score_in_deal" or self.rules.faults.penalty == "score_to_zero"
            )
            if self.rules.weli.weli_point:
                gained[seat] += 0 if voids and self.fined[seat] else 1
            elif seat not in counted:
                self.charge(gained, seat, self.rules.weli.weli_zero_penalty)

    def losers(self, gained: list[int], reached: list[int]) -> list[int]:
        seats = range(self.rules.players)
        if self.rules.ending.play_on_for_places:
            left = [seat for seat in seats if seat not in reached]
            return left if len(left) == 1 else reached[-1:] if not left else []
        if not reached:
            return []
        scores = {seat: self.before[seat] + gained[seat] for seat in seats if seat != reached[0]}
        lowest = [seat for seat in scores if scores[seat] == min(scores.values())]
        return [] if len(lowest) > 1 and self.rules.counting.loser_tie == "none" else lowest
