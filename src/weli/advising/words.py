"""Advice in words: one or two sentences, made from what stands out."""

from collections.abc import Sequence
from typing import Final

from weli.advising.advice import Counsel
from weli.core.acts import FIGURE_WORDS
from weli.core.cards import SUIT_LETTERS
from weli.core.deal import NONE
from weli.core.seats import Seating
from weli.core.texts import has_text, listed, text
from weli.ports.at_table.insight import Feature
from weli.referee.event import seats_in_words, side_in_words, the_card

MOST_TOLD: Final = 2
A_HUNDRED: Final = 100
EVEN: Final = 0.5


def sentence(
    counsel: Counsel, features: Sequence[Feature], seating: Seating, lang: str, names: Sequence[str] = ()
) -> str:
    """Why that is advised: the heaviest features, told to the one who asked; where nothing stands out, how often it went better,
    or that one usually does so.

    `names` are the players' names by seat.
    """
    told = sorted(features, key=lambda feature: -feature.weight)[:MOST_TOLD]
    called = [*names] or seats_in_words(seating, lang)
    if told:
        return " ".join(in_words(feature, seating, lang, called) for feature in told)
    if counsel.next is None:
        return text("why.only", lang)
    if counsel.share <= EVEN:
        return text("why.usual", lang)
    return text("why.tried", lang, worlds=counsel.worlds, number=round(A_HUNDRED * counsel.share))


def in_words(feature: Feature, seating: Seating, lang: str, names: Sequence[str]) -> str:
    """One feature as a sentence; where everybody plays alone it is told of one and not of a side, and none of ten is told as that."""
    key = feature.key
    for variant, holds in (("one", seating.players == seating.sides), ("never", feature.number == 0)):
        if holds and has_text(f"{key}.{variant}"):
            key = f"{key}.{variant}"
    figure = f"figure.{FIGURE_WORDS[feature.figure]}" if feature.figure != NONE else ""
    return text(
        key,
        lang,
        seat=names[feature.seat] if feature.seat != NONE else "",
        side=side_in_words(seating, feature.side, lang, names) if feature.side != NONE else "",
        figure=text(f"{figure}.the", lang) if figure else "",
        subject=text(f"{figure}.subject", lang) if figure else "",
        none=text(f"{figure}.none", lang) if figure else "",
        suit=text(f"suit.{SUIT_LETTERS[feature.suit]}", lang) if feature.suit != NONE else "",
        cards=listed([the_card(card, NONE, lang) for card in feature.cards], lang),
        number=feature.number,
    )
