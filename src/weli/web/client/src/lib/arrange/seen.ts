// What lies on the table and is to be seen: what somebody says, and what the lamp tells, finds its place beside it.

import type { Box } from "./boxes";

/** Faces, names and marks, cards, boards, buttons. */
export const SEEN = ".disc, .nameplate .chip, .towards, .mark, [data-card], .slot, .plate, .leads, .count, .leaf, .frame, .score, .talon, .pile, .moment, .slip, .felt :is(button, input, figcaption), .apron, header a, header .title, header button";

/** Where something lies, in pixels from the corner of the felt. */
export function boxOn(felt: Element): (each: Element) => Box {
  const { x: left, y: top } = felt.getBoundingClientRect();
  return (each) => {
    const { x, y, width: w, height: h } = each.getBoundingClientRect();
    return { x: x - left, y: y - top, w, h };
  };
}

/** What of it is to be seen now, but for what lies in `except`. */
export const seenAround = (felt: Element, except: Element, what = SEEN) =>
  [...felt.ownerDocument.querySelectorAll(what)].filter((each) => each.checkVisibility() && !except.contains(each));

/** Of two boxes the one round both. */
export function round(one: Box, other: Box): Box {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return { x, y, w: Math.max(one.x + one.w, other.x + other.w) - x, h: Math.max(one.y + one.h, other.y + other.h) - y };
}
