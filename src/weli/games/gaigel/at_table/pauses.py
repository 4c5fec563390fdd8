"""Where a table of Gaigel waits for what may be announced and for the last word, and where it draws by itself."""

from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.quests import is_asked_first
from weli.ports.at_table import Pauses


class GaigelPauses(Pauses[GaigelDeal]):
    def is_asked_first(self, deal: GaigelDeal, seat: int) -> bool:
        """Before somebody else leads (GA-Q32)."""
        return is_asked_first(deal, seat)

    def draws_by_itself(self, deal: GaigelDeal) -> bool:
        return bool(deal.tricks.drawing) and not deal.answering()

    def speak_before(self, deal: GaigelDeal, seat: int) -> list[int] | None:
        """Each may call or accuse while its side is asked for the last word (GA-OUT-02, GA-Q65)."""
        asked = deal.answering()
        return [other for other in asked if other != seat] if seat in asked and deal.calls.calling else None
