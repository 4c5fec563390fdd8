// The slate of Gaigel: a ring in the middle, a line out of it for every side, strokes and hooks across the lines (GA-SCORE-05).

import type { Mark } from "../wire";
import { lettersOf } from "./letters";

export const SIZE = 320;
export const MIDDLE = SIZE / 2;
export const RING = 17;
const REACH = 152;
/** Marks stand so far apart, and closer where there are many. */
const STEP = 17;
const FIRST = RING + 16;
const HALF = 22;

export interface Chalk {
  path: string;
  /** This arm has been wiped: the small mark through it. */
  wiped: string | null;
}

/** One side's line in degrees from the one that points down, towards oneself; the others follow as the play goes, to the right. */
export const angles = (sides: number) => Array.from({ length: sides }, (_, at) => (-360 / sides) * at);

export const line = `M0 ${RING} L0.6 ${REACH}`;

/** The arms of one mark, drawn as if its line pointed down; `angle` is where it points, for a hook opens upwards on every line. */
export function chalk(mark: Mark, at: number, marks: number, angle: number): Chalk[] {
  const up = Math.cos((angle * Math.PI) / 180) < 0 ? -1 : 1;
  const step = Math.min(STEP, (REACH - FIRST - 6) / Math.max(1, marks - 1));
  const y = FIRST + at * step;
  const lean = at % 2 === 0 ? 1.1 : -0.9; // as by hand
  const arms: [number, number, number, number][] =
    mark.kind === "stroke"
      ? [[-HALF, y + lean, HALF, y - lean]]
      : [
          [-HALF, y - 8 * up + lean, 0, y + 5 * up],
          [0, y + 5 * up, HALF, y - 8 * up - lean],
        ];
  return arms.map(([x1, y1, x2, y2], arm) => ({
    path: `M${x1} ${y1} L${x2} ${y2}`,
    wiped: arm < mark.erased ? wipe((x1 + x2) / 2, (y1 + y2) / 2) : null,
  }));
}

const wipe = (x: number, y: number) => `M${x - 4} ${y - 6} L${x + 4} ${y + 6}`;

/** A name longer than this stands in two lines, where there is room beside the chalk. */
const LONG_NAME = 8;
/** From one line of a name to the next, in heights of its letters. */
export const LEADING = 1.05;

/** A name in the two lines of which the longer one is shortest; a short one, or one that cannot be parted, in one. */
export function rowsOf(name: string): string[] {
  const words = name.split(" ");
  const ways = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(" "), words.slice(at + 1).join(" ")]);
  const longer = (rows: string[]) => Math.max(...rows.map((row) => lettersOf(row).length));
  return lettersOf(name).length > LONG_NAME ? ways.reduce((best, way) => (longer(way) < longer(best) ? way : best), [name]) : [name];
}

/** Where the name of a side stands in letters of this size, its first line: beside the end of an upright line, over that of any other. */
export function nameAt(angle: number, size: number, rows = 1): { x: number; y: number; anchor: "start" | "end" } {
  const turned = (angle * Math.PI) / 180;
  const [x, y] = [MIDDLE - Math.sin(turned) * REACH, MIDDLE + Math.cos(turned) * REACH];
  if (Math.abs(x - MIDDLE) < HALF) return { x: x + HALF + 8, y: y < MIDDLE ? y + size * 0.7 : y + 4 - (rows - 1) * size * LEADING, anchor: "start" };
  return { x, y: y - 12, anchor: x > MIDDLE ? "end" : "start" };
}
