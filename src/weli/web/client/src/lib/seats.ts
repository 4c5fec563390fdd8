// Where everybody sits, seen from one's own place; the others follow clockwise.

export type Spot = "own" | "left" | "upleft" | "top" | "upright" | "right";

const ROUND: Record<number, Spot[]> = {
  2: ["own", "top"],
  3: ["own", "upleft", "upright"],
  4: ["own", "left", "top", "right"],
  6: ["own", "left", "upleft", "top", "upright", "right"],
};

export function spotOf(players: number, place: number): Spot {
  return ROUND[players]?.[place] ?? "top";
}
