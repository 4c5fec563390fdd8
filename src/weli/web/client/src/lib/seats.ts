// Where everybody sits, seen from one's own place; the others follow in the direction of play. Many sit in rows across the table.

import type { View } from "../wire";

export type Spot = "own" | "left" | "lowleft" | "upleft" | "top" | "upright" | "lowright" | "right" | "across";
export type Turning = View["turning"];

const ROUND: Record<number, Spot[]> = {
  2: ["own", "top"],
  3: ["own", "upleft", "upright"],
  4: ["own", "left", "top", "right"],
  6: ["own", "left", "upleft", "top", "upright", "right"],
};

/** Where five figures lie in the middle, all rows run across. */
const ROUND_FIVE: Record<number, Spot[]> = {
  2: ["own", "top"],
  3: ["own", "upleft", "upright"],
  4: ["own", "upleft", "top", "upright"],
  5: ["own", "lowleft", "upleft", "upright", "lowright"],
  6: ["own", "lowleft", "upleft", "top", "upright", "lowright"],
};

/** The spot of a place counted from one's own in order of play: clockwise the next one sits at the left, counter-clockwise at the right. */
export function spotOf(players: number, place: number, turning: Turning = "clockwise", figures = 3): Spot {
  const round = (figures > 3 ? ROUND_FIVE : ROUND)[players];
  const step = turning === "clockwise" || place === 0 ? place : players - place;
  return round?.[step] ?? (place === 0 ? "own" : "across");
}
