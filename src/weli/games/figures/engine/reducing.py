"""Reduced games: what research may leave out of a figure game, so that it can be solved exactly, and what must stay.

They are played by the same engine and the same rules with fewer suits, ranks, figures and cards in hand. No rulebook tells of them, and
no table offers them.
"""

from dataclasses import dataclass
from typing import Final

from weli.core.acts import FIGURE_WORDS, GLEICH, HANGER
from weli.core.cards import RANK_LETTERS, SUIT_LETTERS
from weli.core.errors import Unplayable
from weli.core.parameters import Part, by_name, declared_in, parameter
from weli.games.figures.engine.rules.wild import WildRules

FEWER_CARDS: Final = {"hand_size": range(1, 8), "tricks_for_spiel": range(1, 5)}
"""What a reduced game may have besides: as few cards in hand as it likes."""


@dataclass(frozen=True)
class Reduction(Part):
    """What is left of the game: letters of `cards`, low to high; and the figures that nobody plays for. The whole game has everything."""

    suits: str = parameter(SUIT_LETTERS, ())
    ranks: str = parameter(RANK_LETTERS, ())
    figures_left_out: tuple[int, ...] = parameter((), (), words=tuple(FIGURE_WORDS))

    def check(self, hand_size: int, wild: WildRules) -> None:
        """Refuses what leaves no game, or one whose wild cards could be worth more than any card of the pack allows.

        Raises:
            Unplayable: it says what is needed.
        """
        _check_letters("suits", self.suits, SUIT_LETTERS)
        _check_letters("ranks", self.ranks, RANK_LETTERS)
        if self.figures_left_out not in ((), (GLEICH,), (HANGER,), (GLEICH, HANGER)):
            raise Unplayable("rules.reduced.figures", {"figures_left_out": self.figures_left_out})
        natural = self.ranks.removeprefix(RANK_LETTERS[0])
        reach = RANK_LETTERS.endswith(natural) and hand_size <= len(natural) and wild.gleich_same_card_twice
        if self != WHOLE_GAME and wild.perlagg_order and not reach:
            raise Unplayable("rules.reduced.wild", {"ranks": self.ranks}, {"hand_size": hand_size})


WHOLE_GAME: Final = Reduction()
RESEARCH: Final = by_name(declared_in("reduction", Reduction, ""))
"""The parameters that make a rule set a reduced one."""


def _check_letters(name: str, letters: object, known: str) -> None:
    """Some of the known letters in their order, each once."""
    if not isinstance(letters, str) or not letters or [one for one in known if one in letters] != list(letters):
        raise Unplayable("rules.reduced.letters", {name: letters}, name=name, known=known)
