"""The whole view of one seat: the deal as it sees it, what was told at the table, the sheet, and what it may do."""

from collections.abc import Sequence
from typing import Any

from weli.core.acts import FIGURE_WORDS
from weli.core.cards import card_text
from weli.core.deal import NONE, Deal
from weli.core.ruleset import RuleSet
from weli.core.texts import text
from weli.notation import TALK
from weli.ports.at_table.view import Counted, DealView, Place
from weli.referee import Event, narrate
from weli.table.asking import question
from weli.table.choices import asking_partner, at_a_price, may, may_not
from weli.table.company import sitters
from weli.table.evening import outcome, tally
from weli.table.log import Ended
from weli.table.namings import namings
from weli.table.partners import partners_of
from weli.table.state import State, Told, both_may_decide
from weli.table.wire import Doing, Lang, Turning, View
from weli.table.wire import Event as ToldEvent
from weli.talk import readings, sheet_of

ONLY_FOR_THE_EYE = ("count_aid", "players")
"""What may be agreed at a table without another way of playing."""


def view(table: str, state: State, lang: Lang, games: Sequence[Ended] = ()) -> View:
    """What the person at a table may know of it now; `games` are those that its company has played before."""
    seen, game, over = state.deal.seen_by(state.person), state.game, state.match.over
    own, names, sheets = state.seating.side_of(state.person), told_names(state, lang), game.at_table().sheets
    return View(
        table=table,
        number=state.head,
        lang=lang,
        game=state.setup.game,
        rules=state.setup.rules,
        changed=is_changed(state.setup.options),
        seat=state.seating.seat_name(state.person),
        partners=[state.seating.seat_name(seat) for seat in partners_of(state.rules, state.person)],
        talk=state.rules.talk,
        turning=turning_of(state.rules),
        places=places(state, seen, lang),
        deal=deal_view(state, seen, len(state.deals), lang),
        namings=[] if over else namings(seen, game, lang),
        sheet=sheets.sheet(state.match, own),
        slate=sheets.slate(state.match, own),
        may=[] if over else _may(state, seen, lang),
        may_not=[] if over else may_not(seen, game, lang, names),
        at_a_price=[] if over else at_a_price(seen, game, lang, names),
        events=[_event(state, told, lang) for told in state.events],
        left_out=state.left_out,
        question=question(state, seen),
        waiting=state.waiting(),
        pace=state.pace,
        evening=tally([*games, *outcome(state)], state.seating.side_names()),
        may_take_back=state.may_take_back(),
        may_give_up=state.may_give_up(),
    )


def deal_view(state: State, deal: Deal, number: int, lang: Lang) -> DealView:
    """A deal of this table as a page shows it; `deal` is what may be known of it."""
    return state.game.at_table().views.deal(deal, number, counted(state, deal, lang))


def places(state: State, deal: Deal, lang: Lang) -> list[Place]:
    """The seats at this table, the person's first; `deal` is what may be known of it."""
    return state.game.at_table().views.places(deal, state.person, sitters(state, lang))


def is_changed(options: dict[str, Any]) -> bool:
    """Whether a house rule changes how one plays."""
    return any(name not in ONLY_FOR_THE_EYE for name in options)


def turning_of(rules: RuleSet) -> Turning:
    return "counter-clockwise" if rules.seating.counter_clockwise else "clockwise"


def _may(state: State, seen: Deal, lang: Lang) -> list[Doing]:
    found = may(seen, state.game, lang)
    if both_may_decide(seen, state.person) and not state.left_to_partner():
        found.append(asking_partner(lang))
    return found


def told_names(state: State, lang: Lang) -> list[str]:
    """The players' names as sentences use them; the reader is called `you`."""
    names = state.names()
    names[state.person] = text("name.you.in-sentence", lang)
    return names


def counted(state: State, deal: Deal, lang: Lang) -> list[Counted]:
    """The count of a closed deal, step by step; erased units are negative."""
    names = told_names(state, lang)
    return [
        Counted(
            side=deal.seating.side_name(step.side),
            figure=FIGURE_WORDS[step.figures[0]] if step.figures else None,
            points=step.number,
            text=step.text(lang, names, state.person),
            rules=list(step.rules),
        )
        for step in narrate(deal.steps(), state.game, deal.seating)
    ]


def _event(state: State, told: Told, lang: Lang) -> ToldEvent:
    event = told.event
    return ToldEvent(
        number=told.number,
        view=told.seq,
        kind=event.kind,
        seat=None if event.seat == NONE else state.seating.seat_name(event.seat),
        figure=FIGURE_WORDS[event.figures[0]] if event.figures else None,
        cards=[card_text(card) for card in event.cards],
        text=event.text(lang, told_names(state, lang), state.person),
        rules=list(event.rules),
        said=f"{event.kind} {event.said}" if event.kind in TALK else None,
        means=_meaning(state, event, lang),
    )


def _meaning(state: State, event: Event, lang: Lang) -> list[str]:
    """What a sign says, for the one it is meant for and for the one who gives it; the other side has to find out for itself."""
    sheet = sheet_of(state.rules)
    own = event.seat >= 0 and state.seating.side_of(event.seat) == state.seating.side_of(state.person)
    return readings(event.said, sheet, lang) if event.kind == "sign" and own and sheet else []
