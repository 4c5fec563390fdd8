"""The acts that Gaigel alone knows, by their kinds."""

from typing import Final

from weli.core.acts import OWN

KNOCK: Final = OWN  # instead of cutting
ELFEN: Final = OWN + 1  # a card, led open
TAUCHEN: Final = OWN + 2  # a card, led face down: the highest of its suit has it
ZWEITE: Final = OWN + 3  # an Ace, led face down: its second copy has it
DISSLE: Final = OWN + 4  # announces five Sevens, without winning a trick
SIEBENER: Final = OWN + 5  # announces five Sevens, with powerless cards
FARBE: Final = OWN + 6  # announces five cards of one suit
LAY_FIVE: Final = OWN + 7  # lays the five cards open
PAIR: Final = OWN + 8  # a suit, whose King and Ober are declared
ROB: Final = OWN + 9  # lays the Seven of trumps under the talon
FETCH: Final = OWN + 10  # takes the indicator
HANDOVER: Final = OWN + 11  # takes over the partner's right to it
AUS: Final = OWN + 12  # ends the deal
ACCUSE: Final = OWN + 13  # a side, of having played on with enough points
PROOF: Final = OWN + 14  # a seat, asked to show its hand
