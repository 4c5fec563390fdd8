"""What a Perlagg may be named when it is played: good names and what they are good for, all names, and what stands against others."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from weli.acts import FIGURE_WORDS, GLEICH, HANGER, PASS_ACT, name_act, play_act
from weli.cards import ACE, RANK, SUIT, card_at, card_text, cards_of
from weli.games import Game
from weli.parts import engine, grounds
from weli.parts.deal import SHOWN_FIGURES, Deal
from weli.parts.figures import size_of_key
from weli.parts.tricks import trick_winner
from weli.parts.wild import identities
from weli.rulebook import rule
from weli.table.wire import BarredNames, Cited, Name, Naming
from weli.texts import listed, text

MOST_USEFUL: Final = 5
LONG: Final = 3
"""A figure of so many cards is a reason for a name."""


@dataclass(frozen=True)
class Use:
    """What comes of one name, as the player can know it."""

    name: int
    takes: bool  # the trick, as it lies now
    keys: tuple[int, int]  # of the best Gleich and the best Hanger that he can still make
    proves: tuple[int, ...]  # the figures he owes that lie there now


def namings(seen: Deal, game: Game, lang: str) -> list[Naming]:
    """Each Perlagg that the seat of this view may play now."""
    seat = seen.knows
    return [
        _naming(seen, game, card, lang)
        for card in sorted(cards_of(seen.hands[seat] & seen.wild), key=seen.strength.__getitem__, reverse=True)
        if not engine.check(seen, seat, play_act(card))
    ]


def _naming(seen: Deal, game: Game, card: int, lang: str) -> Naming:
    laid = seen.copy()
    engine.play(laid, seen.knows, play_act(card))
    against = {name: engine.check(laid, seen.knows, name_act(name)) for name in identities(seen.rules, card)}
    allowed = [name for name, ground in against.items() if not ground]
    unnamed = engine.check(laid, seen.knows, PASS_ACT)
    return Naming(
        card=card_text(card),
        useful=_useful([_use(seen, laid, name) for name in allowed], seen, lang),
        allowed=[card_text(name) for name in allowed],
        barred=list(_barred(against, game, lang)),
        unnamed=not unnamed,
        against_unnamed=_cited(unnamed, game, lang) if unnamed else None,
    )


def _use(seen: Deal, laid: Deal, name: int) -> Use:
    """What a name brings: the trick so far, the figures with all cards of one's own, and the proofs one owes."""
    seat = seen.knows
    after = laid.copy()
    after.give_name(name)
    after.played[seat] += 1
    owed = seen.duties[seat] & ~seen.failed[seat]
    return Use(
        name=name,
        takes=trick_winner(after, len(seen.winners), seen.leader) == seat,
        keys=(after.full_figure(seat, GLEICH), after.full_figure(seat, HANGER)),
        proves=tuple(
            figure
            for figure in SHOWN_FIGURES
            if owed >> figure & 1 and after.shown_figure(seat, figure) and not seen.shown_figure(seat, figure)
        ),
    )


def _useful(uses: list[Use], seen: Deal, lang: str) -> list[Name]:
    """A few names, the one that serves most purposes first, each with all that it is good for."""
    if not uses:
        return []
    purposes = _Purposes(uses, seen)
    told = [(use, purposes.served_by(use, lang)) for use in purposes.picked()]
    told.sort(key=lambda one: -len(one[1]))  # of equally many, as they were picked
    return [Name(card_text(use.name), _sentence(listed(reasons, lang))) for use, reasons in told[:MOST_USEFUL]]


class _Purposes:
    """What a name can be good for at this moment: a figure, the trick, the highest trump, a proof that is owed."""

    def __init__(self, uses: list[Use], seen: Deal) -> None:
        self.follows = seen.in_trick > 0
        self.cheap = sorted(uses, key=lambda use: (SUIT[use.name] == seen.trump, RANK[use.name], use.name))
        self.taking = [use for use in self.cheap if use.takes] if self.follows else []
        self.best = tuple(max(use.keys[figure] for use in uses) for figure in SHOWN_FIGURES)
        self.trump_ace = card_at(seen.trump, ACE)

    def picked(self) -> list[Use]:
        """For each purpose the name that serves it best: one that also takes the trick or helps the other figure, and the cheapest."""
        found = [self._for_figure(figure) for figure in SHOWN_FIGURES if size_of_key(self.best[figure]) >= LONG]
        found += self.taking[:1]
        found += [use for use in self.cheap if use.name == self.trump_ace]
        found += [use for use in [*self.taking, *self.cheap] if use.proves][:1]
        if self.taking:
            found += [use for use in self.cheap if not use.takes][:1]
        return list(dict.fromkeys(found))

    def _for_figure(self, figure: int) -> Use:
        serving = [use for use in self.cheap if use.keys[figure] == self.best[figure]]
        return max(serving, key=lambda use: (use.keys[1 - figure], use in self.taking))

    def served_by(self, use: Use, lang: str) -> list[str]:
        reasons = [
            text(f"naming.{FIGURE_WORDS[figure]}", lang, number=size_of_key(use.keys[figure]))
            for figure in SHOWN_FIGURES
            if size_of_key(use.keys[figure]) >= LONG and use.keys[figure] == self.best[figure]
        ]
        if use in self.taking:
            reasons.append(text("naming.takes-cheaply" if use == self.taking[0] else "naming.takes", lang))
        if use.name == self.trump_ace:
            reasons.append(text("naming.trump-ace", lang))
        if use.proves:
            owed = [text(f"figure.{FIGURE_WORDS[figure]}.the", lang) for figure in use.proves]
            reasons.append(text("naming.proves", lang, figures=listed(owed, lang)))
        return reasons or [text("naming.leaves", lang)]


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:]


def _barred(against: Mapping[int, int], game: Game, lang: str) -> Iterator[BarredNames]:
    """The names that may not be given, together by what stands against them."""
    for ground in dict.fromkeys(against.values()):
        if ground != grounds.FINE:
            names = [card_text(name) for name, found in against.items() if found == ground]
            cited = _cited(ground, game, lang)
            yield BarredNames(names, cited.rule, cited.text)


def _cited(ground: int, game: Game, lang: str) -> Cited:
    nearest = game.cites[ground][0]
    return Cited(nearest, rule(nearest).text(lang))
