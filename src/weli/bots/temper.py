"""The thresholds of a rule player: what makes one regular bold and another careful."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Temper:
    """Chances, rates and margins in thousandths; triples stand for Gleich, Hanger, Spiel. The defaults were found by playing variants
    against each other."""

    # Betting before a card of one's own side (GS-TACT-02, GS-TACT-03).
    bet_at: tuple[int, int, int] = (800, 800, 680)  # chance from which a bet is thought of ...
    band: int = 180  # ... and how much more it takes to be sure of it
    eager: int = 500  # how often such a bet is made at once instead of one card later
    bluff: tuple[int, int, int] = (4, 6, 8)  # how often a bet is made at any such moment without the chance
    last_trick_bluff: int = 150  # the same for the Spiel, once the deciding trick has been led
    free_bet_at: int = 350  # chance from which to bet where the figure as it stands would cost the game anyhow

    # Answering (GS-TACT-09). Holding at value v pays from a chance of 1 / (2 (v + 1)).
    hold_margin: tuple[int, int, int] = (120, 120, 80)  # added to that
    hold_dear: int = 150  # added where the raised value would cost the game, the present one not
    raise_at: int = 760
    raise_rate: int = 700
    bluff_raise: int = 3

    # What others' bets tell: how much likelier they are made by those who win than by those who lose.
    respect_bet: tuple[int, int, int] = (3300, 3600, 1500)
    trust: int = 1500  # the same for a partner's bet or hold

    # The Spiel given up, so that the others show first (GS-TACT-04).
    concede_at: int = 20

    # The show.
    show_bet_at: int = 620
    show_bluff: int = 80

    # Cards.
    exposure: int = 12  # chance of the Spiel one gives up to keep a figure closed
    thrift: int = 40  # millionths for each rank of a card kept
