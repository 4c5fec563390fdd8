"""A few lines of each kind that the engine is made of, and some that are easily put into C wrongly."""

from librt.vecs import vec
from mypy_extensions import i64

_WORTH: list[list[int]] = [[], [3], [1, 4, 1, 5]]


class Pile:
    """Cards in a row, which is replaced, never changed."""

    cards: list[int]
    turned: i64 = -1

    def lay(self, card: i64) -> None:
        self.cards = [*self.cards, card]

    def copy(self) -> "Pile":
        twin = Pile()
        twin.cards = self.cards
        twin.turned = self.turned
        return twin


class Table:
    """Two piles."""

    left: Pile
    right: Pile
    counts: vec[i64]

    def __init__(self, size: i64) -> None:
        self.left = Pile()
        self.left.cards = []
        self.right = self.left.copy()
        self.counts = vec[i64]([0] * size)


def floors(a: i64, b: i64) -> i64:
    return a // b * 1000 + a % b + (a // 8) * 7 + a % 8


def row_kept_while_another_is_laid(first: i64, second: i64) -> i64:
    """What was in the row before is what is counted, though the row is replaced meanwhile."""
    table = Table(4)
    table.left.lay(first)
    before = table.left.cards
    table.left.lay(second)
    return len(before) * 100 + len(table.left.cards) * 10 + len(table.right.cards)


def walked_while_it_grows(first: i64, second: i64) -> i64:
    table = Table(2)
    for card in range(3):
        table.left.lay(card + first)
    total: i64 = 0
    for card in table.left.cards:
        table.left.lay(card)
        total += card
    return total * 100 + len(table.left.cards) + second


def copy_goes_on_by_itself(first: i64, second: i64) -> i64:
    table = Table(3)
    table.left.lay(first)
    twin = table.left.copy()
    twin.lay(second)
    twin.turned = second
    return len(table.left.cards) * 100 + len(twin.cards) * 10 + table.left.turned


def slices_and_sums(a: i64, b: i64) -> i64:
    row = [place * place - a for place in range(9) if place != b]
    rest = row[2:-1] + row[:1] * 2
    del rest[:1]
    rest.insert(1, b)
    rest.remove(rest[0])
    some = sorted(rest, reverse=True)
    found = max([one % 5 for one in rest], default=-1)
    return sum(some[:3]) + found + rest[-1] + min(some) + (1 if a in rest else 0) + some.index(some[1])


def choices(a: i64, b: i64) -> i64:
    either = a and b
    other = a or b
    held = min(a, b)
    if (more := a - b) > 3 or not held:
        other += more
    return either * 10000 + other * 100 + held + any_above(a) + _WORTH[2][b % 4]


def any_above(bound: i64) -> i64:
    found = [one for row in _WORTH for one in row]
    return (1 if any(one > bound for one in found) else 0) + (2 if all(one > bound for one in found) else 0)


def two(a: i64, b: i64) -> tuple[list[int], i64]:
    return ([a, b, a], b) if a else ([], a)


def taken_apart(a: i64, b: i64) -> i64:
    row, number = two(a, b)
    counts = Table(5).counts
    for one in row:
        counts[one % 5] += 1
    counts[-1] -= 7
    return number * 1000 + sum(counts) + counts[a % 5]


def in_order(a: i64, b: i64) -> i64:
    rows = [a, b, 3, -2]
    one = (a % 3, -b, 5)
    other = (b % 3, a, 5)
    nearest = min(rows, key=lambda number: abs(int(number - 2)))
    before = sorted(rows, key=lambda number: -(number % 4) * 10 + b)[1]
    return (
        nearest * 1000
        + before * 100
        + one[abs(int(a)) % 3]
        + (50 if one > other else 0)
        + weighed(b)
        + weighed(a, (b, 1))
    )


def weighed(a: i64, by: tuple[i64, i64] = (3, 4)) -> i64:
    return a * by[0] + by[1]


def too_long(a: i64, b: i64) -> i64:
    row: list[int] = []
    for one in range(a * 1000 + 100):
        row.append(one + b)
    return len(row) + b


def too_big(a: i64, b: i64) -> i64:
    row = [a * 100_000 + 40_000]
    return row[0] + b


def not_there(a: i64, b: i64) -> i64:
    return [a, a + 1].index(a + 2) + b
