"""The acts of Gaigel for learners. The two copies of a card are one act."""

from typing import Final

from weli.core import acts
from weli.core.cards import ACE, RANK, SUIT_LETTERS, SUITS, card_text
from weli.games.gaigel.notation import BARE_WORDS, CARD_WORDS
from weli.games.gaigel.ranks import FACES, PACK_48
from weli.ports.encoding.acts import NOTHING, Block, acts_in

MOST_SEATS: Final = 6
MOST_SIDES: Final = 3


def gaigel_actions() -> list[int]:
    aces = [card for card in FACES if RANK[card] == ACE]
    blocks: list[Block] = [
        *[(kind, NOTHING) for kind in BARE_WORDS if kind != acts.PASS],
        (acts.PAIR, range(SUITS)),
        (acts.ACCUSE, range(MOST_SIDES)),
        (acts.PROOF, range(MOST_SEATS)),
        (acts.PLAY, FACES),
        (acts.ELFEN, aces),
        (acts.TAUCHEN, [card for card in FACES if RANK[card] != ACE]),
        (acts.ZWEITE, aces),
        (acts.CUT, range(1, len(PACK_48))),
    ]
    return acts_in(blocks)


def gaigel_label(act: int) -> str:
    """`draw`, `play HA`, `pair H`, `accuse side 1`, `cut 12`."""
    kind, argument = acts.kind_of(act), acts.argument_of(act)
    if kind in BARE_WORDS:
        return BARE_WORDS[kind]
    if kind in CARD_WORDS:
        return f"{CARD_WORDS[kind]} {card_text(argument)}"
    if kind == acts.PAIR:
        return f"pair {SUIT_LETTERS[argument]}"
    if kind == acts.CUT:
        return f"cut {argument}"
    return f"accuse side {argument}" if kind == acts.ACCUSE else f"proof seat {argument}"
