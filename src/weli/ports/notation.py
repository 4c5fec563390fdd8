"""Between lines, as people write and say them, and the engine's small acts."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Generic

from mypy_extensions import mypyc_attr

from weli.core.acts import PLAY, act_of, argument_of, kind_of
from weli.core.errors import NotationError
from weli.core.kinds import D
from weli.core.line import TALK, TRUMP_SEVEN, Line, show_card


@dataclass(frozen=True)
class Shape:
    """What may stand beside a verb: least and most figures, cards and numbers, and whether a card may be named."""

    figures: tuple[int, int] = (0, 0)
    cards: tuple[int, int] = (0, 0)
    numbers: tuple[int, int] = (0, 0)
    named: bool = False


@mypyc_attr(allow_interpreted_subclasses=True)
class Notation(Generic[D]):
    """What people say in a game, what a line means in a deal of it, and what line acts amount to.

    Here cards are played, and whatever else has a word of its own, with a card beside it or nothing (`with_card`, `bare`).

    Lines are read without knowing in which game they are said, so the words of all games are one language: `play`, `cut`, `pass` and talk
    are everybody's, and a game adds its own.
    """

    def bare(self) -> Mapping[str, int]:
        """The verbs that need nothing beside them, each with the kind of its act."""
        return {}

    def with_card(self) -> Mapping[str, int]:
        """The verbs that need a card, each with the kind of its act."""
        return {"play": PLAY}

    def shapes(self) -> Mapping[str, Shape]:
        """The game's own verbs, as a record has them, and what may stand beside each."""
        return dict.fromkeys(self.bare(), Shape()) | dict.fromkeys(self.with_card(), Shape(cards=(1, 1)))

    def verbs(self) -> Mapping[str, str]:
        """What else people say for a verb, in lower case, with that verb."""
        return {}

    def said(self, said: str, words: list[str]) -> Line | None:
        """The line of a whole saying of the game that is no verb with what belongs to it; nothing where this text is none.

        `words` are those of the text, in lower case, without punctuation and without those that decide nothing.

        Raises:
            NotationError: the words are this game's, but what they need is missing, or something stands beside them.
        """
        return None

    def acts_of(self, line: Line, deal: D, seat: int) -> list[int]:
        """The engine's acts for a line that this seat says, in their order; none for talk. Whether they are legal is for the engine to say.

        Raises:
            NotationError: what cannot be understood in this deal, or an act that the game does not know.
        """
        if line.verb in TALK:
            return []
        if line.verb in self.bare():
            return [act_of(self.bare()[line.verb], 0)]
        if line.verb not in self.with_card():
            raise NotationError("notation.not-here", word=line.verb)
        card, name = line.cards[0]
        if name is not None or card == TRUMP_SEVEN:
            written = show_card(card, name)
            raise NotationError("notation.not-here", word=written)
        return [act_of(self.with_card()[line.verb], card)]

    def line_of(self, acts: list[int], deal: D) -> Line:
        """The line of acts that belong together, before they are done."""
        kind = kind_of(acts[0])
        for verb, bare in self.bare().items():
            if bare == kind:
                return Line(verb)
        verb = next(verb for verb, one in self.with_card().items() if one == kind)
        return Line(verb, cards=((argument_of(acts[0]), None),))

    def lines(self, deal: D, seat: int) -> list[Line]:
        """Everything that a seat may do now, each as the line one would say; here, each legal act as a line of its own."""
        return [self.line_of([act], deal) for act in deal.legal(seat)]
