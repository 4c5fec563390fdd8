"""Between lines, as people write and say them, and the engine's small acts."""

from abc import ABC, abstractmethod

from weli.deal import Deal
from weli.line import Line


class Notation(ABC):
    """What a line means in a deal of a game, and what line acts amount to."""

    @abstractmethod
    def acts_of(self, line: Line, deal: Deal, seat: int) -> list[int]:
        """The engine's acts for a line that this seat says, in their order; none for talk. Whether they are legal is for the engine to say.

        Raises:
            NotationError: what cannot be understood in this deal, or an act that the game does not know.
        """

    @abstractmethod
    def line_of(self, acts: list[int], deal: Deal) -> Line:
        """The line of acts that belong together, before they are done."""

    def lines(self, deal: Deal, seat: int) -> list[Line]:
        """Everything that a seat may do now, each as the line one would say; here, each legal act as a line of its own."""
        return [self.line_of([act], deal) for act in deal.legal(seat)]
