// Where the slip of the lamp lies: narrow, beside what it speaks of, over nothing that one needs to decide, and over as little else as it can.

import type { Box, Layout } from "../lib/arrange";
import { against, placeFor, type Around } from "../lib/arrange/saying";
import { boxOn, round, SEEN, seenAround } from "../lib/arrange/seen";

/** So wide it may be, in its own letters. */
const WIDTHS = [9.5, 13.5, 15, 17, 20, 24];
/** Narrower than so it has room for its words alone; what speaks against that, as against a bubble that is cut. */
const TERSE = { width: 12, cut: 400 };
/** What speaks against one that is higher than the table. */
const TOO_HIGH = 1e5;
/** What it speaks of: what stands in its light. */
const SPOKEN_OF = ".advised";
/** What one decides with: one's own cards, what can be tapped, an open bet, what is asked about, and the trick that runs. */
const NEEDED = `${SPOKEN_OF}, .hand li, .front, .naming, .apron, .felt:not(:has(.front)) .plate:is(.open, .asked), .trick [data-card], .lit [data-card], header :is(a, button)`;
/** What is still looked at where a veil dims the rest. */
const BRIGHT = ".lit, .nameplate, .plates, header";
/** A card of one's own is raised by so much of its height. */
const RAISED = 0.12;
const INSET = 4;
/** It stays where it lies while no other place is better by so much, in pixels that it is nearer. */
const STAYS = 150;

const raised = ({ x, y, w, h }: Box): Box => ({ x, y: y - h * RAISED, w, h: h * (1 + RAISED) });

const isWithin = (one: Box, other: Box) =>
  one.x >= other.x && one.y >= other.y && one.x + one.w <= other.x + other.w && one.y + one.h <= other.y + other.h;

/** The place of the slip, which is in the page already but lay elsewhere or nowhere before. */
export function besideWhatItSpeaksOf(slip: HTMLElement, felt: Element, layout: Layout, before: Box | null): Box {
  const boxOf = boxOn(felt);
  const needed = seenAround(felt, slip, NEEDED);
  const dims = felt.querySelector(".veil") !== null;
  const about = seenAround(felt, slip, SPOKEN_OF);
  const around: Around = {
    room: { x: INSET, y: INSET, w: layout.bar.w - 2 * INSET, h: layout.apron.y - 2 * INSET },
    speaker: about.length > 0 ? about.map(boxOf).reduce(round) : layout.hand,
    face: null,
    others: [],
    kept: needed.map((each) => (each.matches(".hand li") ? raised(boxOf(each)) : boxOf(each))),
    spared: seenAround(felt, slip, SEEN).filter((each) => !needed.includes(each) && (!dims || each.closest(BRIGHT))).map(boxOf),
  };
  const letters = Number.parseFloat(getComputedStyle(slip).fontSize);
  const shaped = (w: number) => {
    slip.style.width = `${w}px`;
    const h = slip.offsetHeight;
    return { w, h, cut: (w < TERSE.width * letters ? TERSE.cut : 0) + (h > around.room.h ? TOO_HIGH : 0) };
  };
  const lying = before && { ...before, ...shaped(before.w) };
  const shapes = WIDTHS.map((width) => shaped(Math.min(width * letters, around.room.w)));
  const { x, y, shape, cost } = placeFor(shapes, around);
  const { w, h } = shapes[shape] ?? { w: 0, h: 0 };
  const stays = lying && isWithin(lying, around.room) && against(lying, lying.cut, around) < cost + STAYS;
  const found = stays ? lying : { x, y, w, h };
  shaped(found.w);
  return found;
}
