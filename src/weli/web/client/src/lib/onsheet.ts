// What is written on the sheet, for the ear: of every side, for no room is too small there; the sum where it may be seen, too.

import type { Sheet } from "../wire";
import { settings } from "./settings.svelte";
import { listed, t } from "./texts.svelte";
import type { People } from "./words";

/** Of two sides that count upwards every line is written, and the sum is for whoever wants it. */
export const twoColumns = (sheet: Sheet) => sheet.sides.length === 2 && sheet.direction === "up";

export function sheetAloud(sheet: Sheet, people: People): string {
  return t("sheet.open", { sides: listed(sheet.sides.map((side) => column(sheet, side, people))) });
}

function column(sheet: Sheet, side: string, people: People): string {
  const written = sheet.entries.map((entry) => entry.points[side] ?? 0).filter(Boolean).join(" + ");
  const points = settings.totals || !twoColumns(sheet) ? (sheet.totals[side] ?? 0) : written || 0;
  return t("sheet.side", { name: people.sideName(side), points }) + (sheet.gestrichen.includes(side) ? `, ${t("sheet.gestrichen")}` : "");
}
