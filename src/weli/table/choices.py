"""What the page offers its player: every line he may say, and what stands against those one might expect."""

from collections.abc import Iterator

from weli.acts import FIGURE_WORDS, FIGURES
from weli.cards import card_text, cards_of
from weli.errors import NotationError
from weli.games import Game
from weli.parts.deal import NONE, SHOWN_FIGURES, Deal
from weli.referee import Referee
from weli.rulebook import rule
from weli.table.state import QUESTION
from weli.table.wire import Barred, Doing
from weli.table.words import doing
from weli.texts import text


def may(seen: Deal, game: Game, lang: str) -> list[Doing]:
    """All that the seat of this view may do now."""
    return [doing(line, seen, lang) for line in Referee(seen, game).lines(seen.knows)]


def asking_partner(lang: str) -> Doing:
    """To leave to the partner what both may decide. Said aloud: everybody at the table hears it."""
    question = f"{QUESTION} {text('ask.partner', lang)}"
    return Doing(act=question, kind="pass", figures=[], cards=[], text=text("act.ask", lang))


def may_not(seen: Deal, game: Game, lang: str) -> list[Barred]:
    """The acts that one might expect to be possible, each with the rule against it."""
    referee = Referee(seen, game)
    barred = []
    for act in _expected(seen):
        try:
            against = referee.why_not(seen.knows, act)
        except NotationError:
            continue
        if against is not None:
            barred.append(Barred(act=act, rule=against, text=rule(against).text(lang)))
    return barred


def _expected(seen: Deal) -> Iterator[str]:
    """A bet and a concession on each figure; one's cards, when one is due; answers, when a bet is open; staying in, in the show."""
    if seen.closed:
        return
    for figure in range(FIGURES):
        yield f"bet {FIGURE_WORDS[figure]}"
        yield f"concede {FIGURE_WORDS[figure]}"
        if seen.bettor[figure] != NONE:
            yield from (f"{answer} {FIGURE_WORDS[figure]}" for answer in ("hold", "good", "raise"))
    if seen.turn() == seen.knows:
        yield from (card_text(card) for card in cards_of(seen.hands[seen.knows]))
    if seen.phase() == "show":
        yield from (f"contest {FIGURE_WORDS[figure]}" for figure in SHOWN_FIGURES)
