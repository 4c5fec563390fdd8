"""What stands out in a decision at Bieten: the same as in the other games of figures, by figures of its own."""

from collections.abc import Iterator, Sequence

from weli.core.acts import GLEICH, GRUEN, HANGER, ROT
from weli.games.bieten.at_table.best_figures import best_cards, best_figures, lying_for
from weli.games.bieten.deal import BietenDeal
from weli.games.figures.at_table.insight import FigureInsight
from weli.games.figures.engine.deal import FigureDeal
from weli.ports.at_table.insight import Feature


class BietenInsight(FigureInsight):
    figures: tuple[int, ...] = (GLEICH, HANGER, ROT, GRUEN)

    def best(self, deal: FigureDeal, seat: int, figure: int) -> int:
        assert isinstance(deal, BietenDeal)
        return best_figures(deal, seat)[figure].key

    def best_cards(self, view: FigureDeal, seat: int, figure: int) -> Sequence[int]:
        assert isinstance(view, BietenDeal)
        return best_cards(view, seat, figure)

    def lying(self, view: FigureDeal, seat: int, figure: int) -> Sequence[int]:
        assert isinstance(view, BietenDeal)
        return lying_for(view, seat, figure, view.shown_figure(seat, figure))

    def about_spiel(self, view: FigureDeal, seat: int) -> Iterator[Feature]:
        """The Spiel is the last trick: there is nothing to count."""
        yield from ()
