"""What the view of one seat is made of: parts of a deal and of a match, named by what they hold and never by the game.

A game fills the parts it has; every other one is none or empty. Cards, seats, sides and figures are texts of the one notation; `??` stands
for a card that the receiver may not know. `ports.at_table` says who fills them, `wire.messages` what goes round them to a page.
"""

from typing import Literal

import msgspec

Direction = Literal["up", "down"]
Measure = Literal["points", "units", "deals"]


# Seats.


class Laid(msgspec.Struct, frozen=True):
    """A card that lies open before its player, in the order laid."""

    card: str
    named: str | None  # what a Perlagg was named; none: it was not, or is no Perlagg
    perlagg: int | None  # its place among the wild cards of this deal, 1 the highest; none: a natural card
    trick: int | None  # the trick it was played to, from 1; none: laid in the show or to prove a bet
    won: bool  # it took its trick (pushed forward on the table)


class Marks(msgspec.Struct, frozen=True):
    """What lies before a seat and what it has said, as everybody sees it, where its game knows such things."""

    known: list[
        str
    ] = []  # of the cards in hand, those that everybody has seen: found in the cut, got in an exchange, shown
    row: list[Laid] = []
    duties: list[str] = []  # figures this player has bet on, held or raised, and must be able to show (GS-VAL-01)
    proven: list[str] = []  # of these, the ones that their open cards show already
    failed: list[str] = []
    quest: str | None = None  # what they have announced that they collect, by the verb of the announcement
    tricks: int | None = None  # that they have won themselves; none: tricks are the side's


class Sitter(msgspec.Struct, frozen=True):
    """Who sits somewhere."""

    name: str
    level: str | None = None  # of a computer player, also of one who plays for a person meanwhile; none: a person
    face: str = ""  # as it is drawn; empty: it is not
    temper: str | None = None  # the manner in which a computer player plays, where one can tell
    away: bool = False  # a person has left the seat, which waits for them
    stood_in: bool = False  # a computer player plays for a person until they come back
    for_good: bool = False  # they come back no more


class Place(Marks, frozen=True, kw_only=True):
    """One seat, as everybody sees it; what is known of who sits there stands in `Sitter`."""

    seat: str
    side: str
    name: str
    level: str | None
    face: str
    temper: str | None
    away: bool
    stood_in: bool
    for_good: bool
    held: int  # cards still in hand
    left: bool  # has reached the target and left the game; the others play on for the next places
    offences: int  # forbidden acts in this deal that will be charged, as far as the receiver may know of them


# What lies on the table.


class Trick(msgspec.Struct, frozen=True):
    number: int  # from 1
    leader: str
    winner: str | None  # none while it is being played
    leading: str | None  # whose card is the best so far; none as long as all lie face down
    seats: list[str]  # who has played to it, in order
    cards: list[str]


class OpenBet(msgspec.Struct, frozen=True):
    by: str  # seat
    proposed: str  # the value it would raise the figure to: "2" ... "7", "aus"
    answerable: (
        bool  # false while something else comes first: another figure of the showing side, the exchange (GS-SHOW-11)
    )
    asked: list[str]  # the seats of whom anyone may answer now
    blind: bool  # bet before the cut


class FigureBoard(msgspec.Struct, frozen=True):
    """One figure that is played and bet for."""

    figure: str
    value: str  # accepted value: "1" ... "7", "aus"
    next: str  # the value that the next bet would propose, or a raise of the open one; empty: there is none
    bet: OpenBet | None
    last: str | None  # seat of the last bettor
    right: list[str]  # the sides that may bet next, by alternation and by the score
    out: list[str]  # the sides that have said good, while others still play for it
    riding: list[str]  # the sides that are still in it at this value without having held it: the free ride (PL-3P-13)
    pledges: dict[str, int]  # by seat, where losing it costs: the highest level bet, held or raised (PL-STRAF-26)
    blind: str | None  # seat of who has bet on it blind
    owner: str  # "open", a side, "standing", "nobody"
    void: bool  # not counted any more, for the game was won before (BI-END-07, GS-OQ-17, GS-SCORE-07)
    shown: bool  # whether cards that are shown make it; otherwise the tricks do
    conceded: bool
    best: list[str]  # open cards that make the best example; of both sides where it stands; none once conceded
    own: list[str]  # while a bet is open: what the receiver has for it; where tricks decide, trumps in hand


class Talon(msgspec.Struct, frozen=True, kw_only=True):
    """What lies in the middle beside the tricks."""

    stock: int  # cards lying face down; before the deal, the pack
    left: int = 0  # cards still to be drawn, the open one included; 0: hands are played out
    turned: list[str] = []  # the last one shows the trumps
    boden: list[str] = []  # Luck und Boden: undealt cards shown to everybody
    bottom: str | None = None  # the card under the pack that the receiver has seen in cutting, or that everybody sees
    indicator: str | None = None  # the open card that shows the trumps: under the stock, or beside the Seven
    diss: str | None = None  # the Seven of trumps laid under the stock for it
    claimant: str | None = None  # seat who may fetch the indicator that lies beside the Seven


class DeclaredPair(msgspec.Struct, frozen=True):
    """A declared pair. It may be declared twice, with four different cards."""

    seat: str
    suit: str
    points: int
    cards: list[str]  # King and Ober


# What is asked.


class Question(msgspec.Struct, frozen=True, kw_only=True):
    """What a table waits for: what, of whom, and what it is about.

    `kind` is one of

    - `cut`, `cut_or_knock`, `steal` (or stop stealing), `deal_fives` (the answer to a knock), `blind` (a blind bet before the cut);
    - `open` (the first lead, where there are several ways), `lead`, `follow`, `lay_face_down`;
    - `exchange`, `answer_bet`, `raise_at_once` (after others have held), `show`, `prove`;
    - `announce`, `hand_over` (the right to the indicator), `last_word`, `object` (to the call that it is over), `draw`;
    - `partner` (who decides what the receiver has left to them), `look` (at the finished trick), `wait` (nothing);
    - once a deal is over: `counted`, `deal_won`, `deal_void`, `first_home` (the others play on), `over` (the match);
    - `given_up` (the match, by the receiver), at any time;

    or another word of the game's own.
    """

    kind: str
    asked: list[str] = []  # the seats whose act or word is waited for
    yours: bool = False  # the receiver's is wanted; where they are asked all the same, the table answers for them
    by: str | None = None  # the seat that it is about: who has bet, knocked, called, asked for the indicator; who cuts
    side: str | None = None  # that shows, or has won
    figures: list[str] = []  # that it is about
    value: str | None = None  # that a bet has proposed, as on its board


class CutView(msgspec.Struct, frozen=True, kw_only=True):
    """The cut of this deal. The cutter sends `cut 17`, any number from `least` to `most`.

    Where cards may be stolen, they then send `steal` or `stop`; where one may knock, `knock` instead, and the dealer may answer it.
    """

    cutter: str  # seat
    cards: int  # in the pack
    least: int  # cards one may lift
    most: int
    lifted: int | None  # none: not cut yet
    knocked: bool = False
    seen: str | None = None  # the card that the receiver sees as cutter and may steal; nobody else sees it
    stolen: int = 0  # how many cards the cutter has stolen, which everybody sees
    found: list[
        str
    ] = []  # the wild cards that the cutter has taken so far; once cards are dealt an event tells of them


class ExchangeView(msgspec.Struct, frozen=True):
    """The exchange, while somebody is asked."""

    asked: str  # seat
    open: list[str]  # the Perlaggen lying open


class ShowTurn(msgspec.Struct, frozen=True):
    side: str
    settled: list[str]  # figures contested in this turn already
    undecided: list[str]  # figures the showing side must still concede, contest or bet on
    barred: list[str]  # figures the winners of the Spiel may no longer improve (GS-TIE-03)


# The deal.


class Session(msgspec.Struct, frozen=True):
    """Where in a tournament the deal stands."""

    number: int  # of the session, from 1
    deal: int  # in it, from 1
    deals: int  # that it has


class Counted(msgspec.Struct, frozen=True):
    """One step of the count after a deal."""

    side: str
    figure: str | None  # none: a penalty
    points: int
    text: str
    rules: list[str]


class Parts(msgspec.Struct, frozen=True):
    """What a deal has beside hands and tricks; a game gives what it knows."""

    trick: Trick | None = None  # the one being played, or the last one as long as it lies there
    last_trick: Trick | None = None  # the last one of the receiver's side, where it may be looked at on request
    boards: list[FigureBoard] = []
    talon: Talon | None = None
    perlaggen: list[str] = []  # the wild cards of this deal, high to low; none before trumps are turned
    pairs: list[DeclaredPair] = []  # oldest first
    cut: CutView | None = None  # none: the cards are dealt at once
    exchange: ExchangeView | None = None
    show: ShowTurn | None = None
    opening: str | None = None  # how the first trick was opened, by the verb for it, or `five_trumps` or `fifth_card`
    face_down: bool = False  # cards of the present trick lie face down: `??`, but for one's own
    counts: dict[
        str, int
    ] = {}  # by side: points won, as far as the receiver is told; all of them once the deal is done
    winner: str | None = None  # side that has won the deal, where a deal is won as a whole
    culprit: str | None = None  # side that has lost it by its own fault
    cleaning: bool = False  # whether units are erased in this deal
    session: Session | None = None


class DealView(Parts, frozen=True, kw_only=True):
    """A deal as one seat sees it."""

    number: int  # of the table's deals, from 1
    dealer: str
    phase: str  # cut, exchange, play, show, validate, call, done, or what its game calls it
    trump: str | None  # suit letter; none before the deal, or where there are none
    hand: list[str]  # the receiver's own, sorted for the eye; a card may be there twice
    hand_size: int  # cards that everybody is dealt
    turn: str | None  # seat due to play a card
    tricks: dict[str, int]  # by side
    counted: list[Counted]  # once the deal is done


# The match.


class Entry(msgspec.Struct, frozen=True):
    """One line of what is written down: what a deal brought each side, penalties included; erased units are negative."""

    deal: int
    points: dict[str, int]


class Sheet(msgspec.Struct, frozen=True):
    """The score sheet."""

    direction: Direction
    start: int
    target: int
    sides: list[str]  # the receiver's own side last: the scorer's own column is on the right
    entries: list[Entry]
    totals: dict[str, int]
    gestrichen: list[str]
    places: list[str]  # the sides that have reached the target, in their order
    winner: str | None
    losers: list[str]  # who has lost the game, where that is written down


class Mark(msgspec.Struct, frozen=True):
    """What a deal has put on a side's line: a stroke for one unit, a hook for two."""

    kind: Literal["stroke", "hook"]
    erased: int  # units of it that are cleaned away
    deal: int  # from 1


class SlateLine(msgspec.Struct, frozen=True):
    side: str
    marks: list[Mark]
    units: int  # that are left on it; in a tournament its game points


class Slate(msgspec.Struct, frozen=True):
    """The slate of a match in which strokes are collected and cleaned away."""

    mode: str  # when strokes are cleaned away, as the rule set has it
    size: int  # units or deals, by the mode
    phase: Literal["collecting", "cleaning", "tournament"]
    pool: int | None  # units still to be handed out, where they come from a pool
    deals_left: int | None  # of the collecting phase, or of the tournament, where deals are counted
    lines: list[SlateLine]  # the receiver's own side last
    entries: list[Entry]  # what each deal brought: units, or game points
    winner: str | None
