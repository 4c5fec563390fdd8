"""What is said and done in measured deals, in numbers: for each game what tells most about how it was played."""

from dataclasses import dataclass, field
from typing import Final

from weli.acts import (
    ACCUSE,
    AUS,
    BET,
    BLIND,
    CONCEDE,
    DISSLE,
    FARBE,
    FETCH,
    GOOD,
    HANDOVER,
    HOLD,
    LAST_SHOW,
    PAIR,
    PROOF,
    RAISE,
    ROB,
    SHOW,
    SIEBENER,
    SPIEL,
    STEP,
    TAKE,
    figures_in,
)
from weli.cards import how_many
from weli.deal import Deal
from weli.games.bieten.deal import BietenDeal
from weli.games.gaigel.deal import GaigelDeal
from weli.parts.deal import STANDING, FigureDeal

_KINDS: Final = {
    BET: "bets",
    BLIND: "bets",
    HOLD: "holds",
    GOOD: "goods",
    RAISE: "raises",
    CONCEDE: "concessions",
    **dict.fromkeys(range(SHOW, LAST_SHOW + 1), "cards shown"),
}
_KINDS_OF_BIETEN: Final = {BET: "bets", HOLD: "holds", GOOD: "goods", TAKE: "cards stolen"}
_KINDS_OF_GAIGEL: Final = {
    PAIR: "pairs",
    ROB: "robberies",
    FETCH: "indicators fetched",
    HANDOVER: "handovers",
    DISSLE: "quests",
    SIEBENER: "quests",
    FARBE: "quests",
    AUS: "aus",
    ACCUSE: "accusations",
    PROOF: "proofs asked",
}
_WORDS: Final = ("bets", "holds", "goods", "raises", "concessions", "spiel given up", "cards shown", "failed proofs")
_WORDS_OF_BIETEN: Final = ("bets", "holds", "goods", "threes", "bluffs", "cards stolen")
_WORDS_OF_GAIGEL: Final = tuple(dict.fromkeys(_KINDS_OF_GAIGEL.values()))
WORDS: Final = tuple(dict.fromkeys(_WORDS + _WORDS_OF_BIETEN + _WORDS_OF_GAIGEL))


@dataclass
class Talk:
    """What was said in some deals, in numbers for the side of the first opponent and those of the second."""

    deals: int = 0
    silent: int = 0  # deals without a bet
    decisions: int = 0
    standing: int = 0  # figures left tied
    acts: dict[str, list[int]] = field(default_factory=dict)

    def add(self, other: "Talk") -> None:
        self.deals += other.deals
        self.silent += other.silent
        self.decisions += other.decisions
        self.standing += other.standing
        for word, counts in other.acts.items():
            for place, count in enumerate(counts):
                self._count(word, place, count)

    def turned(self) -> "Talk":
        """The same with the opponents changed."""
        acts = {word: counts[::-1] for word, counts in self.acts.items()}
        return Talk(self.deals, self.silent, self.decisions, self.standing, acts)

    def _count(self, word: str, place: int, count: int = 1) -> None:
        self.acts.setdefault(word, [0, 0])[place] += count

    def hear(self, deal: Deal, seat: int, act: int, first_side: int) -> None:
        """Counts an act that is about to be done. `first_side` is where the first opponent sits."""
        self.decisions += 1
        word = _word_for(deal, act)
        if word:
            place = _place(deal, seat, first_side)
            self._count(word, place)
            if word == "concessions" and act % STEP == SPIEL:
                self._count("spiel given up", place)

    def in_order(self) -> list[tuple[str, list[int]]]:
        """Every word with its counts, in the order of the table."""
        return [(word, self.acts[word]) for word in WORDS if word in self.acts]

    def close(self, deal: Deal, first_side: int) -> None:
        """Counts what shows at the end of a deal, and everything that did not happen."""
        self.deals += 1
        for word in _words_of(deal):
            self._count(word, 0, 0)
        if not isinstance(deal, FigureDeal):
            return
        self.silent += 0 if any(stake.first_bet for stake in deal.stakes) else 1
        self.standing += sum(stake.owner == STANDING for stake in deal.stakes)
        for seat in range(deal.rules.players):
            place = _place(deal, seat, first_side)
            if isinstance(deal, BietenDeal):
                self._count("bluffs", place, _bluffs(deal, deal.seating.side_of(seat)))
            else:
                self._count("failed proofs", place, how_many(deal.proofs.failed[seat]))


def _place(deal: Deal, seat: int, first_side: int) -> int:
    return 0 if deal.seating.side_of(seat) == first_side else 1


def _words_of(deal: Deal) -> tuple[str, ...]:
    """Everything that is counted in a game."""
    if isinstance(deal, GaigelDeal):
        return _WORDS_OF_GAIGEL
    return _WORDS_OF_BIETEN if isinstance(deal, BietenDeal) else _WORDS


def _word_for(deal: Deal, act: int) -> str:
    """What an act counts as; nothing where it is not counted."""
    kind = act // STEP
    if isinstance(deal, GaigelDeal):
        return _KINDS_OF_GAIGEL.get(kind, "")
    if isinstance(deal, BietenDeal):
        is_three = kind == BET and deal.stakes[figures_in(act % STEP)[0]].value > 1
        return "threes" if is_three else _KINDS_OF_BIETEN.get(kind, "")
    return _KINDS.get(kind, "")


def _bluffs(deal: BietenDeal, side: int) -> int:
    """The figures of a side that everybody called good although another had a better one (BI-BET-07, BI-BET-25)."""
    count = 0
    for figure in deal.figures:
        if deal.stakes[figure].owner == side and deal.stakes[figure].conceded_at:
            others = [deal.shown_key(other, figure) for other in deal.playing_sides() if other != side]
            count += 1 if max(others) > deal.shown_key(side, figure) else 0
    return count
