// How a face of the house looks: which layers of its drawing (`weli.art.faces`) lie there, and where. Right and left are the person's own.

import type { DealView, Place } from "../wire";

/** Those who have been drawn. */
export const FACES = ["franz", "lina", "nanni", "seppl", "vroni", "wirt", "burgl", "hias", "moidl", "jos", "zenzi", "luis", "rosa", "toni", "frieda", "eugen"];

/** One of them by lot, but not that one. */
export function lot(but = ""): string {
  const free = FACES.filter((face) => face !== but);
  return free[Math.floor(Math.random() * free.length)] ?? "";
}

export type Mood = "neutral" | "wide" | "glad" | "sour";

/** Where somebody looks: to the right and down, each up to 1. */
export interface Gaze {
  x: number;
  y: number;
}

/** What is otherwise than at rest. Lengths are in units of the drawing, which is 512 wide; turns in degrees. */
export interface Look {
  mouth?: "glad" | "sour" | "wide" | "aside" | "kiss" | "open" | "tongue";
  shut?: ("right" | "left")[];
  /** How far the brows go down. */
  brows?: number;
  gaze?: Gaze;
  cheek?: boolean;
  wrinkle?: boolean;
  head?: { turn: number };
  coat?: { turn: number; up: number };
  motion?: "nod" | "shake";
}

export const MOODS: Record<Mood, Look> = {
  neutral: {},
  wide: { mouth: "open", brows: -24 },
  glad: { mouth: "glad", brows: -8 },
  sour: { mouth: "sour", brows: 8 },
};

const WINK: Look = { shut: ["right"], mouth: "aside" };

/** How a gesture is acted; none: hands do it, and a face shows nothing of it. */
export const ACTED: Record<string, Look | null> = {
  "look-up": { gaze: { x: 0, y: -1 }, brows: -14 },
  "look-down": { gaze: { x: 0, y: 1 }, brows: 5 },
  "eyebrows-up": { brows: -32 },
  "wink-right": WINK,
  "wink-left": { shut: ["left"], mouth: "aside" },
  wink: WINK,
  blink: { shut: ["right", "left"] },
  kiss: { mouth: "kiss" },
  tongue: { mouth: "tongue" },
  "tongue-in-cheek": { cheek: true },
  "mouth-wide": { mouth: "wide" },
  "mouth-up": { mouth: "aside" },
  "puff-cheek": { cheek: true, mouth: "kiss" },
  "wrinkle-nose": { wrinkle: true, brows: 8 },
  "shake-head": { motion: "shake" },
  nod: { motion: "nod" },
  "head-right": { head: { turn: -18 } },
  "head-left": { head: { turn: 18 } },
  shoulder: { coat: { turn: 12, up: 50 } },
  "shoulder-right": { coat: { turn: 12, up: 50 } },
  "shoulder-left": { coat: { turn: -12, up: 50 } },
  shrug: { coat: { turn: 0, up: 70 }, brows: -16 },
  "scratch-shoulder": null,
  "hand-on-heart": null,
  "point-heart": null,
  thumb: null,
  "index-finger": null,
  "middle-finger": null,
  "ring-finger": null,
  "little-finger": null,
  fingers: null,
  "drum-fingers": null,
  "hand-across": null,
  "hand-down": null,
  "pull-ear": null,
};

/** How somebody feels: once the deal is counted by what it brought them, or by who has won the game, and before a bet that is theirs to answer. */
export function moodOf(place: Place, deal: DealView, owes: boolean, winner: string | null): Mood {
  if (deal.phase !== "done") return owes ? "wide" : "neutral";
  const points = (side: string) => deal.counted.filter((step) => step.side === side).reduce((sum, step) => sum + step.points, 0);
  const best = Math.max(0, ...deal.counted.map((step) => points(step.side)));
  const won = winner ? winner === place.side : best > 0 && points(place.side) === best;
  return won ? "glad" : winner || best > 0 ? "sour" : "neutral";
}

/** From one point towards another. */
export function towards(from: Gaze, to: Gaze): Gaze {
  const far = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return { x: (to.x - from.x) / far, y: (to.y - from.y) / far };
}
