"""What a live table and its page need of Grasobern: the trick that lies there, and who sits at the table."""

from grasobern.deal import GrasobernDeal
from weli.core.deal import NONE, Deal
from weli.ports.at_table import AtTable, Views, trick_view
from weli.ports.at_table.view import Parts


class GrasobernViews(Views):
    def parts(self, seen: Deal) -> Parts:
        assert isinstance(seen, GrasobernDeal)
        number = len(seen.takers) + bool(seen.lying)  # of the trick that is played, or else of the last one
        if not number:
            return Parts()
        leader, cards = seen.tricks()[number - 1]
        return Parts(trick=trick_view(seen, number, leader, cards, NONE if seen.lying else seen.takers[-1]))


AT_TABLE = AtTable(
    GrasobernViews(), regulars=("Alois", "Babett", "Girgl", "Kreszenz", "Sepp", "Vroni", "Xaver", "Zenz")
)
