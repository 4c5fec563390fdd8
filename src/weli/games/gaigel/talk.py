"""Talk in Gaigel: partners may sign to each other and say nothing, and not even that unless the table has agreed to it.

What a computer player signs is the suit of an Ace for a dive, or that it has the Ace of trumps. It tells the truth and seldom tells
anything: an opponent may see it, and hold the other Ace.
"""

from weli.core.cards import ACE, RANK, SUIT
from weli.core.ruleset import RuleSet
from weli.games.gaigel.deal import GaigelDeal
from weli.ports.signs import TrueSign, Weight
from weli.ports.talk import Talk


class GaigelTalk(Talk[GaigelDeal]):
    def barred(self, verb: str, rules: RuleSet) -> tuple[str, str] | None:
        """GA-Q57, GA-SIG-01, GA-SIG-02."""
        if verb != "sign":
            return "GA-Q57", "talk-only-signs"
        if rules.talk:
            return None
        alone = rules.seating.sides == rules.players
        return ("GA-SIG-02", "talk-alone") if alone else ("GA-SIG-01", "talk-not-agreed")

    def unasked(self, view: GaigelDeal, seat: int, signs: list[TrueSign]) -> list[TrueSign]:
        """Vorhand's partner before the opening lead: the suit of a plain Ace, so that Vorhand dives in it; anybody: the Ace of trumps.

        (GA-SIG-04, GA-SIG-06)
        """
        suits = [given for given in signs if given.weight == Weight.SUIT and has_plain_ace(view, seat, given)]
        others = [given for given in signs if given.weight != Weight.SUIT]
        return [*(suits if may_help_to_dive(view, seat) else []), *others][:1]


def has_plain_ace(view: GaigelDeal, seat: int, given: TrueSign) -> bool:
    """Whether the suit of a sign is one of an Ace in hand, and not trumps."""
    suits = [SUIT[card] for card in given.cards]
    return any(RANK[card] == ACE and SUIT[card] in suits and SUIT[card] != view.talon.trump for card in view.hand(seat))


def may_help_to_dive(view: GaigelDeal, seat: int) -> bool:
    leader = view.first_leader()
    partner = view.seating.are_partners(seat, leader)
    return partner and view.before_opening() and "tauchen" in view.rules.opening.openings
