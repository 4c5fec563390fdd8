"""Gaigel as learning programs want it. The two copies of a card are one act."""

from collections.abc import Mapping, Sequence
from typing import Final

from weli.core import acts
from weli.core.cards import ACE, RANK, SUIT_LETTERS, SUITS, card_text
from weli.games.gaigel import acts as own
from weli.games.gaigel.notation import BARE_WORDS, CARD_WORDS
from weli.games.gaigel.observation import FIELDS, GaigelLayout
from weli.games.gaigel.ranks import FACES, PACK_48
from weli.games.gaigel.ruleset import GaigelRules
from weli.ports.encoding.acts import NOTHING, acts_in
from weli.ports.encoding.fields import Field, Layout
from weli.ports.learning import Learning

MOST_SEATS: Final = 6
MOST_SIDES: Final = 3


class GaigelLearning(Learning[GaigelRules]):
    def acts(self) -> list[int]:
        aces = [card for card in FACES if RANK[card] == ACE]
        return acts_in(
            [
                *[(kind, NOTHING) for kind in BARE_WORDS if kind != acts.PASS],
                (own.PAIR, range(SUITS)),
                (own.ACCUSE, range(MOST_SIDES)),
                (own.PROOF, range(MOST_SEATS)),
                (acts.PLAY, FACES),
                (own.ELFEN, aces),
                (own.TAUCHEN, [card for card in FACES if RANK[card] != ACE]),
                (own.ZWEITE, aces),
                (acts.CUT, range(1, len(PACK_48))),
            ]
        )

    def label(self, act: int) -> str:
        """`draw`, `play HA`, `pair H`, `accuse side 1`, `cut 12`."""
        kind, argument = acts.kind_of(act), acts.argument_of(act)
        if kind in BARE_WORDS:
            return BARE_WORDS[kind]
        if kind in CARD_WORDS:
            return f"{CARD_WORDS[kind]} {card_text(argument)}"
        if kind == own.PAIR:
            return f"pair {SUIT_LETTERS[argument]}"
        if kind == acts.CUT:
            return f"cut {argument}"
        return f"accuse side {argument}" if kind == own.ACCUSE else f"proof seat {argument}"

    def layout(self, rules: GaigelRules) -> Layout:
        return GaigelLayout(rules)

    def fields(self) -> Sequence[Field]:
        return FIELDS

    def counted(self) -> Mapping[str, str]:
        return {
            "faces": "the 24 cards of the pack in the order of `cards`, without Eight and Nine",
            "copies": "two of a face",
            "talon": "the cards that are drawn",
            "tricks": "those of a deal",
        }

    def most_acts(self, rules: GaigelRules) -> int:
        """Every card is played and drawn at most once, four suits declared twice, both Sevens laid; and calls, proofs and the cut."""
        cards = len(rules.cards)
        calls = 2 * rules.players + rules.seating.sides
        return cards + cards // rules.players + 8 + 6 + rules.players + calls + 2

    def most_points(self, rules: GaigelRules, scores: tuple[int, ...]) -> float:
        """The dearest deal, whatever the score."""
        if rules.is_tournament:
            return float(max([points for row in rules.tournament.tour_points for points in row]))
        return float(
            max(2, rules.out.under_cost, rules.out.over_cost, rules.quests.quest_value, rules.match.clean_double)
        )
