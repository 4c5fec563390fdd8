"""Three players, each for himself: hands to think with, and words for who is asked, who is still in and what everybody has staked.

C deals and A leads; leaves are trumps and no Perlagg is about. `HANDS`: the best Gleich is A's, then B's, then C's; the best Hanger is B's,
then C's, then A's. `EQUAL` are hands in which the three best Hangers are equal, and the best Gleich is C's, then A's, then B's.
"""

from typing import Any

from rules.helpers import say, sit, tricks
from weli.core.acts import FIGURE_WORDS, SPIEL
from weli.games.figures.engine.deal import OPEN, FigureDeal

SEATS = "ABC"

HANDS = {
    "A": "EA LA HA H7 H8 E8 SX",
    "B": "E9 H9 S9 SU SO SK LX",
    "C": "EX HX HU LK EK L9 S8",
}
EQUAL = {
    "A": "H9 HX H7 EK SK LA S8",
    "B": "S9 SX E8 H8 HU EA SO",
    "C": "E9 EX HA SA LK L9 HO",
}
PLAYED_EQUAL = "H7 HU LK SA LA SO H9 H8 HA EX EK E8 SK S9 HO S8 SX L9 E9 HX EA"  # with no fourth trick
# All cards of HANDS, with the fourth trick of that player in the last round, or with no fourth trick at all.
PLAYED = {
    "A": "SX SK L9 HX H8 LX E9 EX LA HA H9 HU E8 SU LK EK EA S9 H7 SO S8",
    "B": "EA E9 L9 EX LA SU HA H9 LK EK E8 LX SO S8 SX SK HU H7 S9 HX H8",
    "C": "H8 LX HU SU S8 LA EA E9 LK L9 H7 H9 HX HA SO E8 S9 EK EX SX SK",
    "nobody": "SX SO LK EX EA LX SU S8 H8 S9 L9 LA H7 H9 HX HU HA SK E8 E9 EK",
}


def three(preset: str = "innsbruck-3p", hands: dict[str, str] | None = None, **rest: Any) -> FigureDeal:
    """A complete deal for three; `hands` replaces those of HANDS."""
    return sit(preset, HANDS | (hands or {}), **({"turned": "L8"} | rest))


def straf(hands: dict[str, str] | None = None, **rest: Any) -> FigureDeal:
    """The same in Strafperlaggen, everybody with nine points."""
    return three("straf", hands, **rest)


def play_all(deal: FigureDeal, winner: str = "nobody") -> FigureDeal:
    """Plays what is left of all cards of HANDS, so that this player wins the Spiel with the last of them."""
    there = sum(deal.cards.played)
    return tricks(deal, " ".join(PLAYED[winner].split()[there:]))


def give_the_rest_away(deal: FigureDeal) -> FigureDeal:
    """In the show, whoever's turn it is gives up what he may, until one player has each figure."""
    while deal.phase() == "show":
        seat = deal.seating.side_name(deal.show.shower)
        for figure in range(SPIEL):
            if deal.stakes[figure].owner == OPEN and not deal.is_out(deal.show.shower, figure):
                say(deal, f"{seat} concede {FIGURE_WORDS[figure]}")
    return deal


def offered(deal: FigureDeal) -> str:
    """The players asked whether they raise at once."""
    return "".join(SEATS[seat] for seat in deal.offered())


def still_in(deal: FigureDeal, figure: int) -> str:
    return "".join(SEATS[side] for side in deal.sides_in(figure))


def levels(deal: FigureDeal, figure: int) -> str:
    """What each player has bet, held or raised to (`A2 C3`)."""
    return " ".join(f"{SEATS[seat]}{deal.pledged(seat, figure)}" for seat in range(3) if deal.pledged(seat, figure))


def duties(deal: FigureDeal, figure: int) -> str:
    """The players who must show an example."""
    return "".join(SEATS[seat] for seat in range(3) if deal.proofs.duties[seat] & 1 << figure)


def steps(deal: FigureDeal) -> list[str]:
    """The steps of the count in their order, each with its player and points (`spiel A -2`, `A 2` for a penalty, `A wins`)."""
    assert deal.closed, f"the deal is still open: {deal.phase()}"
    told = []
    for step in deal.counted:
        figure = f"{FIGURE_WORDS[step.figure]} " if step.figure >= 0 and step.number else ""
        told.append(f"{figure}{SEATS[step.side]} {step.number or 'wins'}")
    return told
