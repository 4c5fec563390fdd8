"""The words on the buttons: what a line says when a person may choose it."""

from collections.abc import Iterable

from weli.acts import FIGURE_WORDS
from weli.cards import KING, OBER, SUIT_LETTERS, SUITS, card_at, card_text
from weli.deal import NONE, Deal
from weli.games.bieten.deal import BietenDeal
from weli.games.figures.notation import open_bets
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.facts.cut import CUT
from weli.notation import Line, show_line
from weli.parts.deal import FigureDeal
from weli.referee.event import seats_in_words, side_in_words, the_card
from weli.table.wire import Doing
from weli.texts import listed, text


def doing(line: Line, deal: Deal, lang: str) -> Doing:
    """A line that may be said in this deal, with its words."""
    if isinstance(deal, GaigelDeal):
        return _in_gaigel(line, deal, lang)
    assert isinstance(deal, FigureDeal)
    return _in_figures(line, deal, lang)


# The figure games.


def _in_figures(line: Line, deal: FigureDeal, lang: str) -> Doing:
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
            cards=listed([the_card(card, NONE if name is None else name, lang) for card, name in line.cards], lang),
            first=the_card(cards[0], NONE, lang) if cards else "",
            last=the_card(cards[-1], NONE, lang) if cards else "",
            numeral=_numeral(line, deal, figures, lang),
        ),
    )


def _figures_meant(line: Line, deal: FigureDeal) -> tuple[int, ...]:
    """The figure that an answer leaves unnamed, because this seat is asked about one alone."""
    if line.verb not in ("hold", "good", "raise"):
        return ()
    return tuple(open_bets(deal, deal.knows))


def _key(line: Line, deal: FigureDeal, figures: tuple[int, ...]) -> str:
    verb = line.verb
    if verb == "bet" and any(deal.stakes[figure].value == deal.rules.max_value for figure in figures):
        return "act.bet.aus"
    if verb == "bet" and isinstance(deal, BietenDeal) and any(deal.stakes[figure].value > 1 for figure in figures):
        return "act.bet.three"
    if verb == "steal" and isinstance(deal, BietenDeal):
        return "act.steal.bieten"
    if verb in ("hold", "good") and line.figures:
        return f"act.{verb}.named"
    if verb == "raise" and deal.stakes[figures[0]].value + 2 > deal.rules.max_value:
        return "act.raise.aus"
    if verb == "contest" and not line.cards:
        return "act.contest.lying"
    if verb == "pass":
        return _pass_key(deal)
    return f"act.{verb}"


def _pass_key(deal: FigureDeal) -> str:
    """A pass declines to exchange, says nothing more to a bet that was held, or admits that there is no example."""
    if deal.exchange.asked == deal.knows:
        return "act.pass.exchange"
    return "act.pass.offered" if deal.knows in deal.offered() else "act.pass"


def _numeral(line: Line, deal: FigureDeal, figures: tuple[int, ...], lang: str) -> str:
    """What a raise gives: a three to a bet on two."""
    return text(f"raise.{deal.stakes[figures[0]].value + 2}", lang) if line.verb == "raise" else ""


# Gaigel.


def _in_gaigel(line: Line, deal: GaigelDeal, lang: str) -> Doing:
    cards = _cards_meant(line, deal)
    return Doing(
        act=show_line(line),
        kind=line.verb,
        figures=[],
        cards=[card_text(card) for card in cards],
        text=text(
            _gaigel_key(line, deal),
            lang,
            cards=_in_words(cards, lang),
            suit=text(f"suit.{line.text}.of", lang) if line.verb == "pair" and line.text else "",
            number=deal.pair_points(SUIT_LETTERS.index(line.text)) if line.verb == "pair" and line.text else "",
            seat=_whom(line, deal, lang),
        ),
    )


def _cards_meant(line: Line, deal: GaigelDeal) -> list[int]:
    """The cards that a line is about, named in it or not."""
    if line.verb == "pair" and line.text in SUIT_LETTERS[:SUITS]:
        suit = SUIT_LETTERS.index(line.text)
        return [card_at(suit, KING), card_at(suit, OBER)]
    if line.verb in ("rob", "handover"):
        return [deal.diss_card()]
    if line.verb == "fetch":
        return [deal.talon.indicator]
    return [card for card, _ in line.cards]


def _in_words(cards: Iterable[int], lang: str) -> str:
    return listed([the_card(card, NONE, lang) for card in cards], lang)


def _gaigel_key(line: Line, deal: GaigelDeal) -> str:
    """An answer is given to a knock, to a partner who asks for the indicator, or to the question for a last word."""
    if line.verb in ("good", "pass"):
        asked = "deal" if deal.cut.stage == CUT else "call" if deal.calls.calling else "handover"
        return f"act.{line.verb}.{asked}"
    if line.verb == "accuse" and line.text:
        return "act.accuse.named"
    if line.verb == "proof" and line.text:
        return "act.proof.named"
    return f"act.{line.verb}"


def _whom(line: Line, deal: GaigelDeal, lang: str) -> str:
    """Who is accused, or asked to show his hand, where it has to be said."""
    names = seats_in_words(deal.seating, lang)
    if line.verb == "accuse" and line.text:
        return side_in_words(deal.seating, deal.seating.side_named(line.text), lang, names)
    return names[deal.seating.seat_of(line.text)] if line.verb == "proof" and line.text else ""
