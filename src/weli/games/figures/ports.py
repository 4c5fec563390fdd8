"""How the games with a staged show are dealt and walked through."""

from mypy_extensions import i64

from weli.deal import Deal
from weli.parts.asking import FigureAsking
from weli.parts.deal import FigureDeal
from weli.parts.dealing import deal_pack, lay_pack
from weli.parts.ruleset import FigureRules
from weli.ports.engine import Engine
from weli.ports.turn_order import Asking
from weli.ruleset import RuleSet
from weli.tape import Tape


class FigureEngine(Engine):
    """Giltspiel and Perlaggen."""

    def lay(
        self,
        rules: RuleSet,
        dealer: i64,
        before: list[int],
        pack: list[int],
        pattern: i64,
        active: list[int],
        tape: Tape | None = None,
    ) -> Deal:
        assert isinstance(rules, FigureRules)
        begin = lay_pack if rules.begins_before_the_cut else deal_pack
        return begin(rules, dealer, before, pack, pattern, active, tape)

    def asking(self, deal: Deal, skip: i64, windows: i64) -> Asking:
        assert isinstance(deal, FigureDeal)
        return FigureAsking(deal, skip, windows)
