// Shows where a card came from: what is new on the table, or lies elsewhere than before, glides there from its old place. Of two cards alike
// nobody knows which is which: what counts is from where to where.

import { faceOf } from "./copies";

const TIME = 180;
const still = window.matchMedia("(prefers-reduced-motion: reduce)");

export type Spots = Map<string, DOMRect>;

/** Where every card, hand and stack on the table is now. */
export function spots(table: HTMLElement): Spots {
  const found: Spots = new Map();
  for (const each of table.querySelectorAll<HTMLElement>("[data-card], [data-from]")) {
    const name = each.dataset.from ?? each.dataset.card;
    if (name && name !== "??") found.set(name, each.getBoundingClientRect());
  }
  return found;
}

/** Lets everything go where it lies now; `own` is the seat whose hand one sees. */
export function glide(table: HTMLElement, before: Spots, own: string): void {
  if (still.matches || before.size === 0) return;
  for (const thing of table.querySelectorAll<HTMLElement>(".row [data-card], [data-from^='hand:'], [data-from^='trick:'], [data-from='beside']")) {
    const name = thing.dataset.from ?? thing.dataset.card ?? "";
    const origin = before.get(name) ?? before.get(source(table, before, thing, own));
    if (origin && name !== "??") slide(thing, origin);
  }
}

/** The place from which something came that was not there before. */
function source(table: HTMLElement, before: Spots, thing: HTMLElement, own: string): string {
  const name = thing.dataset.from ?? "";
  if (name === "") return thing.closest<HTMLElement>("[data-row]")?.dataset.row ?? "";
  if (name === "beside") return "indicator";
  if (name.startsWith("hand:")) {
    const claimed = before.has("beside") && !table.querySelector("[data-from='beside']");
    return claimed ? "beside" : before.has("talon") ? "talon" : "stock";
  }
  const seat = name.split(":")[2] ?? "";
  if (seat !== own) return seat;
  const card = faceOf(thing.querySelector<HTMLElement>("[data-played]")?.dataset.played ?? "");
  const left = [`hand:${card}-2`, `hand:${card}`].find((key) => before.has(key) && !table.querySelector(`[data-from="${key}"]`));
  return left ?? seat;
}

/** Moves one thing from where it, or what it came from, lay before; only what costs no new layout moves. */
function slide(thing: Element, origin: DOMRect): void {
  const now = thing.getBoundingClientRect();
  const far = Math.hypot(origin.left - now.left, origin.top - now.top);
  if (far < 6 || now.width === 0) return;
  const shift = `translate(${origin.left - now.left}px, ${origin.top - now.top}px)`;
  const size = origin.width > 0 ? Math.min(2, origin.width / now.width) : 1;
  thing.animate([{ transform: `${shift} scale(${size})`, transformOrigin: "0 0" }, { transform: "none", transformOrigin: "0 0" }], {
    duration: TIME,
    easing: "cubic-bezier(.2,.7,.3,1)",
  });
}
