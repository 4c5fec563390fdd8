"""What Grasobern offers the rooms of the house; what stands in no method here is as in any game of plain tricks."""

from grasobern.deal import GrasobernDeal, begin, dealt
from grasobern.rules import GrasobernRules
from grasobern.worlds import GrasobernWorlds
from weli.core.deal import Deal
from weli.core.recorded import DealRecord, hands_in
from weli.core.ruleset import RuleSet
from weli.core.tape import Tape
from weli.ports.engine import Engine
from weli.ports.match import Match
from weli.ports.records import Records
from weli.ports.talk import Talk


class GrasobernEngine(Engine):
    def lay(
        self,
        rules: RuleSet,
        dealer: int,
        start_scores: list[int],
        pack: list[int],
        pattern: int,
        active: list[int],
        tape: Tape | None = None,
    ) -> Deal:
        """Dealt at once; there is one way to deal, and nobody ever leaves (GO-DEAL-02)."""
        assert isinstance(rules, GrasobernRules)
        return begin(rules, dealer, start_scores, dealt(pack, dealer, rules.players), tape)

    def worlds(self, view: Deal, seat: int) -> GrasobernWorlds:
        assert isinstance(view, GrasobernDeal)
        return GrasobernWorlds(view, seat)


class GrasobernRecords(Records):
    def begin(self, record: DealRecord, match: Match) -> Deal:
        rules = match.rules
        assert isinstance(rules, GrasobernRules)
        hands = hands_in(record) or dealt(list(record.pack or ()), record.dealer, rules.players)
        return begin(rules, record.dealer, match.scores, hands, tape=[])


class GrasobernTalk(Talk):
    def barred(self, verb: str, rules: RuleSet) -> tuple[str, str]:
        """Everybody plays alone, and nothing is said (GO-PLAY-06)."""
        return "GO-PLAY-06", "talk-alone"
