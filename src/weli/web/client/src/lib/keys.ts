// The table by keyboard: one key, one thing. Documented in the help sheet, which lists the same keys.

import type { Table } from "./table.svelte";
import { ui } from "./ui.svelte";

export interface Foot {
  tapNumber: (n: number) => void;
  tapId: (id: string) => boolean;
}

const FIGURE_KEYS: Record<string, string> = { g: "gleich", h: "hanger", s: "spiel", r: "rot", ü: "gruen", u: "gruen" };

/** Does what the key means at the table; true if it meant something. */
export function tableKey(event: KeyboardEvent, table: Table, foot: Foot | undefined, pick?: (figure: string) => void): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const onButton = event.target instanceof HTMLElement && event.target.closest("button, a, input, summary") !== null;
  if (key === "Escape") return leave(table);
  if (key === "Enter" || key === " ") {
    if (onButton && !(event.target as HTMLElement).closest(".hand, .cut")) return false;
    return goOn(table, foot);
  }
  if (event.target instanceof HTMLInputElement && /^(Arrow|Home|End|Page)/.test(key)) return false;
  const figure = table.at?.deal.boards.find((plate) => plate.figure === FIGURE_KEYS[key])?.figure;
  if (pick && figure) pick(figure);
  else if (/^[1-9]$/.test(key)) foot?.tapNumber(Number(key));
  else if (key === "b") foot?.tapId(table.mode === table.betting ? (table.armed ?? "confirm") : table.betting);
  else if (key === "c") foot?.tapId("concede");
  else if (key === "a") foot?.tapId("aus");
  else if (key === "k") document.querySelector<HTMLElement>(".hand [tabindex='0']")?.focus();
  else if (key === "p" && (table.at?.deal.perlaggen.length ?? 0) > 0) table.leaf = { kind: "perlaggen" };
  else if (key === "t") ui.panel = "sheet";
  else if (key === "l") ui.panel = "log";
  else if (key === "m") ui.panel = "menu";
  else if (key === "?") ui.panel = "help";
  else if (key === "ArrowLeft" || key === "ArrowRight") document.querySelector<HTMLElement>(".hand [tabindex='0']")?.focus();
  else return false;
  return true;
}

function leave(table: Table): boolean {
  if (!table.mode && !table.armed && !table.why && table.lifted.length === 0) return false;
  table.rest();
  return true;
}

/** What Enter means when no button has the focus: confirm what was chosen, or look on. */
function goOn(table: Table, foot: Foot | undefined): boolean {
  if (table.mode) return foot?.tapId(table.armed ?? "confirm") ?? false;
  if (["play", "cut", "let", "next", "on"].some((id) => foot?.tapId(id))) return true;
  if (table.at?.waiting !== "look" && table.at?.waiting !== "next_deal") return false;
  table.seen();
  return true;
}
