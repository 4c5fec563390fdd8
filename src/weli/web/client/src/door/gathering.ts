// Where everything lies at a table at which people are coming together: the chairs where they will be in the game, what has been written down
// between them, one's own face at the near edge. Boxes never lie over each other.

import { arrange, type Box, type Side, type Wants } from "../lib/arrange";
import { deck } from "../lib/decks.svelte";

export interface Chair {
  side: Side;
  /** The face with the name below it, and who that is; `flat`: beside it. */
  plate: Box;
  disc: number;
  flat: boolean;
  /** Where one may say who shall sit there; without width there is no room, and a tap on the plate opens it. */
  tag: Box;
}

export interface Gathering {
  wide: boolean;
  k: number;
  table: Box;
  chairs: Chair[];
  /** Between the chairs: the slips, one beside the other or one below the other. */
  papers: Box;
  /** In the near corners; upright beside one's own face, and the other one nowhere. */
  left: Box;
  right: Box;
  apron: Box;
}

const TOUCH = 2.75;
/** Who it is, below the name, in rem. */
const UNDER = 1.15;
const NARROWEST_TAG = 5.6;
const NARROWEST_BENCH = 11;
const NOWHERE: Box = { x: 0, y: 0, w: 0, h: 0 };

export function gather(room: Pick<Wants, "width" | "height" | "rem" | "players" | "turning">): Gathering {
  const { width: W, height: H, rem } = room;
  const layout = arrange({ ...room, card: 1 / deck.ratio, boards: 0, rows: false, hand: 4, named: true });
  const { wide, k, apron } = layout;
  const gap = Math.max(0.5 * rem, 0.9 * k);
  const lines = new Set(layout.spots.slice(1).filter((spot) => spot.side === "far").map((spot) => Math.round(spot.plate.y))).size;
  const chairs = layout.spots.map(({ side, plate, disc, flat }): Chair => {
    const under = flat ? 0 : UNDER * rem;
    const full = { ...plate, h: Math.max(plate.h + under, TOUCH * rem) };
    const w = Math.min(plate.w - 0.6 * rem, 10.5 * rem);
    const tag = (wide || lines <= 1) && w >= NARROWEST_TAG * rem ? { x: plate.x + (plate.w - w) / 2, y: full.y + full.h + 3, w, h: TOUCH * rem } : NOWHERE;
    return { side, plate: full, disc, flat, tag };
  });
  const bottom = ({ plate, tag }: Chair) => Math.max(plate.y + plate.h, tag.y + tag.h);
  const others = chairs.slice(1);
  const between = wide ? others.filter((chair) => chair.side === "far") : others;
  const ends = wide ? others.filter((chair) => chair.side !== "far") : [];

  // One's own place: under a tall room's papers with the face over the name, otherwise beside it.
  const tall = wide && H >= 38 * rem;
  const disc = tall ? Math.max(3.4 * rem, 7 * k) : 2.75 * rem;
  const hOwn = tall ? disc * 0.84 + Math.max(1.75 * rem, 2.8 * k) + UNDER * rem : Math.max(2.9 * rem, 4.6 * k);
  const wOwn = wide ? 11 * rem : Math.min(W * 0.5, 12 * rem);
  const margin = wide ? layout.score.x + layout.score.w : W - 0.6 * rem;
  const plate = { x: wide ? (W - wOwn) / 2 : 0.6 * rem, y: apron.y - hOwn - 0.3 * rem, w: wOwn, h: hOwn };
  const wTag = Math.min(8.5 * rem, W - plate.x - plate.w - 1.2 * rem);
  chairs[0] = { side: "own", plate, disc, flat: !tall, tag: { x: plate.x + plate.w + 4, y: apron.y - TOUCH * rem - 0.4 * rem, w: wide ? Math.min(wTag, 7.5 * rem) : wTag, h: TOUCH * rem } };

  const x = Math.max(gap, ...ends.filter((chair) => chair.side === "left").map((chair) => chair.plate.x + chair.plate.w + gap));
  const right = Math.min(W - gap, ...ends.filter((chair) => chair.side === "right").map((chair) => chair.plate.x - gap));
  const top = Math.max(layout.bar.h, ...between.map(bottom)) + gap;
  const corner = Math.max(0, plate.x - (W - margin) - gap);
  const rest = Math.min(19 * rem, margin - chairs[0].tag.x - chairs[0].tag.w - gap);
  const wBench = rest >= NARROWEST_BENCH * rem ? rest : 0;
  const hBench = (wide ? (tall ? 4.4 : 2.9) : 0) * rem;
  return {
    wide,
    k,
    table: layout.table,
    chairs,
    papers: { x, y: top, w: right - x, h: Math.max(0, plate.y - gap * 0.6 - top) },
    left: wide ? { x: W - margin, y: apron.y - TOUCH * rem - gap, w: Math.min(corner, 11 * rem), h: TOUCH * rem } : chairs[0].tag,
    right: wide && wBench > 0 ? { x: margin - wBench, y: apron.y - hBench - gap, w: wBench, h: hBench } : NOWHERE,
    apron,
  };
}
