// Shows where a card came from: each card that lies elsewhere than before glides there from its old place.

const TIME = 200;
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

/** Moves what is new or lies elsewhere; `from` names the spot a card came from that was not seen before. */
export function glide(table: HTMLElement, before: Spots, from: (card: string) => string | null): void {
  if (still.matches || before.size === 0) return;
  for (const each of table.querySelectorAll<SVGElement>("[data-card]")) {
    const card = each.dataset.card ?? "??";
    const origin = before.get(card) ?? before.get(from(card) ?? "");
    if (origin && card !== "??") slide(each, origin);
  }
}

/** Moves one thing from where it, or what it came from, lay before. */
export function slide(thing: Element, origin: DOMRect): void {
  const now = thing.getBoundingClientRect();
  const far = Math.hypot(origin.left - now.left, origin.top - now.top);
  if (still.matches || far < 6 || now.width === 0) return;
  const shift = `translate(${origin.left - now.left}px, ${origin.top - now.top}px)`;
  const size = origin.width > 0 ? origin.width / now.width : 1;
  thing.animate([{ transform: `${shift} scale(${size})`, transformOrigin: "0 0" }, { transform: "none", transformOrigin: "0 0" }], {
    duration: TIME,
    easing: "cubic-bezier(.2,.7,.3,1)",
  });
}
