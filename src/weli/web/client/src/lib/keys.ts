// The keys of the table, and what each of them means at a moment: here, and nowhere else. The help sheet lists the same.

import type { Mode, Leaf } from "./table.svelte";
import type { Panel } from "./ui.svelte";

/** What a key depends on. */
export interface Moment {
  /** Where the focus is: on a card of one's own, on what the pack is lifted with, on another control, or on none. */
  focus: "card" | "lift" | "control" | "table";
  /** Of that card: it may be played, and one has gone to it or raised it; it may be played, and only happens to have the focus; others may
   *  be played; it may be laid, and one has gone to it; cards are laid, and it is none that one chooses; none is asked for. */
  card: "chosen" | "playable" | "barred" | "laid" | "unlaid" | "idle";
  /** The button that has been tapped, and is not said yet. */
  armed: string | null;
  mode: Mode | null;
  /** Something is chosen for it. */
  picked: boolean;
  /** What a bet is at this moment: an ordinary one or a blind one. */
  betting: Mode;
  /** Something is begun that Escape puts down. */
  begun: boolean;
  /** The table has only just asked something else. */
  fresh: boolean;
  /** A trick or a deal is being looked at. */
  looking: boolean;
  /** The buttons under the thumb. */
  offers: string[];
  figures: string[];
  perlaggen: boolean;
}

export type Meant =
  | { what: "tap"; id: string }
  | { what: "number"; n: number }
  | { what: "figure"; figure: string }
  | { what: "panel"; panel: Panel }
  | { what: "leaf"; leaf: Leaf }
  /** The card that has the focus is played, or only raised; or one goes to it. */
  | { what: "play" | "raise" | "hand" }
  /** One has looked on; what was begun is put down; figures have to be chosen first; the key was meant for what was there before. */
  | { what: "seen" | "rest" | "choose" | "late" };

interface Row {
  /** Its line in the help sheet, and what stands on the keys there. */
  name: string;
  shown: string[];
  keys: string[];
  /** None: it means nothing now, and is the browser's. */
  means: (now: Moment, key: string) => Meant | null;
}

const FIGURES: Record<string, string> = { g: "gleich", h: "hanger", s: "spiel", r: "rot", ü: "gruen", u: "gruen" };
/** What leads on where nothing is begun, the first that is there. */
const WAYS_ON = ["play", "cut", "contest", "validate", "let", "next", "on"];

const figure = ({ figures }: Moment, key: string): Meant | null => {
  const named = FIGURES[key];
  return named && figures.includes(named) ? { what: "figure", figure: named } : null;
};
const hand = (): Meant => ({ what: "hand" });
const panel = (name: Panel) => (): Meant => ({ what: "panel", panel: name });
const tap = (id: string): Meant => ({ what: "tap", id });

/** What was begun comes first, whatever has the focus: a bet that waits for its word is not answered with a card. */
function enter(now: Moment, key: string): Meant | null {
  const { armed, mode, card, offers } = now;
  if (now.focus === "control") return null;
  if (armed && offers.includes(armed)) return tap(armed);
  if (mode) return now.picked ? tap(mode) : { what: "choose" };
  if (now.fresh) return { what: "late" };
  if (now.focus === "card" && card !== "idle") {
    if (key === " " || card === "barred" || card === "laid") return null;
    if (card !== "unlaid") return { what: card === "chosen" ? "play" : "raise" };
  }
  const on = WAYS_ON.find((id) => offers.includes(id));
  if (on) return tap(on);
  return now.looking ? { what: "seen" } : null;
}

const bet = ({ mode, betting, armed }: Moment) => tap(mode === betting ? (armed ?? betting) : betting);

export const KEYS: Row[] = [
  { name: "cards", shown: ["←", "→"], keys: ["ArrowLeft", "ArrowRight"], means: ({ focus }) => (focus === "lift" ? null : hand()) },
  { name: "order", shown: ["⇧", "←", "→"], keys: [], means: () => null },
  { name: "enter", shown: ["Enter"], keys: ["Enter", " "], means: enter },
  { name: "bet", shown: ["B"], keys: ["b"], means: bet },
  { name: "figures", shown: ["G", "H", "S"], keys: ["g", "h", "s"], means: figure },
  { name: "suits", shown: ["R", "Ü"], keys: ["r", "ü", "u"], means: figure },
  { name: "concede", shown: ["C"], keys: ["c"], means: ({ offers }) => tap(offers.includes("good") ? "good" : "concede") },
  { name: "aus", shown: ["A"], keys: ["a"], means: () => tap("aus") },
  { name: "numbers", shown: ["1", "2", "3"], keys: [..."123456789"], means: (_, key) => ({ what: "number", n: Number(key) }) },
  { name: "escape", shown: ["Esc"], keys: ["Escape"], means: ({ begun }) => (begun ? { what: "rest" } : null) },
  { name: "hand", shown: ["K"], keys: ["k"], means: hand },
  { name: "sheet", shown: ["T"], keys: ["t"], means: panel("sheet") },
  { name: "log", shown: ["L"], keys: ["l"], means: panel("log") },
  { name: "perlaggen", shown: ["P"], keys: ["p"], means: ({ perlaggen }) => (perlaggen ? { what: "leaf", leaf: { kind: "perlaggen" } } : null) },
  // The button that opens the talk hears its key itself: it is not there everywhere.
  { name: "talk", shown: ["R"], keys: [], means: () => null },
  { name: "menu", shown: ["M"], keys: ["m"], means: panel("menu") },
  { name: "help", shown: ["?"], keys: ["?"], means: panel("help") },
];

/** What a key means at this moment; none: it is the browser's. */
export function meant(pressed: string, now: Moment): Meant | null {
  const key = pressed.length === 1 ? pressed.toLowerCase() : pressed;
  return KEYS.find(({ keys }) => keys.includes(key))?.means(now, key) ?? null;
}
