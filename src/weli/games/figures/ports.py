"""What the games of figures offer the rooms of the house."""

from collections.abc import Mapping

from mypy_extensions import i64

from weli.core.deal import Deal
from weli.core.line import Line
from weli.core.ruleset import RuleSet
from weli.core.tape import Tape
from weli.games.figures.engine.deal import FigureDeal
from weli.games.figures.engine.dealing import deal_pack, lay_pack
from weli.games.figures.engine.ruleset import FigureRules
from weli.games.figures.engine.turn_order import FigureAsking
from weli.games.figures.legal_lines import figure_lines
from weli.games.figures.notation import figure_acts, figure_line
from weli.games.figures.words import SHAPES, VERBS, figure_said
from weli.games.figures.worlds import FigureWorlds
from weli.ports.determinization import Worlds
from weli.ports.engine import Engine
from weli.ports.notation import Notation, Shape
from weli.ports.turn_order import Asking


class FigureEngine(Engine):
    """Giltspiel and Perlaggen."""

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
        assert isinstance(rules, FigureRules)
        if rules.begins_before_the_cut:
            return lay_pack(rules, dealer, start_scores, pack, pattern, active, tape)
        return deal_pack(rules, dealer, start_scores, pack, pattern, active, tape)

    def asking(self, deal: Deal, skip: i64, windows: i64) -> Asking:
        assert isinstance(deal, FigureDeal)
        return FigureAsking(deal, skip, windows)

    def worlds(self, view: Deal, seat: int) -> Worlds:
        assert isinstance(view, FigureDeal)
        return FigureWorlds(view, seat)


class FigureNotation(Notation[FigureDeal]):
    def shapes(self) -> Mapping[str, Shape]:
        return SHAPES

    def verbs(self) -> Mapping[str, str]:
        return VERBS

    def said(self, said: str, words: list[str]) -> Line | None:
        return figure_said(said, words)

    def acts_of(self, line: Line, deal: FigureDeal, seat: int) -> list[int]:
        return figure_acts(line, deal, seat)

    def line_of(self, acts: list[int], deal: FigureDeal) -> Line:
        return figure_line(acts, deal)

    def lines(self, deal: FigureDeal, seat: int) -> list[Line]:
        return figure_lines(deal, seat)
