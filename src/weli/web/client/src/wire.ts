// Written by `python -m weli.web.types` from the structs in weli/table/wire.py; not to be changed by hand.

/** A card that lies open before its player, in the order laid. */
export interface Laid {
  card: string;
  named: string | null;
  trick: number | null;
  won: boolean;
}

/** One seat, as everybody sees it. */
export interface Place {
  seat: string;
  side: string;
  name: string;
  level: string | null;
  held: number;
  row: Laid[];
  duties: string[];
  proven: string[];
  failed: string[];
}

export interface OpenBet {
  by: string;
  proposed: string;
  answerable: boolean;
}

export interface FigurePlate {
  figure: string;
  value: string;
  bet: OpenBet | null;
  last: string | null;
  right: string;
  owner: string;
  conceded: boolean;
  best: string[];
}

export interface Trick {
  number: number;
  leader: string;
  winner: string | null;
  seats: string[];
  cards: string[];
}

export interface ShowTurn {
  side: string;
  settled: string[];
  undecided: string[];
  barred: string[];
}

/** One act that the receiver may do now. */
export interface Doing {
  act: string;
  kind: string;
  figures: string[];
  cards: string[];
  text: string;
}

/** An act one might expect to be possible, and the rule that stands against it. */
export interface Barred {
  act: string;
  rule: string;
  text: string;
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
}

/** One line of the score sheet: what a deal brought each side, penalties included. */
export interface Entry {
  deal: number;
  points: Record<string, number>;
}

export interface Sheet {
  target: number;
  sides: string[];
  entries: Entry[];
  totals: Record<string, number>;
  gestrichen: string[];
  winner: string | null;
}

/** One step of the count after a deal. */
export interface Counted {
  side: string;
  figure: string | null;
  points: number;
  text: string;
  rules: string[];
}

export interface DealView {
  number: number;
  dealer: string;
  phase: "done" | "play" | "show" | "validate";
  trump: string;
  turned: string[];
  stock: number;
  hand: string[];
  turn: string | null;
  answer: string[];
  tricks: Record<string, number>;
  trick: Trick | null;
  figures: FigurePlate[];
  show: ShowTurn | null;
  counted: Counted[];
}

/** All that one seat may know of its table. */
export interface View {
  t: "view";
  table: string;
  number: number;
  lang: "de" | "en";
  game: string;
  rules: string;
  seat: string;
  places: Place[];
  deal: DealView;
  may: Doing[];
  may_not: Barred[];
  events: Event[];
  sheet: Sheet;
  waiting: "look" | "next_deal" | "others" | "over" | "you";
  pace: Pace;
}

/** How fast the computer players act, and how long a finished trick stays. */
export interface Pace {
  bots: "normal" | "quick" | "slow";
  trick: "long" | "short" | "tap";
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

/** From the page: do this. The key makes a repeated message harmless. */
export interface Act {
  t: "act";
  key: string;
  on: number;
  act: string;
}

/** From the page: the finished trick, or the finished deal, has been looked at; go on. */
export interface Seen {
  t: "seen";
  on: number;
}

export interface SetPace {
  t: "pace";
  pace: Pace;
}

export interface SetLang {
  t: "lang";
  lang: "de" | "en";
}

/** `POST /api/tables`: a new game. */
export interface NewTable {
  target: number;
  seat: string;
  level: string;
  dealer: string;
  game: string;
  rules: string;
  name: string;
}

/** `GET /api/tables`: a table one can come back to. */
export interface TableLine {
  table: string;
  started: string;
  target: number;
  seat: string;
  level: string;
  score: Record<string, number>;
  deals: number;
  winner: string | null;
}

/** `GET /api/rules/{id}?lang=`: one rule of the book. */
export interface RuleText {
  id: string;
  title: string;
  text: string;
  source: string;
}

/** `GET /api/tables/{table}/deals/{n}?lang=`: a finished deal, step by step; every hand open. */
export interface Step {
  act: string | null;
  texts: string[];
  rules: string[];
  hands: Record<string, string[]>;
  deal: DealView;
  places: Place[];
}

export type ToPage = View | Refused | Taken;

export type FromPage = Act | Seen | SetPace | SetLang;
