"""A game of two seats in sequence form: what each seat may choose where, and what the choices of both come to at every end.

At each end of the game stand the last choice of either seat, and so, as nobody forgets what they have done (perfect recall), all their
choices before. What an end is worth, times its chance, times how likely each seat makes its choices, summed over all ends, is what the
game is worth; nothing else about the course of a deal matters to a solver.

(von Stengel, Efficient computation of behavior strategies, 1996)
"""

from typing import final


@final
class Choice:
    """One act in one information set of a seat; where a seat has not chosen yet, its `Choice` of nothing."""

    def __init__(self, act: int) -> None:
        self.act = act
        self.share = 1.0  # how likely the seat makes this choice where it has it
        self.reach = 1.0  # how likely it makes this choice and all its own before
        self.total = 0.0  # the reach of every strategy so far, each times its weight
        self.regret = 0.0  # how much more it would have brought than what was done, never below 0
        self.gain = 0.0  # what it brings against what the other seat does; 0 between two passes


@final
class InformationSet:
    """What a seat knows when it has to choose: everything it has seen, and its last own choice before."""

    def __init__(self, before: Choice, choices: list[Choice], place: int, hand: int) -> None:
        self.before = before
        self.choices = choices
        self.even = 1.0 / len(choices)  # the share of each where nothing speaks for any
        self.place = place  # what the seat has noticed of the deal, as a number of `Places`
        self.hand = hand  # the cards dealt to the seat, as a set


@final
class Ending:
    """What a finished deal is worth to the first seat, times its chance, and the last choices of both."""

    def __init__(self, worth: float, first: Choice, second: Choice) -> None:
        self.worth = worth
        self.first = first
        self.second = second


@final
class SequenceForm:
    """A whole game. `sets`: the information sets of each seat, each after those that it may follow."""

    def __init__(self) -> None:
        self.roots = [Choice(-1), Choice(-1)]
        self.sets: list[list[InformationSet]] = [[], []]
        self.endings: list[Ending] = []

    @property
    def size(self) -> int:
        """How many information sets there are."""
        return len(self.sets[0]) + len(self.sets[1])

    def follow(self, seat: int) -> None:
        """Lets a seat play by its present shares."""
        for each in self.sets[seat]:
            before = each.before.reach
            for choice in each.choices:
                choice.reach = before * choice.share

    def follow_average(self, seat: int) -> None:
        """Lets a seat play by the average of all its strategies so far; where none of them ever comes, by chance."""
        for each in self.sets[seat]:
            before = each.before.reach
            total = sum_of_totals(each)
            for choice in each.choices:
                choice.reach = before * (choice.total / total if total > 0.0 else each.even)

    def gather(self, seat: int) -> None:
        """What each choice of a seat brings at the ends right after it, against what the other seat does."""
        if seat == 0:
            for end in self.endings:
                mine = end.first
                mine.gain += end.worth * end.second.reach
        else:
            for end in self.endings:
                mine = end.second
                mine.gain -= end.worth * end.first.reach

    def best_response(self, seat: int) -> float:
        """The most that a seat can get against what the other one does."""
        self.gather(seat)
        sets = self.sets[seat]
        for number in range(len(sets) - 1, -1, -1):
            each = sets[number]
            best = each.choices[0].gain
            for choice in each.choices:
                best = max(best, choice.gain)
                choice.gain = 0.0
            each.before.gain += best
        root = self.roots[seat]
        gain = root.gain
        root.gain = 0.0
        return gain


def sum_of_totals(each: InformationSet) -> float:
    total = 0.0
    for choice in each.choices:
        total += choice.total
    return total
