"""What a wild card may be named when it is played: good names and what they are good for, all names, and what stands against others."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from weli.acts import FIGURE_WORDS, PASS_ACT, SPIEL, name_act, play_act
from weli.cards import ACE, RANK, SUIT, card_at, card_text, cards_of
from weli.deal import NONE
from weli.games import Game
from weli.games.bieten.deal import BietenDeal
from weli.games.bieten.keys import SUIT_OF
from weli.parts.deal import OPEN, SHOWN_FIGURES, FigureDeal
from weli.parts.tricks import trick_winner
from weli.parts.wild import identities
from weli.reasons import FINE
from weli.table.choices import refusal_text
from weli.table.makings import Making, makings
from weli.table.tavern import with_price
from weli.table.wire import BarredNames, Cited, Name, Naming
from weli.texts import listed, text

MOST_USEFUL: Final = 5
LONG: Final = 3
LONG_IN_BIETEN: Final = 2
"""A Gleich or a Hanger of so many cards is a reason for a name; in Bieten nobody has more than three."""


@dataclass(frozen=True)
class Use:
    """What comes of one name, as the player can know it."""

    name: int
    takes: bool  # the trick, as it lies now
    made: Mapping[int, Making]  # the best he can still make of each figure whose cards count
    proves: tuple[int, ...]  # the figures he owes that lie there now


def namings(seen: FigureDeal, game: Game, lang: str) -> list[Naming]:
    """Each wild card that the seat of this view may play now."""
    seat = seen.knows
    return [
        _naming(seen, game, card, lang)
        for card in sorted(
            cards_of(seen.cards.hands[seat] & seen.cards.wild), key=seen.cards.strength.__getitem__, reverse=True
        )
        if not seen.check(seat, play_act(card))
    ]


def _naming(seen: FigureDeal, game: Game, card: int, lang: str) -> Naming:
    laid = seen.copy()
    laid.play(seen.knows, play_act(card))
    against = {name: laid.check(seen.knows, name_act(name)) for name in identities(seen.rules, card)}
    allowed = [name for name, ground in against.items() if not ground]
    unnamed = laid.check(seen.knows, PASS_ACT)
    return Naming(
        card=card_text(card),
        useful=_useful([_use(seen, laid, name) for name in allowed], seen, lang),
        allowed=[card_text(name) for name in allowed],
        barred=list(_barred(seen, card, against, game, lang)),
        unnamed=not unnamed,
        against_unnamed=_cited(unnamed, seen, card, game, lang) if unnamed else None,
    )


def _use(seen: FigureDeal, laid: FigureDeal, name: int) -> Use:
    """What a name brings: the trick so far, the figures with all cards of one's own, and the proofs one owes."""
    seat = seen.knows
    after = laid.copy()
    after.play(seat, name_act(name))
    return Use(
        name=name,
        takes=trick_winner(after, len(seen.tricks.winners), seen.tricks.leader) == seat,
        made=makings(after, seat),
        proves=() if isinstance(seen, BietenDeal) else _newly_proven(seen, after),
    )


def _newly_proven(seen: FigureDeal, after: FigureDeal) -> tuple[int, ...]:
    """What the player owes and has lying open with that name alone; in Bieten nobody has to prove anything."""
    seat = seen.knows
    owed = seen.proofs.duties[seat] & ~seen.proofs.failed[seat]
    return tuple(
        figure
        for figure in SHOWN_FIGURES
        if owed >> figure & 1 and after.shown_figure(seat, figure) and not seen.shown_figure(seat, figure)
    )


def _useful(uses: list[Use], seen: FigureDeal, lang: str) -> list[Name]:
    """A few names, the one that serves most purposes first, each with all that it is good for."""
    if not uses:
        return []
    purposes = _Purposes(uses, seen)
    told = [(use, purposes.served_by(use, lang)) for use in purposes.picked()]
    told.sort(key=lambda one: -len(one[1]))  # of equally many, as they were picked
    return [Name(card_text(use.name), _sentence(listed(reasons, lang))) for use, reasons in told[:MOST_USEFUL]]


class _Purposes:
    """What a name can be good for at this moment: a figure still open, the trick, the highest trump, a proof that is owed."""

    def __init__(self, uses: list[Use], seen: FigureDeal) -> None:
        self.follows = seen.tricks.in_trick > 0
        self.cheap = sorted(uses, key=lambda use: (SUIT[use.name] == seen.cards.trump, RANK[use.name], use.name))
        self.taking = [use for use in self.cheap if use.takes] if self.follows else []
        self.figures = [figure for figure in seen.figures if figure != SPIEL and seen.stakes[figure].owner == OPEN]
        self.best = {figure: max(use.made[figure].key for use in uses) for figure in self.figures}
        self.least = {figure: min(use.made[figure].key for use in uses) for figure in self.figures}
        self.trump_ace = NONE if seen.cards.trump == NONE else card_at(seen.cards.trump, ACE)
        self.long = LONG_IN_BIETEN if isinstance(seen, BietenDeal) else LONG

    def picked(self) -> list[Use]:
        """For each purpose the name that serves it best: one that also takes the trick or helps the other figure, and the cheapest."""
        found = [use for figure in self.figures for use in self._for_figure(figure)]
        found += self.taking[:1]
        found += [use for use in self.cheap if use.name == self.trump_ace]
        found += [use for use in [*self.taking, *self.cheap] if use.proves][:1]
        if self.taking:
            found += [use for use in self.cheap if not use.takes][:1]
        return list({use.name: use for use in found}.values())

    def _for_figure(self, figure: int) -> list[Use]:
        """The name that makes the best of a figure, if it is worth naming, and of several the one that does most for the others."""
        serving = [use for use in self.cheap if self._serves(use, figure)]
        others = [other for other in self.figures if other != figure]
        best = max(
            serving,
            key=lambda use: ([use.made[other].key for other in others], use in self.taking),
            default=None,
        )
        return [] if best is None else [best]

    def _serves(self, use: Use, figure: int) -> bool:
        """Whether a name makes the best of a figure that he can make: a long one, or the highest of a suit where he has no higher card."""
        made = use.made[figure]
        if made.key != self.best[figure]:
            return False
        return made.key > self.least[figure] if figure in SUIT_OF else made.size >= self.long

    def served_by(self, use: Use, lang: str) -> list[str]:
        reasons = [
            text(f"naming.{FIGURE_WORDS[figure]}", lang, number=use.made[figure].size)
            for figure in self.figures
            if self._serves(use, figure)
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


def _barred(seen: FigureDeal, card: int, against: Mapping[int, int], game: Game, lang: str) -> Iterator[BarredNames]:
    """The names that may not be given, together by what stands against them."""
    for ground in dict.fromkeys(against.values()):
        if ground != FINE:
            names = [card_text(name) for name, found in against.items() if found == ground]
            cited = _cited(ground, seen, card, game, lang)
            tolerated = seen.tolerates(ground)
            words = with_price(cited.text, seen.rules, lang) if tolerated else cited.text
            yield BarredNames(names, cited.rule, words, tolerated)


def _cited(ground: int, seen: FigureDeal, card: int, game: Game, lang: str) -> Cited:
    """What is the matter with a name for that card, then the rule."""
    return Cited(game.citations[ground][0], refusal_text(ground, seen, card_text(card), game, lang))
