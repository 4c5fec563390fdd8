// Where what somebody says lies, or what the lamp tells: as near as it can to them, nearer than to anybody else, and over nothing that has to be seen.

import type { Box } from "./boxes";

/** How large a bubble is in one of its shapes; `cut`: how much higher its words would need it. */
export interface Shape {
  w: number;
  h: number;
  cut: number;
}

export interface Around {
  /** Where it may lie. */
  room: Box;
  /** Who says it: the face with the name. */
  speaker: Box;
  /** Their face, over which it may lie where there is no other place. */
  face: Box | null;
  /** What else lies at their place: their cards. */
  theirs?: Box[];
  /** The faces and names of the others, and their cards. */
  others: Box[];
  /** What must be seen: faces, names and marks, cards, boards, buttons, other bubbles. */
  kept: Box[];
  /** What it lies over only where there is no other place, and over as little of it as it can. */
  spared?: Box[];
}

/** A place for one of the shapes, and what speaks against it; nothing lies below it where that is less than `COVERS`. */
export interface Place {
  x: number;
  y: number;
  shape: number;
  cost: number;
}

/** How far it stays from what it lies beside, in pixels. */
const GAP = 4;
/** What speaks against a place, in pixels farther away. */
export const COVERS = 1e6;
const CUT = 3;
const NEARER_TO_ANOTHER = 300;
const ON_THE_FACE = 1e4;
/** So much farther from anybody else it is, that one sees at once whose it is. */
const CLEARLY = 12;

const over = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x)) * Math.max(0, Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y));

/** From edge to edge. */
const apart = (one: Box, other: Box) =>
  Math.hypot(Math.max(0, one.x - other.x - other.w, other.x - one.x - one.w), Math.max(0, one.y - other.y - other.h, other.y - one.y - one.h));

const aside = (one: Box, other: Box) => Math.abs(one.x + one.w / 2 - other.x - other.w / 2) + Math.abs(one.y + one.h / 2 - other.y - other.h / 2);

/** What speaks against a bubble there. */
export function against(at: Box, cut: number, { speaker, theirs = [], face, others, kept, spared = [] }: Around): number {
  const covering = (boxes: Box[]) => boxes.reduce((sum, each) => sum + over(at, each), 0);
  const covered = covering(kept);
  const near = apart(at, speaker);
  const clear = Math.min(near, ...theirs.map((each) => apart(at, each))) + (theirs.length > 0 ? CLEARLY : 0);
  return (
    (covered > 0 ? COVERS + covered * 100 : 0) +
    covering(spared) +
    near +
    aside(at, speaker) / 10 +
    Math.max(0, cut) * CUT +
    (face && over(at, face) > 0 ? ON_THE_FACE : 0) +
    (others.some((each) => apart(at, each) < clear) ? NEARER_TO_ANOTHER : 0)
  );
}

/** The best place: at the speaker or at the edge of something, for elsewhere it could lie as well a little nearer. */
export function placeFor(shapes: Shape[], around: Around): Place {
  const { room, speaker, kept, spared = [] } = around;
  let best: Place = { x: room.x, y: room.y, shape: 0, cost: Infinity };
  for (const [shape, { w, h, cut }] of shapes.entries()) {
    const along = (from: keyof Box & ("x" | "y"), long: "w" | "h", size: number) => {
      const last = Math.max(room[from], room[from] + room[long] - size);
      const edges = [speaker, ...kept, ...spared].flatMap((each) => [each[from] - size - GAP, each[from] + each[long] + GAP, each[from]]);
      const middle = speaker[from] + (speaker[long] - size) / 2;
      return [...new Set([middle, room[from], last, ...edges].map((each) => Math.round(Math.min(Math.max(each, room[from]), last))))];
    };
    const down = along("y", "h", h);
    for (const x of along("x", "w", w)) {
      for (const y of down) {
        if (apart({ x, y, w, h }, speaker) >= best.cost) continue;
        const cost = against({ x, y, w, h }, cut, around);
        if (cost < best.cost) best = { x, y, shape, cost };
      }
    }
  }
  return best;
}
