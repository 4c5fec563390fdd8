"""Whether something forbidden happens at a table all the same, at a price, and what it costs."""

from weli.games.bieten.ruleset import BietenRules
from weli.games.gaigel.ruleset import GaigelRules
from weli.parts.ruleset import FigureRules
from weli.ruleset import RuleSet
from weli.texts import text


def has_a_price(rules: RuleSet) -> bool:
    """PL-STRAF-28, BI-Q17, GA-Q46."""
    if isinstance(rules, BietenRules | GaigelRules):
        return rules.irregularities == "penalise"
    assert isinstance(rules, FigureRules)
    return rules.out_of_turn_penalty > 0 or rules.illegal_act_policy == "penalise"


def with_price(against: str, rules: RuleSet, lang: str) -> str:
    """A rule's text, and what it costs to break it where the house tolerates that.

    (BI-PEN-01, BI-PEN-11, BI-PEN-12, BI-Q29, GA-Q39, GA-Q46)
    """
    return f"{against} {_price(rules, lang)}"


def _price(rules: RuleSet, lang: str) -> str:
    if isinstance(rules, GaigelRules):
        return text("price.tournament" if rules.is_tournament else "price.double", lang)
    assert isinstance(rules, BietenRules)
    void = rules.penalty == "minus_two" and rules.offender_figure == "no_score_in_deal"
    return text("price.minus_two.void" if void else f"price.{rules.penalty}", lang, number=rules.penalty_points)
