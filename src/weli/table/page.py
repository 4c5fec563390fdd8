"""The whole view of one seat: the deal as it sees it, what was told at the table, the sheet, and what it may do."""

from typing import Any

from weli.acts import FIGURE_WORDS
from weli.cards import card_text
from weli.deal import NONE, Deal
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.match import GaigelMatch
from weli.notation import TALK
from weli.parts.deal import FigureDeal
from weli.referee import Event, narrate
from weli.ruleset import RuleSet
from weli.table.choices import asking_partner, at_a_price, may, may_not
from weli.table.figure_views import deal_view, place_views
from weli.table.gaigel_views import gaigel_deal_view, gaigel_place_views
from weli.table.gaigel_wire import GaigelView
from weli.table.namings import namings
from weli.table.scores import sheet_of_match, slate_of_match
from weli.table.state import State, Told, both_may_decide
from weli.table.wire import Counted, Doing, Lang, Turning, View
from weli.table.wire import Event as ToldEvent
from weli.talk import readings, sheet_of
from weli.texts import text

ONLY_FOR_THE_EYE = ("count_aid", "players")
"""What may be agreed at a table without another way of playing."""


def view(table: str, state: State, lang: Lang) -> View | GaigelView:
    """What the person at a table may know of it now."""
    seen = state.deal.seen_by(state.person)
    number, own = len(state.deals), state.seating.side_of(state.person)
    names = place_names(state, lang)
    if isinstance(seen, GaigelDeal):
        assert isinstance(state.match, GaigelMatch)
        return GaigelView(
            **_common(table, state, seen, lang),
            places=gaigel_place_views(seen, state.person, names, levels(state)),
            deal=gaigel_deal_view(seen, number, counted(state, seen, lang)),
            slate=slate_of_match(state.match, own),
        )
    assert isinstance(seen, FigureDeal)
    return View(
        **_common(table, state, seen, lang),
        places=place_views(seen, state.person, names, levels(state)),
        deal=deal_view(seen, number, counted(state, seen, lang)),
        namings=[] if state.match.over else namings(seen, state.game, lang),
        sheet=sheet_of_match(state.match, own),
    )


def _common(table: str, state: State, seen: Deal, lang: Lang) -> dict[str, Any]:
    """The fields of every view of a table."""
    over = state.match.over
    return {
        "table": table,
        "number": state.head,
        "lang": lang,
        "game": state.setup.game,
        "rules": state.setup.rules,
        "changed": is_changed(state.setup.options),
        "seat": state.setup.seat,
        "partners": [state.seating.seat_name(seat) for seat in partners_of(state.rules, state.person)],
        "talk": state.rules.talk,
        "turning": turning_of(state.rules),
        "may": [] if over else _may(state, seen, lang),
        "may_not": [] if over else may_not(seen, state.game, lang, told_names(state, lang)),
        "at_a_price": [] if over else at_a_price(seen, state.game, lang, told_names(state, lang)),
        "events": [_event(state, told, lang) for told in state.events],
        "left_out": state.left_out,
        "waiting": state.waiting(),
        "pace": state.pace,
    }


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


def partners_of(rules: RuleSet, seat: int) -> list[int]:
    return [other for other in rules.seating.members(rules.seating.side_of(seat)) if other != seat]


def told_names(state: State, lang: Lang) -> list[str]:
    """The players' names as sentences use them; the reader is called `you`."""
    names = state.names()
    names[state.person] = text("name.you.in-sentence", lang)
    return names


def place_names(state: State, lang: Lang) -> dict[str, str]:
    """The names on the places; a person who gave none is `You`."""
    return {seat: name or text("name.you", lang) for seat, name in state.setup.names.items()}


def levels(state: State) -> dict[str, str]:
    """The seats of computer players, and how strong they are."""
    return {seat: state.setup.level for seat in state.setup.names if seat != state.setup.seat}


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
