"""A deal of a record laid on a table of its own, and played there up to some moment: nothing of it is stored."""

from weli.core.ruleset import RuleSet
from weli.games import game_of
from weli.record import Record, Told, rules_of
from weli.store.log import Acted, Body, Looked, Row, Setup
from weli.table.company import HOST
from weli.table.deal_log import DealLog
from weli.table.fold import apply
from weli.table.state import State
from weli.wire.seats import Computer, Person, Sits
from weli.wire.terms import Terms


class LaidTable:
    """The table at which the first deal of a record lies. At a seat sits the person it is for, at the others the house."""

    def __init__(self, record: Record, seat: int) -> None:
        self.seat = seat
        self.state = _laid(record, seat)
        self.head = 0

    def apply(self, told: Told) -> None:
        """Something is done that stands in the record."""
        self.look_on()
        self._write(Acted(told.act), told.seat)
        ended = self.state.ended()
        if ended is not None:
            self._write(ended, None)

    def look_on(self) -> None:
        """The person has seen the finished trick."""
        if self.state.waiting(self.seat) == "look":
            self._write(Looked(), self.seat)

    def _write(self, body: Body, seat: int | None) -> None:
        self.head += 1
        apply(self.state, Row(self.head, body, 0, seat))


def _laid(record: Record, seat: int) -> State:
    """The table, at which nothing has been done yet."""
    rules, deal = rules_of(record), record.deals[0]
    state = State(
        Setup(
            game=record.game,
            rules=record.rules,
            target=game_of(rules).at_table().sheets.goal(rules),
            dealer=rules.seating.seat_name(deal.dealer),
            seats=house_around(rules, seat),
            options={**record.options},
            terms=Terms(lamp=False),  # who teaches there tells by himself what there is to tell
        )
    )
    state.match.begin(deal.dealer, None if deal.score is None else list(deal.score))
    begun = state.game.records.begin(deal, state.match)
    state.match.deal = begun
    state.take_up(begun, DealLog(1, deal.dealer, begun.start_scores[:], begun.active, ()))
    return state


def house_around(rules: RuleSet, seat: int, level: str = "", player: str = "") -> dict[str, Sits]:
    """The person, the Wirt opposite, and regulars of the inn; `player`: by which the house knows the person."""
    names = rules.seating.seat_names()
    others = [*names[seat + 1 :], *names[:seat]]
    regulars = [*dict.fromkeys((*game_of(rules).at_table().faces, *game_of(rules).at_table().regulars))]
    called = dict(zip(others, regulars, strict=False)) | {others[(len(others) - 1) // 2]: HOST}
    return {name: Person(player=player) if name == names[seat] else Computer(called[name], level) for name in names}
