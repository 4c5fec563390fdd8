"""What stands out in a decision at Bieten: the same as in the other games of figures, by figures of its own."""

from collections.abc import Iterator, Sequence

from weli.core.acts import GLEICH, GRUEN, HANGER, ROT, SPIEL
from weli.core.cards import RANK
from weli.games.bieten.at_table.best_figures import best_cards, best_figures, lying_for
from weli.games.bieten.deal import BietenDeal
from weli.games.figures.at_table.insight import FigureInsight
from weli.games.figures.engine.deal import OPEN
from weli.ports.at_table.insight import Feature


class BietenInsight(FigureInsight[BietenDeal]):
    figures: tuple[int, ...] = (GLEICH, HANGER, ROT, GRUEN)

    def best(self, deal: BietenDeal, seat: int, figure: int) -> int:
        return best_figures(deal, seat)[figure].key

    def best_cards(self, view: BietenDeal, seat: int, figure: int) -> Sequence[int]:
        return best_cards(view, seat, figure)

    def lying(self, view: BietenDeal, seat: int, figure: int) -> Sequence[int]:
        return lying_for(view, seat, figure, view.shown_figure(seat, figure))

    def about_lead(self, view: BietenDeal, seat: int, act: int, rather_than: int) -> Iterator[Feature]:
        """What is kept for the last trick, too."""
        yield from super().about_lead(view, seat, act, rather_than)
        if view.stakes[SPIEL].owner == OPEN and RANK[rather_than] > RANK[act]:
            yield Feature("why.keeps.last", 0.5, cards=(rather_than,))

    def about_spiel(self, view: BietenDeal, seat: int) -> Iterator[Feature]:
        """The Spiel is the last trick: there is nothing to count."""
        yield from ()
