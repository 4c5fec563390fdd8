"""The thresholds of a rule player at Bieten."""

from dataclasses import dataclass, replace
from typing import Final

from weli.core.chances import SURE
from weli.core.pickling import Portable
from weli.ports.manners import BETS, CALLS, CAREFUL, EAGER, FIRM, LOOSE, RAISES, SOBER, USUAL


@dataclass(frozen=True)
class BietenTemper(Portable):
    """Chances, rates and margins in thousandths. The defaults were found by playing variants against each other.

    With n players a bet pays where the figure is won more than once in n times that somebody holds; a hold at value v from a chance of
    1 / (n (v + 1)) on, for it risks nothing but the point more.
    """

    bet_margin: int = 250  # added to 1/n, for a bet ...
    three_margin: int = 250  # ... and for a three
    band: int = 150  # how much more it takes to be sure of it
    eager: int = 500  # how often such a bet is made at once instead of one card later
    bluff: int = 25  # how often a bet is made at one's turn without the chance, on a figure one has
    last_trick_bluff: int = 60  # the same for the Spiel once the last trick has been led
    hold_margin: int = 30  # added to what a hold takes
    hold_dear: int = 120  # added where the raised value would cost the game, the present one not
    hurry: int = (
        120  # taken from the margin of a bet where somebody is nearly there: what is bet is counted first (BI-END-04)
    )

    respect_bettor: int = (
        1500  # how much likelier a bet is made by a better hand than by a worse one that has the figure
    )
    respect_thief: int = 150  # the same for each card stolen, added to 1000
    wild_use: int = 450  # how often a wild card in another hand is named for a given figure
    wild_use_spoken: int = 800  # the same where its holder has bet on the figure or held it

    exposure: int = 15  # points given up to keep a good heart, leaf, pair or run out of sight
    steal_least: int = (
        -80
    )  # points that a card must be better than a random one, to be stolen; the next one may be better still

    worlds: int = 40  # how often the unseen cards are dealt anew to reckon with the last trick


AT_BIETEN: Final = {
    SOBER: BietenTemper(band=1, eager=SURE, bluff=0, last_trick_bluff=0),
    CAREFUL: BietenTemper(bet_margin=320, three_margin=320, hold_margin=80, bluff=0, last_trick_bluff=0),
    EAGER: BietenTemper(bet_margin=130, eager=SURE, bluff=80),
    FIRM: BietenTemper(hold_margin=-60, hold_dear=0),
    RAISES: BietenTemper(three_margin=120, eager=SURE),
    LOOSE: BietenTemper(),
}
"""Those one can tell by play, and the loose one, who is no other here than the usual one (`weli.ports.manners`)."""


def temper_at_bieten(manner: str, usual: BietenTemper) -> BietenTemper:
    """How somebody of that manner plays who is otherwise of the usual temper.

    What has no chance at all nobody bets on or holds; and here the Spiel is bet on like anything else.
    """
    if manner == BETS:
        return replace(usual, bet_margin=-SURE, eager=SURE)
    if manner == CALLS:
        return replace(usual, hold_margin=-SURE, hold_dear=0)
    assert manner == USUAL
    return usual
