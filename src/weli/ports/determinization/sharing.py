"""Sharing unseen cards out among the places where they may lie: every way is as likely as any other.

Cards that may lie in just the same places are of one kind. How many of each kind a place gets is drawn by counting the ways to go on from
there; which of them it gets is drawn after that. So nothing is ever tried in vain, unless the hands that a place may hold are listed.
"""

import random
from bisect import bisect_right
from math import comb
from typing import Final

from weli.core.cards import BIT

_MOST: Final = 48
_CHOOSE: Final[list[list[int]]] = [[comb(many, few) for few in range(_MOST + 1)] for many in range(_MOST + 1)]


class Place:
    """A hand, or any other spot, where so many unseen cards lie.

    `never` is the set of cards that cannot be among them; at least `least` of them are of the set `wanted`.
    """

    def __init__(self, size: int, never: int = 0, wanted: int = 0, least: int = 0) -> None:
        self.size = size
        self.never = never
        self.wanted = wanted
        self.least = least
        self.is_listed = False
        self.hands: list[list[int]] = []  # where it is listed: all that it may hold

    def takes(self, cards: list[int]) -> bool:
        """Whether just these cards may lie there."""
        wanted = 0
        for card in cards:
            if self.never & BIT[card]:
                return False
            if self.wanted & BIT[card]:
                wanted += 1
        return wanted >= self.least and len(cards) == self.size


class _Group:
    """Places that get their cards together because the same cards cannot lie there."""

    def __init__(self, member: int, place: Place) -> None:
        self.members = [member]
        self.place = place
        self.size = place.size
        self.barred: list[bool] = []  # by kind
        self.wanted: list[bool] = []
        self.takes: list[list[int]] = []  # of a listed place: how many of each kind ...
        self.hands: list[list[list[int]]] = []  # ... and the hands of just that many

    def is_alike(self, place: Place) -> bool:
        alone = self.place.least or self.place.is_listed or place.least or place.is_listed
        return not alone and self.place.never == place.never


class _Step:
    """What a group may take of the cards that are left: so many of each kind, in how many ways, and how it goes on from there."""

    def __init__(self) -> None:
        self.ways = 0
        self.sums: list[int] = []
        self.takes: list[list[int]] = []
        self.places: list[int] = []  # of a listed place: where the hands of that take stand
        self.following: list[_Step] = []


class Sharing:
    """Unseen cards and the places among which they are shared out; cards may be left over."""

    def __init__(self, cards: list[int], places: list[Place]) -> None:
        self._cards = cards[:]
        self._sizes = [place.size for place in places]
        self._free: list[int] = []
        self._groups: list[_Group] = []
        together = 0
        for card in cards:
            together |= BIT[card]
        for member, place in enumerate(places):
            if place.is_listed or place.least or place.never & together:
                self._join_group(member, place)
            else:
                self._free.append(member)
        self._groups.sort(key=_listed_first)
        self._kinds: list[list[int]] = []
        self._find_kinds()
        self._known: dict[int, _Step] = {}
        self._last = _Step()
        self._last.ways = 1
        self._first = self._step(0, [len(kind) for kind in self._kinds])

    def is_possible(self) -> bool:
        return self._first.ways > 0

    def share(self, rng: random.Random) -> list[list[int]]:
        """The cards of each place, in chance order.

        Nothing at all where two listed hands want the same card: then it must be tried again.
        """
        shares: list[list[int]] = [[] for _ in self._sizes]
        rest = self._cards[:]
        if self._groups:
            pools = [kind[:] for kind in self._kinds]
            step = self._first
            for group in self._groups:
                choice = bisect_right(step.sums, rng.randrange(step.ways))
                if group.place.is_listed:
                    if not _take_hand(group.hands[step.places[choice]], pools, shares[group.members[0]], rng):
                        return []
                else:
                    self._take_kinds(group, step.takes[choice], pools, shares, rng)
                step = step.following[choice]
            rest = []
            for pool in pools:
                rest += pool
        for member in self._free:
            take_some(rest, self._sizes[member], shares[member], rng)
        return shares

    def _take_kinds(
        self, group: _Group, take: list[int], pools: list[list[int]], shares: list[list[int]], rng: random.Random
    ) -> None:
        got: list[int] = []
        for kind, many in enumerate(take):
            if many:
                take_some(pools[kind], many, got, rng)
        for member in group.members:
            take_some(got, self._sizes[member], shares[member], rng)

    def _join_group(self, member: int, place: Place) -> None:
        for group in self._groups:
            if group.is_alike(place):
                group.members.append(member)
                group.size += place.size
                return
        self._groups.append(_Group(member, place))

    def _find_kinds(self) -> None:
        """Sorts the cards into kinds, and tells every group which of them it may get."""
        kinds: dict[int, int] = {}
        for card in self._cards:
            mark = 0
            for group in self._groups:
                mark = (
                    mark * 4
                    + (2 if group.place.never & BIT[card] else 0)
                    + (1 if group.place.wanted & BIT[card] else 0)
                )
            if mark not in kinds:
                kinds[mark] = len(self._kinds)
                self._kinds.append([])
            self._kinds[kinds[mark]].append(card)
        for group in self._groups:
            for kind in self._kinds:
                group.barred.append(group.place.never & BIT[kind[0]] != 0)
                group.wanted.append(group.place.wanted & BIT[kind[0]] != 0)
            if group.place.is_listed:
                self._sort_hands(group)

    def _sort_hands(self, group: _Group) -> None:
        """Puts together the listed hands that take equally many of each kind."""
        for hand in group.place.hands:
            take = [0] * len(self._kinds)
            for kind, cards in enumerate(self._kinds):
                for card in hand:
                    if card in cards:
                        take[kind] += 1
            if take not in group.takes:
                group.takes.append(take)
                group.hands.append([])
            group.hands[group.takes.index(take)].append(hand)

    # Counting.

    def _step(self, place: int, left: list[int]) -> _Step:
        """What the group at that place may take, with so many cards of each kind left."""
        if place == len(self._groups):
            return self._last
        key = place
        for many in left:
            key = key * (_MOST + 1) + many
        known = self._known.get(key)
        if known is not None:
            return known
        step = _Step()
        self._known[key] = step
        group = self._groups[place]
        if group.place.is_listed:
            for where, take in enumerate(group.takes):
                self._add(step, place, left, take, len(group.hands[where]), where)
        else:
            self._spread(step, place, left, [0] * len(left), 0, group.size)
        return step

    def _spread(self, step: _Step, place: int, left: list[int], take: list[int], kind: int, room: int) -> None:
        """Goes through every way to take so many cards from this kind on."""
        group = self._groups[place]
        if kind == len(left):
            if room == 0 and _wanted(group, take) >= group.place.least:
                self._add(step, place, left, take[:], _ways(left, take), 0)
            return
        most = 0 if group.barred[kind] else min(left[kind], room)
        for many in range(most + 1):
            take[kind] = many
            self._spread(step, place, left, take, kind + 1, room - many)
        take[kind] = 0

    def _add(self, step: _Step, place: int, left: list[int], take: list[int], ways: int, where: int) -> None:
        after = [many - less for many, less in zip(left, take, strict=True)]
        if min(after) < 0:
            return
        following = self._step(place + 1, after)
        if following.ways:
            step.ways += ways * following.ways
            step.sums.append(step.ways)
            step.takes.append(take)
            step.places.append(where)
            step.following.append(following)


def take_some(pool: list[int], many: int, got: list[int], rng: random.Random) -> None:
    """Moves so many cards, drawn by chance, from one list to another."""
    chance = rng.random
    for _ in range(many):
        place = int(chance() * float(len(pool)))
        got.append(pool[place])
        pool[place] = pool[-1]
        pool.pop()


def _take_hand(hands: list[list[int]], pools: list[list[int]], got: list[int], rng: random.Random) -> bool:
    """Moves one of these hands out of the pools; whether all its cards were still there."""
    for card in hands[int(rng.random() * float(len(hands)))]:
        there = False
        for pool in pools:
            if card in pool:
                pool.remove(card)
                got.append(card)
                there = True
                break
        if not there:
            return False
    return True


def _listed_first(group: _Group) -> tuple[bool, int]:
    return not group.place.is_listed, -len(group.members)


def _wanted(group: _Group, take: list[int]) -> int:
    many = 0
    for kind, some in enumerate(take):
        if group.wanted[kind]:
            many += some
    return many


def _ways(left: list[int], take: list[int]) -> int:
    ways = 1
    for many, few in zip(left, take, strict=True):
        if few:
            ways *= _CHOOSE[many][few]
    return ways
