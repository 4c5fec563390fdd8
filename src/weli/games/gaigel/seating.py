"""Who plays with whom and who deals first, found by Aces.

Everything here follows from one shuffled pack, so that a record of it can be shown, told and checked.
"""

from mypy_extensions import i64

from weli.core.cards import ACE, RANK
from weli.core.deal import NONE
from weli.games.gaigel.ruleset import GaigelRules
from weli.ports.engine import Drawing


def draw_partners(rules: GaigelRules, pack: list[int], first: i64 = 0) -> Drawing:
    """Deals open cards round the table until as many Aces have fallen as a side has members; whoever has one gets no more cards.

    (GA-SEAT-05, GA-SEAT-06, GA-Q43)

    Args:
        rules: `partner_draw` and `first_dealer` say what is sought.
        pack: shuffled, top card first.
        first: the player who gets the first card.
    """
    players = rules.players
    wanted = _wanted(rules)
    cards: list[int] = []
    receivers: list[int] = []
    aces: list[int] = []
    player = first
    for card in pack:
        if len(aces) == wanted:
            break
        while player in aces:
            player = (player + 1) % players
        cards.append(card)
        receivers.append(player)
        if RANK[card] == ACE:
            aces.append(player)
        player = (player + 1) % players
    seats = _seated(rules, aces)
    dealer = seats.index(aces[0]) if aces and rules.first_dealer == "first_ace" else NONE
    return Drawing(tuple(cards), tuple(receivers), tuple(aces), dealer, tuple(seats))


def _wanted(rules: GaigelRules) -> i64:
    """How many Aces must fall: one finds the dealer, one for each member of a side finds that side (GA-SEAT-04, GA-SEAT-05, GA-SEAT-06)."""
    if rules.table.partner_draw != "none":
        return rules.players // 2
    return 1 if rules.first_dealer == "first_ace" else 0


def _seated(rules: GaigelRules, aces: list[int]) -> list[int]:
    """Those with an Ace take every other seat, from where the first of them sits; the others keep their order between them (GA-SEAT-06)."""
    if rules.table.partner_draw == "none" or not aces:
        return list(range(rules.players))
    start = aces[0]
    rest = [(start + step) % rules.players for step in range(rules.players)]
    others = [player for player in rest if player not in aces]
    seats = [NONE] * rules.players
    for place, player in enumerate(aces):
        seats[(start + 2 * place) % rules.players] = player
    for place, player in enumerate(others):
        seats[(start + 2 * place + 1) % rules.players] = player
    return seats
