"""What goes over the wire between a table and a page: tagged structs, from which the page's TypeScript types are generated.

Cards, seats, sides, figures and acts are texts of the one notation; `??` stands for a card that the receiver may not know. A view is
whole: it needs no other to be understood; a change needs the view before it on the same line. Texts for people are in the language that the
page asked for.

What a view is made of, beside what is said and what is asked here, stands in `weli.ports.at_table.view`.
"""

from typing import Any, Literal

import msgspec

from weli.ports.at_table.view import DealView, Place, Question, Sheet, Slate
from weli.wire.voice import Signal, Talking, Voices

Lang = str  # one of `weli.core.texts.languages()`
Turning = Literal["clockwise", "counter-clockwise"]
# What a table waits for; look: for you to have seen the trick; blind: for your blind bet, or for `seen`, which lets it be cut;
# announce: for what you announce before another opens, or for `seen`, which says that it is nothing.
Waiting = Literal["you", "others", "look", "blind", "announce", "next_deal", "over"]


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
    matter: str  # what is the matter with them here, without the words of the rule
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
    # knock elfen tauchen zweite dissle siebener farbe show pair rob fetch handover aus accuse proof; or a word of a guest's game
    kind: str
    figures: list[str]
    cards: list[str]  # of a pair its King and its Ober
    text: str  # what it says on the button, in words
    warning: str  # said beside it where it could only cost; empty: it need not


class Barred(msgspec.Struct, frozen=True):
    """An act one might expect to be possible, and the rule that stands against it."""

    act: str
    rule: str
    text: str


class Priced(Doing, frozen=True):
    """A forbidden act that this house lets happen at a price: ask first, then send it as it is."""

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
    said: str | None  # the line of talk, or the greeting, as it was said; none: something was done
    means: list[str]  # what a sign of the receiver's own side means by their sheet
    seen_by: list[str] | None = None  # of a sign that goes by gaze: the seats that have seen it


Reveal = Literal["end_of_deal", "end_of_game", "never"]
"""When the cards of a finished deal are shown that nobody had to show; until then it is told as each seat has seen it."""


Signs = Literal["off", "open", "gaze"]
"""Whether there are signs at a table; `gaze`: they are seen by those who look at whoever makes them."""


Aloud = Literal["off", "voice", "pictures"]
"""Whether people at a table hear each other, and show their own faces too."""


class Pace(msgspec.Struct, frozen=True):
    """How fast the computer players act, how long a finished trick stays, and what the person wants to be asked.

    `tap`: while the table waits for them, each acts when the person sends `next`; so the trick stays until the person has `seen` it.
    `questions`: all of them; or only those that can gain something: before the cut nobody is stopped for a blind bet, and an exchange or
    a raise for which one has nothing is declined by the table (`needless`).
    """

    bots: Literal["slow", "normal", "quick", "tap"] = "normal"
    trick: Literal["tap", "long", "short"] = "tap"
    questions: Literal["useful", "all"] = "useful"


class Evening(msgspec.Struct, frozen=True):
    """The games that a company has finished since it sat down together."""

    games: int
    won: dict[str, int]  # by side: the crosses of each
    lost: dict[str, int]  # by side: their black spots, where somebody loses a game (BI-SCORE-06)


Greeting = Literal["hello", "well_played", "moment"]
"""What one says at any table, to everybody: it belongs to no game and stands in no record."""


class Greetable(msgspec.Struct, frozen=True):
    """A word that one can say with one tap."""

    word: Greeting
    text: str


Consent = Literal["take_back", "give_up", "send_away", "let_in"]
"""What needs more than one: an act is taken back once all the others at the table agree, a game given up once one's side does, and
somebody has to leave the table once all the others want it; and who has come late sits down in the middle of a deal once all agree.
"""


class Wished(msgspec.Struct, frozen=True):
    """Somebody would do what needs the consent of others, and not all of them have answered."""

    what: Consent
    by: str  # seat; of who has come late the one that they are to have
    agreed: list[str]  # the seats that would too
    asked: list[str]  # those that have not said yet
    yours: bool  # whether the receiver is among these
    whom: str = ""  # the seat of somebody else whom it concerns
    newcomer: str = ""  # what somebody is called who has come late


class Clockface(msgspec.Struct, frozen=True):
    """What somebody has left to think, in milliseconds, when the view was made."""

    seat: str
    left: int  # of this decision, or of the next one
    bank: int  # beyond that, in all
    all: int  # what both are when nothing is used up
    running: bool


class View(msgspec.Struct, frozen=True, tag="view", tag_field="t"):
    """All that one seat may know of its table."""

    table: str
    number: int  # send it back as `on` with an act
    lang: Lang
    game: str
    rules: str
    changed: bool  # the rule set is changed by a house rule
    seat: str
    partners: list[str]  # seats
    talk: bool  # whether there is anybody to talk to, be it by signs alone
    fitting: list[
        str
    ]  # what fits to be said to a partner just now, as lines of the lists of talk, the most fitting first
    signs: Signs
    chat: bool  # whether they write to each other freely
    aloud: Aloud  # whether those who sit there may hear and see each other
    greetings: list[Greetable]  # what people say to each other at any table; none where nobody else sits there
    turning: Turning  # which way deal and play go round
    places: list[Place]  # in order of play, the receiver first
    deal: DealView
    namings: list[Naming]
    sheet: Sheet | None
    slate: Slate | None  # where one is kept, instead of a sheet
    may: list[Doing]
    may_not: list[Barred]
    at_a_price: list[Priced]  # none where everything forbidden is refused
    events: list[
        Event
    ]  # of this deal, oldest first; without the signs of the other side that the receiver has not noticed
    left_out: int  # remarks of this deal that came before the ones among the events; the deal told again has them all
    question: Question
    waiting: Waiting
    lingering: list[str]  # after a deal the seats of those who have not said yet that the next one may come
    pace: Pace
    evening: Evening
    cheers: dict[str, str]  # by seat, what computer players say once all is over here
    trial: bool  # somebody plays on from a deal of another table: it counts for nothing
    day: str  # whose deal is played here, and nothing after it; empty: it is no deal of a day
    lamp: bool  # whether the receiver may ask what a good player would do
    may_give_up: bool
    may_take_back: bool  # the receiver's last act; where others play, these are asked
    wishes: list[Wished]
    may_send_away: list[str]  # the seats of those whom the receiver may ask the others to send away
    clocks: list[Clockface]  # of the people, in order of the seats; none where nothing was agreed


class Splice(msgspec.Struct, frozen=True):
    """Of a list so many first and so many last things stay, and between them stands what is new."""

    first: int
    new: list[Any]
    last: int


class Change(msgspec.Struct, frozen=True, tag="change", tag_field="t"):
    """What is new since the view before on the same line, by where it stands there: `deal.trick`, `places.2.cards`.

    A page that asks for it (`changes=1`) is sent the first view of a line whole, and changes from then on.
    """

    since: int  # the number of the view into which it is put
    put: dict[str, Any]  # what stands at a place now
    splice: dict[str, Splice]  # how a list has changed that stands at a place


class Gazes(msgspec.Struct, frozen=True, tag="gazes", tag_field="t"):
    """At what everybody looks, by seat: at another seat, into their own `cards`, at the `table`. It comes beside the view, where signs go
    by gaze, each time that it has changed.
    """

    at: dict[str, str]


class Written(msgspec.Struct, frozen=True, tag="written", tag_field="t"):
    """Somebody has written a line, to be read by all who sit at the table. It is in no record."""

    number: int  # grows with the lines of the table, and no other line of it has ever had it
    seat: str
    text: str


class Mixing(msgspec.Struct, frozen=True, tag="mixing", tag_field="t"):
    """A shuffle in which the receiver may add something, each time that there is something to do (docs/shuffle.md).

    Until it is closed the page may `lock` a commitment away, where there is none of its seat; then it is to `show` what it has locked away.
    """

    table: str  # its id in the protocol
    shuffle: int
    deck: str
    seats: int
    seat: int  # the receiver's, from 1
    commit: str  # the house's
    own: str  # the receiver's commitment; empty: there is none
    closed: bool
    shown: bool  # the receiver has shown what they had locked away


class Opening(msgspec.Struct, frozen=True):
    """A card under the seal, with what proves that it lay there."""

    place: int  # from the top of the pack, from 0
    card: int  # its place in the order of the deck
    salt: str
    path: list[str]


class Opened(msgspec.Struct, frozen=True, tag="opened", tag_field="t"):
    """The seal over the pack on the table, and the cards that the receiver has seen of it since it was told last."""

    deal: int
    shuffle: int
    deck: str
    root: str
    cards: list[Opening]


class Refused(msgspec.Struct, frozen=True, tag="refused", tag_field="t"):
    """An act was not taken; nothing has changed."""

    key: str
    rule: str | None
    text: str


class Taken(msgspec.Struct, frozen=True, tag="taken", tag_field="t"):
    key: str
    number: int


class Pong(msgspec.Struct, frozen=True, tag="pong", tag_field="t"):
    """The line is alive: the answer to `Ping`."""


ToPage = View | Change | Refused | Taken | Gazes | Written | Mixing | Opened | Pong | Voices | Talking | Signal
