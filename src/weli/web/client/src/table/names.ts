// What a wild card may be called, as it lies on the board of names: what offers itself, all cards suit by suit, and what does not go.

import { isUpright, unitOf } from "../lib/arrange";
import { laying, nameIn, naming } from "../lib/doings";
import type { Room } from "../lib/room.svelte";
import type { Table } from "../lib/table.svelte";
import { t } from "../lib/texts.svelte";
import { figureName, RANKS, SUITS } from "../lib/words";
import type { BarredNames, Name, Naming, View } from "../wire";

/** Every suit has these; the Six of bells stands by itself. */
export const COLUMNS = RANKS.slice(0, -1);
/** So many names are told with what they are good for. */
const TOLD = 3;
/** What one must be able to hit, in pixels. */
const CELL = 44;

export interface Names {
  /** None: it is laid, not played. */
  playing: Naming | undefined;
  useful: Name[];
  suits: string[];
  /** Suits that are out as a whole, and why. */
  out: string[];
  ground: BarredNames | null;
  /** The Six of bells; and that it may keep its face. */
  six: string[];
  bare: boolean;
  /** So many lines of cards one below the other. */
  rows: number;
}

export function namesFor(table: Table, view: View, card: string): Names {
  const playing = naming(view, card);
  const barredIn = (suit: string) => COLUMNS.map((rank) => playing?.barred.find(({ names, at_a_price }) => !at_a_price && names.includes(suit + rank)));
  const out = SUITS.filter((suit) => barredIn(suit).every(Boolean));
  const six = view.deal.perlaggen.includes("S6") && (playing === undefined || playing.allowed.includes("S6")) ? ["S6"] : [];
  const bare = !playing?.against_unnamed || view.at_a_price.some(({ act }) => act === card);
  return {
    playing,
    useful: playing ? playing.useful.slice(0, TOLD) : laid(table, view, card),
    suits: SUITS.filter((suit) => !out.includes(suit)),
    out,
    ground: barredIn(out[0] ?? "")[0] ?? null,
    six,
    bare,
    rows: SUITS.length + Number(six.length > 0 || bare),
  };
}

function laid(table: Table, view: View, card: string): Name[] {
  const offer = table.figure ? laying(view, table.figure, table.lifted) : undefined;
  const name = offer ? nameIn(offer, card) : null;
  return name && table.figure ? [{ name, text: t("names.serves", { figure: figureName(table.figure) }) }] : [];
}

/** A window lower than this, in rem, has room for so many lines of them at once: one looks on down. */
const LOW = 42;
const FEW = 3;
const isLow = ({ height, rem }: Sizes) => height < LOW * rem;
export const shown = ({ rows }: Names, room: Sizes) => (isLow(room) ? Math.min(FEW, rows) : rows);

/** In one lower than this there is room for the good names, not for their reasons; beside the cards they need the height of all lines. */
const VERY_LOW = 32;
export const isTerse = (room: Sizes) => room.height < VERY_LOW * room.rem || (!isUpright(room) && isLow(room));

type Sizes = Pick<Room, "width" | "height" | "rem">;

/** How high the board of names is, in pixels: upright the good names lie above the cards, on a wide table beside them. */
export function heightOf(names: Names, room: Sizes): number {
  const { rem } = room;
  if (!isUpright(room)) return shown(names, room) * cellOf(room) + 0.8 * rem;
  return shown(names, room) * CELL + 1.1 * rem + (names.useful.length === 0 ? 0 : isTerse(room) ? CELL + 0.3 * rem : 5.8 * rem);
}

/** How high a line of cards is there: with the good names alone, each as high as such a line, a little lies between these. */
const cellOf = (room: Sizes) => (isTerse(room) ? CELL + 2 : Math.max(CELL, 3.5 * unitOf(room)));
