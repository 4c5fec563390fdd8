// Written by `python tools/page_types.py` from the structs of the wire; not to be changed by hand.

/** A card that lies open before its player, in the order laid. */
export interface Laid {
  card: string;
  named: string | null;
  perlagg: number | null;
  trick: number | null;
  won: boolean;
}

/** What lies before a seat and what it has said, as everybody sees it, where its game knows such things. */
export interface Marks {
  known: string[];
  row: Laid[];
  duties: string[];
  proven: string[];
  failed: string[];
  quest: string | null;
  tricks: number | null;
}

/** Who sits somewhere. */
export interface Sitter {
  name: string;
  level: string | null;
  face: string;
  temper: string | null;
  away: boolean;
  stood_in: boolean;
  for_good: boolean;
}

/** One seat, as everybody sees it; what is known of who sits there stands in `Sitter`. */
export interface Place {
  known: string[];
  row: Laid[];
  duties: string[];
  proven: string[];
  failed: string[];
  quest: string | null;
  tricks: number | null;
  seat: string;
  side: string;
  name: string;
  level: string | null;
  face: string;
  temper: string | null;
  away: boolean;
  stood_in: boolean;
  for_good: boolean;
  held: number;
  left: boolean;
  offences: number;
}

export interface Trick {
  number: number;
  leader: string;
  winner: string | null;
  leading: string | null;
  seats: string[];
  cards: string[];
}

export interface OpenBet {
  by: string;
  proposed: string;
  answerable: boolean;
  asked: string[];
  blind: boolean;
}

/** One figure that is played and bet for. */
export interface FigureBoard {
  figure: string;
  value: string;
  next: string;
  bet: OpenBet | null;
  last: string | null;
  right: string[];
  out: string[];
  riding: string[];
  pledges: Record<string, number>;
  blind: string | null;
  owner: string;
  void: boolean;
  shown: boolean;
  conceded: boolean;
  best: string[];
  own: string[];
}

/** What lies in the middle beside the tricks. */
export interface Talon {
  stock: number;
  left: number;
  turned: string[];
  boden: string[];
  bottom: string | null;
  indicator: string | null;
  diss: string | null;
  claimant: string | null;
}

/** A declared pair. It may be declared twice, with four different cards. */
export interface DeclaredPair {
  seat: string;
  suit: string;
  points: number;
  cards: string[];
}

/** What a table waits for: what, of whom, and what it is about.

    `kind` is one of

    - `cut`, `cut_or_knock`, `steal` (or stop stealing), `deal_fives` (the answer to a knock), `blind` (a blind bet before the cut);
    - `open` (the first lead, where there are several ways), `lead`, `follow`, `lay_face_down`;
    - `exchange`, `answer_bet`, `raise_at_once` (after others have held), `show`, `prove`;
    - `announce`, `hand_over` (the right to the indicator), `last_word`, `object` (to the call that it is over), `draw`;
    - `partner` (who decides what the receiver has left to them), `look` (at the finished trick), `wait` (nothing);
    - once a deal is over: `counted`, `deal_won`, `deal_void`, `first_home` (the others play on), `over` (the match);
    - `given_up` (the match, by the receiver), at any time;

    or another word of the game's own. */
export interface Question {
  kind: string;
  asked: string[];
  yours: boolean;
  by: string | null;
  side: string | null;
  figures: string[];
  value: string | null;
}

/** The cut of this deal. The cutter sends `cut 17`, any number from `least` to `most`.

    Where cards may be stolen, they then send `steal` or `stop`; where one may knock, `knock` instead, and the dealer may answer it. */
export interface CutView {
  cutter: string;
  cards: number;
  least: number;
  most: number;
  lifted: number | null;
  knocked: boolean;
  seen: string | null;
  stolen: number;
  found: string[];
}

/** The exchange, while somebody is asked. */
export interface ExchangeView {
  asked: string;
  open: string[];
}

export interface ShowTurn {
  side: string;
  settled: string[];
  undecided: string[];
  barred: string[];
}

/** Where in a tournament the deal stands. */
export interface Session {
  number: number;
  deal: number;
  deals: number;
}

/** One step of the count after a deal. */
export interface Counted {
  side: string;
  figure: string | null;
  points: number;
  text: string;
  rules: string[];
}

/** What a deal has beside hands and tricks; a game gives what it knows. */
export interface Parts {
  trick: Trick | null;
  last_trick: Trick | null;
  boards: FigureBoard[];
  talon: Talon | null;
  perlaggen: string[];
  pairs: DeclaredPair[];
  cut: CutView | null;
  exchange: ExchangeView | null;
  show: ShowTurn | null;
  opening: string | null;
  face_down: boolean;
  counts: Record<string, number>;
  winner: string | null;
  culprit: string | null;
  cleaning: boolean;
  session: Session | null;
}

/** A deal as one seat sees it. */
export interface DealView {
  trick: Trick | null;
  last_trick: Trick | null;
  boards: FigureBoard[];
  talon: Talon | null;
  perlaggen: string[];
  pairs: DeclaredPair[];
  cut: CutView | null;
  exchange: ExchangeView | null;
  show: ShowTurn | null;
  opening: string | null;
  face_down: boolean;
  counts: Record<string, number>;
  winner: string | null;
  culprit: string | null;
  cleaning: boolean;
  session: Session | null;
  number: number;
  dealer: string;
  phase: string;
  trump: string | null;
  hand: string[];
  hand_size: number;
  turn: string | null;
  tricks: Record<string, number>;
  counted: Counted[];
}

/** One line of what is written down: what a deal brought each side, penalties included; erased units are negative. */
export interface Entry {
  deal: number;
  points: Record<string, number>;
}

/** The score sheet. */
export interface Sheet {
  direction: "down" | "up";
  start: number;
  target: number;
  sides: string[];
  entries: Entry[];
  totals: Record<string, number>;
  gestrichen: string[];
  places: string[];
  winner: string | null;
  losers: string[];
}

/** What a deal has put on a side's line: a stroke for one unit, a hook for two. */
export interface Mark {
  kind: "hook" | "stroke";
  erased: number;
  deal: number;
}

export interface SlateLine {
  side: string;
  marks: Mark[];
  units: number;
}

/** The slate of a match in which strokes are collected and cleaned away. */
export interface Slate {
  mode: string;
  size: number;
  phase: "cleaning" | "collecting" | "tournament";
  pool: number | null;
  deals_left: number | null;
  lines: SlateLine[];
  entries: Entry[];
  winner: string | null;
}

/** Somebody's microphone and camera, as they have them now. */
export interface Voice {
  line: string;
  muted: boolean;
  picture: boolean;
}

/** Who has voice on, by seat; to everybody who sits there, each time that it has changed. */
export interface Voices {
  t: "voices";
  at: Record<string, Voice>;
}

/** A server that passes on what two browsers cannot send each other, and the pass to it; both as a browser takes them. */
export interface Relay {
  urls: string[];
  username: string;
  credential: string;
}

/** To whoever has turned voice on, or has muted it or spoken again: the line they have. */
export interface Talking {
  t: "talking";
  line: string;
  relays: Relay[];
}

/** What another browser says of itself, so that this one finds it: a description or candidates, as they were sent. */
export interface Signal {
  t: "signal";
  seat: string;
  by: string;
  text: string;
}

/** A rule and its text. */
export interface Cited {
  rule: string;
  text: string;
}

/** A good name for a wild card, and what it is good for. */
export interface Name {
  name: string;
  text: string;
}

/** Names that a wild card may not get now, and the rule that stands against all of them. */
export interface BarredNames {
  names: string[];
  rule: string;
  matter: string;
  text: string;
  at_a_price: boolean;
}

/** A wild card that the receiver may play now: `S7=LA` plays the Seven of bells as the Ace of leaves, `S7` without a name. */
export interface Naming {
  card: string;
  useful: Name[];
  allowed: string[];
  barred: BarredNames[];
  unnamed: boolean;
  against_unnamed: Cited | null;
}

/** One act that the receiver may do now. A wild card is there once (`S7`), its names are in `namings`; so is the cut (`cut`). */
export interface Doing {
  act: string;
  kind: string;
  figures: string[];
  cards: string[];
  text: string;
  warning: string;
}

/** An act one might expect to be possible, and the rule that stands against it. */
export interface Barred {
  act: string;
  rule: string;
  text: string;
}

/** A forbidden act that this house lets happen at a price: ask first, then send it as it is. */
export interface Priced {
  act: string;
  kind: string;
  figures: string[];
  cards: string[];
  text: string;
  warning: string;
  rule: string;
  against: string;
}

/** Something that happened, told in words. */
export interface Event {
  number: number;
  view: number;
  kind: string;
  seat: string | null;
  figure: string | null;
  cards: string[];
  text: string;
  rules: string[];
  said: string | null;
  means: string[];
  seen_by: string[] | null;
}

/** How fast the computer players act, how long a finished trick stays, and what the person wants to be asked.

    `tap`: while the table waits for them, each acts when the person sends `next`; so the trick stays until the person has `seen` it.
    `questions`: all of them; or only those that can gain something: before the cut nobody is stopped for a blind bet, and an exchange or
    a raise for which one has nothing is declined by the table (`needless`). */
export interface Pace {
  bots: "normal" | "quick" | "slow" | "tap";
  trick: "long" | "short" | "tap";
  questions: "all" | "useful";
}

/** The games that a company has finished since it sat down together. */
export interface Evening {
  games: number;
  won: Record<string, number>;
  lost: Record<string, number>;
}

/** A word that one can say with one tap. */
export interface Greetable {
  word: "hello" | "moment" | "well_played";
  text: string;
}

/** Somebody would do what needs the consent of others, and not all of them have answered. */
export interface Wished {
  what: "give_up" | "let_in" | "send_away" | "take_back";
  by: string;
  agreed: string[];
  asked: string[];
  yours: boolean;
  whom: string;
  newcomer: string;
}

/** What somebody has left to think, in milliseconds, when the view was made. */
export interface Clockface {
  seat: string;
  left: number;
  bank: number;
  all: number;
  running: boolean;
}

/** All that one seat may know of its table. */
export interface View {
  t: "view";
  table: string;
  number: number;
  lang: string;
  game: string;
  rules: string;
  changed: boolean;
  seat: string;
  partners: string[];
  talk: boolean;
  fitting: string[];
  signs: "gaze" | "off" | "open";
  chat: boolean;
  aloud: "off" | "pictures" | "voice";
  greetings: Greetable[];
  turning: "clockwise" | "counter-clockwise";
  places: Place[];
  deal: DealView;
  namings: Naming[];
  sheet: Sheet | null;
  slate: Slate | null;
  may: Doing[];
  may_not: Barred[];
  at_a_price: Priced[];
  events: Event[];
  left_out: number;
  question: Question;
  waiting: "announce" | "blind" | "look" | "next_deal" | "others" | "over" | "you";
  lingering: string[];
  pace: Pace;
  evening: Evening;
  cheers: Record<string, string>;
  trial: boolean;
  day: string;
  lamp: boolean;
  may_give_up: boolean;
  may_take_back: boolean;
  wishes: Wished[];
  may_send_away: string[];
  clocks: Clockface[];
}

/** Of a list so many first and so many last things stay, and between them stands what is new. */
export interface Splice {
  first: number;
  new: unknown[];
  last: number;
}

/** What is new since the view before on the same line, by where it stands there: `deal.trick`, `places.2.cards`.

    A page that asks for it (`changes=1`) is sent the first view of a line whole, and changes from then on. */
export interface Change {
  t: "change";
  since: number;
  put: Record<string, unknown>;
  splice: Record<string, Splice>;
}

/** At what everybody looks, by seat: at another seat, into their own `cards`, at the `table`. It comes beside the view, where signs go
    by gaze, each time that it has changed. */
export interface Gazes {
  t: "gazes";
  at: Record<string, string>;
}

/** Somebody has written a line, to be read by all who sit at the table. It is in no record. */
export interface Written {
  t: "written";
  number: number;
  seat: string;
  text: string;
}

/** A shuffle in which the receiver may add something, each time that there is something to do (docs/shuffle.md).

    Until it is closed the page may `lock` a commitment away, where there is none of its seat; then it is to `show` what it has locked away. */
export interface Mixing {
  t: "mixing";
  table: string;
  shuffle: number;
  deck: string;
  seats: number;
  seat: number;
  commit: string;
  own: string;
  closed: boolean;
  shown: boolean;
}

/** A card under the seal, with what proves that it lay there. */
export interface Opening {
  place: number;
  card: number;
  salt: string;
  path: string[];
}

/** The seal over the pack on the table, and the cards that the receiver has seen of it since it was told last. */
export interface Opened {
  t: "opened";
  deal: number;
  shuffle: number;
  deck: string;
  root: string;
  cards: Opening[];
}

/** An act was not taken; nothing has changed. */
export interface Refused {
  t: "refused";
  key: string;
  rule: string | null;
  text: string;
}

export interface Taken {
  t: "taken";
  key: string;
  number: number;
}

/** The line is alive: the answer to `Ping`. */
export interface Pong {
  t: "pong";
}

/** From the page: do this. The key makes a repeated message harmless. */
export interface Act {
  t: "act";
  key: string;
  on: number;
  act: string;
}

/** From the page: the answer to what somebody wishes that needs the receiver's consent. */
export interface Agree {
  t: "agree";
  what: "give_up" | "let_in" | "send_away" | "take_back";
  yes: boolean;
}

/** From the page: one looks at another seat, into one's own `cards` or at the `table` from now on; nobody acts sooner for it. */
export interface Gaze {
  t: "gaze";
  at: string;
}

/** From the page: the game is given up, and lost. */
export interface GiveUp {
  t: "give_up";
}

/** From the page: somebody says that to all who sit at the table. */
export interface Greet {
  t: "greet";
  word: "hello" | "moment" | "well_played";
}

/** From the page: somebody there has begun something, a menu is open or a card raised; or has done with it.

    The others wait meanwhile. It is said again as long as it lasts: a page that has fallen asleep is not waited for without end. */
export interface Hold {
  t: "hold";
  deciding: boolean;
}

/** From the page, which has heard nothing for a while: is anybody there? The pings of the protocol are not shown to a page. */
export interface Ping {
  t: "ping";
}

/** From the page: it is told everything in that language from now on. */
export interface SetLang {
  t: "lang";
  lang: string;
}

/** From the page: the finished trick, or the finished deal, has been looked at, the pack may be cut, or nothing is announced; go on. */
export interface Seen {
  t: "seen";
  on: number;
}

/** One kind of message from a page; its class stands in the file of the move. */
export interface Message {
  t: "Message";
}

/** From the page: somebody is reminded that the table waits for them, where the door says so; too soon, it does nothing. */
export interface Nudge {
  t: "nudge";
  whom: string;
}

/** From the page: the pace of the table, and what one wants to be asked. */
export interface SetPace {
  t: "pace";
  pace: Pace;
}

/** From the page: the others are asked whether somebody has to leave the table for good. */
export interface SendAway {
  t: "send_away";
  whom: string;
}

/** From the page: what it has locked away for its seat. */
export interface Lock {
  t: "lock";
  shuffle: number;
  commit: string;
}

/** From the page: what it had locked away. */
export interface Show {
  t: "show";
  shuffle: number;
  nonce: string;
}

/** From the page: the last act is taken back, unless something has come after it; where others play, they are asked first. */
export interface TakeBack {
  t: "take_back";
}

/** From the page: the next computer player may act, where they do so one at a tap. */
export interface Next {
  t: "next";
}

/** What has to do with it. */
export interface OfVoice {
  t: "OfVoice";
}

/** From the page: voice is on here from now on, muted or not, with one's own face or without; at no other page of the same seat. The
    answer is `Talking`. */
export interface Speak {
  t: "voice";
  muted: boolean;
  picture: boolean;
}

/** From the page: voice is off there. */
export interface Hush {
  t: "voice_off";
}

/** From the page, to the browser with that line: a description or candidates. */
export interface Call {
  t: "signal";
  to: string;
  text: string;
}

/** From the page: a line to all who sit at the table, of 280 letters at most; under that key it is taken or refused. */
export interface Write {
  t: "write";
  text: string;
  key: string;
}

/** Seconds that a person has: for each decision, and, once those are used up, in all. Without both there is no clock. */
export interface Clock {
  decision: number;
  bank: number;
}

/** What the people at a table have agreed beside the rules. Whoever opened it may change it until cards are dealt. */
export interface Terms {
  clock: Clock;
  signs: "gaze" | "off" | "open";
  chat: boolean;
  onlookers: number | null;
  reveal: "end_of_deal" | "end_of_game" | "never";
  open: boolean;
  lamp: boolean;
  aloud: "off" | "pictures" | "voice";
}

/** The same for a new table, unless it is wished otherwise. An open one keeps what was agreed at it. */
export interface NewTerms {
  clock: Clock;
  signs: "gaze" | "off" | "open";
  chat: boolean;
  onlookers: number | null;
  reveal: "end_of_deal" | "end_of_game" | "never";
  open: boolean;
  lamp: boolean;
  aloud: "off" | "pictures" | "voice";
}

/** `POST /api/tables`: a new game. `options` replaces parameters of the rule set; `house` is a house rule, instead of all three. */
export interface NewTable {
  target: number | null;
  seat: string;
  level: string;
  levels: Record<string, string>;
  dealer: string;
  game: string;
  rules: string;
  options: Record<string, unknown>;
  house: string;
  name: string;
  face: string;
  aid: string;
  pace: Pace;
  people: string[];
  terms: NewTerms;
  mixes: boolean;
  after: string;
}

/** `POST /api/trials`: a table at which one plays on by oneself from a finished deal. */
export interface NewTrial {
  table: string;
  deal: number;
  step: number;
}

/** `GET /api/tables`: a table one can come back to. */
export interface TableLine {
  table: string;
  started: string;
  game: string;
  rules: string;
  changed: boolean;
  target: number;
  measure: "deals" | "points" | "units";
  strokes: boolean;
  direction: "down" | "up";
  seat: string;
  level: string;
  score: Record<string, number>;
  deals: number;
  winner: string | null;
  over: boolean;
  after: string;
  evening: Evening;
  trial: boolean;
  day: string;
  may: ("delete" | "go_on")[];
}

/** Somebody else at a table. */
export interface Companion {
  called: string;
  face: string;
  person: boolean;
}

/** `GET /api/tables/{table}/glance?lang=`: how it is just now at a table where one sits oneself, in a few words. */
export interface Glance {
  others: Companion[];
  free: number;
  deal: number;
  yours: boolean;
  asked: string[];
  left: number | null;
}

/** What somebody said about a figure before it was decided. */
export interface SaidBefore {
  seat: string;
  text: string;
}

/** `GET /api/tables/{table}/moment?lang=`: the best moment of a finished game; `null` where there is none. */
export interface BestMoment {
  deal: number;
  figure: string | null;
  seat: string;
  side: string;
  points: number;
  text: string;
  cards: Laid[];
  by: string[];
  against: Laid[];
  other: string;
  before: SaidBefore[];
}

/** A table among them that does not add up, or that this version cannot read; what stands before the damage can be read still. */
export interface DamagedLine {
  table: string;
  started: string;
  game: string;
  deals: number;
  may: ("delete" | "go_on")[];
}

/** A rule set one may choose. */
export interface PresetLine {
  rules: string;
  name: string;
  description: string;
  source: string;
  players: number;
  player_choices: number[];
  hand: number;
  pack: number;
  perlaggen: number;
  figures: number;
  seats: string[];
  sides: string[];
  seat: string;
  turning: "clockwise" | "counter-clockwise";
  talk: boolean;
  direction: "down" | "up";
  start: number;
  measure: "deals" | "points" | "units";
  target: number;
  targets: number[];
  aids: string[];
  aid: string;
}

/** `GET /api/games?lang=`: a game and its rule sets. */
export interface GameLine {
  game: string;
  name: string;
  presets: PresetLine[];
  levels: string[];
  beside: string[];
}

/** One parameter of a rule set in words; in a difference of two, both values. */
export interface Parameter {
  parameter: string;
  group: string;
  label: string;
  value: string | null;
  other: string | null;
  rules: string[];
}

/** A rule set in words: `GET /api/rulesets/{game}/{rules}?lang=`; with `&other=game/rules`, only what differs between the two.

    `POST /api/house-rules?lang=` (a `HouseText`) answers the same of a house rule, with what differs from its base; or a problem. */
export interface RuleSetText {
  game: string;
  rules: string;
  name: string;
  description: string;
  parameters: Parameter[];
}

/** The text of a house rule, to be checked; with `other`, a preset as `game/rules`, to be compared with that one. */
export interface HouseText {
  house: string;
  other: string;
}

/** `POST /api/house-rules/draft?lang=`: a house rule by its text, or a preset to begin with, and what is to change in it. */
export interface HouseDraft {
  house: string;
  game: string;
  rules: string;
  change: Record<string, unknown>;
  name: string | null;
  place: string | null;
}

/** A value that a parameter may have. */
export interface Option {
  value: unknown;
  text: string;
  chosen: boolean;
  against: string | null;
}

/** A parameter of a house rule and what it could be: one of the options, or any number from `least` to `most`; or it is as it is. */
export interface Setting {
  parameter: string;
  group: string;
  label: string;
  value: string;
  usual: string | null;
  rules: string[];
  options: Option[];
  number: number | null;
  least: number;
  most: number;
}

/** A house rule as it stands after a change: its text, what is to be known to open a table by it, and every parameter. */
export interface HouseSheet {
  house: string;
  game: string;
  name: string;
  place: string;
  changes: number;
  base: string;
  preset: PresetLine;
  settings: Setting[];
}

/** What every refused request answers: a sentence, and where a text was at fault its line, from 1. */
export interface Problem {
  text: string;
  line: number | null;
}

/** A phrase to say or ask. Where `sign` is set, a gesture goes with it, in the place of the `…`: `ask have kiss`. */
export interface Saying {
  act: string;
  text: string;
  sign: boolean;
  rule: string;
}

export interface GestureLine {
  gesture: string;
  text: string;
}

/** A row of a sheet of signs: any of these gestures means this. */
export interface SignLine {
  acts: string[];
  gestures: string[];
  means: string;
  each: boolean;
  rule: string;
}

/** `GET /api/tables/{table}/talk?lang=`: what there is to say at that table; all empty where nobody has a partner. */
export interface TalkLists {
  questions: Saying[];
  phrases: Saying[];
  sheet: string | null;
  signs: SignLine[];
  gestures: GestureLine[];
}

/** `GET /api/tables/{table}/hints`, and `GET /api/hints` for all games: the keys of the page's hints that hold there (`Hints`). */
export interface HintLists {
  hands: string[];
  keys: string[];
  signs: string[];
  topics: string[];
}

/** A language that the house speaks, and what it calls itself. */
export interface Language {
  lang: string;
  name: string;
}

/** `GET /api/languages`: those there are, German first, and the one that fits the browser best. */
export interface Languages {
  known: Language[];
  usual: string;
}

/** A worked example of a rule, and what happens in it. */
export interface CaseLine {
  case: string;
  text: string;
}

/** `GET /api/rules/{id}?lang=`: one rule of the book. */
export interface RuleText {
  id: string;
  game: string;
  title: string;
  text: string;
  source: string;
  cards: string[][];
  cases: CaseLine[];
  settings: string[];
}

/** One topic of a rulebook, and its rules in order. */
export interface Chapter {
  topic: string;
  title: string;
  rules: RuleText[];
}

/** A step of a deal, or what stands beside it, in a sentence, and the chapters about it. */
export interface PhaseLine {
  phase: string;
  title: string;
  text: string;
  beside: boolean;
  topics: string[];
}

/** `GET /api/rulebook/{game}?lang=`: a rulebook by the steps of a deal, and chapter by chapter. */
export interface BookText {
  game: string;
  name: string;
  credit: string;
  phases: PhaseLine[];
  chapters: Chapter[];
}

/** How something is played, and by which rule sets; their names. */
export interface VillageValue {
  text: string;
  rules: string[];
  places: string[];
}

/** `GET /api/rulebook/{game}/villages?lang=`: a parameter that is not the same everywhere. */
export interface VillageLine {
  parameter: string;
  label: string;
  values: VillageValue[];
}

/** `GET /api/rulebook/{game}/found?lang=&words=`: the rules that somebody's words lead to, the best first. */
export interface FoundRules {
  rules: RuleText[];
  count: number;
  marks: string[];
  means: string[][];
  elsewhere: Record<string, number>;
  hints: string[];
}

/** `GET /api/tables/{table}/deals/{n}?lang=`: a finished deal, step by step; every hand open. */
export interface Step {
  act: string | null;
  texts: string[];
  rules: string[];
  hands: Record<string, string[]>;
  talon: string[];
  turning: "clockwise" | "counter-clockwise";
  deal: DealView;
  places: Place[];
}

/** What somebody's games of one kind came to: in that game, against opponents of that level, begun in that month. */
export interface Played {
  game: string;
  level: string;
  month: string;
  games: number;
  won: number;
  deals: number;
  points: number;
  bets: number;
  bets_won: number;
  bluffs: number;
  bluffs_won: number;
  signs: number;
  signs_seen: number;
}

/** `GET /api/statistics`: what was reckoned by now of the asker's games; asked again, it goes on until none is left. */
export interface Statistics {
  played: Played[];
  tables: number;
  left: number;
}

/** `POST /api/replays?lang=`: the text of a record, and which of its deals is wanted. Nothing is stored. */
export interface RecordText {
  record: string;
  file: string;
  deal: number;
}

/** `POST /api/replays/decisions?lang=`, `…/decisions/{number}`, `…/luck`: whose decisions in a deal of a record. Nothing is stored. */
export interface RecordSeat {
  record: string;
  seat: string;
  file: string;
  deal: number;
}

/** One deal of a record, step by step; what of it did not hold, with the lines; or a problem. */
export interface Replayed {
  game: string;
  deals: number;
  note: string | null;
  rest: string;
  against: string[];
  steps: Step[];
}

/** `POST /api/disputes?lang=`: a deal as a record has it. `acts` are its lines: done, or asked about (`? may E hold`, `! E hold`). */
export interface Position {
  game: string;
  rules: string;
  dealer: string;
  hands: Record<string, string>;
  options: Record<string, unknown>;
  score: Record<string, number> | null;
  pack: string;
  beside: Record<string, unknown>;
  acts: string[];
  at: number;
}

/** Why the deal cannot be: a sentence, and where it belongs. */
export interface Misplaced {
  text: string;
  at_key: string;
  act: number;
}

/** A seat of the deal, and what may come of it next: every act it may do, and those one might expect that are forbidden. */
export interface SeatLine {
  seat: string;
  name: string;
  side: string;
  may: Doing[];
  may_not: Doing[];
  namings: Naming[];
}

/** Something that may lie beside the hands; what is told of each side stands there once for each. */
export interface LyingLine {
  key: string;
  kind: "cards" | "cards_by_side" | "seat" | "suit" | "truth";
  side: string;
  label: string;
  most: number;
}

/** What came of one line, and the table after it; of a question, the answer. */
export interface Moment {
  act: number;
  answer: "allowed" | "charged" | "priced" | "refused" | null;
  words: string;
  step: Step;
}

/** A deal laid out. Where it cannot be, there are no moments yet, and `misplaced` says why. */
export interface LaidOut {
  position: Position;
  title: string;
  pack: string[];
  hand: number;
  sides: Record<string, string>;
  start: Record<string, number>;
  lying: LyingLine[];
  seats: SeatLine[];
  misplaced: Misplaced | null;
  record: string;
  moments: Moment[];
}

/** One whose rules judge so. */
export interface JudgedPlace {
  rules: string;
  name: string;
}

/** The answer to a question, or to an act that these rules do not allow. */
export interface Ruled {
  act: string;
  words: string;
  answer: "allowed" | "charged" | "priced" | "refused";
  text: string;
  rules: string[];
}

/** `POST /api/disputes/verdicts?lang=` answers a list of them: places that judge alike. The first is that of the rules asked for. */
export interface Verdict {
  places: JudgedPlace[];
  against: string;
  stopped: Ruled | null;
  answers: Ruled[];
  points: Record<string, number> | null;
  count: Counted[];
  winner: string | null;
}

/** `GET /api/me`: who asks. `POST /api/me` (a `Caller`): how they want to be called from now on; it is then that the cookie is set. */
export interface Me {
  known: boolean;
  name: string;
  face: string;
  keeps_house: boolean;
  resume: boolean;
}

/** Somebody as they call themselves, and the face they have chosen. */
export interface Caller {
  name: string;
  face: string;
}

/** `POST /api/me/code` answers a new one, which replaces that of before.

    `POST /api/me/return` with it answers `Me`, as who they were. */
export interface ResumeCode {
  code: string;
}

/** `GET /api/codes/{code}`: the table with free seats to which these eight letters lead. */
export interface Found {
  table: string;
}

/** A seat of a table, and who is there. */
export interface SeatedLine {
  seat: string;
  side: string;
  sits: "computer" | "person" | "vacant";
  called: string;
  face: string;
  level: string;
  yours: boolean;
  here: boolean;
  away: boolean;
  stand_in: boolean;
  coming: string;
  for_good: boolean;
  may: ("come_back" | "computer" | "free" | "hand_over" | "leave" | "nudge" | "renounce" | "sit")[];
}

/** A line of what holds at the table, in words. */
export interface Agreed {
  label: string;
  text: string;
}

/** `GET /api/tables/{table}/door?lang=`: the table as whoever has been invited sees it. Once somebody is there, it comes over the line
    too: before cards are dealt instead of a view, later beside it, each time that it has changed. */
export interface Door {
  t: "door";
  table: string;
  game: string;
  title: string;
  rules: Agreed[];
  terms: Terms;
  talk: boolean;
  code: string;
  link: string;
  turning: "clockwise" | "counter-clockwise";
  seats: SeatedLine[];
  onlookers: number;
  you: "guest" | "onlooker" | "sent_away" | "sitter" | "stranger";
  owner: boolean;
  lobby: boolean;
  dealt: boolean;
  over: boolean;
  next: string;
  may: ("begin" | "close" | "draw_seats" | "look_on" | "terms")[];
}

/** A table at which people wait for whoever drops in. */
export interface LobbyLine {
  table: string;
  game: string;
  title: string;
  free: number;
  days: number;
  people: Caller[];
}

/** `GET /api/lobby?lang=`: the tables that whoever asks may sit down at, the newest first. They sit down as whoever was invited does. */
export interface Lobby {
  offered: boolean;
  tables: LobbyLine[];
}

/** `POST /api/tables/{table}/seats/{seat}`: sit down there, or come back; at `any`, where the lot falls. Answers the `Door`.

    `DELETE` of the same: get up. Before cards are dealt the seat is free again, later it waits. Once they are dealt, the seat of a computer
    player is had from the next deal on, or as soon as all who sit there agree; until then `DELETE` gives it back. */
export interface SitDown {
  name: string;
  face: string;
}

/** `PUT /api/tables/{table}/seats/{seat}`: who shall sit there instead, a computer player or nobody.

    While somebody who sits there is away: a computer player for them. Answers the `Door`. */
export interface PutAt {
  sits: "computer" | "vacant";
  level: string;
}

/** A scene of a guided game. */
export interface SceneLine {
  scene: string;
  title: string;
}

/** `GET /api/lessons?lang=`: a guided game, and its scenes in their order. */
export interface CourseLine {
  game: string;
  name: string;
  rules: string;
  scenes: SceneLine[];
}

/** `POST /api/lessons/{game}/{scene}?lang=`: what the learner has done rightly so far, and what they would do now. Nothing is stored. */
export interface LearnersTurn {
  done: string[];
  tried: string | null;
}

/** A question to the learner. */
export interface Asked {
  text: string;
  note: string;
  picks: number;
  shown: string;
  cards: string[];
}

/** A moment of a scene: how the table is, and what the Wirt says to it. One with words is read before the next one comes. */
export interface Beat {
  view: View;
  told: string;
  asked: Asked | null;
}

/** What the Wirt says to a wrong choice, or the referee to one that cannot be. */
export interface Answer {
  text: string;
  rule: string | null;
}

/** How a scene goes on: up to the next question, or to its end; or not at all, after a wrong choice. */
export interface SceneCourse {
  title: string;
  beats: Beat[];
  answer: Answer | null;
  over: boolean;
}

/** Some sentences of a page, the rows of cards that they are about, and the rules behind them. */
export interface PrimerParagraph {
  text: string;
  cards: string[][];
  rules: string[];
}

/** A question, the cards that it is about, those of them that are right, and why. */
export interface PrimerTrial {
  text: string;
  cards: string[];
  right: string[];
  answer: string;
}

/** `GET /api/primers/{game}?lang=`: one part of the page that tells a game in five minutes. */
export interface PrimerPart {
  name: string;
  title: string;
  paragraphs: PrimerParagraph[];
  trial: PrimerTrial | null;
}

/** An act and what it is expected to bring, in points.

    Bars from `low` to `high` around two acts touch just where their difference may be chance. */
export interface Weighed {
  act: string;
  text: string;
  points: number;
  low: number;
  high: number;
}

/** What some of one's own cards are good for. */
export interface OwnCards {
  kind: string;
  text: string;
  cards: string[];
}

/** `GET /api/tables/{table}/advice`: what a good player would do in the receiver's place. */
export interface Advice {
  on: number;
  surety: "close" | "none" | "only" | "sure";
  best: Weighed | null;
  next: Weighed | null;
  why: string;
  hand: OwnCards[];
}

/** `GET /api/tables/{table}/deals/{deal}/decisions`: something that the receiver has decided in a finished deal. */
export interface DecisionLine {
  number: number;
  step: number;
  trick: number;
  seat: string;
  act: string;
  text: string;
  about: string;
}

/** A decision judged: what was done, what a good player would have done with the same knowledge, and what that has cost. */
export interface JudgedAct {
  decision: DecisionLine;
  best: Weighed;
  done: Weighed;
  cost: number;
  at_most: number;
  low: number;
  high: number;
  dear: boolean;
  why: string;
}

/** `GET /api/tables/{table}/deals/{deal}/luck`: what a deal has brought a side, and what it brings where regulars hold these cards. */
export interface LuckOfCards {
  side: string;
  brought: number;
  cards: number;
  low: number;
  high: number;
}

/** A passkey of somebody's. */
export interface PasskeyLine {
  credential: string;
  since: string;
  used: string;
}

/** `GET /api/account`: who asks, and what keeps them known; so answers whatever changes it. */
export interface AccountLine {
  ways: ("mail" | "passkey")[];
  known: boolean;
  kept: boolean;
  name: string;
  face: string;
  passkeys: PasskeyLine[];
  mail_since: string | null;
}

/** `POST /api/account/letters?lang=`: a link is wanted at that address; answered alike whether it is anybody's. */
export interface Letter {
  address: string;
}

/** What the link of a letter brings along: `POST /api/account/letters/look` tells a `WhoseLetter`, `…/use` lets them in. */
export interface FromLetter {
  secret: string;
}

/** What a link would do where it was opened. */
export interface WhoseLetter {
  whose: string | null;
  known: boolean;
}

/** `POST /api/account/passkeys`, a new one, or `/api/account/entry`, one used: what the browser has answered, as WebAuthn has it.

    What the browser is to be asked, `POST` of the same with `/options` behind it tells. */
export interface Credential {
  credential: Record<string, unknown>;
}

/** `GET /api/exercises?lang=`: an exercise in the list. */
export interface ExerciseLine {
  game: string;
  name: string;
  sort: string;
  title: string;
  hard: boolean;
}

/** `GET /api/exercises/{game}/{name}?lang=`: a moment of a deal as its player saw it, and what is asked. */
export interface ExerciseAsked {
  title: string;
  ask: string;
  view: View;
}

/** `POST /api/exercises/{game}/{name}?lang=`: what somebody would do. Nothing is stored. */
export interface ExerciseTry {
  act: string | null;
}

/** What somebody held at that moment. */
export interface OpenHand {
  name: string;
  cards: string[];
}

/** What is right, and why. Where it cannot be done it is only said what stands against it. */
export interface ExerciseAnswer {
  refused: string;
  rule: string | null;
  right: boolean;
  told: string;
  why: string;
  best: Weighed | null;
  tried: Weighed | null;
  others: Weighed[];
  hands: OpenHand[];
}

/** A table at which somebody has begun the deal of a day. */
export interface DayGame {
  table: string;
  over: boolean;
  counts: boolean;
  points: number | null;
  regular: number | null;
}

/** A day before, at most as long ago as the house tells. */
export interface DayBefore {
  day: string;
  game: string;
  points: number | null;
  tried: boolean;
}

/** `GET /api/today?lang=`, `GET /api/today/{day}?lang=`: the deal of a day, of which nothing is told but the game and its rules.

    `POST /api/today/{day}?lang=` answers with the table at which it is played, a `TableLine`. */
export interface Today {
  day: string;
  game: string;
  rules: string;
  rules_name: string;
  is_today: boolean;
  games: DayGame[];
  streak: number;
  before: DayBefore[];
}

/** `GET /api/push`: by which key this house is known to those who pass word on. */
export interface PushKey {
  key: string;
}

/** `POST /api/push?lang=`: this browser wants to be told when it is one's turn; what it has agreed with its maker. */
export interface PushDevice {
  endpoint: string;
  public_key: string;
  auth: string;
}

/** `POST /api/push/off`: and no more. Whoever knows the endpoint may say so. */
export interface PushOff {
  endpoint: string;
}

export type ToPage = View | Change | Refused | Taken | Gazes | Written | Mixing | Opened | Pong | Voices | Talking | Signal;

export type FromPage = Act | Agree | Gaze | GiveUp | Greet | Hold | Ping | SetLang | Seen | Nudge | SetPace | SendAway | Lock | Show | TakeBack | Next | Speak | Hush | Call | Write;
