"""Records of Gaigel: the talon, and for cases that begin in the middle of a deal what each side has won by then.

Which suit is trumps and who leads are told where talon and dealer do not tell.
"""

from collections.abc import Mapping
from typing import Any

from weli.core.cards import SUIT_LETTERS, card_of, cards_text
from weli.core.deal import NONE, Deal
from weli.core.recorded import HIGHEST_SCORE, Beside, DealRecord, Expectation, cards_in, hands_in
from weli.core.ruleset import RuleSet
from weli.core.seats import Seating
from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.dealing import deal_hands, lay_pack
from weli.games.gaigel.ruleset import GaigelRules
from weli.ports.match import Match
from weli.ports.records import Expected, Given, Lying, Records


class GaigelRecords(Records[GaigelDeal]):
    def keys(self) -> tuple[str, ...]:
        return ("talon", "taken", "trump", "leader", "cleaning")

    def read(self, given: Given, deal: DealRecord) -> Beside:
        """The talon, what has been won where a case begins in the middle of a deal, and whether units are erased."""
        cleaning = given.truth("cleaning")
        beside = read_talon(given, deal) if deal.hands is not None else {}
        return {**beside, "cleaning": True} if cleaning else beside

    def lying(self, rules: RuleSet) -> Mapping[str, tuple[Lying, int]]:
        """The talon; in the middle of a deal what each side has won, the trumps and who leads; and whether units are erased."""
        cards = len(rules.cards)
        return {
            "talon": ("cards", cards - rules.players * rules.hand_size),
            "taken": ("cards_by_side", cards),
            "trump": ("suit", 0),
            "leader": ("seat", 0),
            "cleaning": ("truth", 0),
        }

    def beside(self, deal: GaigelDeal) -> Beside:
        lying = [*deal.talon.cards, deal.talon.indicator]
        talon = {} if deal.phase() == "cut" else {"talon": cards_text([card for card in lying if card != NONE])}
        return {**talon, "cleaning": True} if deal.cleaning else talon

    def begin(self, record: DealRecord, match: Match) -> Deal:
        """Where the match has come to the cleaning phase, every later deal belongs to it."""
        rules = match.rules
        assert isinstance(rules, GaigelRules)
        match.cleaning = match.cleaning or record.beside.get("cleaning", False)
        if record.pack is not None:
            pack = list(record.pack)
            return lay_pack(rules, record.dealer, match.scores, pack, match.cleaning, match.number, tape=[])
        trump = record.beside.get("trump", "")
        return deal_hands(
            rules,
            record.dealer,
            match.scores,
            hands_in(record),
            cards_in(record, "talon"),
            match.cleaning,
            match.number,
            taken=taken_in(record, rules.seating),
            trump=SUIT_LETTERS.index(trump) if trump else NONE,
            leader=rules.seating.seat_of(record.beside.get("leader", "")),
            tape=[],
        )

    def check_score(self, given: Given, side: str, score: int | None) -> None:
        """Units are never fewer than none, and no number of them ends the match by itself."""
        if score is None or score < 0:
            given.fail("score", "record.units", side=side, most=HIGHEST_SCORE)

    def expected(self) -> Expected:
        return {"count": ("side", "number")}

    def found(self, deal: GaigelDeal, expected: Expectation) -> str:
        """What a side has counted, told or not (GA-AIM-02)."""
        return str(self.counts(deal)[expected.of])

    def counts(self, deal: GaigelDeal) -> dict[str, int]:
        return {deal.seating.side_name(side): count for side, count in enumerate(deal.score.counts)}


def read_talon(given: Given, deal: DealRecord) -> dict[str, Any]:
    """What lies beside the hands, and where only that tells it, which suit is trumps."""
    talon = given.cards("talon")
    taken = given.cards_by_side("taken") if given.has("taken") else None
    in_hand = [card for hand in deal.hands or () for card in hand]
    given.refuse_doubles("talon", [*in_hand, *talon, *[card for cards in taken or () for card in cards]])
    if not talon and not given.has("trump"):
        given.fail("talon", "record.missing", key="trump")
    trump = given.suit("trump") if given.has("trump") else NONE
    if taken is None:
        given.check_hand_sizes(deal.hands)
    elif len({len(hand) for hand in deal.hands or ()}) > 1:
        given.fail("hands", "record.hands-alike")
    leader = given.seat("leader") if given.has("leader") else NONE
    seating = given.rules.seating
    beside: dict[str, Any] = {"talon": cards_text(list(talon))}
    if taken is not None:
        beside["taken"] = {seating.side_name(side): cards_text(list(cards)) for side, cards in enumerate(taken)}
    if trump != NONE:
        beside["trump"] = SUIT_LETTERS[trump]
    if leader != NONE:
        beside["leader"] = seating.seat_name(leader)
    return beside


def taken_in(record: DealRecord, seating: Seating) -> list[list[int]] | None:
    """The cards that each side has won before the deal begins, where it does not begin with the first trick."""
    if "taken" not in record.beside:
        return None
    won = record.beside["taken"]
    return [[card_of(word) for word in won[side].split()] for side in seating.side_names()]
