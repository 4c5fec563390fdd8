"""What has no C."""

from mypy_extensions import i64


def by_name(a: i64, b: i64) -> i64:
    names = {"one": a}
    return names["one"] + b


class Row:
    cards: list[int]

    def lay(self, card: i64) -> None:
        self.cards = [*self.cards, card]


def changed_after_it_was_replaced(a: i64, b: i64) -> i64:
    row = Row()
    row.cards = []
    before = row.cards
    row.lay(a)
    before.append(b)
    return len(row.cards)
