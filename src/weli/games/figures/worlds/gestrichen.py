"""What it tells of the hands that every side was one short of the target and their figures were compared."""

from typing import Final

from weli.core.acts import PASS_ACT
from weli.core.cards import SUIT, cards_of
from weli.core.deal import NONE
from weli.games.figures.engine import reasons
from weli.games.figures.engine.deal import EXCHANGE, SHOWN_FIGURES, FigureDeal
from weli.games.figures.engine.dealing import deal_hands
from weli.games.figures.engine.long_figures import long_figure
from weli.games.figures.engine.proofs import side_figure
from weli.games.figures.engine.show import Best

_NOTHING: Final = 0
_AT_THE_OUTSET: Final = 1
_ONE_FIGURE: Final = 2


class Comparison:
    """A comparison of all hands that has left something to play for."""

    def __init__(self, view: FigureDeal) -> None:
        self._kind = _kind(view)

    def agrees(self, deal: FigureDeal) -> bool:
        """Whether it would have come to the same, if the cards lay as in that deal."""
        if self._kind == _AT_THE_OUTSET:
            then = _as_dealt(deal)
            same = (then.endgame.compared, then.endgame.champion, then.endgame.deciding) == (
                deal.endgame.compared,
                deal.endgame.champion,
                deal.endgame.deciding,
            )
            return same and [then.stakes[each].owner for each in SHOWN_FIGURES] == [
                deal.stakes[each].owner for each in SHOWN_FIGURES
            ]
        if self._kind == _ONE_FIGURE:
            for figure in SHOWN_FIGURES:
                if not deal.stakes[figure].conceded_at:
                    best = Best()
                    for side in range(deal.seating.sides):
                        best.compare(side, side_figure(deal, side, figure))
                    return best.side == deal.stakes[figure].owner
        return True


def best_beaten(deal: FigureDeal) -> int:
    """The best figure of those who have lost by a comparison, where the winner has yet to prove theirs; otherwise 0."""
    best = 0
    if deal.endgame.champion != NONE and not deal.closed:
        for seat in deal.active:
            if deal.seating.side_of(seat) != deal.endgame.champion:
                best = max(best, _measured(deal, seat))
    return best


def _kind(view: FigureDeal) -> int:
    """Where the hands as they were compared follow from the cards alone: before anybody played, or where no Perlagg gets a name."""
    if not view.endgame.compared or view.closed or view.endgame.champion != NONE:
        return _NOTHING
    if view.endgame.compared == reasons.NO_SINGLE_FIGURE:
        return _NOTHING if view.cards.wild else _ONE_FIGURE
    short = [view.rules.missing(view.start_scores[side]) for side in view.playing_sides()]
    return _AT_THE_OUTSET if max(short) == 1 else _NOTHING


def _as_dealt(deal: FigureDeal) -> FigureDeal:
    """The same cards in the hands in which they were when nothing had been played yet."""
    hands = [cards_of(deal.own_cards(seat)) for seat in range(deal.rules.players)]
    # What lies open may be an acorn by now (PL-EICH-14).
    trumps = [card for card in deal.rules.cards if SUIT[card] == deal.cards.trump]
    then = deal_hands(deal.rules, deal.dealer, deal.start_scores, hands, trumps[:1], deal.active)
    while then.stage == EXCHANGE:
        then.play(then.exchange.asked, PASS_ACT)
    return then


def _measured(deal: FigureDeal, seat: int) -> int:
    if deal.endgame.compared == reasons.LONG_FIGURE_WINS:
        return long_figure(deal, seat, deal.rules.ending.both_gestrichen_min_cards or 0)
    return deal.full_figure(seat, deal.endgame.deciding)
