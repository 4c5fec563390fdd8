"""What Gaigel offers a live table and its page."""

from weli.games.gaigel.at_table.choices import GaigelChoices
from weli.games.gaigel.at_table.hints import GaigelHints
from weli.games.gaigel.at_table.insight import GaigelInsight
from weli.games.gaigel.at_table.origins import GaigelOrigins
from weli.games.gaigel.at_table.pauses import GaigelPauses
from weli.games.gaigel.at_table.sheets import GaigelSheets
from weli.games.gaigel.at_table.views import GaigelViews
from weli.ports.at_table import AtTable

SWABIANS = ("Bärbel", "Eugen", "Frieder", "Gottlob", "Karle", "Lina", "Marie", "Rösle", "Wilhelm")
FACES = {"Gottlob": "franz", "Lina": "lina", "Bärbel": "nanni", "Frieder": "seppl", "Rösle": "vroni"}
AT_TABLE = AtTable(
    GaigelViews(),
    GaigelChoices(),
    GaigelPauses(),
    GaigelSheets(),
    GaigelHints(),
    SWABIANS,
    FACES,
    GaigelInsight(),
    GaigelOrigins(),
)
