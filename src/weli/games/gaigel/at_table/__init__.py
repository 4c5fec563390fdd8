"""What Gaigel offers a live table and its page."""

from weli.games.gaigel.at_table.choices import GaigelChoices
from weli.games.gaigel.at_table.hints import GaigelHints
from weli.games.gaigel.at_table.insight import GaigelInsight
from weli.games.gaigel.at_table.origins import GaigelOrigins
from weli.games.gaigel.at_table.pauses import GaigelPauses
from weli.games.gaigel.at_table.sheets import GaigelSheets
from weli.games.gaigel.at_table.views import GaigelViews
from weli.ports.at_table import AtTable

FACES = {
    "Bärbel": "nanni",
    "Emil": "luis",
    "Ernst": "hias",
    "Eugen": "eugen",
    "Frieder": "seppl",
    "Gottlob": "franz",
    "Helene": "frieda",
    "Jakob": "toni",
    "Karle": "jos",
    "Klärle": "moidl",
    "Lina": "lina",
    "Luise": "zenzi",
    "Marie": "burgl",
    "Paula": "rosa",
    "Rösle": "vroni",
}
SWABIANS = tuple(FACES)
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
