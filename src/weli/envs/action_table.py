"""A number for every act that a game knows, for learners and for frameworks that want actions to be 0, 1, 2 and so on.

A game has one table for all its rule sets, of fixed size, so that what is learnt by one of them fits the others. Giltspiel and Perlaggen
share theirs, for Giltspiel too is played with wild cards in places (GS-OQ-42). In Gaigel the two copies of a card are one act (GA-Q63).
"""

import hashlib
from collections.abc import Sequence
from functools import cache
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from weli.acts import (
    ACCUSE,
    BET,
    BLIND,
    CONCEDE,
    CONTEST,
    CUT,
    DEFER,
    ELFEN,
    EXCHANGE,
    FIGURE_WORDS,
    GOOD,
    HOLD,
    LAST_PROVE,
    LAST_SHOW,
    NAME,
    PAIR,
    PASS,
    PLAY,
    PROOF,
    PROVE,
    RAISE,
    SHOW,
    STOP,
    TAKE,
    TAUCHEN,
    UPGRADE,
    ZWEITE,
    act_of,
    argument_of,
    figures_in,
    kind_of,
    sets_within,
)
from weli.cards import ACE, ACORNS, BIT, PACK_33, RANK, SUIT, SUIT_LETTERS, SUITS, card_text, set_of
from weli.errors import RulesError
from weli.games import game_named
from weli.games.bieten.ruleset import FIVE_FIGURES
from weli.games.bieten.stealing import LEAST_LIFTED
from weli.games.figures.notation import ANSWER_WORDS, BEFORE_PLAY
from weli.games.gaigel.notation import BARE_WORDS, CARD_WORDS
from weli.games.gaigel.ranks import FACES, PACK_48
from weli.parts.deal import SHOWN_FIGURES
from weli.parts.ruleset import FIGURE_GAME

Block = tuple[int, Sequence[int]]
"""A kind of act, and everything it can be done with."""

NO_NUMBER: Final = -1
NOTHING: Final = (0,)

GAIGEL_SEATS: Final = 6
GAIGEL_SIDES: Final = 3

_ON_FIGURES: Final = (BET, BLIND)
_ON_A_FIGURE: Final = (HOLD, GOOD, RAISE, CONCEDE, CONTEST)


def _figure_blocks() -> list[Block]:
    """The acts of Giltspiel and Perlaggen; acts on a figure come before acts on a card."""
    return [
        (PASS, NOTHING),
        (DEFER, NOTHING),
        (STOP, NOTHING),
        (BET, sets_within(set_of(FIGURE_GAME))),
        *[(kind, FIGURE_GAME) for kind in (HOLD, GOOD, RAISE, CONCEDE)],
        (CONTEST, list(SHOWN_FIGURES)),
        (BLIND, sets_within(set_of(FIGURE_GAME))),
        (PLAY, PACK_33),
        (NAME, PACK_33),
        *[(SHOW + figure, PACK_33) for figure in SHOWN_FIGURES],
        *[(PROVE + figure, PACK_33) for figure in SHOWN_FIGURES],
        (TAKE, PACK_33),
        (EXCHANGE, PACK_33),
        (UPGRADE, [card for card in PACK_33 if SUIT[card] == ACORNS]),
        (CUT, range(1, len(PACK_33))),
    ]


def _bieten_blocks() -> list[Block]:
    return [
        (PASS, NOTHING),
        (DEFER, NOTHING),
        (STOP, NOTHING),
        (BET, [BIT[figure] for figure in FIVE_FIGURES]),
        (HOLD, FIVE_FIGURES),
        (GOOD, FIVE_FIGURES),
        (PLAY, PACK_33),
        (NAME, PACK_33),
        (TAKE, PACK_33),
        (CUT, range(LEAST_LIFTED, len(PACK_33))),
    ]


def _gaigel_blocks() -> list[Block]:
    aces = [card for card in FACES if RANK[card] == ACE]
    return [
        (PASS, NOTHING),
        (DEFER, NOTHING),
        *[(kind, NOTHING) for kind in BARE_WORDS if kind != PASS],
        (PAIR, range(SUITS)),
        (ACCUSE, range(GAIGEL_SIDES)),
        (PROOF, range(GAIGEL_SEATS)),
        (PLAY, FACES),
        (ELFEN, aces),
        (TAUCHEN, [card for card in FACES if RANK[card] != ACE]),
        (ZWEITE, aces),
        (CUT, range(1, len(PACK_48))),
    ]


_BLOCKS: Final = {
    "giltspiel": _figure_blocks,
    "perlaggen": _figure_blocks,
    "bieten": _bieten_blocks,
    "gaigel": _gaigel_blocks,
}


@final
class ActionTable:
    """The acts of a game in a fixed order. `size`: how many there are; `version` changes whenever a number comes to mean something else."""

    _numbers: vec[i64]

    def __init__(self, game: str, acts: list[int]) -> None:
        self.game = game
        self.acts = acts
        self.size = len(acts)
        self._numbers = vec[i64]([NO_NUMBER] * (max(acts) + 1))
        for number, act in enumerate(acts):
            self._numbers[act] = number
        labels = "\n".join(self.label(number) for number in range(self.size))
        self.version = hashlib.sha256(labels.encode()).hexdigest()[:8]

    def number(self, act: i64) -> i64:
        """The number of an act, from 0 to `size - 1`. Raises `RulesError` for an act that the game does not have."""
        number = self._numbers[act] if 0 <= act < len(self._numbers) else NO_NUMBER
        if number == NO_NUMBER:
            raise RulesError(de=f"In {self.game} gibt es den Zug {act} nicht.", en=f"{self.game} has no act {act}.")
        return number

    def act(self, number: int) -> int:
        """The act of a number. Raises `RulesError` where there is no such number."""
        if not 0 <= number < self.size:
            highest = self.size - 1
            raise RulesError(
                de=f"Züge tragen in {self.game} die Nummern 0 bis {highest}; {number} ist keine davon.",
                en=f"The acts of {self.game} are numbered 0 to {highest}; {number} is none of them.",
            )
        return self.acts[number]

    def label(self, number: int) -> str:
        """The act in the words of a record: `bet gleich hanger`, `play HA`, `show gleich L7`, `cut 12`."""
        act = self.act(number)
        return _label(kind_of(act), argument_of(act), self.game == "gaigel")


@cache
def action_table(game: str) -> ActionTable:
    """The table of a game. Raises `RulesError` where there is no such game."""
    blocks = _BLOCKS[game_named(game).name]()
    return ActionTable(game, [act_of(kind, argument) for kind, arguments in blocks for argument in arguments])


def _label(kind: int, argument: int, is_gaigel: bool) -> str:
    if kind == DEFER:
        return "defer"
    if is_gaigel:
        return _gaigel_label(kind, argument)
    if kind in _ON_FIGURES:
        words = [FIGURE_WORDS[figure] for figure in figures_in(argument)]
        return " ".join([BEFORE_PLAY.get(kind, "bet"), *words])
    if kind in _ON_A_FIGURE:
        return f"{ANSWER_WORDS.get(kind, 'contest')} {FIGURE_WORDS[argument]}"
    if SHOW <= kind <= LAST_SHOW:
        return f"contest {FIGURE_WORDS[kind - SHOW]} {card_text(argument)}"
    if PROVE <= kind <= LAST_PROVE:
        return f"validate {FIGURE_WORDS[kind - PROVE]} {card_text(argument)}"
    if kind == CUT:
        return f"cut {argument}"
    if kind in (PASS, STOP):
        return "pass" if kind == PASS else BEFORE_PLAY[kind]
    return f"{_CARD_WORDS[kind]} {card_text(argument)}"


_CARD_WORDS: Final = {PLAY: "play", NAME: "name", TAKE: "take", EXCHANGE: "exchange", UPGRADE: "upgrade"}


def _gaigel_label(kind: int, argument: int) -> str:
    if kind in BARE_WORDS:
        return BARE_WORDS[kind]
    if kind in CARD_WORDS:
        return f"{CARD_WORDS[kind]} {card_text(argument)}"
    if kind == PAIR:
        return f"pair {SUIT_LETTERS[argument]}"
    if kind == CUT:
        return f"cut {argument}"
    return f"accuse side {argument}" if kind == ACCUSE else f"proof seat {argument}"
