"""What goes over the wire between a table and a page: tagged structs, from which the page's TypeScript types are generated.

Cards, seats, sides, figures and acts are texts of the one notation; `??` stands for a card that the receiver may not know. A view is
whole: it needs no other view to be understood. Texts for people are in the language the page asked for.

A `View` is a table of Giltspiel, Perlaggen or Bieten; what it has in common with one of Gaigel (`gaigel_wire`) is a `TableView`.
"""

from typing import Literal

import msgspec

Lang = Literal["de", "en"]
Phase = Literal["cut", "exchange", "play", "show", "validate", "done"]
Turning = Literal["clockwise", "counter-clockwise"]
# What a table waits for; look: for you to have seen the trick; blind: for your blind bet, or for `seen`, which lets it be cut;
# announce: for what you announce before another opens, or for `seen`, which says that it is nothing.
Waiting = Literal["you", "others", "look", "blind", "announce", "next_deal", "over"]
Measure = Literal["points", "units", "deals"]


class Laid(msgspec.Struct, frozen=True):
    """A card that lies open before its player, in the order laid."""

    card: str
    named: str | None  # what a Perlagg was named; none: it was not, or is no Perlagg
    perlagg: int | None  # its place among the wild cards of this deal, 1 the highest; none: a natural card
    trick: int | None  # the trick it was played to, from 1; none: laid in the show or to prove a bet
    won: bool  # it took its trick (pushed forward on the table)


class Place(msgspec.Struct, frozen=True):
    """One seat, as everybody sees it."""

    seat: str
    side: str
    name: str
    level: str | None  # of a computer player; none: a person
    held: int  # cards still in hand
    known: list[str]  # of these, the ones that everybody has seen: found in the cut, got in an exchange, shown
    row: list[Laid]
    duties: list[str]  # figures this player has bet on, held or raised, and must be able to show (GS-VAL-01)
    proven: list[str]  # of these, the ones his open cards show already
    failed: list[str]
    left: bool  # has reached the target and left the game; the others play on for the next places
    offences: int  # forbidden acts in this deal that will be charged; in Bieten only one's own, until the deal is done


class OpenBet(msgspec.Struct, frozen=True):
    by: str  # seat
    proposed: str  # the value it would raise the figure to: "2" ... "7", "aus"
    answerable: (
        bool  # false while something else comes first: another figure of the showing side, the exchange (GS-SHOW-11)
    )
    asked: list[str]  # the seats of whom anyone may answer now
    blind: bool  # bet before the cut


class FigurePlate(msgspec.Struct, frozen=True):
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
    conceded: bool
    best: list[str]  # open cards that make the best example; of both sides where it stands; none once conceded


class Trick(msgspec.Struct, frozen=True):
    number: int  # from 1
    leader: str
    winner: str | None  # none while it is being played
    seats: list[str]  # who has played to it, in order
    cards: list[str]


class ShowTurn(msgspec.Struct, frozen=True):
    side: str
    settled: list[str]  # figures contested in this turn already
    undecided: list[str]  # figures the showing side must still concede, contest or bet on
    barred: list[str]  # figures the winners of the Spiel may no longer improve (GS-TIE-03)


class CutView(msgspec.Struct, frozen=True):
    """The cut of this deal. The cutter sends `cut 17`, any number from `least` to `most`; in Bieten he then sends `steal` or `stop`."""

    cutter: str  # seat
    cards: int  # in the pack
    least: int  # cards one may lift
    most: int
    lifted: int | None  # none: not cut yet
    seen: str | None  # the card that the receiver sees as cutter and may steal; nobody else sees it
    stolen: int  # how many cards the cutter has stolen, which everybody sees
    found: list[
        str
    ]  # the Perlaggen that the cutter has taken so far, until the cards are dealt; afterwards an event tells of them


class ExchangeView(msgspec.Struct, frozen=True):
    """The exchange, while somebody is asked."""

    asked: str  # seat
    open: list[str]  # the Perlaggen lying open


class Cited(msgspec.Struct, frozen=True):
    """A rule and its text."""

    rule: str
    text: str


class Name(msgspec.Struct, frozen=True):
    """A good name for a wild card, and what it is good for."""

    name: str
    text: str


class BarredNames(msgspec.Struct, frozen=True):
    """Names that a wild card may not get now, and the rule that stands against all of them."""

    names: list[str]
    rule: str
    text: str
    at_a_price: bool  # whether the house lets it happen all the same; then the text says what it costs


class Naming(msgspec.Struct, frozen=True):
    """A wild card that the receiver may play now: `S7=LA` plays the Seven of bells as the Ace of leaves, `S7` without a name."""

    card: str
    useful: list[Name]  # the best first
    allowed: list[str]  # all names
    barred: list[BarredNames]
    unnamed: bool  # whether it may be played without a name
    against_unnamed: Cited | None  # why it may not


class Doing(msgspec.Struct, frozen=True):
    """One act that the receiver may do now. A wild card is there once (`S7`), its names are in `namings`; so is the cut (`cut`)."""

    act: str  # the line to send
    # play bet hold good raise concede contest validate pass cut steal stop blind exchange upgrade; in Gaigel also
    # knock elfen tauchen zweite dissle siebener farbe show pair rob fetch handover aus accuse proof
    kind: str
    figures: list[str]
    cards: list[str]  # of a pair its King and its Ober
    text: str  # what it says on the button, in words


class Barred(msgspec.Struct, frozen=True):
    """An act one might expect to be possible, and the rule that stands against it."""

    act: str
    rule: str
    text: str


class Priced(msgspec.Struct, frozen=True):
    """A forbidden act that this house lets happen at a price: ask first, then send it as it is."""

    act: str
    kind: str
    figures: list[str]
    cards: list[str]
    text: str  # what it would say on the button
    rule: str  # that stands against it
    against: str  # its text, and what it costs


class Event(msgspec.Struct, frozen=True):
    """Something that happened, told in words."""

    number: int  # counts all events of the deal
    view: int  # the view in which it had happened
    kind: str
    seat: str | None
    figure: str | None
    cards: list[str]
    text: str
    rules: list[str]
    said: str | None  # the line of talk as it was said; none: something was done
    means: list[str]  # what a sign of the receiver's own side means by their sheet


class Entry(msgspec.Struct, frozen=True):
    """One line of the score sheet: what a deal brought each side, penalties included."""

    deal: int
    points: dict[str, int]


class Sheet(msgspec.Struct, frozen=True):
    direction: Literal["up", "down"]
    start: int
    target: int
    sides: list[str]  # the receiver's own side last: the scorer's own column is on the right
    entries: list[Entry]
    totals: dict[str, int]
    gestrichen: list[str]
    places: list[str]  # the sides that have reached the target, in their order
    winner: str | None  # in Bieten he gets the cross
    losers: list[str]  # who has lost the game: in Bieten they get the black spot


class Counted(msgspec.Struct, frozen=True):
    """One step of the count after a deal."""

    side: str
    figure: str | None  # none: a penalty
    points: int
    text: str
    rules: list[str]


class DealView(msgspec.Struct, frozen=True):
    """A deal of Giltspiel, Perlaggen or Bieten. Bieten has five figures, and neither trumps nor a show."""

    number: int  # from 1
    dealer: str
    phase: Phase
    trump: str | None  # suit letter; none before the deal
    turned: list[str]  # the last one shows the trumps
    perlaggen: list[str]  # the wild cards of this deal, high to low; none before trumps are turned
    boden: list[str]  # Luck und Boden: undealt cards shown to everybody
    bottom: str | None  # the card under the pack: that the receiver has seen in cutting; in Bieten everybody sees it
    stock: int  # cards under the turned ones; before the deal, the pack
    cut: CutView | None  # none: the cards are dealt at once
    exchange: ExchangeView | None
    hand: list[str]  # the receiver's own, sorted for the eye
    hand_size: int  # cards that everybody is dealt
    turn: str | None  # seat due to play a card
    answer: list[str]  # seats that owe an answer; partners owe it together
    offered: list[str]  # seats that may raise at once now; they need not
    tricks: dict[str, int]
    trick: Trick | None  # the one being played, or the last one
    figures: list[FigurePlate]
    show: ShowTurn | None
    counted: list[Counted]  # once the deal is done


class Pace(msgspec.Struct, frozen=True):
    """How fast the computer players act, how long a finished trick stays, and what the person wants to be asked.

    `questions`: all of them; or only those that can gain something: before the cut nobody is stopped for a blind bet, and an exchange or
    a raise for which one has nothing is declined by the table (`needless`).
    """

    bots: Literal["slow", "normal", "quick"] = "normal"
    trick: Literal["tap", "long", "short"] = "tap"
    questions: Literal["useful", "all"] = "useful"


class TableView(msgspec.Struct, frozen=True):
    """What one seat may know of its table, whatever is played there."""

    table: str
    number: int  # send it back as `on` with an act
    lang: Lang
    game: str
    rules: str
    changed: bool  # the rule set is changed by a house rule
    seat: str
    partners: list[str]  # seats
    talk: bool  # whether there is anybody to talk to; in Gaigel by signs alone
    turning: Turning  # which way deal and play go round
    may: list[Doing]
    may_not: list[Barred]
    at_a_price: list[Priced]  # none where everything forbidden is refused
    events: list[
        Event
    ]  # of this deal, oldest first; of the other side's signs in Gaigel only those that the receiver has noticed
    left_out: int  # remarks of this deal that came before the ones among the events; the deal told again has them all
    waiting: Waiting
    pace: Pace


class View(TableView, frozen=True, tag="view", tag_field="t"):
    """All that one seat may know of its table of Giltspiel, Perlaggen or Bieten."""

    places: list[Place]  # in order of play, the receiver first
    deal: DealView
    namings: list[Naming]
    sheet: Sheet


class Refused(msgspec.Struct, frozen=True, tag="refused", tag_field="t"):
    """An act was not taken; nothing has changed."""

    key: str
    rule: str | None
    text: str


class Taken(msgspec.Struct, frozen=True, tag="taken", tag_field="t"):
    key: str
    number: int


class Act(msgspec.Struct, frozen=True, tag="act", tag_field="t", forbid_unknown_fields=True):
    """From the page: do this. The key makes a repeated message harmless."""

    key: str
    on: int
    act: str


class Seen(msgspec.Struct, frozen=True, tag="seen", tag_field="t", forbid_unknown_fields=True):
    """From the page: the finished trick, or the finished deal, has been looked at, the pack may be cut, or nothing is announced; go on."""

    on: int


class Hold(msgspec.Struct, frozen=True, tag="hold", tag_field="t", forbid_unknown_fields=True):
    """From the page: somebody there has begun something, a menu is open or a card raised; or has done with it.

    The others wait meanwhile. It is said again as long as it lasts: a page that has fallen asleep is not waited for without end.
    """

    deciding: bool


class SetPace(msgspec.Struct, frozen=True, tag="pace", tag_field="t", forbid_unknown_fields=True):
    pace: Pace


class SetLang(msgspec.Struct, frozen=True, tag="lang", tag_field="t", forbid_unknown_fields=True):
    lang: Lang
