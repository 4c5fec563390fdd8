"""Hands to think with, for tests of the opening and of the Seven of trumps; the last seat deals."""

from rules.gaigel.helpers import round_of, rules_of, table, taker
from rules.helpers import may
from weli.core.acts import kind_of
from weli.core.cards import card_text
from weli.games.gaigel.acts import FETCH, HANDOVER, ROB
from weli.games.gaigel.deal import GaigelDeal

# Acorns are trumps. North may open in every way; West has his Ace of leaves too.
OPEN = {"N": "LA LX HK E7 S7", "W": "LA H7 EO SX SU", "S": "LO LK HA EU SK", "E": "LX HX L7 EA SA"}
# Leaves are trumps, West has nothing else.
FORCED = {"N": "SX HU E7 LK HO", "W": "LA LX LK LO L7", "S": "SA HK EU HX SU", "E": "S7 EK HA LU EO"}
# Hearts are trumps, North has nothing else.
TRUMPS = {"N": "HA HX HK HO H7", "W": "EA L7 SK HU LU", "S": "EX LA SO EU H7", "E": "LX S7 EK SA EO"}
# Hearts are trumps, North and West have nothing else.
BOTH_TRUMPS = {"N": "HA HK HO H7 HU", "W": "HA HX HK HO H7", "S": "EX LA SO EU LK", "E": "LX S7 EK SA EO"}


def opened(lead: str, hands: dict[str, str] = OPEN, turned: str = "EU", **options: object) -> GaigelDeal:
    return round_of(table(hands, turned=turned, **options), lead)


def first_trick(text: str, hands: dict[str, str] = OPEN, turned: str = "EU", **options: object) -> str:
    return taker(opened(text, hands, turned, **options))


NS_ONLY = {"NS": "EA EX EU E7", "EW": ""}

# Hearts are trumps and the King lies open. North has a Seven and leads; South will draw the other one.
ROBBERS = {"N": "H7 EA LU SX SO", "W": "LK EK EU SA LA", "S": "HO L7 EX SK E7", "E": "LO LA EO LX SU"}
ROBBERS_WON = {"NS": "S7 S7 SK SU", "EW": ""}


def robbers(talon: str = "EU H7 E7 SO", **options: object) -> GaigelDeal:
    return table(ROBBERS, talon, "HK", taken=ROBBERS_WON, left=24, **options)


def lying(deal: GaigelDeal) -> str:
    """The Seven and the indicator, as they lie."""
    return " ".join(card_text(card) for card in (deal.robbing.diss, deal.talon.indicator) if card != -1)


def acts_of_robbing(deal: GaigelDeal, name: str) -> set[int]:
    return {kind_of(act) for act in may(deal, name)} & {ROB, FETCH, HANDOVER}


def tricks_of_all(preset: str) -> dict[str, str]:
    """Cards already won, so that every side has a trick."""
    return dict(zip(rules_of(preset).seating.side_names(), ("EA", "EA", "EX"), strict=False))
