"""Where in the pack the cards of Gaigel have lain: each is there twice, so it goes by how they were dealt and drawn."""

from collections.abc import Sequence

from weli.games.gaigel.deal import GaigelDeal
from weli.games.gaigel.setup import dealt_from
from weli.ports.at_table.origins import Origins

Plan = tuple[list[list[int]], list[int]]
"""The places that each hand was dealt from, and those of the talon, the indicator's last."""


class GaigelOrigins(Origins[GaigelDeal]):
    def own(self, pack: Sequence[int], dealt: GaigelDeal | None, deal: GaigelDeal, seat: int) -> list[int]:
        """All that a seat was dealt and has drawn face down."""
        if not isinstance(dealt, GaigelDeal) or not isinstance(deal, GaigelDeal):
            return []
        return sorted(_hands_with_drawn(pack, dealt, deal)[seat])

    def turned(self, pack: Sequence[int], dealt: GaigelDeal) -> list[int]:
        return _plan(pack, dealt)[1][-1:]

    def shown(self, pack: Sequence[int], dealt: GaigelDeal, deal: GaigelDeal) -> list[int]:
        """What was played. Of two copies in one hand either may have been it; what came into a hand openly is left out."""
        hands, found = _hands_with_drawn(pack, dealt, deal), []
        for leader, cards in zip(deal.tricks.leaders, deal.tricks.finished, strict=True):
            for step, card in enumerate(cards):
                hand = hands[deal.seat_after(leader, step)]
                place = next((place for place in hand if pack[place] == card), None)
                if place is not None:
                    hand.remove(place)
                    found.append(place)
        return sorted(found)


def _hands_with_drawn(pack: Sequence[int], dealt: GaigelDeal, deal: GaigelDeal) -> list[list[int]]:
    hands, talon = _plan(pack, dealt)
    for drawn in range(len(dealt.talon.cards) - len(deal.talon.cards)):
        trick, step = divmod(drawn, deal.terms.players)
        hands[deal.seat_after(deal.tricks.winners[trick], step)].append(talon[drawn])
    return hands


def _plan(pack: Sequence[int], dealt: GaigelDeal) -> Plan:
    """How it was dealt out; after a knock perhaps in fives, which the hands tell (GA-DEAL-04, GA-DEAL-05)."""
    lifted = dealt.cut.lifted
    order = [*range(lifted, len(pack)), *range(lifted)]
    if dealt.cut.knocked:
        plan = dealt_from(dealt, order, in_fives=True)
        if all(sorted(pack[place] for place in hand) == sorted(dealt.hands[seat]) for seat, hand in enumerate(plan[0])):
            return plan
    return dealt_from(dealt, order, in_fives=False)
