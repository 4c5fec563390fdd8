// A key at the table: what it depends on is gathered here, and what it means is done.

import { faceOf, type Copy } from "./copies";
import { choosesCard, waysOf } from "./doings";
import { meant, type Meant, type Moment } from "./keys";
import type { Table } from "./table.svelte";
import { t } from "./texts.svelte";
import { ui } from "./ui.svelte";
import type { View } from "../wire";

/** The buttons under the thumb, wherever they lie. */
export interface Buttons {
  ids: () => string[];
  tapNumber: (n: number) => void;
  tapId: (id: string) => void;
}

/** Does what the key means at the table; true if it meant something. */
export function tableKey(event: KeyboardEvent, table: Table, view: View, buttons: Buttons | undefined, pick: (figure: string) => void): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  const card = cardOf(event.target);
  const what = meant(event.key, momentOf(table, view, buttons, event.target, card));
  if (!what) return false;
  perform(what, table, buttons, card, pick);
  return true;
}

const PREFIX = "hand-";
function cardOf(target: EventTarget | null): Copy | null {
  const button = target instanceof Element ? target.closest(".hand button") : null;
  const key = button?.id.slice(PREFIX.length);
  return key ? { key, card: faceOf(key) } : null;
}

function momentOf(table: Table, view: View, buttons: Buttons | undefined, target: EventTarget | null, card: Copy | null): Moment {
  return {
    focus: card ? "card" : focusOn(target),
    card: card ? cardNow(table, view, card) : "idle",
    armed: table.armed,
    mode: table.mode,
    picked: table.picked.length > 0,
    betting: table.betting,
    begun: Boolean(table.mode || table.armed || table.why || table.lifted.length > 0),
    fresh: table.asksAnew,
    looking: view.waiting === "look" || view.waiting === "next_deal",
    offers: buttons?.ids() ?? [],
    figures: view.deal.boards.map((board) => board.figure),
    perlaggen: view.deal.perlaggen.length > 0,
  };
}

function focusOn(target: EventTarget | null): Moment["focus"] {
  const control = target instanceof Element ? target.closest("button, a, input, summary") : null;
  if (!control) return "table";
  return control.closest(".cut") ? "lift" : "control";
}

function cardNow(table: Table, view: View, { key, card }: Copy): Moment["card"] {
  if (view.waiting === "look") return "idle";
  if (table.mustLay) return table.gone === key && table.helps(card) ? "laid" : "unlaid";
  if (waysOf(view, card).length > 0) return table.gone === key || table.lifted.includes(key) ? "chosen" : "playable";
  return choosesCard(view) ? "barred" : "idle";
}

function perform(what: Meant, table: Table, buttons: Buttons | undefined, card: Copy | null, pick: (figure: string) => void): void {
  switch (what.what) {
    case "tap":
      return buttons?.tapId(what.id);
    case "number":
      return buttons?.tapNumber(what.n);
    case "figure":
      return pick(what.figure);
    case "panel":
      ui.panel = what.panel;
      return;
    case "leaf":
      table.leaf = what.leaf;
      return;
    case "play":
    case "raise":
      if (card) table.touch(card, what.what === "play" ? "enter" : "tap", null);
      return;
    case "hand":
      return toHand(table);
    case "seen":
      return table.seen();
    case "rest":
      return table.rest();
    case "choose":
      return table.tell({ text: t("why.choose"), rule: null });
    case "late":
  }
}

/** To the card of one's own at which one was, or the first. */
function toHand(table: Table): void {
  const card = document.querySelector<HTMLElement>(".hand [tabindex='0']");
  if (!card) return;
  table.goTo(card.id.slice(PREFIX.length));
  card.focus();
}
