// Lying: a laptop, a screen on the wall, a tablet between plates, a telephone on its side.

import { ABOVE, across, box, MARK, nameRow, naming, nearDisc, NOWHERE, PLAYED, seenOrder, share, sides, TOUCH, unitOf, type Layout, type Part, type Spot, type Wants } from "./boxes";

/** What the words of the bar take on either side, and a face with its name, in rem. */
const BESIDE = 17;
const NAMED = 6.5;

/** How much of the height of one's own row a card takes. */
const ROW = 0.9;

/** How high the boards are, the name at the near edge, one's own row and the hand. */
type Near = [number, number, number, number];

/** The same once something lies between the boards and one's own cards: each gives way, as far as it can. Of the hand the upper edges are enough. */
function giveWay([boards, name, row, hand]: Near, raised: number, rem: number): Near {
  return share(boards + name + row + hand - raised, [
    { least: Math.min(boards, 5.9 * rem), bare: Math.min(boards, 4.6 * rem), weight: boards },
    { least: name, weight: 0 },
    { least: Math.min(row, PLAYED / ROW), bare: Math.min(row, 3 * rem), weight: row },
    { least: Math.min(hand, 4.6 * rem), bare: Math.min(hand, 4 * rem), weight: 0.6 * hand },
  ]) as Near;
}

export function wide(wants: Wants): Layout {
  const { width: W, height: H, rem, players, boards, rows, card: CARD } = wants;
  const k = unitOf(wants);
  const label = naming(k, rem);
  const short = H < 33 * rem;
  const bar = Math.max(TOUCH * rem, 5.2 * k);
  const apron = wants.foot ?? Math.max((short ? 3.3 : 3.75) * rem, 6.4 * k) + (wants.words ?? 0);
  const floor = H - apron;
  const order = seenOrder(players, wants.turning);
  const ends = order.length > 1;
  const far = ends ? order.slice(1, -1) : order;

  // The far side: faces, and their rows below.
  const high = far.length <= 3 && !short && (far.length < 2 || W - 2 * BESIDE * rem > far.length * NAMED * rem);
  const top = high ? 0.8 * k : bar;
  const flat = short || far.length > 5;
  const disc = Math.max(2.5 * rem, 8 * k);
  const plate = flat ? 2.3 * rem : disc * ABOVE + label;
  const gap = 0.9 * k;
  const name = nameRow(wants);
  /** On a telephone on its side that has a name at the near edge as well, words and boards give way to the cards. */
  const bare = (least: number, rems: number) => (short && rows && name > 0 ? { bare: Math.min(least, rems * rem) } : {});
  const hPlates = far.length > 0 ? plate : high ? bar : 0;
  const hBoards = boards > 0 ? (short ? 6.2 : 6.6) * rem : 90;
  const parts: Part[] = [
    { least: hPlates, ...bare(hPlates, 1.9), weight: 0 },
    { least: rows && far.length > 0 ? PLAYED / 0.92 : 0, weight: rows && far.length > 0 ? (short ? 14 : flat ? 18 : 13.6) : 0 },
    { least: hBoards, ...(boards > 0 ? bare(hBoards, 4.6) : {}), weight: boards > 0 ? (short ? 14 : 17.5) : rows ? 26 : 44 },
    { least: name, ...bare(name, 1.9), weight: 0 },
    { least: rows && !short ? 34 : 0, weight: rows && !short ? 13.2 : 0 },
    // Where every hand lies open there is none to hold.
    wants.named === true && !short ? { least: 0, weight: 0 } : { least: 4.6 * rem, weight: short ? 20 : wants.named ? 11 : 22 },
  ];
  const usual = share(floor - top - 5 * gap, parts);
  const [hPlate, hFar] = usual as [number, number];
  const yFar = top + hPlate + gap * 0.6;
  const yMiddle = yFar + hFar + gap;
  const near = usual.slice(2) as Near;
  // What lies before the others keeps its place, and so does what lies at either end; on a telephone on its side nothing has room to give way.
  const raised = short ? 0 : (wants.raised ?? 0);
  const [hMiddle, hName, hOwn, hHand] = raised > 0 ? giveWay(near, raised + gap, rem) : near;
  const yName = yMiddle + hMiddle + gap + (raised > 0 ? raised + gap : 0);
  const yOwn = yName + hName;
  const yHand = floor - hHand;
  const yBeside = floor - near[3];

  // The ends of the table, and what lies in the lower corners.
  const wing = short ? 0 : Math.max(0, (W - 150 * k) / 2);
  const wPlate = Math.max(6.3 * rem, 11.5 * k);
  const lower = Math.min(Math.max(8 * rem, 19 * k), floor - yMiddle);
  const corner = Math.max(8.2 * rem, 19 * k);
  const margin = wing + Math.max(0.6 * rem, 1.6 * k);
  const left = margin + (ends ? wPlate : 0);
  const card = rows ? Math.min(hFar || hOwn || 13 * k, 14 * k + 0.06 * (H - 80 * k)) * 0.92 : 0;
  const column = rows && ends ? card * CARD * 1.3 + gap : 0;
  const spots: Spot[] = [];
  const yEnds = bar + gap;
  const hEnds = Math.min(floor - lower, yBeside) - gap - yEnds;
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
  const xFar = high && far.length > 1 ? Math.max(inner * 0.9, BESIDE * rem) : high ? W * 0.3 : inner;
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
    const strip = Math.min(Math.max(hFar * 0.62, PLAYED), hFar, (cell - gap - signs) / CARD);
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
  const own = Math.min(hOwn * ROW, 16 * k);
  // Nearer to the edge it lies between what lies in the corners.
  const xOwn = raised > 0 ? Math.max(inner, xHand) : inner;
  const half = short && rows ? wHand * 0.36 : 0;
  spots[0] = {
    side: "own",
    plate: wants.named ? box(inner, yName, W - 2 * inner, hName) : NOWHERE,
    marks: wants.named ? sides(box(inner, yName, W - 2 * inner, hName), (wants.named === "faced" ? 12 : 8) * rem, hName, rem) : [],
    flat: true,
    disc: Math.min(nearDisc(wants), hName),
    row: !rows ? NOWHERE : short ? box(xHand, yHand + gap, half, hHand - 2 * gap) : box(xOwn, yOwn, W - 2 * xOwn, hOwn),
    down: false,
    card: short ? Math.min(hHand * 0.8, half / CARD / across(wants.hand)) : own,
  };

  const middle = box(inner, yMiddle, W - 2 * inner, hMiddle);
  const score = box(W - margin - wCorner, floor - hCorner, wCorner, hCorner - gap);
  const stock = box(margin, floor - hCorner, wCorner, hCorner - gap);
  const layout = { wide: true, k, bar: box(0, 0, W, bar), table: box(Math.max(5 * k, wing), high ? bar * 0.9 : bar, W - 2 * Math.max(5 * k, wing), H), spots, ...(raised > 0 ? { held: near[3] } : {}), apron: box(0, floor, W, apron), asksBelow: false };
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
