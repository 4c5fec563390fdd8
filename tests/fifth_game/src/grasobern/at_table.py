"""Who sits at the table of Grasobern; what lies there is shown as in any game of plain tricks."""

from typing import Final

from weli.games.plain.at_table import PlainViews
from weli.ports.at_table import AtTable

AT_TABLE: Final = AtTable(
    PlainViews(), regulars=("Alois", "Babett", "Girgl", "Kreszenz", "Sepp", "Vroni", "Xaver", "Zenz")
)
