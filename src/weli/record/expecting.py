"""What a deal answers to an expectation, in the words in which it is expected."""

from weli.acts import FIGURE_WORDS
from weli.cards import BIT
from weli.deal import Deal
from weli.games.gaigel.deal import GaigelDeal
from weli.parts.deal import ANY, NOBODY, OPEN, STANDING, FigureDeal
from weli.record.lines import seats_named
from weli.record.model import Expectation

NO_ONE = "-"


def found(deal: Deal, expected: Expectation) -> str:
    """What holds in the deal, in the matter that is expected; one that its game knows."""
    seating = deal.seating
    match expected.what:
        case "score":
            side = seating.side_named(expected.of)
            return str(deal.before[side] + deal.brought(side))
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
        case _ if isinstance(deal, GaigelDeal):
            return _found_in_gaigel(deal, expected)
        case _:
            assert isinstance(deal, FigureDeal)
            return _found_of_figures(deal, expected)


def _found_of_figures(deal: FigureDeal, expected: Expectation) -> str:
    match expected.what:
        case "value":
            return value_word(deal, FIGURE_WORDS.index(expected.of))
        case "right":
            return right_word(deal, FIGURE_WORDS.index(expected.of))
        case "figure":
            return owner_word(deal, FIGURE_WORDS.index(expected.of))
        case "tricks":
            return str(deal.tricks.taken[deal.seating.side_named(expected.of)])
        case _:
            return " ".join(deal.seating.side_name(side) for side in deal.losers) or NO_ONE


def _found_in_gaigel(deal: GaigelDeal, expected: Expectation) -> str:
    side = deal.seating.side_named(expected.of)
    return str(deal.tricks.taken[side] if expected.what == "tricks" else deal.score.counts[side])


def holds(deal: Deal, expected: Expectation) -> bool:
    """Whether the deal is as expected; who owes an answer may be named by seats or by sides."""
    if expected.what == "answer":
        named = [seat for word in expected.wanted.split() for seat in seats_named(word, deal.seating)]
        return sorted(named) == deal.answering()
    return found(deal, expected) == expected.wanted


def value_word(deal: FigureDeal, figure: int) -> str:
    """The accepted value, or `aus` once Spiel aus was held (GS-BET-18, GS-BET-19)."""
    return "aus" if deal.is_for_the_game(figure) else str(deal.stakes[figure].value)


def right_word(deal: FigureDeal, figure: int) -> str:
    """Whose word it is next by alternation alone (GS-BET-12)."""
    if deal.stakes[figure].owner != OPEN:
        return "none"
    if deal.stakes[figure].may_bet == ANY:
        return "any"
    return " ".join(
        deal.seating.side_name(side) for side in deal.sides_in(figure) if deal.stakes[figure].may_bet & BIT[side]
    )


def owner_word(deal: FigureDeal, figure: int) -> str:
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


def counts_data(deal: Deal) -> dict[str, int]:
    """What each side truly has, as data; nothing where points are not counted (GA-AIM-02)."""
    if not isinstance(deal, GaigelDeal):
        return {}
    return {deal.seating.side_name(side): count for side, count in enumerate(deal.score.counts)}


def figures_data(deal: Deal) -> dict[str, dict[str, str | int]]:
    """Value, right and owner of each figure, as data; nothing where there are no figures."""
    if not isinstance(deal, FigureDeal):
        return {}
    return {
        FIGURE_WORDS[figure]: {
            "value": int(word) if (word := value_word(deal, figure)).isdigit() else word,
            "right": right_word(deal, figure),
            "owner": owner_word(deal, figure),
        }
        for figure in deal.figures
    }
