"""How many elements a row of a deal can have at most: by attribute, `[]` for the rows in it.

More than that is an error that names the line, never a silence. Rows that are not named here have room for 64 numbers, or 24 of anything
else.
"""

from typing import Final

SEATS: Final = 10
FIGURES: Final = 5
SUITS: Final = 4
PACK: Final = 48
PLACES: Final = 36
HAND: Final = 8
TRICKS: Final = 24
ACTS: Final = 160  # nobody is offered more in any game
ACTIONS: Final = 384  # of a game's table
NUMBERS: Final = 64 * 64

ROOMS: Final = {
    **dict.fromkeys(
        (
            *("Deal.active", "Deal.start_scores", "Deal.gained", "Deal.reached", "Deal.losers"),
            *("Cards.rows", "Cards.names", "Cards.shown", "Cards.hands", "Cards.held", "Cards.played", "Cards.visible"),
            *("Cards.duplicate_ranks", "Cards.once", "Cards.twice", "Calls.calling", "Exchange.declined"),
            *(
                "Betting.won",
                "Betting.won_conceded",
                "Stake.offers",
                "Proofs.failed",
                "Proofs.duties",
                "Proofs.unshown",
            ),
            *("Tricks.taken", "Tricks.lying", "Tricks.finished[]", "Tricks.won_before", "Pairs.duty", "Opening.quests"),
            *("Score.arrived", "Score.over", "Score.counts", "Score.liable", "State.lots", "BietenDeal.given_up"),
        ),
        SEATS,
    ),
    **dict.fromkeys(("State.figures", "State.stakes", "Show.laid_by", "Show.frozen"), FIGURES),
    **dict.fromkeys(("Cards.open_keys", "Betting.pledge"), SEATS * FIGURES),
    **dict.fromkeys(("Pairs.used_kings", "Pairs.used_obers"), SEATS * SUITS),
    **dict.fromkeys(("Cut.pack", "Cut.finding", "Cut.boden", "Talon.cards", "Tricks.won_before[]"), PACK),
    **dict.fromkeys(("Cards.rows[]", "Cards.names[]", "Cards.shown[]"), HAND),
    **dict.fromkeys(("Tricks.winners", "Tricks.leaders", "Tricks.finished"), TRICKS),
    "Acts._row": ACTS,
    "ActionTable.acts": ACTIONS,
    "ActionTable._numbers": NUMBERS,
    "Marks.packed": 192,
    "Model.weights": 192,
    "Cards.turned": 12,
    "Cards.strength": PLACES,
    "Deal.offences": 4,
    "Pairs.declared": 8,
    "State.counted": 16,
    "Ending.counted": 16,
}

SMALL: Final = ("Acts._row", "Note", "Stake", "Declared")
"""Attributes whose numbers fit into 16 bits, and classes all of whose numbers do."""
