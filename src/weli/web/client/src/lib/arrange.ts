// Where everything lies: a room of so many pixels, dealt out to what the view of a table holds. Nothing here knows a game: it knows how many
// sit there, whether cards stay before their players or lie in the middle, and how many figures are bet on. Boxes never lie over each other,
// so what stays within its box covers nothing. Measures of the mock-ups: `k` is 1/128 of a wide room's width or 1/80 of its height.

import type { View } from "../wire";

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
  apron: Box;
}

export interface Wants {
  width: number;
  height: number;
  rem: number;
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
  /** An open bet waits for one's own answer: upright its board stands between hand and apron. */
  front?: boolean;
  /** One's own name stands there too; or it is not one's own, and their face beside it. */
  named?: boolean | "faced";
}

/** A card's width by its height, and how much of a card the next one leaves free. */
export const CARD = 0.625;
const FREE = 0.4;
/** What one must be able to hit with a thumb, in rem. */
const TOUCH = 2.75;
const NARROW = 35;
/** How wide a card on the table is at least. */
const PLAYED = 34;
/** How much of a face stands free above the name. */
const ABOVE = 0.84;
/** How high a name is. */
const naming = (k: number, rem: number) => Math.max(1.75 * rem, 2.8 * k);

/** How high the row is in which one's own name stands. */
const nameRow = ({ named, rem }: Wants) => (named === "faced" ? 2.75 : named ? 1.9 : 0) * rem;

export function arrange(wants: Wants): Layout {
  const { width, height, rem } = wants;
  return width < NARROW * rem || height > width ? upright(wants) : wide(wants);
}

interface Part {
  least: number;
  weight: number;
}

/** Deals a length out: to each part its least, the rest by weight; where not even the least is there, each gives in alike. */
export function share(total: number, parts: Part[]): number[] {
  const least = parts.reduce((sum, part) => sum + part.least, 0);
  if (least >= total) return parts.map((part) => (part.least * total) / least);
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

const box = (x: number, y: number, w: number, h: number): Box => ({ x, y, w: Math.max(0, w), h: Math.max(0, h) });
const NOWHERE = box(0, 0, 0, 0);

/** A small sign: as wide and as high as it may be, in rem, and how far the next one is. */
const MARK = { w: 1.5, h: 1.25, gap: 2 };

/** How many small signs a box holds. */
export function fitting({ w, h }: Box, rem: number): number {
  const along = (total: number, size: number) => Math.floor((total + MARK.gap + 1) / (size * rem + MARK.gap));
  return along(w, MARK.w) * along(h, MARK.h);
}

/** On both sides of what stands in the middle of a plate and is so wide; a mark may lie on its rim. */
function sides({ x, y, w }: Box, middle: number, h: number, rem: number): Box[] {
  const room = Math.max((w - middle) / 2 + middle * 0.06, MARK.w * rem);
  return [box(x + w - room, y, room, h), box(x, y, room, h)];
}

/** How wide a row of so many cards is, in widths of a card; and how high one that runs down, in heights. */
const across = (cards: number) => 1 + (cards - 1) * FREE;

/** The others in the order in which one sees them, from left to right: the next in turn sits at one's left, or, turning the other way, right. */
export function seenOrder(players: number, turning: View["turning"]): number[] {
  const others = Array.from({ length: players - 1 }, (_, i) => i + 1);
  return turning === "clockwise" ? others : others.toReversed();
}

// Lying: a laptop, a screen on the wall, a tablet between plates, a telephone on its side.

function wide(wants: Wants): Layout {
  const { width: W, height: H, rem, players, boards, rows } = wants;
  const k = Math.min(W / 128, H / 80);
  const label = naming(k, rem);
  const short = H < 33 * rem;
  const bar = Math.max(TOUCH * rem, 5.2 * k);
  const apron = wants.foot ?? Math.max((short ? 3.3 : 3.75) * rem, 6.4 * k);
  const floor = H - apron;
  const order = seenOrder(players, wants.turning);
  const ends = order.length > 1;
  const far = ends ? order.slice(1, -1) : order;

  // The far side: faces, and their rows below.
  const high = far.length <= 3 && !short;
  const top = high ? 0.8 * k : bar;
  const flat = short || far.length > 5;
  const disc = Math.max(2.5 * rem, 8 * k);
  const plate = flat ? 2.3 * rem : disc * ABOVE + label;
  const gap = 0.9 * k;
  const name = nameRow(wants);
  const parts: Part[] = [
    { least: far.length > 0 ? plate : high ? bar : 0, weight: 0 },
    { least: rows && far.length > 0 ? PLAYED / CARD / 0.92 : 0, weight: rows && far.length > 0 ? (short ? 14 : flat ? 18 : 13.6) : 0 },
    { least: boards > 0 ? (short ? 6.2 : 6.6) * rem : 90, weight: boards > 0 ? (short ? 14 : 17.5) : rows ? 26 : 44 },
    { least: name, weight: 0 },
    { least: rows && !short ? 34 : 0, weight: rows && !short ? 13.2 : 0 },
    { least: 4.6 * rem, weight: short ? 20 : 16.8 },
  ];
  const [hPlate, hFar, hMiddle, hName, hOwn, hHand] = share(floor - top - 5 * gap, parts) as [number, number, number, number, number, number];
  const yFar = top + hPlate + gap * 0.6;
  const yMiddle = yFar + hFar + gap;
  const yName = yMiddle + hMiddle + gap;
  const yOwn = yName + hName;
  const yHand = floor - hHand;

  // The ends of the table, and what lies in the lower corners.
  const wing = short ? 0 : Math.max(0, (W - 150 * k) / 2);
  const wPlate = Math.max(6.3 * rem, 11.5 * k);
  const lower = Math.min(Math.max(8 * rem, 19 * k), yHand + hHand - yMiddle);
  const corner = Math.max(8.2 * rem, 19 * k);
  const margin = wing + Math.max(0.6 * rem, 1.6 * k);
  const left = margin + (ends ? wPlate : 0);
  const card = rows ? Math.min(hFar || hOwn || 13 * k, 14 * k + 0.06 * (H - 80 * k)) * 0.92 : 0;
  const column = rows && ends ? card * CARD * 1.3 + gap : 0;
  const spots: Spot[] = [];
  const yEnds = bar + gap;
  const hEnds = Math.min(floor - lower, yHand) - gap - yEnds;
  for (const side of ends ? (["left", "right"] as const) : []) {
    const seat = side === "left" ? order[0] : order.at(-1);
    // Below the name the marks, in two lines at most.
    const hPlate = Math.min(hEnds, disc * ABOVE + label + 2.9 * rem);
    const round = Math.min(disc, (hPlate - label - 2.9 * rem) / ABOVE);
    const yPlate = yEnds + (hEnds - hPlate) * 0.45;
    const hName = Math.max(24, round) * ABOVE + label;
    const x = side === "left" ? margin : W - margin - wPlate;
    const xRow = side === "left" ? left : W - left - column;
    spots[seat ?? 0] = {
      side,
      plate: box(x, yPlate, wPlate, hName),
      marks: [box(x, yPlate + hName + 3, wPlate, hPlate - hName - 3)],
      flat: false,
      disc: Math.max(24, round),
      row: rows ? box(xRow, yEnds + Math.min(6 * k, hEnds * 0.12), column, hEnds - Math.min(6 * k, hEnds * 0.12)) : NOWHERE,
      down: true,
      card,
    };
  }
  const inner = left + column + gap;
  const xFar = high && far.length > 1 ? Math.max(inner * 0.9, 17 * rem) : high ? W * 0.3 : inner;
  const cell = (W - 2 * xFar) / Math.max(1, far.length);
  for (const [i, seat] of far.entries()) {
    const x = xFar + cell * i;
    const wide = Math.min(cell - gap, short ? cell : 40 * k);
    const middle = x + cell / 2;
    // Where they sit close the names stand there alone, each with their cards in a strip of their own, and their marks beside it.
    const tight = flat && rows && cell < 11.5 * rem;
    const signs = tight ? MARK.w * rem + 2 : 0;
    const disc = tight ? 0 : flat ? hPlate - 3 : (hPlate - label) / ABOVE;
    const plate = box(middle - wide / 2, top, wide, hPlate);
    const strip = Math.min(Math.max(hFar * 0.62, PLAYED / CARD), hFar, (cell - gap - signs) / CARD);
    const wRow = tight ? strip * CARD : Math.min(cell - gap, hFar * 0.92 * CARD * across(Math.max(wants.hand, 4)) * 1.05);
    spots[seat] = {
      side: "far",
      plate,
      marks: tight ? [box(middle + (wRow - signs) / 2 + 2, yFar, signs, hFar)] : sides(plate, flat ? disc + 6.9 * rem : disc, flat ? hPlate : disc * ABOVE, rem),
      flat,
      disc,
      row: rows ? box(middle - (wRow + signs) / 2, yFar, wRow, hFar) : NOWHERE,
      down: tight,
      card: tight ? strip : Math.min(hFar * 0.92, wRow / CARD / Math.min(across(wants.hand), 1.9)),
    };
  }

  const xStock = margin;
  const wCorner = corner;
  const hCorner = lower;
  const xHand = xStock + wCorner + gap;
  const wHand = W - 2 * xHand;
  const own = Math.min(hOwn * 0.9, 16 * k);
  const half = short && rows ? wHand * 0.36 : 0;
  spots[0] = {
    side: "own",
    plate: wants.named ? box(inner, yName, W - 2 * inner, hName) : NOWHERE,
    marks: wants.named ? sides(box(inner, yName, W - 2 * inner, hName), 8 * rem, hName, rem) : [],
    flat: true,
    disc: wants.named === "faced" ? name * 0.95 : 0,
    row: !rows ? NOWHERE : short ? box(xHand, yHand + gap, half, hHand - 2 * gap) : box(inner, yOwn, W - 2 * inner, hOwn),
    down: false,
    card: short ? Math.min(hHand * 0.8, half / CARD / across(wants.hand)) : own,
  };

  const middle = box(inner, yMiddle, W - 2 * inner, hMiddle);
  const score = box(W - margin - wCorner, floor - hCorner, wCorner, hCorner - gap);
  const stock = box(margin, floor - hCorner, wCorner, hCorner - gap);
  const layout = { wide: true, k, bar: box(0, 0, W, bar), table: box(Math.max(5 * k, wing), high ? bar * 0.9 : bar, W - 2 * Math.max(5 * k, wing), H), spots, apron: box(0, floor, W, apron) };
  const hand = box(xHand + half, yHand, wHand - half, hHand);
  if (rows || boards > 0) return { ...layout, middle, stock, score, piles: [NOWHERE, NOWHERE], hand };
  // No rows: the trick lies in the middle, the talon at its left, the slate at its right, what is won in the corners.
  const wTrick = Math.min(middle.w * 0.44, hMiddle * 1.15);
  const wSide = (middle.w - wTrick) / 2 - gap;
  const hSlate = Math.min(hMiddle, 31 * k);
  const trick = box(middle.x + (middle.w - wTrick) / 2, yMiddle, wTrick, hMiddle);
  return {
    ...layout,
    middle: trick,
    stock: box(middle.x, yMiddle + hMiddle * 0.08, wSide, hMiddle * 0.84),
    score: box(middle.x + middle.w - wSide, yMiddle + hMiddle * 0.5 - hSlate / 2, wSide, hSlate),
    piles: [stock, score],
    hand,
  };
}

// Upright: a telephone, a tablet.

/** The same with an open bet in front: what lies before the others keeps its place, and one's own side gives way, as far as it can. */
function giveWay(heights: number[], lift: number, rem: number): number[] {
  const own = heights.slice(-4);
  const given = own.reduce((sum, height) => sum + height, 0) - lift;
  const [boards, name, row, hand] = own as [number, number, number, number];
  const parts = [
    { least: Math.min(boards, 4.8 * rem), weight: boards },
    { least: name, weight: 0 },
    { least: Math.min(row, 3.2 * rem), weight: row },
    { least: Math.min(hand, 3 * rem), weight: hand },
  ];
  const least = parts.reduce((sum, part) => sum + part.least, 0);
  if (given >= least) return [...heights.slice(0, -4), ...share(given, parts)];
  // Not even so: then everybody's.
  const others = heights.slice(0, -4);
  const whole = others.reduce((sum, height) => sum + height, 0);
  return [...others.map((height) => (height * (whole + given - least)) / whole), ...parts.map((part) => part.least)];
}

function upright(wants: Wants): Layout {
  const { width: W, height: H, rem, players, boards, rows } = wants;
  const k = Math.min(W / 39, H / 70);
  const label = naming(k, rem);
  const bar = TOUCH * rem;
  const apron = wants.foot ?? (wants.front ? 12.8 : 6.9) * rem;
  const lift = wants.front ? 5.9 * rem : 0;
  const floor = H - apron;
  const order = seenOrder(players, wants.turning);
  const m = order.length;
  const small = H < 36 * rem;
  const gap = (small ? 0.2 : 0.35) * rem;
  // Where many sit round a small table, their names stand there alone.
  const disc = m > 5 && H < 42 * rem ? 0 : Math.max((m > 5 || small ? 2.1 : 2.6) * rem, (m > 3 ? 4.4 : 5.4) * k);
  const plate = disc * ABOVE + label;
  const lines = m > 5 ? [order.slice(0, Math.ceil(m / 2)), order.slice(Math.ceil(m / 2))] : [order];
  // With three boards the rows of those at the ends run down beside them; five need the whole width.
  const four = m === 3 && boards <= 3;
  const name = nameRow(wants);

  // Where the faces stand: an arch; whoever sits in its middle may stand beside the bar's words.
  const lifted = m === 1 || four;
  const yFaces = lifted ? 0.2 * rem : bar;
  const arch = four ? bar - 0.2 * rem - yFaces + 0.2 * rem : m === 5 ? 0.9 * rem : 0;
  const faces = plate + (m === 5 ? arch : 0);
  const folds = m > 5;
  // Each has their cards in a strip of their own, with their marks beside it.
  const strips = rows && m > 3;
  const least = (folds ? 1 : 1.45) * (PLAYED / CARD);
  const parts: Part[] = [
    ...lines.flatMap((): Part[] => [
      { least: faces, weight: 0 },
      { least: strips ? least : rows ? 38 : 0, weight: strips ? (folds ? 6.4 : 8.6) : rows ? 9.4 : 0 },
    ]),
    { least: boards > 0 ? (boards > 3 ? 7 : small ? 5.6 : 6.4) * rem : 110, weight: boards > 0 ? 15 : rows ? 18 : 28 },
    { least: name, weight: 0 },
    { least: (m > 5 || boards > 3 ? 3.6 : 4.3) * rem, weight: 9.4 },
    { least: (m > 5 ? 3.5 : 4) * rem, weight: wants.named === "faced" ? 7 : 13.6 },
  ];
  const usual = share(floor + lift - yFaces - gap * (parts.length - 1), parts);
  const heights = lift > 0 ? giveWay(usual, lift, rem) : usual;
  const spots: Spot[] = [];
  let y = yFaces;
  let yTop = yFaces;
  lines.forEach((line, l) => {
    const [hPlate, hRow] = [heights[2 * l] ?? 0, heights[2 * l + 1] ?? 0];
    const cell = W / line.length;
    line.forEach((seat, i) => {
      const off = Math.abs(i - (line.length - 1) / 2);
      const drop = four ? (off > 0 ? arch : 0) : m === 5 ? (off / 2) * arch : 0;
      const end = m > 1 && i === 0 ? "left" : m > 1 && i === line.length - 1 ? "right" : "far";
      const x = cell * i;
      const plate = box(x + 2, y + drop, cell - 4, hPlate - (m === 5 ? arch : 0));
      const disc = (plate.h - label) / ABOVE;
      const yRow = plate.y + plate.h + gap;
      const signs = MARK.w * rem + 2;
      const card = strips
        ? Math.min(Math.max(hRow * (folds ? 0.8 : 0.66), PLAYED / CARD), hRow, (plate.w - signs) / CARD)
        : Math.min(hRow * 0.92, (cell - gap * 2) / CARD / across(wants.hand));
      const row = strips ? box(x + (cell - card * CARD - signs) / 2, yRow, card * CARD, hRow) : rows ? box(x + gap, yRow, cell - 2 * gap, hRow) : NOWHERE;
      spots[seat] = {
        side: end,
        plate,
        flat: disc < 24,
        disc: disc < 24 ? 0 : disc,
        marks: strips ? [box(row.x + row.w + 2, yRow, signs, hRow)] : sides(plate, disc, disc * ABOVE, rem),
        row,
        down: strips,
        card: four ? Math.min(hRow * 0.92, W / 3 / CARD / across(wants.hand)) : card,
      };
    });
    yTop = y + hPlate;
    y += hPlate + hRow + 2 * gap;
  });
  const [hMiddle, hName, hOwn, hHand] = heights.slice(-4) as [number, number, number, number];
  const yMiddle = y;
  const yName = yMiddle + hMiddle + gap;
  const yOwn = yName + hName;
  const yHand = floor - hHand;
  let middle = box(gap, yMiddle, W - 2 * gap, hMiddle);
  if (four && rows) {
    // Four at the table: what those at the ends have played runs down beside the boards.
    const column = Math.max(3.7 * rem, 8.2 * k);
    for (const [seat, side] of [
      [order[0], "left"],
      [order[2], "right"],
    ] as const) {
      const spot = spots[seat ?? 0];
      if (!spot) continue;
      const top = spot.plate.y + spot.plate.h + gap;
      spot.side = side;
      spot.down = true;
      spot.row = box(side === "left" ? gap : W - gap - column, top, column, yMiddle + hMiddle - top);
      spot.card = Math.min(spot.card * 1.04, (column * 0.82) / CARD);
    }
    const far = spots[order[1] ?? 0];
    if (far) {
      // Between the names of those at the ends, below their marks.
      const top = Math.max(far.row.y, ...(spots[order[0] ?? 0]?.marks ?? []).map((marks) => marks.y + marks.h + 2));
      far.row = box(W / 3 + gap, top, W / 3 - 2 * gap, far.row.y + far.row.h - top);
      far.card = Math.min(far.card * 1.2, far.row.h * 0.92, far.row.w / CARD / across(Math.min(4, wants.hand)));
    }
    middle = box(column + 1.6 * gap, yMiddle, W - 2 * column - 3.2 * gap, hMiddle);
  }
  const corner = Math.max(4.4 * rem, 9 * k);
  const own: Spot = {
    side: "own",
    plate: wants.named ? box(gap, yName, W - 2 * gap, hName) : NOWHERE,
    marks: wants.named ? sides(box(gap, yName, W - 2 * gap, hName), 8 * rem, hName, rem) : [],
    flat: true,
    disc: wants.named === "faced" ? name * 0.95 : 0,
    row: rows ? box(corner + 2 * gap, yOwn, W - 2 * corner - 4 * gap, hOwn) : NOWHERE,
    down: false,
    card: Math.min(hOwn * 0.95, (W - 2 * corner - 4 * gap) / CARD / across(wants.hand)),
  };
  spots[0] = own;
  const layout = { wide: false, k, bar: box(0, 0, W, bar), table: box(-12, bar + 0.4 * rem, W + 24, H), spots, hand: box(0, yHand, W, hHand), apron: box(0, floor, W, apron) };
  if (rows || boards > 0) {
    const stock = box(gap, yOwn, corner, hOwn);
    return { ...layout, middle, stock, score: box(W - gap - corner, yOwn, corner, hOwn), piles: [NOWHERE, NOWHERE] };
  }
  // The trick lies in the middle; talon and slate below it, what is won below the faces at the ends.
  const pile = m > 1 ? Math.max(3.6 * rem, 7 * k) : W * 0.28;
  const yPile = (spots[order[0] ?? 0]?.plate.y ?? yTop) + (spots[order[0] ?? 0]?.plate.h ?? 0) + gap;
  const hPile = m > 1 ? pile * 1.2 : Math.max(5 * rem, 9 * k);
  return {
    ...layout,
    middle: box(m > 1 ? pile : gap, yMiddle, W - 2 * (m > 1 ? pile : gap), hMiddle),
    stock: box(gap, yOwn, W / 2 - 2 * gap, hOwn),
    score: box(W / 2 + gap, yOwn, W / 2 - 2 * gap, hOwn),
    piles: [box(gap, yPile, pile - gap, hPile), box(W - pile, yPile, pile - gap, hPile)],
  };
}
