"""The whole view of one seat: the deal as it sees it, what was told at the table, the sheet, and what it may do."""

from typing import Literal

from weli.acts import FIGURE_WORDS
from weli.cards import card_text
from weli.match import Match
from weli.notation import TALK
from weli.parts.deal import NONE, Deal
from weli.parts.ruleset import Rules
from weli.referee import Event, counted_event
from weli.table.choices import asking_partner, may, may_not
from weli.table.namings import namings
from weli.table.state import State, Told, both_may_decide
from weli.table.views import deal_view, place_views
from weli.table.wire import Counted, Doing, Lang, Sheet, View
from weli.table.wire import Entry as SheetEntry
from weli.table.wire import Event as ToldEvent
from weli.talk import readings, sheet_of
from weli.texts import text


def view(table: str, state: State, lang: Lang) -> View:
    """What the person at a table may know of it now."""
    seen = state.deal.seen_by(state.person)
    over = state.match.over
    rules = state.rules
    return View(
        table=table,
        number=state.head,
        lang=lang,
        game=state.setup.game,
        rules=state.setup.rules,
        changed=bool(state.setup.options),
        seat=state.setup.seat,
        partners=[state.seating.seat_name(seat) for seat in partners_of(rules, state.person)],
        talk=rules.talk,
        places=place_views(seen, state.person, place_names(state, lang), levels(state)),
        deal=deal_view(seen, len(state.deals), counted(state, seen, lang)),
        may=[] if over else _may(state, seen, lang),
        namings=[] if over else namings(seen, state.game, lang),
        may_not=[] if over else may_not(seen, state.game, lang),
        events=[_event(state, number, told, lang) for number, told in enumerate(state.events, 1)],
        sheet=_sheet(state.match, state.seating.side_of(state.person)),
        waiting=state.waiting(),
        pace=state.pace,
    )


def _may(state: State, seen: Deal, lang: Lang) -> list[Doing]:
    found = may(seen, state.game, lang)
    if both_may_decide(seen, state.person) and not state.left_to_partner():
        found.append(asking_partner(lang))
    return found


def partners_of(rules: Rules, seat: int) -> list[int]:
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
    """The count of a closed deal, step by step."""
    names = told_names(state, lang)
    steps = []
    for step in deal.counted:
        event = counted_event(step, state.game.cites, deal.seating)
        steps.append(
            Counted(
                side=deal.seating.side_name(step.side),
                figure=None if step.figure == NONE else FIGURE_WORDS[step.figure],
                points=step.points,
                text=event.text(lang, names, state.person),
                rules=list(event.rules),
            )
        )
    return steps


def _event(state: State, number: int, told: Told, lang: Lang) -> ToldEvent:
    event = told.event
    return ToldEvent(
        number=number,
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


def _sheet(match: Match, own: int) -> Sheet:
    """The score sheet; the reader's own column is on the right, the others before it in order of play."""
    seating = match.rules.seating
    sides = seating.side_names()
    order = [*range(own + 1, match.rules.seating.sides), *range(own + 1)]
    return Sheet(
        direction=direction_of(match.rules),
        start=match.rules.start_score,
        target=match.rules.target,
        sides=[sides[side] for side in order],
        entries=[
            SheetEntry(deal=number, points=dict(zip(sides, gained, strict=True)))
            for number, gained in enumerate(match.entries, 1)
        ],
        totals=dict(zip(sides, match.scores, strict=True)),
        gestrichen=[sides[side] for side in order if match.gestrichen(side)],
        places=[sides[side] for side in match.places],
        winner=None if match.winner == NONE else sides[match.winner],
    )


def direction_of(rules: Rules) -> Literal["up", "down"]:
    return "down" if rules.scoring_direction == "down" else "up"
