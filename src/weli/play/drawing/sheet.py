"""What a drawing of a deal shows, whatever the game and however it is drawn: all in the notation of records, which has no language."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from weli.core.cards import SUIT_LETTERS, card_text, cards_text
from weli.core.deal import NONE, WHOLE_TRUTH, Deal
from weli.core.line import show_card
from weli.core.recorded import NO_ONE
from weli.games import game_of
from weli.notation import line_of, show_line
from weli.record.expecting import answer_word, side_word


@dataclass(frozen=True)
class Place:
    """A player: the cards in hand and those lying there, and whether the deal waits for this seat."""

    seat: str
    due: bool
    hand: tuple[str, ...]
    laid: tuple[str, ...]


@dataclass(frozen=True)
class Sheet:
    """A deal as texts: what it is, what there is to know of it line by line, and the players in order of turn."""

    title: str
    lines: tuple[tuple[str, str], ...]
    places: tuple[Place, ...]


def sheet_of(deal: Deal) -> Sheet:
    """What there is to show of a deal, or of a seat's view of one."""
    return Sheet(_title(deal), tuple(_lines(deal)), tuple(_place(deal, seat) for seat in range(deal.seating.players)))


def _title(deal: Deal) -> str:
    told = f"{deal.rules.title}, {deal.phase()}, dealer {deal.seating.seat_name(deal.dealer)}"
    return told if deal.knows == WHOLE_TRUTH else f"{told}, as {deal.seating.seat_name(deal.knows)} sees it"


def _lines(deal: Deal) -> Iterator[tuple[str, str]]:
    """Each with the word for it; what there is nothing to say of is left out."""
    sides = range(deal.seating.sides)
    yield (
        "score",
        _by_side(deal, [deal.start_scores[side] + (deal.gained[side] if deal.closed else 0) for side in sides]),
    )
    if deal.closed:
        yield "points", _by_side(deal, [deal.gained[side] for side in sides])
    yield "tricks", _by_side(deal, [deal.tricks_of(side) for side in sides])
    if deal.trump_suit() != NONE:
        yield "trumps", SUIT_LETTERS[deal.trump_suit()]
    if deal.open_cards():
        yield "open", cards_text(deal.open_cards())
    if deal.seen_in_the_cut() != NONE:
        yield "seen", card_text(deal.seen_in_the_cut())
    if deal.to_draw():
        yield "talon", str(deal.to_draw())
    yield from _stakes(deal)
    yield from _words(deal)
    if deal.winner != NONE:
        yield "winner", side_word(deal, deal.winner)
    if deal.losers:
        yield "loser", " ".join(side_word(deal, side) for side in deal.losers)


def _stakes(deal: Deal) -> Iterator[tuple[str, str]]:
    """The figures, each with its value, who has it, and whose word it is next; or the counts that one may know."""
    records = game_of(deal.rules).records
    for figure, facts in records.figures(deal).items():
        right = "" if facts["right"] == "none" else f", right {facts['right']}"
        yield figure, f"{facts['value']} {facts['owner']}{right}"
    counts = {side: count for side, count in records.counts(deal).items() if count >= 0}
    if counts:
        yield "count", _listed(counts.items())


def _words(deal: Deal) -> Iterator[tuple[str, str]]:
    """What has been said and still stands, and who owes an answer."""
    said = [f"{deal.seating.seat_name(seat)} {show_line(line_of([act], deal))}" for seat, act in deal.still_said()]
    if said:
        yield "said", ", ".join(said)
    if answer_word(deal) != NO_ONE:
        yield "answer", answer_word(deal)


def _place(deal: Deal, seat: int) -> Place:
    return Place(
        deal.seating.seat_name(seat),
        deal.must_act(seat),
        tuple(card_text(card) for card in deal.hand_cards(seat)),
        tuple(show_card(card, None if name == NONE else name) for card, name in deal.laid_by(seat)),
    )


def _by_side(deal: Deal, numbers: Iterable[int]) -> str:
    return _listed(zip(deal.seating.side_names(), numbers, strict=True))


def _listed(numbers: Iterable[tuple[str, int]]) -> str:
    return ", ".join(f"{name} {number}" for name, number in numbers)
