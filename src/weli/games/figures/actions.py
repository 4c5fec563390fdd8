"""The acts of Giltspiel and Perlaggen for learners, and the words for those of every figure game.

The two share a table, for Giltspiel too is played with wild cards in places.
"""

from typing import Final

from weli.core import acts
from weli.core.cards import ACORNS, PACK_33, SUIT, card_text, set_of
from weli.games.figures.notation import ANSWER_WORDS, BEFORE_PLAY
from weli.mechanics.deal import SHOWN_FIGURES
from weli.mechanics.rules.scoring import FIGURE_GAME
from weli.ports.encoding.acts import NOTHING, Block, acts_in

_ON_FIGURES: Final = (acts.BET, acts.BLIND)
_ON_A_FIGURE: Final = (acts.HOLD, acts.GOOD, acts.RAISE, acts.CONCEDE, acts.CONTEST)
_CARD_WORDS: Final = {
    acts.PLAY: "play",
    acts.NAME: "name",
    acts.TAKE: "take",
    acts.EXCHANGE: "exchange",
    acts.UPGRADE: "upgrade",
}


def figure_actions() -> list[int]:
    """Acts on a figure come before acts on a card."""
    blocks: list[Block] = [
        (acts.STOP, NOTHING),
        (acts.BET, acts.sets_within(set_of(FIGURE_GAME))),
        *[(kind, FIGURE_GAME) for kind in (acts.HOLD, acts.GOOD, acts.RAISE, acts.CONCEDE)],
        (acts.CONTEST, list(SHOWN_FIGURES)),
        (acts.BLIND, acts.sets_within(set_of(FIGURE_GAME))),
        (acts.PLAY, PACK_33),
        (acts.NAME, PACK_33),
        *[(acts.SHOW + figure, PACK_33) for figure in SHOWN_FIGURES],
        *[(acts.PROVE + figure, PACK_33) for figure in SHOWN_FIGURES],
        (acts.TAKE, PACK_33),
        (acts.EXCHANGE, PACK_33),
        (acts.UPGRADE, [card for card in PACK_33 if SUIT[card] == ACORNS]),
        (acts.CUT, range(1, len(PACK_33))),
    ]
    return acts_in(blocks)


def figure_label(act: int) -> str:
    """`bet gleich hanger`, `hold spiel`, `play HA`, `contest gleich L7`, `cut 12`."""
    kind, argument = acts.kind_of(act), acts.argument_of(act)
    if kind in _ON_FIGURES:
        words = [acts.FIGURE_WORDS[figure] for figure in acts.figures_in(argument)]
        return " ".join([BEFORE_PLAY.get(kind, "bet"), *words])
    if kind in _ON_A_FIGURE:
        return f"{ANSWER_WORDS.get(kind, 'contest')} {acts.FIGURE_WORDS[argument]}"
    if acts.SHOW <= kind <= acts.LAST_SHOW:
        return f"contest {acts.FIGURE_WORDS[kind - acts.SHOW]} {card_text(argument)}"
    if acts.PROVE <= kind <= acts.LAST_PROVE:
        return f"validate {acts.FIGURE_WORDS[kind - acts.PROVE]} {card_text(argument)}"
    if kind == acts.CUT:
        return f"cut {argument}"
    if kind == acts.STOP:
        return BEFORE_PLAY[kind]
    return f"{_CARD_WORDS[kind]} {card_text(argument)}"
