"""Counterfactual regret minimisation, in the form CFR+: the average of the strategies it goes through comes ever closer to an equilibrium.

One seat after the other looks at what each of its choices would have brought more than what it did, keeps the sum of that, never below 0,
and plays next in proportion to it. The strategy of iteration t counts t times in the average.
(Zinkevich and others 2007; Tammelin, Solving large imperfect information games using CFR+, 2014)
"""

from typing import final

from weli.solving.sequence_form import InformationSet, SequenceForm


@final
class Solver:
    """Solves a game step by step; `iterations` counts the steps."""

    def __init__(self, form: SequenceForm) -> None:
        self.form = form
        self.iterations = 0
        for seat in range(2):
            form.follow(seat)

    def iterate(self) -> None:
        """One step: either seat learns against what the other one does at the moment."""
        self.iterations += 1
        for seat in range(2):
            self.form.gather(seat)
            self._learn(seat)
            self._play(seat)

    def bounds(self) -> tuple[float, float]:
        """What the first seat gets in the average strategies if the second one plays its best against it, and if itself does so.

        What the game is worth lies between the two; half their distance is how far both can be exploited on average.
        """
        form = self.form
        form.follow_average(0)
        low = -form.best_response(1)
        form.follow_average(1)
        high = form.best_response(0)
        form.follow(0)
        form.follow(1)
        return low, high

    def _learn(self, seat: int) -> None:
        """Adds up the regrets, last choices first, and sets the strategy that is played next (regret matching)."""
        sets = self.form.sets[seat]
        for number in range(len(sets) - 1, -1, -1):
            each = sets[number]
            value = 0.0
            for choice in each.choices:
                value += choice.share * choice.gain
            each.before.gain += value
            regrets = 0.0
            for choice in each.choices:
                regret = choice.regret + choice.gain - value
                choice.gain = 0.0
                if regret > 0.0:
                    choice.regret = regret
                    regrets += regret
                else:
                    choice.regret = 0.0
            share_out(each, regrets)
        self.form.roots[seat].gain = 0.0

    def _play(self, seat: int) -> None:
        """Works out how likely the seat reaches each choice, and adds that to the average strategy."""
        weight = float(self.iterations)
        for each in self.form.sets[seat]:
            before = each.before.reach
            for choice in each.choices:
                choice.reach = before * choice.share
                choice.total += weight * choice.reach


def share_out(each: InformationSet, regrets: float) -> None:
    """Shares in proportion to the regrets, which have this sum; where there is none, equal ones."""
    for choice in each.choices:
        choice.share = choice.regret / regrets if regrets > 0.0 else each.even
