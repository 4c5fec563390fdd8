// What both kinds of room share: boxes, what is asked of them, and how a length is dealt out.

import type { View } from "../../wire";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Where somebody sits. `far`: across the table; `left` and `right`: at its ends. */
export type Side = "own" | "far" | "left" | "right";

export interface Spot {
  side: Side;
  /** The face with the name below it; `flat`: beside it. */
  plate: Box;
  flat: boolean;
  /** How large the face is; 0: there is no room for one. */
  disc: number;
  /** Where the marks of the deal lie. */
  marks: Box[];
  /** The cards before them: across, or one below the other. */
  row: Box;
  down: boolean;
  /** How high a card is in it. */
  card: number;
}

export interface Layout {
  wide: boolean;
  k: number;
  bar: Box;
  table: Box;
  spots: Spot[];
  /** The boards of the figures, or the trick. */
  middle: Box;
  stock: Box;
  score: Box;
  /** What each side has won, where tricks lie there turned away. */
  piles: [Box, Box];
  hand: Box;
  /** How high the hand is as ever, where it has sunk behind the apron: its cards stay as large. */
  held?: number;
  apron: Box;
  /** What is asked has a row of its own in the apron. */
  asksBelow: boolean;
}

export interface Wants {
  width: number;
  height: number;
  rem: number;
  /** A card's width by its height. */
  card: number;
  players: number;
  turning: View["turning"];
  /** Figures that are bet on. */
  boards: number;
  /** Cards stay before their players. */
  rows: boolean;
  /** Cards in a hand at the beginning. */
  hand: number;
  /** What stands below the hand, where it is not the apron of play. */
  foot?: number;
  /** How high the words are, in pixels, that stand above the apron. */
  words?: number;
  /** So much can be tapped beside what is asked that a telephone has no room for its words there. */
  crowded?: boolean;
  /** So high, in pixels, is what has come to one's own side: upright it lies between hand and apron, on a wide table between the boards and one's
   *  own cards. */
  raised?: number;
  /** An open bet waits for one's own answer: upright its board stands between hand and apron. */
  front?: boolean;
  /** One's own name stands there too, and one's cards lie open with the others; or it is not one's own, and their face stands beside it. */
  named?: boolean | "faced";
}

/** A window narrower than this, in rem, is laid out upright. */
const NARROW = 35;
export const isUpright = ({ width, height, rem }: Pick<Wants, "width" | "height" | "rem">) => width < NARROW * rem || height > width;

/** What all measures of a wide table go by. */
export const unitOf = ({ width, height }: Pick<Wants, "width" | "height">) => Math.min(width / 128, height / 80);

/** A window narrower than this, in rem, is a telephone. */
const TELEPHONE = 30;

/** How high what is asked is, in rem, in a row of its own below what can be tapped beside it; 0: it stands beside that. */
export const askedBelow = ({ crowded, front, width, rem }: Pick<Wants, "crowded" | "front" | "width" | "rem">) =>
  crowded && !front && width < TELEPHONE * rem ? 2.5 : 0;

/** On a wide table one alone sits across: there is room at either side of their face. */
export const isOneAcross = ({ wide, spots }: Layout) => wide && spots.filter(({ side }) => side === "far").length === 1;

/** How much of a card the next one leaves free. */
const FREE = 0.4;
/** What one must be able to hit with a thumb, in rem. */
export const TOUCH = 2.75;
/** How high a card on the table is at least; of the clear deck it is 34 wide then. */
export const PLAYED = 34 * 1.6;
/** How much of a face stands free above the name. */
export const ABOVE = 0.84;
/** How high a name is. */
export const naming = (k: number, rem: number) => Math.max(1.75 * rem, 2.8 * k);

/** How high the row is in which the name at the near edge stands. */
export const nameRow = ({ named, rem }: Wants) => (named === "faced" ? 2.75 : named ? 1.9 : 0) * rem;
/** How large the face beside it is. */
export const nearDisc = (wants: Wants) => (wants.named === "faced" ? nameRow(wants) * 0.95 : 0);

export interface Part {
  least: number;
  weight: number;
  /** Where not everybody gets their least: what it can do with all the same. Usual: the least. */
  bare?: number;
}

/** Deals a length out: to each part its least, the rest by weight. Where not even the least is there, each gives what it can do without, and
 * where that does not help either, all alike. */
export function share(total: number, parts: Part[]): number[] {
  const sum = (of: (part: Part) => number) => parts.reduce((sum, part) => sum + of(part), 0);
  const bareOf = (part: Part) => part.bare ?? part.least;
  const least = sum((part) => part.least);
  const bare = sum(bareOf);
  if (bare >= total) return parts.map((part) => (bareOf(part) * total) / bare);
  if (least >= total) return parts.map((part) => bareOf(part) + ((part.least - bareOf(part)) * (total - bare)) / (least - bare));
  // What has less than its least by weight gets its least; the others share what is left.
  let open = parts.filter((part) => part.weight > 0);
  for (;;) {
    const fixed = parts.filter((part) => !open.includes(part)).reduce((sum, part) => sum + part.least, 0);
    const unit = (total - fixed) / open.reduce((sum, part) => sum + part.weight, 0);
    const short = open.filter((part) => part.weight * unit < part.least);
    if (short.length === 0) return parts.map((part) => (open.includes(part) ? part.weight * unit : part.least));
    open = open.filter((part) => !short.includes(part));
    if (open.length === 0) return parts.map((part) => (part.least * total) / least);
  }
}

export const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w: Math.max(0, w), h: Math.max(0, h) });
export const NOWHERE = box(0, 0, 0, 0);

/** A small sign: as wide and as high as it may be, in rem, and how far the next one is. */
export const MARK = { w: 1.5, h: 1.25, gap: 2 };

/** How many small signs a box holds. */
export function fitting({ w, h }: Box, rem: number): number {
  const along = (total: number, size: number) => Math.floor((total + MARK.gap + 1) / (size * rem + MARK.gap));
  return along(w, MARK.w) * along(h, MARK.h);
}

/** About how wide a letter of it is, in rem, and what a sign in words has beside them. */
const LETTER = 0.41;
const RIM = 0.7;

/** Whether the same signs have room in words, one line below the other. */
export function fitsInWords(words: string[], { w, h }: Box, rem: number): boolean {
  let lines = 1;
  let taken = 0;
  for (const word of words) {
    const wide = Math.max(MARK.w, word.length * LETTER + RIM) * rem + MARK.gap;
    if (wide > w) return false;
    if (taken + wide > w + MARK.gap) {
      lines += 1;
      taken = 0;
    }
    taken += wide;
  }
  return lines * (MARK.h * rem + MARK.gap) <= h + MARK.gap;
}

/** On both sides of what stands in the middle of a plate and is so wide; a mark may lie on its rim. */
export function sides({ x, y, w }: Box, middle: number, h: number, rem: number): Box[] {
  const room = Math.max((w - middle) / 2 + middle * 0.06, MARK.w * rem);
  return [box(x + w - room, y, room, h), box(x, y, room, h)];
}

/** How far the card that takes a trick is pushed forward, in widths of a card. */
export const PUSH = 0.16;

/** How wide a row of so many cards is, in widths of a card; and how high one that runs down, in heights. */
export const across = (cards: number) => 1 + (cards - 1) * FREE;

/** The others in the order in which one sees them, from left to right: the next in turn sits at one's left, or, turning the other way, right. */
export function seenOrder(players: number, turning: View["turning"]): number[] {
  const others = Array.from({ length: players - 1 }, (_, i) => i + 1);
  return turning === "clockwise" ? others : others.toReversed();
}
