"""What a game of plain tricks offers the rooms of the house, made of what it says of itself."""

from collections.abc import Callable, Mapping
from functools import cache, partial

from mypy_extensions import i64, mypyc_attr

from weli.core.cards import cards_text
from weli.core.deal import Deal
from weli.core.recorded import Beside, DealRecord, cards_in, hands_in
from weli.core.ruleset import RuleSet
from weli.core.tape import Tape
from weli.games.plain.course import TrickByTrick
from weli.games.plain.dealing import dealt, left_over
from weli.games.plain.worlds import PlainWorlds
from weli.ports.advice import Advice, Regular
from weli.ports.determinization import Worlds
from weli.ports.engine import Engine
from weli.ports.learning import Learning
from weli.ports.match import Match
from weli.ports.notation import Notation
from weli.ports.records import Given, Lying, Records
from weli.ports.talk import Talk


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainEngine(Engine):
    """Deals of that kind: dealt at once from a pack that is cut already, and nobody ever leaves."""

    def __init__(self, kind: type[TrickByTrick]) -> None:
        self.kind = kind

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
        return from_pack(self.kind(), rules, dealer, start_scores, pack, tape)

    def worlds(self, view: Deal, seat: int) -> Worlds:
        assert isinstance(view, TrickByTrick)
        return PlainWorlds(view, seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class PlainRecords(Records[TrickByTrick]):
    """Records of such deals: hands, or a pack; beside hands the talon, where cards are left over."""

    def __init__(self, kind: type[TrickByTrick]) -> None:
        self.kind = kind

    def keys(self) -> tuple[str, ...]:
        return ("talon",)

    def read(self, given: Given, deal: DealRecord) -> Beside:
        given.check_hand_sizes(deal.hands)
        if deal.hands is None or not left_over(given.rules):
            return {}
        talon = given.cards("talon")
        given.refuse_doubles("talon", [*[card for hand in deal.hands for card in hand], *talon])
        if not talon:
            given.fail("talon", "record.missing", key="talon")
        return {"talon": cards_text(list(talon))}

    def lying(self, rules: RuleSet) -> Mapping[str, tuple[Lying, int]]:
        return {"talon": ("cards", left_over(rules))} if left_over(rules) else {}

    def beside(self, deal: TrickByTrick) -> Beside:
        lying = [*deal.talon.cards, *deal.open_cards()]
        return {"talon": cards_text(lying)} if lying else {}

    def begin(self, record: DealRecord, match: Match) -> Deal:
        tape: Tape = []
        deal: TrickByTrick = self.kind()
        if record.pack is not None:
            return from_pack(deal, match.rules, record.dealer, match.scores, list(record.pack), tape)
        deal.begin(match.rules, record.dealer, match.scores, hands_in(record), cards_in(record, "talon"), tape)
        return deal


@mypyc_attr(allow_interpreted_subclasses=True)
class Words(Notation[TrickByTrick]):
    """The words of a game: those that stand alone and those that need a card, each with the kind of its act; and what else people say."""

    def __init__(self, bare: Mapping[str, int], with_card: Mapping[str, int], verbs: Mapping[str, str]) -> None:
        self._bare = bare
        self._with_card = {**super().with_card(), **with_card}
        self._verbs = verbs

    def bare(self) -> Mapping[str, int]:
        return self._bare

    def with_card(self) -> Mapping[str, int]:
        return self._with_card

    def verbs(self) -> Mapping[str, str]:
        return self._verbs


class Silent(Talk[TrickByTrick]):
    """Everybody plays alone, and nothing is said of the cards: so that rule has it."""

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def barred(self, verb: str, rules: RuleSet) -> tuple[str, str] | None:
        return self.rule, "talk-alone"


class OneRegular(Advice[TrickByTrick]):
    """One regular, who has no manners but his own."""

    def __init__(self, regular: Regular) -> None:
        self._regular = regular

    def regular(self, manner: str) -> Regular:
        return self._regular


def learning(cards: list[int], points: float, notation: Notation) -> Callable[[], Learning]:
    """What gives the port for learning programs when it is first asked for (`weli.games.plain.learning`)."""
    return partial(_learning, tuple(cards), points, notation)


@cache
def _learning(cards: tuple[int, ...], points: float, notation: Notation) -> Learning:
    from weli.games.plain.learning import PlainLearning  # noqa: PLC0415  nobody who only plays loads any of it

    return PlainLearning(cards, notation, points)


def from_pack(
    deal: TrickByTrick, rules: RuleSet, dealer: i64, start_scores: list[int], pack: list[int], tape: Tape | None
) -> TrickByTrick:
    """Deals from a pack as it lies, who follows the dealer first."""
    packets, turned_after = deal.packets()
    order = [(dealer + 1 + step) % rules.players for step in range(rules.players)]
    deal.begin(rules, dealer, start_scores, *dealt(pack, order, packets, turned_after), tape)
    return deal
