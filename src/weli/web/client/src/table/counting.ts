// Where the count of a deal lies.

import type { Layout } from "../lib/arrange";

/** So low, in pixels, is a hand in which a count has no room. */
const LOW = 110;

/** So far above the hand the count begins: on a telephone on its side it lies where the boards are, too, for it says what stands on them. */
export const overBoards = (layout: Layout, boards: boolean) => (layout.wide && boards && layout.hand.h < LOW ? layout.hand.y - layout.middle.y : 0);
