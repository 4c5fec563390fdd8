"""Cards of a table opened under the seal of their pack: to a seat those that it sees, to everybody what has lain open.

What is opened to everybody in the middle of a deal is what was turned up: of a card that is played, the place would tell when it was drawn,
or that it was found in the cut. So those are opened once the deal is over.
"""

from collections.abc import Container, Iterable

from weli.core.deal import NOBODY
from weli.shuffle import Opening
from weli.table.deal_log import DealLog
from weli.table.moves.shuffle import adding_to
from weli.table.shuffle_protocol import Mix
from weli.table.state import State
from weli.wire.messages import Mixing, Opened
from weli.wire.messages import Opening as Shown


def seen_by(state: State, seat: int) -> list[int]:
    """The places in the present pack that are opened to a seat: of its own cards, and of those that were turned up."""
    story = state.deals[-1]
    if story.mix is None:
        return []
    own = state.game.at_table().origins.own(story.pack, story.dealt_out, state.deal, seat)
    return sorted({*own, *turned_up(state, story)})


def turned_up(state: State, story: DealLog) -> list[int]:
    """The places whose cards were turned up when the pack was dealt."""
    if story.dealt_out is None:
        return []
    return state.game.at_table().origins.turned(story.pack, story.dealt_out)


def lain_open(state: State, story: DealLog) -> list[int]:
    """The places of all that has lain open in a deal, which is over."""
    if story.dealt_out is None:
        return []
    shown = state.game.at_table().origins.shown(story.pack, story.dealt_out, state.deal)
    return sorted({*shown, *turned_up(state, story)})


def openings(mix: Mix, size: int, places: Iterable[int]) -> list[Opening]:
    """What shows the cards at these places, and no others."""
    seal = mix.sealed(size)
    return [seal.opening(place) for place in places]


def mixing_for(state: State, seat: int) -> Mixing | None:
    """What a page at that seat is told of the shuffle that is under way; nothing where it can add nothing."""
    mix = state.shuffles.mix
    if mix is None or seat not in adding_to(state, frozenset({seat})):
        return None
    return Mixing(
        table=mix.table,
        shuffle=mix.number,
        deck=mix.deck,
        seats=mix.seats,
        seat=seat + 1,
        commit=mix.commit,
        own=mix.commits.get(seat, ""),
        closed=mix.closed,
        shown=seat in mix.nonces,
    )


def opened_for(state: State, seat: int, known: Container[int] = (), told: int = 0) -> Opened | None:
    """The seal over the pack on the table, with the cards that a seat sees and was not told of before; nothing where there is nothing new.

    `known` are the places it was told of in the pack of the shuffle `told`, whose seal it knows.
    """
    mix = state.deals[-1].mix if state.deals else None
    if mix is None or seat == NOBODY:
        return None
    places = [place for place in seen_by(state, seat) if place not in known or mix.number != told]
    if mix.number == told and not places:
        return None
    size = len(state.rules.cards)
    shown = openings(mix, size, places)
    return Opened(
        deal=len(state.deals),
        shuffle=mix.number,
        deck=mix.deck,
        root=mix.sealed(size).root.hex(),
        cards=[Shown(each.place, each.card, each.salt.hex(), [beside.hex() for beside in each.path]) for each in shown],
    )
