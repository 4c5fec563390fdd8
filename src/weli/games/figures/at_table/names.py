"""What a wild card may be named when it is played: the good names and what they are good for, and what stands against others."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic

from weli.core.acts import FIGURE_WORDS, PASS_ACT, SPIEL, name_act, play_act
from weli.core.cards import ACE, RANK, SUIT, card_at, cards_of
from weli.core.deal import NONE
from weli.games.figures.engine.deal import OPEN, SHOWN_FIGURES, FigureDeal
from weli.games.figures.engine.figures import size_of_key
from weli.games.figures.engine.tricks import trick_winner
from weli.games.figures.engine.wild import identities
from weli.games.figures.kinds import F
from weli.ports.at_table import Purpose, UsefulName, WildNames

MOST_USEFUL: Final = 5
LONG: Final = 3
"""A Gleich or a Hanger of so many cards is a reason for a name."""
PAIR: Final = 2
"""One of so many is, where another name would make less."""


@dataclass(frozen=True)
class BestFigure:
    """An instance of a figure: how good it is, 0 for none, and of how many cards."""

    key: int
    size: int


@dataclass(frozen=True)
class Use:
    """What comes of one name, as the player can know it."""

    name: int
    takes: bool  # the trick, as it lies now
    made: Mapping[int, BestFigure]  # the best they can still make of each figure whose cards count
    proves: tuple[int, ...]  # the figures they owe that lie there now


class Naming(Generic[F]):
    """How names are weighed in Giltspiel and Perlaggen."""

    def best_figures(self, deal: F, seat: int) -> Mapping[int, BestFigure]:
        """What the cards of a player make, those in hand and those that lie open; of figures that cards make."""
        keys = {figure: deal.full_figure(seat, figure) for figure in SHOWN_FIGURES}
        return {figure: BestFigure(key, size_of_key(key)) for figure, key in keys.items()}

    def proves(self, seen: F, after: F) -> tuple[int, ...]:
        """What the player owes and has lying open with that name alone."""
        seat = seen.knows
        owed = seen.proofs.duties[seat] & ~seen.proofs.failed[seat]
        return tuple(
            figure
            for figure in SHOWN_FIGURES
            if owed >> figure & 1 and after.shown_figure(seat, figure) and not seen.shown_figure(seat, figure)
        )

    def is_worth_it(self, figure: int, made: BestFigure, least: int) -> bool:
        """Whether an instance of a figure is a reason for the name that makes the best of it; the worst name makes `least`."""
        return made.size >= LONG or (made.size >= PAIR and made.key > least)

    def wild_names(self, seen: F) -> list[WildNames]:
        """Each wild card that the seat of this view may play now."""
        hand = cards_of(seen.cards.hands[seen.knows] & seen.cards.wild)
        highest_first = sorted(hand, key=seen.cards.strength.__getitem__, reverse=True)
        return [self._names(seen, card) for card in highest_first if not seen.check(seen.knows, play_act(card))]

    def _names(self, seen: F, card: int) -> WildNames:
        laid = seen.copy()
        laid.play(seen.knows, play_act(card))
        names = identities(seen.rules.wild, seen.rules.cards, card)
        against = {name: int(laid.check(seen.knows, name_act(name))) for name in names}
        uses = [self._use(seen, laid, name) for name, ground in against.items() if not ground]
        useful = tuple(Purposes(uses, seen, self).useful()) if uses else ()
        return WildNames(card, useful, against, int(laid.check(seen.knows, PASS_ACT)))

    def _use(self, seen: F, laid: F, name: int) -> Use:
        """What a name brings: the trick so far, the figures with all cards of one's own, and the proofs one owes."""
        seat = seen.knows
        after = laid.copy()
        after.play(seat, name_act(name))
        takes = trick_winner(after, len(seen.tricks.winners), seen.tricks.leader) == seat
        return Use(name, takes, self.best_figures(after, seat), self.proves(seen, after))


class Purposes:
    """What a name can be good for at this moment: a figure still open, the trick, the highest trump, a proof that is owed."""

    def __init__(self, uses: list[Use], seen: FigureDeal, naming: Naming[Any]) -> None:
        self.naming = naming
        self.cheap = sorted(uses, key=lambda use: (SUIT[use.name] == seen.cards.trump, RANK[use.name], use.name))
        self.taking = [use for use in self.cheap if use.takes] if seen.tricks.in_trick else []
        self.figures = [figure for figure in seen.figures if figure != SPIEL and seen.stakes[figure].owner == OPEN]
        self.best = {figure: max(use.made[figure].key for use in uses) for figure in self.figures}
        self.least = {figure: min(use.made[figure].key for use in uses) for figure in self.figures}
        self.trump_ace = NONE if seen.cards.trump == NONE else card_at(seen.cards.trump, ACE)

    def useful(self) -> list[UsefulName]:
        """A few names, the one that serves most purposes first, each with all that it is good for."""
        told = [UsefulName(use.name, self._served_by(use)) for use in self._picked()]
        return sorted(told, key=lambda one: -len(one.purposes))[:MOST_USEFUL]  # of equally many, as they were picked

    def _picked(self) -> list[Use]:
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
        """Whether a name makes the best of a figure that can be made of it, and that is worth it."""
        made = use.made[figure]
        return made.key == self.best[figure] and self.naming.is_worth_it(figure, made, self.least[figure])

    def _served_by(self, use: Use) -> tuple[Purpose, ...]:
        found = [
            Purpose(f"naming.{FIGURE_WORDS[figure]}", number=use.made[figure].size)
            for figure in self.figures
            if self._serves(use, figure)
        ]
        if use in self.taking:
            found.append(Purpose("naming.takes-cheaply" if use == self.taking[0] else "naming.takes"))
        if use.name == self.trump_ace:
            found.append(Purpose("naming.trump-ace"))
        if use.proves:
            found.append(Purpose("naming.proves", figures=use.proves))
        return tuple(found) or (Purpose("naming.leaves"),)
