"""How the parameters of a game are told where the catalogues alone cannot."""

from collections.abc import Callable, Mapping
from typing import Any

from mypy_extensions import mypyc_attr

from weli.core.ruleset import RuleSet
from weli.core.texts import text

Teller = Callable[[Any, Any, str], str]
"""Puts a value into words: the value, the rule set that has all else, the language."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Outline:
    """Games have their own where a value has not simply one text in the catalogues."""

    def tellers(self) -> Mapping[str, Teller]:
        """Who tells the values of a parameter, by its name."""
        return {}

    def tell(self, name: str, value: Any, rules: RuleSet, lang: str) -> str | None:
        """A value in the words of the game; nothing where it has none of its own."""
        teller = self.tellers().get(name)
        return teller(value, rules, lang) if teller else None


def either(choices: list[str], lang: str) -> str:
    """`11, 12 oder 15`."""
    *others, last = choices
    return text("parameter.or", lang, one=", ".join(others), other=last) if others else last
