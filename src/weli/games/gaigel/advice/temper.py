"""The thresholds of a regular at Gaigel: what it keeps, what it hopes for, what it dares."""

from dataclasses import dataclass

from weli.core.pickling import Portable


@dataclass(frozen=True)
class GaigelTemper(Portable):
    """Worths are points of the deal, chances run from 0 to 1; tuples by rank go Seven, Unter, Ober, King, Ten, Ace. The defaults were
    found by playing variants against each other."""

    # What a card is worth keeping for, while the talon is open.
    plain: tuple[float, ...] = (0.0, 0.0, 0.5, 1.0, 3.0, 4.0)
    trump: tuple[float, ...] = (5.0, 6.0, 7.5, 9.0, 14.0, 19.0)
    pair_kept: float = 0.9  # of the points of a pair that cannot be declared yet
    pair_hope: float = 0.5  # of the points of a pair whose other half may still be drawn
    rob_hope: float = 0.8  # of the worth of the indicator, for the Seven of trumps
    suit_hope: float = 6.0  # for each card of the suit that one collects
    seven_hope: float = 10.0  # for each Seven where five of them win

    # What a trick means beyond its points.
    first_trick: float = 5.0  # for a side that has none
    lead: float = -5.0  # for whoever has to play the first card of the next one
    each_other: float = 0.6  # of what one of several opponents gains where everybody plays alone
    double: float = 10.0  # more for the first trick, where a side without one is about to lose double
    double_from: int = 50  # points of the others from which that threatens
    target: float = 60.0  # with which a side has enough

    # How others play.
    beats_plain: float = 0.85  # how often somebody beats with the suit led who can
    trumps_from: float = -3.0  # points of a trick up to which nobody trumps ...
    trumps_at: float = 12.0  # ... and so many more at which everybody does
    friendly: float = 4.0  # what a partner adds to a trick of one's own side
    hostile: float = 1.0  # what somebody adds to a trick of others

    # The first trick: how often one opponent has the better card by chance when it is led face down.
    dive_risk: tuple[float, ...] = (0.25, 0.13, 0.08, 0.04, 0.02, 0.0)
    bait: float = 1.0  # what it is worth that others may throw an Ace at the second Ace
    hit: float = 1.0  # how often a guess at what lies face down is right, of what the cards alone would say
    blind: float = 0.7  # how often the side of Vorhand wins what lies face down
    mixed: float = 0.3  # how often one opens in another way than the best, so that none tells the hand

    # Declaring where one of the two cards must be played next (GA-PAIR-12).
    declare_cost: float = 8.0

    # The last cards.
    worlds: int = 10
    search_cards: int = 11  # in all hands together
