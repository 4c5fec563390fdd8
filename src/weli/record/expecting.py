"""What a deal answers to an expectation, in the words in which it is expected."""

from weli.core.deal import Deal
from weli.core.recorded import NO_ONE, Expectation
from weli.games import game_of
from weli.record.lines import seats_named


def found(deal: Deal, expected: Expectation) -> str:
    """What holds in the deal, in the matter that is expected; one that its game knows."""
    seating = deal.seating
    match expected.what:
        case "score":
            side = seating.side_named(expected.of)
            return str(deal.start_scores[side] + deal.brought(side))
        case "points":
            return str(deal.brought(seating.side_named(expected.of)))
        case "turn":
            return turn_word(deal)
        case "answer":
            return answer_word(deal)
        case "phase":
            return deal.phase()
        case "winner":
            return side_word(deal, deal.winner)
        case "tricks":
            return str(deal.tricks_of(seating.side_named(expected.of)))
        case _:
            return game_of(deal.rules).records.found(deal, expected)


def holds(deal: Deal, expected: Expectation) -> bool:
    """Whether the deal is as expected; who owes an answer may be named by seats or by sides."""
    if expected.what == "answer":
        named = [seat for word in expected.wanted.split() for seat in seats_named(word, deal.seating)]
        return sorted(named) == deal.answering()
    return found(deal, expected) == expected.wanted


def answer_word(deal: Deal) -> str:
    """The sides that owe an answer; single seats where a side does not answer as a whole (GS-BET-07)."""
    owing = deal.answering()
    words = []
    for side in range(deal.seating.sides):
        members = [seat for seat in deal.seating.members(side) if seat in owing]
        if len(members) == len(deal.seating.members(side)):
            words.append(deal.seating.side_name(side))
        else:
            words += [deal.seating.seat_name(seat) for seat in members]
    return " ".join(words) or NO_ONE


def turn_word(deal: Deal) -> str:
    """The seat due to play a card."""
    return deal.seating.seat_name(deal.turn()) if deal.turn() >= 0 else NO_ONE


def side_word(deal: Deal, side: int) -> str:
    return deal.seating.side_name(side) if side >= 0 else NO_ONE
