"""Which of the page's hints hold at a table; what they say stands in the catalogue of the page."""

from typing import Generic

from mypy_extensions import mypyc_attr

from weli.core.kinds import R


@mypyc_attr(allow_interpreted_subclasses=True)
class Hints(Generic[R]):
    """By the keys of their texts. What holds at every table, such as how to lay a card, the page says by itself."""

    def hands(self, rules: R) -> list[str]:
        """What there is to do besides, `help.play.*`."""
        return []

    def keys(self, rules: R) -> list[str]:
        """What can be done by a key besides, `help.keys.*`."""
        return []

    def signs(self, rules: R) -> list[str]:
        """What may be seen there besides, `help.signs.*`: beside a name, on a board, on a card."""
        there = {"left": rules.plays_on_for_places, "offences": rules.has_a_price}
        return [sign for sign, holds in there.items() if holds]

    def topics(self, rules: R) -> list[str]:
        """What is particular here, `help.*`: each line of a topic is a text of its own, `help.*.*`."""
        return []
