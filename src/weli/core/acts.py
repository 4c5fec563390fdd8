"""Every act as a small integer: what is done, and on what. Here are those that more than one game knows.

`act = kind * 64 + argument`. The argument is a card, a figure or a set of figures. An act that people make in one breath may be several
here: laying a card in the show, laying another, and declaring the figure contested. The texts of acts stand in `notation`.
"""

from typing import Final

from mypy_extensions import i64

GLEICH: Final = 0
HANGER: Final = 1
SPIEL: Final = 2
ROT: Final = 3
GRUEN: Final = 4
FIGURES: Final = 5
FIGURE_WORDS: Final = ["gleich", "hanger", "spiel", "rot", "gruen"]

STEP: Final = 64

PLAY: Final = 0  # a card, to the trick
NAME: Final = 1  # an identity, for the wild card just laid
BET: Final = 2  # a set of figures
HOLD: Final = 3  # a figure
GOOD: Final = 4  # a figure
RAISE: Final = 5  # a figure
CONCEDE: Final = 6  # a figure
CONTEST: Final = 7  # a figure: what lies there is enough
SHOW: Final = 8  # a card, for the figure `kind - SHOW`
PROVE: Final = 13  # a card, for the figure `kind - PROVE`
PASS: Final = 18  # declines what was asked
DEFER: Final = 19  # leaves an answer to the partner; known to the asking order alone
CUT: Final = 20  # the number of cards lifted
TAKE: Final = 21  # a card: found in the cut, or got in an exchange
STOP: Final = 22  # leaves what the cut has brought to light
BLIND: Final = 23  # a set of figures, bet on before the cut
EXCHANGE: Final = 24  # a natural card, given for an open Perlagg, which is taken next
UPGRADE: Final = 25  # a Perlagg of acorns, given for the trump card
DRAW: Final = 26  # from the talon, the winner of the trick first

OWN: Final = 32
"""From this kind on each game has acts of its own, which mean nothing in another."""

LAST_SHOW: Final = SHOW + 4
LAST_PROVE: Final = PROVE + 4

PASS_ACT: Final = PASS * STEP
DEFER_ACT: Final = DEFER * STEP
DRAW_ACT: Final = DRAW * STEP
STOP_ACT: Final = STOP * STEP


def act_of(kind: i64, argument: i64) -> i64:
    """The act of that kind on that argument."""
    return kind * STEP + argument


def kind_of(act: i64) -> i64:
    """What is done: `PLAY`, `BET` and so on."""
    return act // STEP


def argument_of(act: i64) -> i64:
    """On what: a card, a figure, a set of figures, a number, as its kind has it."""
    return act % STEP


def play_act(card: i64) -> i64:
    """Laying a card to the trick."""
    return PLAY * STEP + card


def bet_act(figures: i64) -> i64:
    """A bet on a set of figures: 1 Gleich, 2 Hanger, 4 Spiel, 8 Rot, 16 Grün, and their sums (GS-BET-29)."""
    return BET * STEP + figures


def name_act(identity: i64) -> i64:
    """The name of the Perlagg just laid; `PASS_ACT` instead lets it keep its face (PL-WILD-05, PL-WILD-07)."""
    return NAME * STEP + identity


def show_act(figure: i64, card: i64) -> i64:
    """Laying a card in the show, for a figure."""
    return (SHOW + figure) * STEP + card


def prove_act(figure: i64, card: i64) -> i64:
    """Laying a card as proof of a bet on a figure, after the show."""
    return (PROVE + figure) * STEP + card


def sets_within(figures: i64) -> list[int]:
    """Every set of some of these figures, none left out, in rising order."""
    found: list[int] = []
    some = -figures & figures
    while some:
        found.append(some)
        some = (some - figures) & figures
    return found


def figures_in(figures: i64) -> list[int]:
    """The figures of a set, in their order."""
    return [figure for figure in range(FIGURES) if figures & (1 << figure)]
