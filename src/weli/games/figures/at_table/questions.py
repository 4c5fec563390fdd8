"""What a deal of figures waits for: the cut, the exchange, answers to bets, the show and its proofs, cards."""

from weli.core.acts import FIGURE_WORDS
from weli.core.deal import NONE
from weli.games.figures.at_table.boards import figure_words, value_text
from weli.games.figures.engine.deal import CUT, FigureDeal
from weli.ports.at_table import asking
from weli.ports.at_table.view import Question


def question(seen: FigureDeal) -> Question:
    """What is asked next: an answer before a raise, words before cards."""
    turn = seen.turn()
    if seen.closed:
        return asking(seen, "counted", [])
    if seen.stage == CUT:
        return asking(seen, "steal" if seen.cut.lifted else "cut", [seen.cutter()], by=seen.cutter())
    if seen.exchange.asked != NONE:
        return asking(seen, "exchange", [seen.exchange.asked])
    if seen.answering():
        return _answer(seen)
    if seen.offered():
        return _raise(seen)
    if seen.resolved():
        return _prove(seen)
    if seen.phase() == "show":
        return _show(seen)
    if turn == NONE:
        return asking(seen, "wait", [])
    return asking(seen, "follow" if seen.tricks.in_trick else "lead", [turn])


def _answer(seen: FigureDeal) -> Question:
    """A bet that somebody answers now, the receiver before others; `figures` are all those on which its bettor waits for an answer."""
    answered = [figure for figure in seen.figures if seen.answerers(figure)]
    asked = next((figure for figure in answered if seen.knows in _answerers(seen, figure)), answered[0])
    bettor = seen.stakes[asked].bettor
    return asking(
        seen,
        "answer_bet",
        _answerers(seen, asked),
        by=bettor,
        figures=[FIGURE_WORDS[figure] for figure in seen.figures if seen.stakes[figure].bettor == bettor],
        value=value_text(seen, seen.stakes[asked].value + 1),
    )


def _answerers(seen: FigureDeal, figure: int) -> list[int]:
    return [seat for seat in seen.active if seen.owes_answer(seat, figure)]


def _raise(seen: FigureDeal) -> Question:
    """Whoever rides free may raise at once what the others have held (PL-3P-17)."""
    figure = next(figure for figure in seen.figures if seen.stakes[figure].offers)
    return asking(seen, "raise_at_once", seen.offered()[:1], figures=[FIGURE_WORDS[figure]])


def _prove(seen: FigureDeal) -> Question:
    """Examples of what was bet on; `figures` are those that the receiver still owes, for themselves or for their side."""
    owed = 0 if seen.knows == NONE else seen.owes(seen.knows)
    return asking(seen, "prove", [seat for seat in seen.active if seen.must_act(seat)], figures=figure_words(owed))


def _show(seen: FigureDeal) -> Question:
    shower = seen.show.shower
    showing = [seat for seat in seen.active if seen.seating.side_of(seat) == shower]
    return asking(seen, "show", showing, side=seen.seating.side_name(shower), figures=figure_words(seen.undecided()))
