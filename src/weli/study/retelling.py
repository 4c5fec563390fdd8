"""A finished deal told again: step by step, or as a record that anybody can replay.

It is told with every hand open once the table reveals its cards, and until then to each seat as it has seen it. A sign that has escaped
somebody is never told to them: what is revealed are the cards.
"""

from collections.abc import Iterable, Iterator

from weli.core.deal import NOBODY, NONE, Deal
from weli.core.errors import Missing, SaidError
from weli.notation import TALK, parse
from weli.ports.at_table import card_texts
from weli.record import Act, DealRecord, Record, write
from weli.referee import Event, Referee
from weli.table.company import reader_at
from weli.table.deal_log import DealLog
from weli.table.page import deal_view, places, turning_of
from weli.table.state import State
from weli.table.view_cache import Sight
from weli.wire.messages import Lang
from weli.wire.requests import Step

CUTTING = ("cut", "steal", "stop")
SAID_TOGETHER = 20
"""So many remarks without anything done between them are one step at most."""

Moment = tuple[str | None, list[Event], Deal]
"""What was done or said first, what there is to tell of it, and the deal after it; nothing was done before the first one."""


class NoSuchDeal(SaidError, Missing):
    """The table has no finished deal of that number."""


class NotRevealed(SaidError):
    """The table does not show what everybody had, or not yet; and a record tells just that."""


def is_revealed(state: State) -> bool:
    """Whether the cards of finished deals are open to everybody, as agreed at the table."""
    return state.terms.reveal == "end_of_deal" or (state.terms.reveal == "end_of_game" and state.match.over)


def finished_deal(state: State, number: int) -> DealLog:
    """A deal that is over, from 1. Raises `NoSuchDeal` for any other: what is not over is told to nobody."""
    if not 1 <= number <= len(state.match.entries):
        raise NoSuchDeal("store.no-such-deal")
    return state.deals[number - 1]


def steps(state: State, number: int, seat: int, lang: Lang) -> list[Step]:
    """A finished deal, step by step, told to a seat. Raises `NoSuchDeal`."""
    moments = _moments(state, finished_deal(state, number), seat)
    seen = (moment for _, moment in moments) if is_revealed(state) else _as_seen(moments, seat)
    return [step(state, number, moment, seat, lang) for moment in together(seen)]


def acts_by(state: State, number: int, step: int, seat: int) -> list[tuple[int, str]]:
    """What was done in a finished deal up to a step of its telling to a seat, that included, as far as it was noticed there.

    Raises `NoSuchDeal`, also for no such step.
    """
    story = finished_deal(state, number)
    moments = [moment for _, moment in _moments(state, story, seat)]
    told = {id(events) for _, events, _ in together(moments)}
    begins = [place for place, (_, events, _) in enumerate(moments) if id(events) in told]
    if not 0 <= step < len(begins):
        raise NoSuchDeal("store.no-such-deal")
    return story.noticed_by(seat)[: [*begins, len(moments)][step + 1] - 1]


def _moments(state: State, story: DealLog, seat: int) -> Iterator[tuple[int, Moment]]:
    """What a seat has noticed of what was done in a deal, each with whose act it was; -1 for its beginning."""
    referee = Referee(story.lay_down(state.rules), state.game)
    yield NONE, (None, referee.start(), referee.deal)
    for who, act in story.noticed_by(seat):
        yield who, (f"{state.seating.seat_name(who)} {act}", referee.retake(who, act), referee.deal)


def _as_seen(moments: Iterable[tuple[int, Moment]], seat: int) -> Iterator[Moment]:
    """The same as a seat saw it: of what others did only what was told of it."""
    for who, (act, events, deal) in moments:
        yield act if who == seat else None, events, deal.seen_by(seat)


def together(moments: Iterable[Moment]) -> list[Moment]:
    """The same moments, with what was said one after another in one."""
    found: list[Moment] = []
    for act, events, deal in moments:
        if found and _is_talk(events) and _is_talk(found[-1][1]) and len(found[-1][1]) < SAID_TOGETHER:
            found[-1][1].extend(events)
        else:
            found.append((act, events, deal))
    return found


def _is_talk(events: list[Event]) -> bool:
    return bool(events) and all(event.kind in TALK for event in events)


def game_record(state: State, seat: int = NOBODY) -> str:
    """All finished deals of a table as the text of a record for a seat; of none, as everybody may have it.

    Raises `NoSuchDeal` where there is none yet, and `NotRevealed`.
    """
    check_revealed(state)
    finished_deal(state, len(state.match.entries))
    return write(_record(state, state.deals[: len(state.match.entries)], seat, first_of_game=True))


def deal_record(state: State, number: int, seat: int = NOBODY) -> str:
    """One finished deal as the text of a record, likewise. Raises `NoSuchDeal`, `NotRevealed`."""
    check_revealed(state)
    return write(_record(state, [finished_deal(state, number)], seat, first_of_game=False))


def check_revealed(state: State) -> None:
    """Raises `NotRevealed` where the cards of finished deals are not open to everybody."""
    if not is_revealed(state):
        raise NotRevealed(f"store.{state.terms.reveal}")


def _record(state: State, stories: list[DealLog], seat: int, *, first_of_game: bool) -> Record:
    preset = state.game.preset(state.setup.rules)
    return Record(
        game=state.setup.game,
        rules=state.setup.rules,
        deals=tuple(
            _deal_record(state, story, seat, carried=_is_carried(state, story, first_of_game)) for story in stories
        ),
        options=state.rules.options_from(preset),
    )


def _is_carried(state: State, story: DealLog, first_of_game: bool) -> bool:
    """Whether a deal begins where the one before it in the record has ended, or the game at nothing."""
    return first_of_game and not (state.setup.trial and story.number == 1)


def _deal_record(state: State, story: DealLog, reader: int, *, carried: bool) -> DealRecord:
    """A deal of a whole game carries its score on from the one before; a deal by itself has to name it.

    Hands also say who plays; so a deal by itself is written down from its hands where somebody has left the game.
    """
    deal = story.lay_down(state.rules)
    acts = [Act(seat, parse(act)) for seat, act in story.noticed_by(reader)]
    score = None if carried else tuple(story.before)
    uncut = deal.phase() == "cut"
    if uncut and (carried or len(story.active) == deal.rules.players):
        beside = {} if carried else state.game.records.beside(deal)
        return DealRecord(story.dealer, score, hands=None, pack=story.pack, acts=tuple(acts), beside=beside)
    if uncut:
        deal = _cut(state, deal, acts)
        acts = [act for act in acts if act.line.verb not in CUTTING]
    hands = tuple(_dealt_to(deal, seat) for seat in range(deal.rules.players))
    beside = state.game.records.beside(deal)
    return DealRecord(story.dealer, score, hands=hands, pack=None, acts=tuple(acts), beside=beside)


def _cut(state: State, deal: Deal, acts: list[Act]) -> Deal:
    """A deal after these of its acts that belong to the cut."""
    referee = Referee(deal, state.game)
    for act in acts:
        if act.line.verb in CUTTING:
            referee.take(act.seat, act.line)
    return referee.deal


def _dealt_to(deal: Deal, seat: int) -> tuple[int, ...]:
    """The cards of a seat; some may have been laid open at once, to compare gestrichen sides."""
    return tuple(sorted([*deal.hand_cards(seat), *[card for card, _ in deal.laid_by(seat)]]))


def step(state: State, number: int, moment: Moment, seat: int, lang: Lang) -> Step:
    """A moment as a page shows it to a seat."""
    act, events, deal = moment
    views, sight = state.game.at_table().views, Sight(deal, number)
    return Step(
        act=act,
        texts=_texts(state, events, seat, lang),
        rules=_rules(events),
        hands={name: views.hand(deal, holder) for holder, name in enumerate(state.seating.seat_names())},
        talon=card_texts(views.to_come(deal)),
        turning=turning_of(state.rules),
        deal=deal_view(state, seat, sight, lang),
        places=places(state, seat, sight, lang),
    )


def _texts(state: State, events: list[Event], seat: int, lang: Lang) -> list[str]:
    reader = reader_at(state, seat, lang)
    return [reader.told(event) for event in events]


def _rules(events: list[Event]) -> list[str]:
    return list(dict.fromkeys(rule for event in events for rule in event.rules))
