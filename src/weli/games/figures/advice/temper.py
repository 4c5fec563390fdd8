"""The thresholds of a rule player: what makes one regular bold and another careful."""

from dataclasses import dataclass, replace
from typing import Final

from weli.core.chances import SURE
from weli.core.pickling import Portable
from weli.ports.manners import BETS, CALLS, CAREFUL, EAGER, FIRM, LOOSE, RAISES, SOBER, USUAL

UNKNOWN: Final = -1  # a chance that nobody has reckoned yet
_NEVER = SURE + 1  # a threshold that no chance reaches
_ALWAYS = -SURE  # one that every chance does


@dataclass(frozen=True)
class Temper(Portable):
    """Chances, rates and margins in thousandths; triples stand for Gleich, Hanger, Spiel. The defaults were found by playing variants
    against each other."""

    # Betting before a card of one's own side (GS-TACT-02, GS-TACT-03).
    bet_at: tuple[int, int, int] = (930, 930, 900)  # chance from which a bet is thought of ...
    perlaggen_bet_at: tuple[int, int, int] = (340, 340, 540)  # the same with Perlaggen about
    band: int = 1  # ... and how much more it takes to be sure of it
    perlaggen_band: int = 180  # the same with Perlaggen about
    eager: int = 800  # how often such a bet is made at once instead of one card later
    perlaggen_eager: int = 500  # the same with Perlaggen about
    bluff: tuple[int, int, int] = (4, 6, 8)  # how often a bet is made at any such moment without the chance
    last_trick_bluff: int = 30  # the same for the Spiel, once the deciding trick has been led
    perlaggen_last_trick_bluff: int = 150  # the same with Perlaggen about
    free_bet_at: int = 350  # chance from which to bet where the figure as it stands would cost the game anyhow

    # Answering (GS-TACT-09). Holding at value v pays from a chance of 1 / (2 (v + 1)).
    hold_margin: tuple[int, int, int] = (180, 180, 250)  # added to that
    perlaggen_margin: tuple[int, int, int] = (20, 20, 40)  # the same where Perlaggen are about
    hold_dear: int = 150  # added where the raised value would cost the game, the present one not
    tie_up: int = 40  # taken away where it may make the bettors spend Perlaggen (PL-TACT-05)
    raise_at: int = 850
    perlaggen_raise_at: int = 600  # the same with Perlaggen about
    three_at: int = 760  # the same at once after a hold, with every Perlagg kept for the figure
    raise_rate: int = 700
    bluff_raise: int = 0
    perlaggen_bluff_raise: int = 3  # the same with Perlaggen about

    # The same where a lost stake has its price (PL-STRAF-41, PL-STRAF-42).
    penal_bet_at: int = 360
    penal_hold_at: int = 450

    # What others' bets tell: how much likelier they are made by those who win than by those who lose.
    respect_bet: tuple[int, int, int] = (2800, 3000, 2000)
    perlaggen_respect: tuple[int, int, int] = (2400, 2400, 1500)  # the same with Perlaggen about: bets come more easily
    trust: int = 1500  # the same for a partner's bet or hold

    # The Spiel given up, so that the others show first (GS-TACT-04).
    concede_at: int = 20

    # The show.
    show_bet_at: int = 620
    show_bluff: int = 80

    # Cards.
    exposure: int = 12  # chance of the Spiel one gives up to keep a figure closed
    perlagg_price: int = 20  # chance of the Spiel that a Perlagg must bring before it is spent
    thrift: int = 40  # millionths for each rank of a card kept
    names: int = 33  # names that are thought of for a Perlagg

    # What is known better of the outlook than by one's own cards and what was bet: from signs, for one decision.
    known: tuple[int, int, int] = (UNKNOWN, UNKNOWN, UNKNOWN)

    # Blind bets, in need (PL-BLIND-03): points that others are still away from the target at most, and one's own side at least.
    nearly_there: int = 1
    far_behind: int = 4


HONEST: Final = Temper(
    bluff=(0, 0, 0),
    last_trick_bluff=0,
    perlaggen_last_trick_bluff=0,
    show_bluff=0,
    bluff_raise=0,
    perlaggen_bluff_raise=0,
)
"""Stakes nothing on nothing."""

OF_THE_INN: Final = {
    SOBER: replace(
        HONEST,
        bet_at=(930, 930, 900),
        perlaggen_bet_at=(430, 430, 630),
        band=1,
        perlaggen_band=1,
        eager=SURE,
        perlaggen_eager=SURE,
        raise_rate=SURE,
    ),
    CAREFUL: replace(
        HONEST,
        bet_at=(945, 945, 920),
        perlaggen_bet_at=(420, 420, 610),
        perlaggen_margin=(80, 80, 100),
    ),
    EAGER: Temper(bluff=(160, 160, 8), eager=SURE, perlaggen_eager=SURE, show_bluff=240),
    FIRM: Temper(hold_margin=(100, 100, 120), perlaggen_margin=(-50, -50, -10), hold_dear=60, penal_hold_at=350),
    RAISES: Temper(
        raise_at=700, three_at=640, perlaggen_raise_at=480, raise_rate=SURE, bluff_raise=25, perlaggen_bluff_raise=25
    ),
    LOOSE: Temper(
        bet_at=(800, 800, 680),
        band=180,
        eager=500,
        last_trick_bluff=150,
        hold_margin=(120, 120, 80),
        raise_at=760,
        bluff_raise=3,
        respect_bet=(3300, 3600, 1500),
    ),
}
"""Those one can tell by play, and the loose one (`weli.ports.manners`)."""


def temper_of(manner: str, usual: Temper) -> Temper:
    """How somebody of that manner plays who is otherwise of the usual temper."""
    if manner == BETS:
        return replace(usual, bluff=(SURE, SURE, usual.bluff[2]), show_bet_at=0, show_bluff=SURE)
    if manner == CALLS:
        return replace(
            usual,
            hold_margin=(_ALWAYS, _ALWAYS, _ALWAYS),
            perlaggen_margin=(_ALWAYS, _ALWAYS, _ALWAYS),
            hold_dear=0,
            penal_hold_at=0,
            raise_at=_NEVER,
            perlaggen_raise_at=_NEVER,
            bluff_raise=0,
            perlaggen_bluff_raise=0,
        )
    assert manner == USUAL
    return usual


def of_strangers(temper: Temper) -> Temper:
    """By whose thresholds others are heard: nobody is believed to wait as long with a bet or a hold as a tight regular does."""
    loose = OF_THE_INN[LOOSE]
    return replace(temper, bet_at=loose.bet_at, hold_margin=loose.hold_margin, respect_bet=loose.respect_bet)
