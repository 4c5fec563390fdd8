"""What a deal answers to an expectation, in the words in which it is expected."""

from weli.acts import FIGURE_WORDS, FIGURES
from weli.cards import BIT
from weli.parts.deal import ANY, NOBODY, OPEN, STANDING, Deal
from weli.record.lines import seats_named
from weli.record.model import Expectation

NO_ONE = "-"


def found(deal: Deal, expected: Expectation) -> str:
    """What holds in the deal."""
    seating = deal.seating
    match expected.what:
        case "value":
            return value_word(deal, FIGURE_WORDS.index(expected.of))
        case "right":
            return right_word(deal, FIGURE_WORDS.index(expected.of))
        case "figure":
            return owner_word(deal, FIGURE_WORDS.index(expected.of))
        case "tricks":
            return str(deal.taken[seating.side_named(expected.of)])
        case "points":
            return str(deal.brought(seating.side_named(expected.of)))
        case "score":
            side = seating.side_named(expected.of)
            return str(deal.before[side] + deal.brought(side))
        case "turn":
            return turn_word(deal)
        case "answer":
            return answer_word(deal)
        case "phase":
            return deal.phase()
        case _:
            return side_word(deal, deal.winner)


def holds(deal: Deal, expected: Expectation) -> bool:
    """Whether the deal is as expected; who owes an answer may be named by seats or by sides."""
    if expected.what == "answer":
        named = [seat for word in expected.wanted.split() for seat in seats_named(word, deal.seating)]
        return sorted(named) == deal.answering()
    return found(deal, expected) == expected.wanted


def value_word(deal: Deal, figure: int) -> str:
    """The accepted value, or `aus` once Spiel aus was held (GS-BET-18, GS-BET-19)."""
    return "aus" if deal.value[figure] > deal.rules.max_value else str(deal.value[figure])


def right_word(deal: Deal, figure: int) -> str:
    """Whose word it is next by alternation alone (GS-BET-12)."""
    if deal.owner[figure] != OPEN:
        return "none"
    if deal.right[figure] == ANY:
        return "any"
    return " ".join(deal.seating.side_name(side) for side in deal.sides_in(figure) if deal.right[figure] & BIT[side])


def owner_word(deal: Deal, figure: int) -> str:
    """Who has the figure."""
    words = {OPEN: "open", STANDING: "standing", NOBODY: "nobody"}
    owner = deal.holder(figure)
    return words.get(owner) or side_word(deal, owner)


def answer_word(deal: Deal) -> str:
    """The sides that owe an answer; single seats where a side does not answer as a whole (GS-BET-07)."""
    owing = deal.answering()
    words = []
    for side in range(deal.seating.sides):
        members = [seat for seat in deal.seating.members(side) if seat in owing]
        if members == deal.seating.members(side):
            words.append(deal.seating.side_name(side))
        else:
            words += [deal.seating.seat_name(seat) for seat in members]
    return " ".join(words) or NO_ONE


def turn_word(deal: Deal) -> str:
    """The seat due to play a card."""
    return deal.seating.seat_name(deal.turn()) if deal.turn() >= 0 else NO_ONE


def side_word(deal: Deal, side: int) -> str:
    return deal.seating.side_name(side) if side >= 0 else NO_ONE


def figures_data(deal: Deal) -> dict[str, dict[str, str | int]]:
    """Value, right and owner of each figure, as data."""
    return {
        FIGURE_WORDS[figure]: {
            "value": int(word) if (word := value_word(deal, figure)).isdigit() else word,
            "right": right_word(deal, figure),
            "owner": owner_word(deal, figure),
        }
        for figure in range(FIGURES)
    }
