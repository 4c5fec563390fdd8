"""A vote at a table on whether somebody has to leave it."""

from dataclasses import dataclass, replace


@dataclass(frozen=True)
class Vote:
    """Somebody would have another leave the table, and waits for the others."""

    by: int
    whom: int
    agreed: frozenset[int]
    level: str  # of the computer player who would play in their place

    def with_word_of(self, seat: int) -> "Vote":
        """The same with one more who agrees."""
        return replace(self, agreed=self.agreed | {seat})
