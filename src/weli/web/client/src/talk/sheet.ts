// Where a sheet for talk lies over the table.

import type { Box, Layout } from "../lib/arrange";

/** The table that it lies over: `bet`: an open bet stands in front. */
export interface Under {
  layout: Layout;
  rem: number;
  bet: boolean;
}

/** How wide a sheet over the table is at most, in rem: on a telephone, on a wide table, and on one where an open bet stands in the middle. */
const SHEET = { upright: 34, wide: 22, least: 13 };
/** How wide the board of an open bet is on a wide table: in rem, and where that is more, by the measure of the table. */
const BET = { rem: 33, k: 56 };
/** On a telephone on its side it makes room for the sheet beside it: so wide, in rem, as `table/OpenBet` has it. */
const ASIDE = 25;
const EDGE = 8;

/** Where a sheet lies over the table with one's own hand, what is asked and an open bet in sight: above the hand, or, where that leaves room, beside it. */
export function overTable({ layout: { wide, k, bar, hand, apron, middle }, rem, bet }: Under): Box {
  const beside = wide && hand.x >= (SHEET.least + 4) * rem;
  const floor = (beside ? apron.y : hand.y) - EDGE / 2;
  const most = !wide ? SHEET.upright * rem : Math.min(SHEET.wide * rem, beside ? hand.x - 2 * EDGE : Infinity);
  const free = [middle.x + middle.w / 2 - Math.max(BET.rem * rem, BET.k * k) / 2 - 2 * EDGE, bar.w - ASIDE * rem - 3 * EDGE].find((each) => each >= SHEET.least * rem);
  const w = Math.min(wide && bet && free ? Math.min(most, free) : most, bar.w - 2 * EDGE);
  return { x: EDGE, y: bar.h, w, h: floor - bar.h };
}
