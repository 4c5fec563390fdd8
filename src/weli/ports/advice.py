"""What the house's opponents ask of a game: how somebody who is new to it plays, and how a regular plays, thinks and listens."""

import random
from abc import ABC, abstractmethod
from typing import Generic

from mypy_extensions import i64, mypyc_attr

from weli.core.deal import NONE
from weli.core.kinds import D
from weli.core.ruleset import RuleSet
from weli.ports.equity import Equity
from weli.ports.turn_order import ACTOR


class Spoken:
    """Somebody has staked something: bet on a figure, or held a bet on it; `just`: the bet still waits for its answer.

    `freely_in`: the manner in which one says so whatever one's chances, if there is one.
    """

    def __init__(self, seat: int, figure: int, held: bool, just: bool, freely_in: str) -> None:
        self.seat = seat
        self.figure = figure
        self.held = held
        self.just = just
        self.freely_in = freely_in


@mypyc_attr(allow_interpreted_subclasses=True)
class Heard(Generic[D]):
    """What others have said in a deal, and how well cards go with it; here nothing, as where nobody bets."""

    def __init__(self, spoken: list[Spoken]) -> None:
        self.spoken = spoken

    def cards(self, world: D, each: Spoken) -> int:
        """All cards that they have there, as a set: what they say is judged by them."""
        return 0

    def could(self, world: D, each: Spoken) -> bool:
        """Whether they could prove it with these cards."""
        return True

    def surplus(self, world: D, each: Spoken) -> int:
        """By how much their chance is better than that from which a regular says so, in thousandths."""
        return 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Regular(Generic[D]):
    """Somebody who plays one game by its rules of thumb, in one manner; and what those who try things out in thought ask them.

    What a game without bets need not know has an answer here.
    """

    def choose(self, view: D, seat: int, options: list[int], rng: random.Random) -> int:
        """One of the options, by what that seat sees."""
        raise NotImplementedError

    def worth_trying(self, view: D, seat: int, options: list[int], first: int, rng: random.Random) -> list[int]:
        """The options that a sensible player would think of beside `first`, the regular's own choice: here all of them."""
        return options

    def is_safe(self, view: D, act: int) -> bool:
        """Whether an act is what somebody does who is not sure of anything."""
        return True

    def is_senseless(self, view: D, seat: int, act: int) -> bool:
        """Whether nobody does it who has eyes in their head."""
        return False

    def heard(self, view: D, seat: int) -> Heard:
        """What others have said, for that seat to hear."""
        return Heard([])

    def has_been_quiet(self, view: D, side: int) -> bool:
        """Whether that side would have spoken by now if it said all it could."""
        return False

    def figures(self, view: D) -> list[int]:
        """What one can stake something on here."""
        return []

    def weighs(self, view: D, seat: int, options: list[int]) -> bool:
        """Whether what they do now hangs on the chance of a figure: here wherever something may be staked."""
        for act in options:
            if self.staked(act) != NONE:
                return True
        return False

    def knowing(self, view: D, seat: int, counted: dict[int, int], worlds: int) -> "Regular":
        """The same regular, who knows in how many of a thousand worlds these figures are won, and that so many were counted."""
        return self

    def gives_away(self, act: int) -> bool:
        """Whether an act gives up what may yet be won."""
        return False

    def staked(self, act: int) -> int:
        """The figure that an act gives up, or stakes something more on; NONE where it does not, or on several."""
        return NONE

    def has_won(self, deal: D, figure: int, side: int) -> bool:
        """Whether a side has won that figure in a deal that is over."""
        return False

    def can_prove(self, view: D, seat: int) -> bool:
        """Whether that seat can still show all that it has to show in the end: here it has nothing to."""
        return True

    def shares(self, view: D) -> int:
        """How many times as long as others such a deal takes to play out."""
        return 1

    def is_far_fetched(self, deal: D, seat: int, act: int) -> bool:
        """Whether a search tree need not branch at that act."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Advice(ABC, Generic[D]):
    """Players for one game, whom the opponents of the house ask."""

    def by_chance(self, view: D, seat: int, options: list[int], rng: random.Random) -> int:
        """One of the options, by weights that hardly know the game, so that deals end: here any."""
        return rng.choice(options)

    def apprentice(self, view: D, seat: int, options: list[int], rng: random.Random) -> int:
        """One of the options, as somebody who is new to the game plays: here any."""
        return self.by_chance(view, seat, options, rng)

    def exploiters(self) -> dict[str, Regular]:
        """Simple opponents by name, each with one trick to try on the regular: nobody of the house may lose to any (`weli.arena.pool`)."""
        return {}

    @abstractmethod
    def regular(self, manner: str) -> Regular:
        """The regular of a manner: one of `ports.manners`, sober and in haste and the tempers among them."""

    def tempers(self) -> list[str]:
        """Those of `weli.ports.manners.TEMPERS` that one can tell by play: here none, as where there is nothing to bet on."""
        return []

    def equity(self, rules: RuleSet) -> Equity:
        """What scores are worth by these rules."""
        return Equity(rules)

    def windows_in_thought(self) -> i64:
        """Whom one need ask for more than their turn when a deal is played out in thought (`ports.turn_order`): here nobody."""
        return ACTOR
