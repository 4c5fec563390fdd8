"""What the referee says to a question: whether somebody may do something now, and what would come of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from weli.core.errors import Illegal, NotationError
from weli.core.line import Line
from weli.core.ruleset import RuleSet
from weli.core.texts import text
from weli.referee import CHARGED, Event, Referee

Answer = Literal["allowed", "priced", "charged", "refused"]
"""It may be done; it is forbidden, but counts and costs something; it does not count and costs something; it is refused."""


@dataclass(frozen=True)
class Ruling:
    """The answer to a question: what stands against the act, where anything does, and what would be told of it where it is taken."""

    answer: Answer
    against: NotationError | Illegal | None
    events: Sequence[Event]

    @property
    def rules(self) -> tuple[str, ...]:
        """The ids behind the answer, the nearest first."""
        if isinstance(self.against, Illegal):
            return (self.against.rule, *self.against.also)
        return tuple(dict.fromkeys(rule for event in self.events for rule in event.rules))


def ruling(referee: Referee, seat: int, line: Line) -> Ruling:
    """Whether a seat may say that line now. Nothing changes."""
    trial = Referee(referee.deal, referee.game)
    try:
        against: NotationError | Illegal | None = trial.against(seat, line)
        events = trial.take(seat, line)
    except (Illegal, NotationError) as error:
        return Ruling("refused", error, ())
    if against is None:
        return Ruling("allowed", None, events)
    charged = any(event.kind in CHARGED for event in events)
    return Ruling("charged" if charged else "priced", against, events)


def ruling_in_words(found: Ruling, rules: RuleSet, lang: str, names: Sequence[str] = ()) -> str:
    """What is the matter and what it costs, by these rules; or what would come of it. `names` are the players' names by seat."""
    told = " ".join(event.text(lang, names) for event in found.events)
    if found.against is None:
        return told
    against = found.against
    why = against.matter.text(lang, names) if isinstance(against, Illegal) else against.text(lang)
    if found.answer == "priced":
        key, number = rules.price()
        return f"{why} {text(f'{key}.told', lang, number=number)}"
    return f"{why} {told}".rstrip()
