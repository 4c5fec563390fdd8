"""The acts of Giltspiel and Perlaggen for learners, and the words for those of every figure game.

The two share a table, for Giltspiel too is played with wild cards in places.
"""

from typing import Final

from weli.core.acts import (
    BET,
    BLIND,
    CONCEDE,
    CONTEST,
    CUT,
    EXCHANGE,
    FIGURE_WORDS,
    GOOD,
    HOLD,
    LAST_PROVE,
    LAST_SHOW,
    NAME,
    PLAY,
    PROVE,
    RAISE,
    SHOW,
    STOP,
    TAKE,
    UPGRADE,
    argument_of,
    figures_in,
    kind_of,
    sets_within,
)
from weli.core.cards import ACORNS, PACK_33, SUIT, card_text, set_of
from weli.games.figures.notation import ANSWER_WORDS, BEFORE_PLAY
from weli.mechanics.deal import SHOWN_FIGURES
from weli.mechanics.rules.scoring import FIGURE_GAME
from weli.ports.encoding.acts import NOTHING, Block, acts_in

_ON_FIGURES: Final = (BET, BLIND)
_ON_A_FIGURE: Final = (HOLD, GOOD, RAISE, CONCEDE, CONTEST)
_CARD_WORDS: Final = {PLAY: "play", NAME: "name", TAKE: "take", EXCHANGE: "exchange", UPGRADE: "upgrade"}


def figure_actions() -> list[int]:
    """Acts on a figure come before acts on a card."""
    blocks: list[Block] = [
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
    return acts_in(blocks)


def figure_label(act: int) -> str:
    """`bet gleich hanger`, `hold spiel`, `play HA`, `contest gleich L7`, `cut 12`."""
    kind, argument = kind_of(act), argument_of(act)
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
    if kind == STOP:
        return BEFORE_PLAY[kind]
    return f"{_CARD_WORDS[kind]} {card_text(argument)}"
