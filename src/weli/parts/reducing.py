"""Reduced games: what research may leave out of a figure game, so that it can be solved exactly, and what must stay.

They are played by the same engine and the same rules with fewer suits, ranks, figures and cards in hand. No rulebook tells of them, and
no table offers them.
"""

from typing import TYPE_CHECKING, Final

from weli.acts import GLEICH, HANGER
from weli.cards import RANK_LETTERS, SUIT_LETTERS
from weli.errors import RulesError

if TYPE_CHECKING:
    from weli.parts.ruleset import FigureRules

RESEARCH: Final = ("suits", "ranks", "figures_left_out")
"""The fields that make a rule set a reduced one: letters of `cards`, low to high, and figures. The whole game has everything."""

FEWER_CARDS: Final = {"hand_size": range(1, 8), "tricks_for_spiel": range(1, 5)}
"""What a reduced game may have besides: as few cards in hand as it likes."""


def check_reduction(rules: "FigureRules") -> None:
    """Refuses what leaves no game, or one whose wild cards could be worth more than any card of the pack allows.

    Raises:
        RulesError: it says what is needed.
    """
    _check_letters("suits", rules.suits, SUIT_LETTERS)
    _check_letters("ranks", rules.ranks, RANK_LETTERS)
    if rules.figures_left_out not in ((), (GLEICH,), (HANGER,), (GLEICH, HANGER)):
        raise RulesError(
            de="„figures_left_out“: weglassen lassen sich Gleich und Hanger; um das Spiel wird immer gespielt.",
            en="'figures_left_out': Gleich and Hanger can be left out; the Spiel is always played for.",
        )
    natural = rules.ranks.removeprefix(RANK_LETTERS[0])
    reach = RANK_LETTERS.endswith(natural) and rules.hand_size <= len(natural) and rules.gleich_same_card_twice
    if rules.is_reduced and rules.perlagg_order and not reach:
        raise RulesError(
            de="Ein verkleinertes Spiel mit Perlaggen braucht alle Ränge bis zum Ass, mindestens so viele, wie jeder Karten bekommt.",
            en="A reduced game with Perlaggen needs every rank up to the Ace, at least as many as each player has cards.",
        )


def _check_letters(name: str, letters: object, known: str) -> None:
    """Some of the known letters in their order, each once."""
    if not isinstance(letters, str) or not letters or [one for one in known if one in letters] != list(letters):
        raise RulesError(
            de=f"„{name}“ sind Buchstaben aus „{known}“ in dieser Reihenfolge, mindestens einer.",
            en=f"'{name}' are letters of '{known}' in that order, at least one.",
        )
