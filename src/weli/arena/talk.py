"""What is said and done in measured deals, in numbers: for each game what tells most about how it was played."""

from dataclasses import dataclass, field
from typing import Final

from weli.core.deal import Deal
from weli.games import GAMES, game_of

WORDS: Final = tuple(dict.fromkeys(word for game in GAMES.values() for word in game.measures.words()))


@dataclass
class Talk:
    """What was said in some deals, in numbers for the side of the first opponent and those of the second."""

    deals: int = 0
    silent: int = 0  # deals without a bet
    decisions: int = 0
    standing: int = 0  # figures left tied
    acts: dict[str, list[int]] = field(default_factory=dict)

    def add(self, other: "Talk") -> None:
        """Adds what was said in other deals."""
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
        for word in game_of(deal.rules).measures.counted_as(deal, act):
            self._count(word, _place(deal, seat, first_side))

    def in_order(self) -> list[tuple[str, list[int]]]:
        """Every word with its counts, in the order of the table."""
        return [(word, self.acts[word]) for word in WORDS if word in self.acts]

    def close(self, deal: Deal, first_side: int) -> None:
        """Counts what shows at the end of a deal, and everything that did not happen."""
        measures = game_of(deal.rules).measures
        self.deals += 1
        for word in measures.words():
            self._count(word, 0, 0)
        self.silent += measures.is_silent(deal)
        self.standing += measures.left_standing(deal)
        for seat in range(deal.rules.players):
            for word, count in measures.at_the_end(deal, seat).items():
                self._count(word, _place(deal, seat, first_side), count)


def _place(deal: Deal, seat: int, first_side: int) -> int:
    return 0 if deal.seating.side_of(seat) == first_side else 1
