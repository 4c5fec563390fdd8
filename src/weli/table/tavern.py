"""What it costs where something forbidden happens at a table all the same."""

from weli.ruleset import RuleSet
from weli.texts import text


def with_price(against: str, rules: RuleSet, lang: str) -> str:
    """A rule's text, and what it costs to break it where the house tolerates that."""
    key, number = rules.price()
    return f"{against} {text(key, lang, number=number)}"
