"""Why an act is refused here and now, in one sentence: "Du hast keinen Hanger". The paragraph of the rule comes after it.

The sentence of each ground stands in the catalogue under its name, `reason.not-held`. Some have another form where the reader is the one
who wanted it (`.you`), where it is about what the reader did (`.own`), where nobody else comes into it (`.nobody`), or where the figure is
known that comes first (`.named`).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from weli.acts import FIGURE_WORDS
from weli.cards import BIT, PLACES, SUIT, SUIT_LETTERS
from weli.deal import NONE, Deal
from weli.games.gaigel.deal import GaigelDeal
from weli.notation import Line, acts_of
from weli.parts import grounds
from weli.parts.deal import CUT, FigureDeal
from weli.parts.tricks import card_led
from weli.portable import Portable
from weli.referee.event import seats_in_words, the_card
from weli.seats import Seating
from weli.texts import has_text, listed, text

LAST_REFUSAL: Final = 200
"""The grounds below say why an act is refused, those above why something happens."""

KEYS: Final = {
    ground: name.lower().replace("_", "-")
    for name, ground in vars(grounds).items()
    if isinstance(ground, int) and grounds.FINE < ground < LAST_REFUSAL
}

TURN: Final = (grounds.NOT_YOUR_FIRST_LEAD, grounds.NOT_YOUR_LEAD, grounds.NOT_YOUR_TURN, grounds.BETS_IN_TURN)
ANSWER: Final = (grounds.ANSWER_IN_TURN, grounds.CALL_IN_TURN)
OPEN_BET: Final = (grounds.BET_WAITS, grounds.OTHER_BET_WAITS, grounds.ONE_FIGURE_AT_A_TIME)
NAMED_BET: Final = (grounds.NOT_WITHDRAWN, grounds.OWN_BET)
FIRST: Final = (grounds.OTHER_FIGURE_FIRST, grounds.OTHER_LAID_FIRST, grounds.BLIND_IN_ORDER)
EXCHANGING: Final = (grounds.EXCHANGE_NOT_YOURS, grounds.EXCHANGE_FIRST)


@dataclass(frozen=True)
class Reason(Portable):
    """What stands against an act of `seat`; `other` is whom it hangs on instead, -1 where that is nobody."""

    key: str
    seat: int = NONE
    other: int = NONE
    figures: tuple[int, ...] = ()
    cards: tuple[int, ...] = ()
    suit: int = NONE
    seating: Seating | None = None

    def text(self, lang: str, names: Sequence[str] = (), you: int = -1) -> str:
        """The sentence, told to the player at seat `you` if there is one; `names` are the players' names by seat."""
        called = [*names] or (seats_in_words(self.seating, lang) if self.seating else [])
        figure = f"figure.{FIGURE_WORDS[self.figures[0]]}" if self.figures else ""
        return text(
            self._key(you),
            lang,
            who=called[self.seat] if self.seat >= 0 else "",
            other=called[self.other] if self.other >= 0 else "",
            figure=text(figure, lang) if figure else "",
            the=text(f"{figure}.the", lang) if figure else "",
            none=text(f"{figure}.none", lang) if figure else "",
            subject=text(f"{figure}.subject", lang) if figure else "",
            within=text(f"{figure}.within", lang) if figure else "",
            cards=listed([the_card(card, NONE, lang) for card in self.cards], lang),
            suit=text(f"suit.{SUIT_LETTERS[self.suit]}", lang) if self.suit >= 0 else "",
        )

    def _key(self, you: int) -> str:
        forms = []
        if self.other < 0:
            forms.append("nobody")
        elif self.other == you:
            forms.append("own")
        if self.seat == you >= 0:
            forms.append("you")
        if self.figures:
            forms.append("named")
        for form in forms:
            if has_text(f"reason.{self.key}.{form}"):
                return f"reason.{self.key}.{form}"
        return f"reason.{self.key}"


def reason(ground: int, deal: Deal, seat: int, line: Line) -> Reason:
    """What that ground says of this line here. It tells nothing that the seat does not know: the line is its own."""
    figures = _figures(ground, deal, seat, line)
    return Reason(
        KEYS[ground],
        seat,
        _other(ground, deal, seat, figures),
        figures,
        _cards(ground, deal, seat, line),
        _suit(deal, line),
        deal.seating,
    )


def _figures(ground: int, deal: Deal, seat: int, line: Line) -> tuple[int, ...]:
    """The figure it is about: the one with the open bet, otherwise that of the line against which this ground stands."""
    if not isinstance(deal, FigureDeal):
        return ()
    if ground in FIRST:
        return _first(ground, deal, line)
    if ground in OPEN_BET:
        return tuple([figure for figure in deal.figures if deal.stakes[figure].bettor != NONE])[:1]
    if len(line.figures) > 1:
        for figure in line.figures:
            acts = acts_of(Line(line.verb, (figure,)), deal, seat)
            if deal.check(seat, acts[0]) == ground:
                return (figure,)
    if not line.figures and line.verb in ("hold", "good", "raise"):
        return tuple([figure for figure in deal.figures if deal.stakes[figure].bettor != NONE])[:1]
    return line.figures[:1]


def _first(ground: int, deal: FigureDeal, line: Line) -> tuple[int, ...]:
    """The figure that comes before the one of the line; none where that cannot be said."""
    others = [figure for figure in deal.figures if figure not in line.figures[:1]]
    if ground == grounds.OTHER_LAID_FIRST:
        first = [figure for figure in others if deal.show.laid_by[figure] != NONE]
    elif ground == grounds.BLIND_IN_ORDER:
        first = [figure for figure in others if deal.stakes[figure].bettor != NONE and not deal.comes_later(figure)]
    else:
        first = [figure for figure in others if deal.show.shower != NONE and deal.unchosen() & BIT[figure]]
    return tuple(first[:1])


def _other(ground: int, deal: Deal, seat: int, figures: tuple[int, ...]) -> int:
    """Whom it hangs on instead of the one who wanted it."""
    found = NONE
    if ground in TURN:
        found = deal.turn()
    elif ground in ANSWER:
        found = next(iter(deal.answering()), NONE)
    elif ground == grounds.NOT_YOUR_CUT:
        found = deal.cutter()
    elif isinstance(deal, FigureDeal):
        if ground in EXCHANGING:
            found = deal.exchange.asked
        elif figures and (ground in OPEN_BET or ground in NAMED_BET):
            return deal.stakes[figures[0]].bettor
    return NONE if found == seat else found


def _cards(ground: int, deal: Deal, seat: int, line: Line) -> tuple[int, ...]:
    cards = tuple([card for card, _ in line.cards])
    if ground != grounds.NOT_HELD:
        return cards
    return tuple([card for card in cards if not _holds(deal, seat, card)]) or cards


def _holds(deal: Deal, seat: int, card: int) -> bool:
    if isinstance(deal, GaigelDeal):
        return card in deal.hands[seat]
    assert isinstance(deal, FigureDeal)
    return card < PLACES and deal.cards.hands[seat] & BIT[card] != 0


def _suit(deal: Deal, line: Line) -> int:
    """The suit that was led; of a pair the one it is in."""
    if isinstance(deal, GaigelDeal):
        if line.verb == "pair" and line.text in SUIT_LETTERS:
            return SUIT_LETTERS.index(line.text)
        return SUIT[deal.tricks.lying[0]] if deal.tricks.lying and 0 <= deal.tricks.lying[0] < PLACES else NONE
    if isinstance(deal, FigureDeal) and deal.stage != CUT and deal.tricks.in_trick:
        return SUIT[card_led(deal)]
    return NONE
