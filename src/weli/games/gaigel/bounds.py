"""How long a deal of Gaigel can be, and how much it can bring: far above what is ever played."""

from weli.games.gaigel.ruleset import GaigelRules


def most_acts(rules: GaigelRules) -> int:
    """Every card is played and drawn at most once, four suits can be declared twice, both Sevens laid; and calls, proofs and the cut."""
    cards = len(rules.cards)
    calls = 2 * rules.players + rules.seating.sides
    return cards + cards // rules.players + 8 + 6 + rules.players + calls + 2


def most_points(rules: GaigelRules) -> float:
    """The dearest deal, whatever the score."""
    units = (2, rules.out.under_cost, rules.out.over_cost, rules.quests.quest_value, rules.match.clean_double)
    return float(
        max([points for row in rules.tournament.tour_points for points in row] if rules.is_tournament else units)
    )
