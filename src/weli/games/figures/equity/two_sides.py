"""The winning chance between two sides, by the points that each still needs: value iteration over what deals bring."""

from typing import Final

from weli.games.figures.equity.courses import Course, Courses

_SWEEPS: Final = 6
_EVEN: Final = 0.5


class TwoSides:
    """`chance(own, other)` is that of the dealer's side, which needs `own` points, against the other, which needs `other`."""

    def __init__(self, courses: Courses, most: int) -> None:
        self._courses = courses
        self._most = most
        self._row = most + 1
        self._chances = [_EVEN] * (self._row * self._row)
        for _ in range(_SWEEPS):
            self._sweep()

    def chance(self, own: int, other: int) -> float:
        return self._chances[self._within(own) * self._row + self._within(other)]

    def _within(self, points: int) -> int:
        """Points still needed, kept within the table: a side that penalties put behind the start counts as at the start."""
        return max(1, min(points, self._most))

    def _sweep(self) -> None:
        """Looks one deal ahead from every score, the last ones first, for they do not depend on the others."""
        for together in range(2, 2 * self._most + 1):
            for own in range(max(1, together - self._most), min(self._most, together - 1) + 1):
                self._chances[own * self._row + together - own] = self._after_a_deal(own, together - own)

    def _after_a_deal(self, own: int, other: int) -> float:
        total = 0.0
        for course, often in zip(self._courses.courses, self._courses.often, strict=True):
            total += often * self._after(course, own, other)
        return total / self._courses.total

    def _after(self, course: Course, own: int, other: int) -> float:
        """Whoever reaches the target first has won; otherwise the other side deals next."""
        for side, points in course:
            if side == 0:
                own -= points
                if own <= 0:
                    return 1.0
            else:
                other -= points
                if other <= 0:
                    return 0.0
        return 1.0 - self.chance(other, own)
