"""How deals are recorded: what stands beside the cards of every deal, and what a case may expect of one."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import Any, Generic, Literal, NoReturn, Protocol

from mypy_extensions import mypyc_attr

from weli.core.deal import Deal
from weli.core.kinds import D
from weli.core.recorded import Beside, DealRecord, Expectation, Hands
from weli.core.ruleset import RuleSet
from weli.ports.match import Match

Expected = dict[str, tuple[str, str]]
"""What may be expected, by the word for it: about what (`figure`, `side` or nothing), and what it may be.

`number`, `side`, `seat` and `owing` (seats or sides) stand for many values; every other word stands for itself.
"""


Lying = Literal["cards", "cards_by_side", "suit", "seat", "truth"]
"""What a key beside the hands tells: cards, those of each side, a suit, a seat, or whether something is so."""


class Given(Protocol):
    """What stands in a file about one deal. Whoever finds something wrong with it says so at its key."""

    rules: RuleSet

    def has(self, key: str) -> bool:
        """Whether that key is there."""

    def cards(self, key: str) -> tuple[int, ...]:
        """The cards that stand there."""

    def cards_by_side(self, key: str) -> Hands:
        """The cards that stand there for each side; none for a side that is left out."""

    def seat(self, key: str) -> int:
        """The seat that is named there."""

    def suit(self, key: str) -> int:
        """The suit that is named there."""

    def truth(self, key: str) -> bool:
        """The truth that stands there; false where there is nothing."""

    def refuse_doubles(self, key: str, cards: Iterable[int]) -> None:
        """No card more often than there are of it in the pack."""

    def check_hand_sizes(self, hands: Hands | None) -> None:
        """Every hand that stands there as large as the rules have it."""

    def fail(self, key: str, sentence: str, /, **values: object) -> NoReturn:
        """Says what is wrong at that key, with the sentence of the catalogue."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Records(ABC, Generic[D]):
    """The records of a game. Each method is asked about deals and rules of that game alone."""

    def keys(self) -> tuple[str, ...]:
        """What a deal may have beside what every deal has, in the order in which it is written."""
        return ()

    def read(self, given: Given, deal: DealRecord) -> Beside:
        """What lies beside the cards of a deal that has been read so far, as it is written again; here nothing, beside full hands."""
        given.check_hand_sizes(deal.hands)
        return {}

    def lying(self, rules: RuleSet) -> Mapping[str, tuple[Lying, int]]:
        """What may be told beside known hands, by its key: what it is, and of cards how many at most. One lays it out by hand (`keys`)."""
        return {}

    def beside(self, deal: D) -> Beside:
        """What has to be recorded beside the hands, or the uncut pack, of a deal in which nothing has been played yet."""
        return {}

    @abstractmethod
    def begin(self, record: DealRecord, match: Match) -> Deal:
        """A recorded deal before its first act, with a tape, in a match that has come to it."""

    def check_score(self, given: Given, side: str, score: int | None) -> None:
        """Refuses a score at which no deal begins, and one that is no number: where others do not play on, it is short of the target."""
        rules = given.rules
        if score is None or not (rules.missing(score) > 0 or rules.plays_on_for_places):
            given.fail("score", "record.score-below", side=side, target=rules.target)

    def expected(self) -> Expected:
        """What may be expected of a deal of this game, beside what may be of every deal."""
        return {}

    def found(self, deal: D, expected: Expectation) -> str:
        """What holds in a matter that only this game knows, in the word in which it would be expected."""
        raise NotImplementedError

    def figures(self, deal: D) -> dict[str, dict[str, Any]]:
        """Value, right and owner of each figure, as data; nothing where there are no figures."""
        return {}

    def counts(self, deal: D) -> dict[str, int]:
        """What each side truly has, as data; nothing where points are not counted."""
        return {}
