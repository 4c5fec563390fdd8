"""Talk in Bieten, where nobody has a partner."""

from weli.games.bieten.deal import BietenDeal
from weli.games.figures.talk import FigureTalk


class BietenTalk(FigureTalk[BietenDeal]):
    def rule_for_one(self) -> str:
        """Everybody plays alone (BI-CARD-01)."""
        return "BI-CARD-01"
