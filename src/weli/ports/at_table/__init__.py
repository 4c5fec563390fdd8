"""What a game offers a live table and its page; loaded when somebody first sits down (`Game.at_table`)."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from weli.ports.at_table.choices import Button, Choices, Purpose, UsefulName, WildNames
from weli.ports.at_table.hints import Hints
from weli.ports.at_table.insight import Asset, Feature, Insight
from weli.ports.at_table.origins import Origins
from weli.ports.at_table.pauses import Pauses
from weli.ports.at_table.sheets import Sheets
from weli.ports.at_table.views import Views, asking, card_texts, seat_or_none, trick_view

REGULARS = (
    *("Burgl", "Eugen", "Franz", "Frieda", "Hias", "Jos", "Lina", "Luis"),
    *("Moidl", "Nanni", "Rosa", "Seppl", "Toni", "Vroni", "Zenzi"),
)

FACES = {name: name.lower() for name in REGULARS}


@dataclass(frozen=True)
class AtTable:
    """A port for each subject; a plain game of tricks has to bring views and nothing else.

    `regulars` are the names of the computer players, more of them than there are seats; `faces` says which of them
    has which of the drawn faces (`weli.art.regulars`).
    """

    views: Views
    choices: Choices = field(default_factory=Choices)
    pauses: Pauses = field(default_factory=Pauses)
    sheets: Sheets = field(default_factory=Sheets)
    hints: Hints = field(default_factory=Hints)
    regulars: tuple[str, ...] = REGULARS
    faces: Mapping[str, str] = field(default_factory=lambda: FACES)
    insight: Insight = field(default_factory=Insight)
    origins: Origins = field(default_factory=Origins)


__all__ = [
    "REGULARS",
    "Asset",
    "AtTable",
    "Button",
    "Choices",
    "Feature",
    "Hints",
    "Insight",
    "Origins",
    "Pauses",
    "Purpose",
    "Sheets",
    "UsefulName",
    "Views",
    "WildNames",
    "asking",
    "card_texts",
    "seat_or_none",
    "trick_view",
]
