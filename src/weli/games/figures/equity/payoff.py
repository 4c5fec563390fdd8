"""What a game that is over is worth to each side, from 0 to 1.

Winning it is worth 1. Where it has a loser, losing it is worth 0 and the rest one half; where the others play on for places, the places are
worth less by equal steps.
"""

from weli.games.figures.engine.ruleset import FigureRules

_NEITHER = 0.5


def payoffs(rules: FigureRules, places: list[int], missing: list[int]) -> list[float]:
    """By side. `places`: who has reached the target, in their order; `missing`: how far away each side is."""
    sides = len(missing)
    if not places:
        return [1.0 / sides] * sides
    if rules.plays_on_for_places:
        return _by_place(places, sides)
    values = [0.0] * sides
    if rules.manner.has_losers:
        others = [side for side in range(sides) if side != places[0]]
        lost = rules.losers(others, [missing[side] for side in others])
        values = [0.0 if side in lost else _NEITHER for side in range(sides)]
    values[places[0]] = 1.0
    return values


def _by_place(places: list[int], sides: int) -> list[float]:
    """Those who are still on their way share the places that are left."""
    values = [0.0] * sides
    rest = sides - len(places)
    for side in range(sides):
        if side in places:
            values[side] = 1.0 - places.index(side) / (sides - 1)
        else:
            values[side] = (rest - 1) / 2 / (sides - 1)
    return values
