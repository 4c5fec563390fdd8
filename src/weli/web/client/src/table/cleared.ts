// The table once a deal is cleared away: what is free between those who sit there and the apron.

import type { Box, Layout } from "../lib/arrange";

export function cleared({ wide, spots, bar, apron }: Layout, gap: number): Box {
  const plates = spots.filter(({ plate }) => plate.w > 0);
  const below = plates.filter(({ side }) => side === "own").map(({ plate }) => plate.y);
  const above = plates.filter(({ side }) => side === "far" || (!wide && side !== "own")).map(({ plate }) => plate.y + plate.h);
  const before = plates.filter(({ side }) => wide && side === "left").map(({ plate }) => plate.x + plate.w);
  const behind = plates.filter(({ side }) => wide && side === "right").map(({ plate }) => plate.x);
  const [x, y] = [Math.max(apron.x, ...before) + gap, Math.max(bar.y + bar.h, ...above) + gap];
  return { x, y, w: Math.min(apron.x + apron.w, ...behind) - gap - x, h: Math.min(apron.y, ...below) - gap - y };
}
