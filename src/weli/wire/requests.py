"""What a page asks of the parlour over plain HTTP, and what it is answered: tables, games, rule sets, rules, talk, finished deals.

Structs like those of the wire, and written into the page's types with them.
"""

from typing import Any, Literal

import msgspec

from weli.games import GAMES
from weli.ports.at_table.view import DealView, Direction, Laid, Measure, Place
from weli.wire.levels import USUAL
from weli.wire.messages import Evening, Pace, Turning
from weli.wire.terms import NewTerms

AtHome = Literal["go_on", "delete"]
"""What somebody may do with a table in their list: go on there, or tell over what was played; or delete it."""
USUAL_GAME = next(iter(GAMES.values()))


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/tables`: a new game. `options` replaces parameters of the rule set; `house` is a house rule, instead of all three."""

    target: int | None = None  # none: the usual one; in Gaigel how many units or deals a match has
    seat: str = ""  # any of that game; empty: the usual one
    level: str = USUAL
    levels: dict[str, str] = {}  # by seat, of computer players who shall be stronger or weaker than the others
    dealer: str = "random"  # or a seat
    game: str = USUAL_GAME.name
    rules: str = next(iter(USUAL_GAME.presets))
    options: dict[str, Any] = {}  # `{"players": 5}` at a table of Bieten
    house: str = ""
    name: str = ""
    face: str = ""  # one of the regulars' (`table.company`); empty: none
    aid: str = ""  # whose count is told in Gaigel: one of the preset's `aids`; empty: as the rule set has it
    pace: Pace = Pace()
    people: list[str] = []  # the seats that are kept for other people
    terms: NewTerms = NewTerms()
    mixes: bool = False  # the page adds to the shuffles, and the first deal waits a moment for that
    after: str = (
        ""  # a table at which all is over: its company plays once more, as agreed there, and only the pace is looked at
    )


class NewTrial(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/trials`: a table at which one plays on by oneself from a finished deal."""

    table: str  # at which it was played
    deal: int
    step: int  # of the deal told again, from 0: as it lies after that


class TableLine(msgspec.Struct, frozen=True):
    """`GET /api/tables`: a table one can come back to."""

    table: str
    started: str  # ISO date and time
    game: str
    rules: str
    changed: bool  # by a house rule
    target: int
    measure: Measure  # what the target counts
    strokes: bool  # whether the score is one of strokes, of which one wants few
    direction: Direction
    seat: str
    level: str
    score: dict[str, int]
    deals: int  # finished deals
    winner: str | None
    over: bool  # nothing is left to play for
    after: str  # the table at which the company sat before; empty: at none
    evening: Evening
    trial: bool  # somebody plays on from a deal of another table: it counts for nothing
    day: str  # whose deal is played there, and nothing after it; empty: it is no deal of a day
    may: list[AtHome]


class Companion(msgspec.Struct, frozen=True):
    """Somebody else at a table."""

    called: str
    face: str
    person: bool


class Glance(msgspec.Struct, frozen=True):
    """`GET /api/tables/{table}/glance?lang=`: how it is just now at a table where one sits oneself, in a few words."""

    others: list[Companion]  # in the order of play, after oneself
    free: int  # seats that are kept for somebody who has not come yet
    deal: int  # the one that is played, from 1; 0: none yet
    yours: bool  # whether it waits for oneself
    asked: list[str]  # otherwise for whom, by name; none where that is no single player
    left: int | None = None  # the milliseconds after which their time is over, where they have days


class SaidBefore(msgspec.Struct, frozen=True):
    """What somebody said about a figure before it was decided."""

    seat: str
    text: str


class BestMoment(msgspec.Struct, frozen=True):
    """`GET /api/tables/{table}/moment?lang=`: the best moment of a finished game; `null` where there is none."""

    deal: int  # from 1
    figure: str | None  # none: it was a trick
    seat: str  # whose cards these are, or who has won the trick
    side: str
    points: int
    text: str  # of a figure what was counted, in words
    cards: list[Laid]  # in the order laid
    by: list[str]  # the seats that laid them, card by card
    against: list[Laid] = []  # of a figure the best that one of the others had laid for it
    other: str = ""  # their seat
    before: list[SaidBefore] = []  # of a figure what was bet on it, and what was said to that


class DamagedLine(msgspec.Struct, frozen=True):
    """A table among them that does not add up, or that this version cannot read; what stands before the damage can be read still."""

    table: str
    started: str  # empty where the date is lost
    game: str  # empty where it is lost
    deals: int  # finished deals that are left
    may: list[AtHome]


class PresetLine(msgspec.Struct, frozen=True):
    """A rule set one may choose."""

    rules: str
    name: str
    description: str
    source: str
    players: int
    player_choices: list[
        int
    ]  # how many may sit down, where the same rules do for any number: `options = {"players": 5}`
    hand: int  # cards
    pack: int  # cards
    perlaggen: int  # wild cards a deal
    figures: int  # that one bets on
    seats: list[str]  # in order of play
    sides: list[str]
    seat: str  # the usual one
    turning: Turning
    talk: bool
    direction: Direction
    start: int
    measure: Measure  # what the target counts: points; in Gaigel units or deals
    target: int  # the usual one
    targets: list[int]
    aids: list[
        str
    ]  # whose count the table may tell while it is played: none, own, all; empty where counts are no secret
    aid: str  # the usual one


class GameLine(msgspec.Struct, frozen=True):
    """`GET /api/games?lang=`: a game and its rule sets."""

    game: str
    name: str
    presets: list[PresetLine]
    levels: list[str]  # of computer players, weakest first
    beside: list[str]  # the games to whose rule sets its own can be compared, itself among them


class Parameter(msgspec.Struct, frozen=True):
    """One parameter of a rule set in words; in a difference of two, both values."""

    parameter: str
    group: str  # heading
    label: str
    value: str | None  # none: it means nothing in this rule set
    other: str | None  # of the second rule set
    rules: list[str]


class RuleSetText(msgspec.Struct, frozen=True):
    """A rule set in words: `GET /api/rulesets/{game}/{rules}?lang=`; with `&other=game/rules`, only what differs between the two.

    `POST /api/house-rules?lang=` (a `HouseText`) answers the same of a house rule, with what differs from its base; or a problem.
    """

    game: str
    rules: str
    name: str
    description: str
    parameters: list[Parameter]


class HouseText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The text of a house rule, to be checked; with `other`, a preset as `game/rules`, to be compared with that one."""

    house: str
    other: str = ""


class HouseDraft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/house-rules/draft?lang=`: a house rule by its text, or a preset to begin with, and what is to change in it."""

    house: str = ""
    game: str = ""
    rules: str = ""
    change: dict[str, Any] = {}  # parameters and their new values, one after another
    name: str | None = None  # none: as it is
    place: str | None = None


class Option(msgspec.Struct, frozen=True):
    """A value that a parameter may have."""

    value: Any  # to be sent back in `change`
    text: str
    chosen: bool
    against: str | None  # why it cannot be played together with the rest


class Setting(msgspec.Struct, frozen=True):
    """A parameter of a house rule and what it could be: one of the options, or any number from `least` to `most`; or it is as it is."""

    parameter: str
    group: str
    label: str
    value: str
    usual: str | None  # in the preset, where it is otherwise
    rules: list[str]
    options: list[Option]
    number: int | None
    least: int
    most: int


class HouseSheet(msgspec.Struct, frozen=True):
    """A house rule as it stands after a change: its text, what is to be known to open a table by it, and every parameter."""

    house: str
    game: str
    name: str  # its own; empty: it has none yet
    place: str
    changes: int  # parameters that are not as in the preset
    base: str  # what the preset is called
    preset: PresetLine
    settings: list[Setting]


class Problem(msgspec.Struct, frozen=True):
    """What every refused request answers: a sentence, and where a text was at fault its line, from 1."""

    text: str
    line: int | None = None


class Saying(msgspec.Struct, frozen=True):
    """A phrase to say or ask. Where `sign` is set, a gesture goes with it, in the place of the `…`: `ask have kiss`."""

    act: str  # the line to send
    text: str
    sign: bool
    rule: str


class GestureLine(msgspec.Struct, frozen=True):
    gesture: str
    text: str


class SignLine(msgspec.Struct, frozen=True):
    """A row of a sheet of signs: any of these gestures means this."""

    acts: list[str]  # the lines to send: "sign kiss"
    gestures: list[str]  # in words
    means: str
    each: bool  # made once for each such card: `sign wink wink`
    rule: str


class TalkLists(msgspec.Struct, frozen=True):
    """`GET /api/tables/{table}/talk?lang=`: what there is to say at that table; all empty where nobody has a partner."""

    questions: list[Saying]
    phrases: list[Saying]
    sheet: str | None  # what the sheet of signs is called
    signs: list[SignLine]
    gestures: list[GestureLine]  # all there are, for a question with a sign


class HintLists(msgspec.Struct, frozen=True):
    """`GET /api/tables/{table}/hints`, and `GET /api/hints` for all games: the keys of the page's hints that hold there (`Hints`)."""

    hands: list[str]
    keys: list[str]
    signs: list[str]
    topics: list[str]


class Language(msgspec.Struct, frozen=True):
    """A language that the house speaks, and what it calls itself."""

    lang: str
    name: str


class Languages(msgspec.Struct, frozen=True):
    """`GET /api/languages`: those there are, German first, and the one that fits the browser best."""

    known: list[Language]
    usual: str


class CaseLine(msgspec.Struct, frozen=True):
    """A worked example of a rule, and what happens in it."""

    case: str
    text: str


class RuleText(msgspec.Struct, frozen=True):
    """`GET /api/rules/{id}?lang=`: one rule of the book."""

    id: str
    game: str
    title: str
    text: str
    source: str
    cards: list[list[str]]  # rows of cards that show what it speaks of
    cases: list[CaseLine]
    settings: list[str]  # the parameters by which villages differ in it


class Chapter(msgspec.Struct, frozen=True):
    """One topic of a rulebook, and its rules in order."""

    topic: str
    title: str
    rules: list[RuleText]


class PhaseLine(msgspec.Struct, frozen=True):
    """A step of a deal, or what stands beside it, in a sentence, and the chapters about it."""

    phase: str
    title: str
    text: str
    beside: bool
    topics: list[str]


class BookText(msgspec.Struct, frozen=True):
    """`GET /api/rulebook/{game}?lang=`: a rulebook by the steps of a deal, and chapter by chapter."""

    game: str
    name: str
    credit: str
    phases: list[PhaseLine]
    chapters: list[Chapter]


class VillageValue(msgspec.Struct, frozen=True):
    """How something is played, and by which rule sets; their names."""

    text: str
    rules: list[str]
    places: list[str]


class VillageLine(msgspec.Struct, frozen=True):
    """`GET /api/rulebook/{game}/villages?lang=`: a parameter that is not the same everywhere."""

    parameter: str
    label: str
    values: list[VillageValue]


class FoundRules(msgspec.Struct, frozen=True):
    """`GET /api/rulebook/{game}/found?lang=&words=`: the rules that somebody's words lead to, the best first."""

    rules: list[RuleText]
    count: int  # how many there are
    marks: list[str]  # the words in them to be marked, as they stand there
    means: list[list[str]]  # a word of somebody's, and what it is called here
    elsewhere: dict[str, int]  # how many there are in the books of other games
    hints: list[str]  # words to try where nothing is found


class Step(msgspec.Struct, frozen=True):
    """`GET /api/tables/{table}/deals/{n}?lang=`: a finished deal, step by step; every hand open."""

    act: str | None  # "S bet gleich"; of several remarks the first; none for the deal itself
    texts: list[str]
    rules: list[str]
    hands: dict[str, list[str]]
    talon: list[str]  # the cards still to be drawn, the next one first
    turning: Turning  # which way deal and play go round
    deal: DealView
    places: list[Place]


class Played(msgspec.Struct, frozen=True):
    """What somebody's games of one kind came to: in that game, against opponents of that level, begun in that month."""

    game: str
    level: str  # of most of the computer players; empty where people alone played
    month: str  # 2026-11
    games: int = 0  # that were played to their end
    won: int = 0
    deals: int = 0
    points: float = 0.0  # ahead of the others on average, all deals together
    bets: int = 0  # figures that one has bet on oneself
    bets_won: int = 0  # those that one's side got
    bluffs: int = 0  # among the bets: another side held a better one; where the cards of finished deals are open
    bluffs_won: int = 0
    signs: int = 0  # that opponents have made, where signs go by gaze
    signs_seen: int = 0


class Statistics(msgspec.Struct, frozen=True):
    """`GET /api/statistics`: what was reckoned by now of the asker's games; asked again, it goes on until none is left."""

    played: list[Played]
    tables: int  # that were looked at
    left: int  # still to be looked at


class RecordText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/replays?lang=`: the text of a record, and which of its deals is wanted. Nothing is stored."""

    record: str
    file: str = "weli"  # what a complaint calls it
    deal: int = 1


class RecordSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`POST /api/replays/decisions?lang=`, `…/decisions/{number}`, `…/luck`: whose decisions in a deal of a record. Nothing is stored."""

    record: str
    seat: str
    file: str = "weli"  # what a complaint calls it
    deal: int = 1


class Replayed(msgspec.Struct, frozen=True):
    """One deal of a record, step by step; what of it did not hold, with the lines; or a problem."""

    game: str
    deals: int
    note: str | None  # what its writer said about it
    rest: str  # where only its beginning could be read: why not the rest; otherwise empty
    against: list[str]
    steps: list[Step]
