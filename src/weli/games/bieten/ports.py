"""What Bieten offers the rooms of the house otherwise than the games with a show."""

from mypy_extensions import i64

from weli.core.deal import Deal
from weli.core.ruleset import RuleSet
from weli.core.tape import Tape
from weli.games.bieten.deal import BietenDeal
from weli.games.bieten.dealing import lay_pack
from weli.games.bieten.ruleset import BietenRules
from weli.games.bieten.turn_order import BietenAsking
from weli.games.bieten.worlds import BietenWorlds
from weli.ports.determinization import Worlds
from weli.ports.engine import Engine
from weli.ports.turn_order import Asking


class BietenEngine(Engine):
    def lay(
        self,
        rules: RuleSet,
        dealer: i64,
        start_scores: list[int],
        pack: list[int],
        pattern: i64,
        active: list[int],
        tape: Tape | None = None,
    ) -> Deal:
        assert isinstance(rules, BietenRules)
        return lay_pack(rules, dealer, start_scores, pack, pattern, active, tape)

    def asking(self, deal: Deal, skip: i64, windows: i64) -> Asking:
        assert isinstance(deal, BietenDeal)
        return BietenAsking(deal, skip, windows)

    def worlds(self, view: Deal, seat: int) -> Worlds:
        assert isinstance(view, BietenDeal)
        return BietenWorlds(view, seat)
