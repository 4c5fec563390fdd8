"""How a recorded deal begins: from hands that are known, or from a pack that is still to be cut or lies as it was dealt from."""

from weli.acts import CUT, act_of
from weli.deal import Deal
from weli.games.bieten import dealing as bieten
from weli.games.bieten.ruleset import BietenRules
from weli.games.gaigel import dealing as gaigel
from weli.games.gaigel.ruleset import GaigelRules
from weli.parts import dealing as figures
from weli.parts.ruleset import FigureRules
from weli.record.model import Act, DealRecord, cut_of
from weli.ruleset import RuleSet


def begin(record: DealRecord, rules: RuleSet, scores: list[int], active: list[int], number: int) -> Deal:
    """The deal before its first act, with a tape. `active`: who plays; `number`: how many deals of the game came before."""
    if isinstance(rules, GaigelRules):
        return _begin_gaigel(record, rules, scores, number)
    hands = [list(hand) for hand in record.hands or ()]
    playing = [seat for seat, hand in enumerate(hands) if hand] or active
    pack = list(record.pack or ())
    if isinstance(rules, BietenRules):
        if hands:
            return bieten.deal_hands(rules, record.dealer, scores, hands, record.bottom, playing, tape=[])
        return bieten.lay_pack(rules, record.dealer, scores, pack, active=playing, tape=[])
    assert isinstance(rules, FigureRules)
    if hands:
        begin_hands = figures.lay_pack_for if blind_bets(record) else figures.deal_hands
        return begin_hands(rules, record.dealer, scores, hands, list(record.turned), playing, tape=[])
    begin_pack = figures.lay_pack if rules.begins_before_the_cut or cut_of(record) else figures.deal_pack
    return begin_pack(rules, record.dealer, scores, pack, active=playing, tape=[])


def _begin_gaigel(record: DealRecord, rules: GaigelRules, scores: list[int], number: int) -> Deal:
    if record.pack is not None:
        return gaigel.lay_pack(rules, record.dealer, scores, list(record.pack), record.cleaning, number, tape=[])
    return gaigel.deal_hands(
        rules,
        record.dealer,
        scores,
        [list(hand) for hand in record.hands or ()],
        list(record.talon),
        record.cleaning,
        number,
        taken=None if record.taken is None else [list(cards) for cards in record.taken],
        trump=record.trump,
        leader=record.leader,
        tape=[],
    )


def blind_bets(record: DealRecord) -> int:
    """How many lines of a record are bets made before the cut."""
    return sum(isinstance(line, Act) and line.line.verb == "blind" for line in record.acts)


def turned_from(deal: DealRecord, rules: FigureRules, active: list[int]) -> tuple[int, ...]:
    """The cards that are turned for trumps when everybody has cards from the pack (GS-DEAL-05); none where it is never cut."""
    cut = cut_of(deal)
    score = [rules.start_score] * rules.seating.sides
    if cut is None:
        return tuple(figures.deal_pack(rules, deal.dealer, score, list(deal.pack or ()), active=active).cards.turned)
    laid = figures.lay_pack(rules, deal.dealer, score, list(deal.pack or ()), active=active)
    act = act_of(CUT, cut.line.number or 0)
    if laid.check(cut.seat, act):
        return ()
    laid.play(cut.seat, act)
    return tuple(laid.cards.turned)
