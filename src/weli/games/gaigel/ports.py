"""What Gaigel offers the rooms of the house."""

from collections.abc import Callable

from mypy_extensions import i64

from weli.core.deal import Deal
from weli.core.line import Line
from weli.core.ruleset import RuleSet
from weli.core.tape import Tape
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.dealing import lay_pack
from weli.games.gaigel.match import GaigelMatch
from weli.games.gaigel.notation import gaigel_acts, gaigel_line
from weli.games.gaigel.ruleset import GaigelRules
from weli.games.gaigel.seating import draw_partners
from weli.games.gaigel.turn_order import GaigelAsking
from weli.games.gaigel.words import gaigel_said
from weli.games.gaigel.worlds import GaigelWorlds
from weli.ports.determinization import Worlds
from weli.ports.engine import Drawing, Engine
from weli.ports.match import Match
from weli.ports.notation import Notation
from weli.ports.turn_order import Asking


class GaigelEngine(Engine):
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
        """To be cut; a house deals in one way, so there is no pattern, and nobody ever leaves (GA-DEAL-01, GA-DEAL-02)."""
        assert isinstance(rules, GaigelRules)
        return lay_pack(rules, dealer, start_scores, pack, tape=tape)

    def asking(self, deal: Deal, skip: i64, windows: i64) -> Asking:
        assert isinstance(deal, GaigelDeal)
        return GaigelAsking(deal, skip, windows)

    def worlds(self, view: Deal, seat: int) -> Worlds:
        assert isinstance(view, GaigelDeal)
        return GaigelWorlds(view, seat)

    def draw_seats(self, rules: RuleSet, shuffle: Callable[[list[int]], list[int]]) -> Drawing | None:
        assert isinstance(rules, GaigelRules)
        found = draw_partners(rules, shuffle(rules.cards))
        return found if found.cards else None

    def match(self, rules: RuleSet) -> Match:
        assert isinstance(rules, GaigelRules)
        return GaigelMatch(rules)


class GaigelNotation(Notation[GaigelDeal]):
    def said(self, said: str, words: list[str]) -> Line | None:
        return gaigel_said(said)

    def acts_of(self, line: Line, deal: GaigelDeal, seat: int) -> list[int]:
        return gaigel_acts(line, deal, seat)

    def line_of(self, acts: list[int], deal: GaigelDeal) -> Line:
        return gaigel_line(acts, deal)
