"""How a game is dealt, walked through and played to its end."""

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass

from mypy_extensions import i64, mypyc_attr

from weli.core.deal import Deal
from weli.core.ruleset import RuleSet
from weli.core.tape import Tape
from weli.ports.determinization import Worlds
from weli.ports.match import Match
from weli.ports.turn_order import Asking, InTurn


@dataclass(frozen=True)
class Drawing:
    """How the Aces fell, where they find who sits where and who deals first.

    Players are numbered as they sit down, in order of turn. `cards` are the cards laid open and `receivers` whose they are; `aces` are
    the players with an Ace, in their order. `seats` gives for each new seat the player who takes it: who has the first Ace stays.
    `first_dealer` is a new seat, or -1 where chance decides (GA-Q42).
    """

    cards: tuple[int, ...]
    receivers: tuple[int, ...]
    aces: tuple[int, ...]
    first_dealer: i64
    seats: tuple[int, ...]


@mypyc_attr(allow_interpreted_subclasses=True)
class Engine(ABC):
    """Makes the deals of a game, which know the rest themselves: who may do what, and what comes of it."""

    @abstractmethod
    def lay(
        self,
        rules: RuleSet,
        dealer: i64,
        start_scores: list[int],
        pack: list[int],
        pattern: i64,
        active: list[int],
        tape: Tape | None = None,
    ) -> Deal:
        """A deal from a shuffled pack, top card first: to be cut where that is part of the game, otherwise cut already and dealt at once.

        `start_scores` is the score of each side, `pattern` one of the rule set's ways of dealing, `active` the seats that play.
        """

    def asking(self, deal: Deal, skip: i64, windows: i64) -> Asking:
        """What walks through a deal by asking one seat at a time, not begun (`ports.turn_order`): here the one due to play."""
        return InTurn(deal, skip, windows)

    @abstractmethod
    def worlds(self, view: Deal, seat: int) -> Worlds:
        """What may lie behind what that seat sees, to be drawn from; the view stays as it is."""

    def match(self, rules: RuleSet) -> Match:
        """A match by these rules in which nobody has scored yet."""
        return Match(rules, self.lay)

    def draw_seats(self, rules: RuleSet, shuffle: Callable[[list[int]], list[int]]) -> Drawing | None:
        """How the cards fall that find partners and the first dealer, from a pack that is shuffled for it; nothing where chance decides."""
        return None
