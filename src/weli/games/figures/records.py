"""Records of the figure games: the cards turned for trumps, and what may be expected of a figure."""

from collections.abc import Mapping
from typing import Any, Final

from weli.core.acts import CUT, FIGURE_WORDS, act_of
from weli.core.cards import ACORNS, BIT, SUIT, cards_text
from weli.core.deal import Deal
from weli.core.recorded import Beside, DealRecord, Expectation, blind_bets, cards_in, cut_of, hands_in
from weli.core.ruleset import RuleSet
from weli.games.figures.engine.deal import ANY, NOBODY, OPEN, STANDING, FigureDeal
from weli.games.figures.engine.dealing import deal_hands, deal_pack, lay_pack, lay_pack_for
from weli.games.figures.engine.ruleset import FigureRules
from weli.games.figures.kinds import F
from weli.ports.match import Match
from weli.ports.records import Expected, Given, Lying, Records

OF_FIGURES: Final[Expected] = {
    "value": ("figure", "number aus"),
    "right": ("figure", "side any none"),
    "figure": ("figure", "side open standing nobody"),
}


class FigureRecords(Records[F]):
    """Giltspiel and Perlaggen."""

    def keys(self) -> tuple[str, ...]:
        return ("turned",)

    def read(self, given: Given, deal: DealRecord) -> Beside:
        """The cards turned for trumps: they belong to hands; beside a pack they may be told, and must be those that it gives."""
        given.check_hand_sizes(deal.hands)
        if deal.hands is None and not given.has("turned"):
            return {}
        rules = given.rules
        assert isinstance(rules, FigureRules)
        turned = given.cards("turned")
        if deal.hands is not None:
            check_turned(given, turned, rules)
            given.refuse_doubles("turned", [*[card for hand in deal.hands for card in hand], *turned])
        elif turned:
            due = turned_from(deal, rules)
            if due and list(turned) != due:
                given.fail("turned", "record.turned-is", cards=cards_text(due))
        return {"turned": cards_text(list(turned))} if turned else {}

    def lying(self, rules: RuleSet) -> Mapping[str, tuple[Lying, int]]:
        """The card turned for trumps; where acorns never are, the acorns turned before it, too (PL-EICH-09)."""
        assert isinstance(rules, FigureRules)
        acorns = sum(SUIT[card] == ACORNS for card in rules.cards)
        return {"turned": ("cards", 1 if rules.wild.acorns_may_be_trump else 1 + acorns)}

    def beside(self, deal: F) -> Beside:
        return {"turned": cards_text(deal.cards.turned)} if deal.cards.turned else {}

    def begin(self, record: DealRecord, match: Match) -> Deal:
        rules = match.rules
        assert isinstance(rules, FigureRules)
        hands = hands_in(record)
        playing = [seat for seat, hand in enumerate(hands) if hand] or match.active
        if hands:
            begin_hands = lay_pack_for if blind_bets(record) else deal_hands
            return begin_hands(rules, record.dealer, match.scores, hands, cards_in(record, "turned"), playing, tape=[])
        begin_pack = lay_pack if rules.begins_before_the_cut or cut_of(record) else deal_pack
        return begin_pack(rules, record.dealer, match.scores, list(record.pack or ()), active=playing, tape=[])

    def expected(self) -> Expected:
        return OF_FIGURES

    def found(self, deal: F, expected: Expectation) -> str:
        figure = FIGURE_WORDS.index(expected.of)
        if expected.what == "value":
            return value_word(deal, figure)
        return right_word(deal, figure) if expected.what == "right" else owner_word(deal, figure)

    def figures(self, deal: F) -> dict[str, dict[str, Any]]:
        return {FIGURE_WORDS[figure]: figure_data(deal, figure) for figure in deal.figures}


def check_turned(given: Given, turned: tuple[int, ...], rules: FigureRules) -> None:
    """One card shows the trumps; where acorns never do, the acorns turned before it lie there too (PL-EICH-09)."""
    if not turned or (len(turned) > 1 and rules.wild.acorns_may_be_trump):
        given.fail("turned", "record.one-turned")
    *before, trump_card = [SUIT[card] == ACORNS for card in turned]
    if not rules.wild.acorns_may_be_trump and (trump_card or not all(before)):
        given.fail("turned", "record.acorns-turned")


def turned_from(deal: DealRecord, rules: FigureRules) -> list[int]:
    """The cards that are turned for trumps when everybody has cards from the pack (GS-DEAL-05); none where it is never cut."""
    cut = cut_of(deal)
    score = [rules.start_score] * rules.seating.sides
    everybody = list(range(rules.players))
    pack = list(deal.pack or ())
    if cut is None:
        return deal_pack(rules, deal.dealer, score, pack, active=everybody).cards.turned
    laid = lay_pack(rules, deal.dealer, score, pack, active=everybody)
    act = act_of(CUT, cut.line.number or 0)
    if laid.check(cut.seat, act):
        return []
    laid.play(cut.seat, act)
    return laid.cards.turned


def figure_data(deal: FigureDeal, figure: int) -> dict[str, Any]:
    word = value_word(deal, figure)
    return {
        "value": int(word) if word.isdigit() else word,
        "right": right_word(deal, figure),
        "owner": owner_word(deal, figure),
    }


def value_word(deal: FigureDeal, figure: int) -> str:
    """The accepted value, or `aus` once Spiel aus was held (GS-BET-18, GS-BET-19)."""
    return "aus" if deal.is_for_the_game(figure) else str(deal.stakes[figure].value)


def right_word(deal: FigureDeal, figure: int) -> str:
    """Whose word it is next by alternation alone (GS-BET-12)."""
    if deal.stakes[figure].owner != OPEN:
        return "none"
    if deal.stakes[figure].may_bet == ANY:
        return "any"
    return " ".join(
        [deal.seating.side_name(side) for side in deal.sides_in(figure) if deal.stakes[figure].may_bet & BIT[side]]
    )


def owner_word(deal: FigureDeal, figure: int) -> str:
    """Who has the figure."""
    owner = deal.holder(figure)
    words = {OPEN: "open", STANDING: "standing", NOBODY: "nobody"}
    return words[owner] if owner in words else deal.seating.side_name(owner)
