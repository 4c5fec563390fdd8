"""The words on the buttons: what a line says when a person may choose it."""

from weli.acts import FIGURE_WORDS
from weli.cards import card_text
from weli.notation import Line, open_bets, show_line
from weli.parts.deal import Deal
from weli.referee.event import card_in_words, named_in_words
from weli.table.wire import Doing
from weli.texts import listed, text


def doing(line: Line, deal: Deal, lang: str) -> Doing:
    """A line that may be said in this deal, with its words."""
    figures = line.figures or _figures_meant(line, deal)
    cards = [card for card, _ in line.cards]
    return Doing(
        act=show_line(line),
        kind=line.verb,
        figures=[FIGURE_WORDS[figure] for figure in figures],
        cards=[card_text(card) for card in cards],
        text=text(
            _key(line, deal, figures),
            lang,
            figure=listed([text(f"figure.{FIGURE_WORDS[figure]}", lang) for figure in figures], lang),
            figures=listed([text(f"figure.{FIGURE_WORDS[figure]}.the", lang) for figure in figures], lang),
            cards=listed([named_in_words(card, -1 if name is None else name, lang) for card, name in line.cards], lang),
            first=card_in_words(cards[0], lang) if cards else "",
            last=card_in_words(cards[-1], lang) if cards else "",
            numeral=_numeral(line, deal, figures, lang),
        ),
    )


def _figures_meant(line: Line, deal: Deal) -> tuple[int, ...]:
    """The figure that an answer leaves unnamed, because this seat is asked about one alone."""
    if line.verb not in ("hold", "good", "raise"):
        return ()
    return tuple(open_bets(deal, deal.knows))


def _key(line: Line, deal: Deal, figures: tuple[int, ...]) -> str:
    verb = line.verb
    if verb == "bet" and any(deal.value[figure] == deal.rules.max_value for figure in figures):
        return "act.bet.aus"
    if verb in ("hold", "good") and line.figures:
        return f"act.{verb}.named"
    if verb == "raise" and deal.value[figures[0]] + 2 > deal.rules.max_value:
        return "act.raise.aus"
    if verb == "contest" and not line.cards:
        return "act.contest.lying"
    if verb == "pass":
        return _pass_key(deal)
    return f"act.{verb}"


def _pass_key(deal: Deal) -> str:
    """A pass declines to exchange, says nothing more to a bet that was held, or admits that there is no example."""
    if deal.asked == deal.knows:
        return "act.pass.exchange"
    return "act.pass.offered" if deal.knows in deal.offered() else "act.pass"


def _numeral(line: Line, deal: Deal, figures: tuple[int, ...], lang: str) -> str:
    """What a raise gives: a three to a bet on two."""
    return text(f"raise.{deal.value[figures[0]] + 2}", lang) if line.verb == "raise" else ""
