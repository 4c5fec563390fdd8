"""What tells most about how a game was played, counted in many deals."""

from typing import Generic

from mypy_extensions import mypyc_attr

from weli.core.kinds import D


@mypyc_attr(allow_interpreted_subclasses=True)
class Measures(Generic[D]):
    """The numbers of a game. Every word is one that the catalogue has under `arena.talk`."""

    def words(self) -> tuple[str, ...]:
        """Everything that is counted for each side, in the order of a table."""
        return ()

    def counted_as(self, deal: D, act: int) -> list[str]:
        """What an act that is about to be done counts as; nothing where it is not counted."""
        return []

    def told(self) -> tuple[str, ...]:
        """What else is told of deals and games where it can happen: `silent_deals`, `standing` (figures left tied), `lost` games."""
        return ()

    def at_the_end(self, deal: D, seat: int) -> dict[str, int]:
        """What shows of a seat only when the deal is over."""
        return {}

    def is_silent(self, deal: D) -> bool:
        """Whether nobody has bet in a deal that is over."""
        return False

    def left_standing(self, deal: D) -> int:
        """How many figures were left tied."""
        return 0

    def endings(self) -> tuple[int, ...]:
        """The kinds of acts that end a deal on a word: whoever plays at random, to measure something, makes them only where nothing else
        can be done."""
        return ()
