"""What acts in Gaigel are decided on."""

from weli.games.gaigel.deal import GaigelDeal


def decided_on(verb: str, deal: GaigelDeal) -> object:
    """The facts that an act is decided on.

    Pairs and calls of "Aus!" are a matter of one's own cards and one's own count: a card that somebody else has played does not undo them.
    """
    phase, cut = deal.phase(), (deal.cut.lifted, deal.cut.knocked)
    trick = (len(deal.tricks.winners), len(deal.tricks.lying), len(deal.talon.cards))
    claim = (deal.robbing.diss, deal.robbing.claimant, deal.robbing.handing)
    calls = (deal.calls.caller, *deal.calls.calling)
    match verb:
        case "cut" | "knock":
            return cut
        case "good" | "pass":
            return cut, claim, calls
        case "rob" | "fetch" | "handover":
            return trick, claim
        case "pair" | "aus" | "accuse":
            return phase, calls
        case "sign":
            return None
        case _:
            return phase, trick
