// Shows where a card came from: what is new on the table, or lies elsewhere than before, glides there from its old place, and what goes away
// goes to where it lies then. Of two cards alike nobody knows which is which: what counts is from where to where. What moves is the picture:
// what can be tapped lies in its new place at once. Everything is measured before anything is moved, so that the browser lays out once.

import { faceOf } from "./copies";

export const TIME = 200;
const EASING = "cubic-bezier(.2,.7,.3,1)";
const still = window.matchMedia("(prefers-reduced-motion: reduce)");

/** Whether the system asks for less motion. */
export const calm = () => still.matches;

export type Spots = Map<string, DOMRect>;

/** A card that will not be there any more, as it lay. */
export interface Leaving {
  picture: Element;
  from: DOMRect;
  /** The spot it goes to. */
  to: string;
}

/** Where every card, hand and stack on the table is now. */
export function spots(table: HTMLElement): Spots {
  const found: Spots = new Map();
  for (const each of table.querySelectorAll<HTMLElement>("[data-card], [data-from]")) {
    const name = each.dataset.from ?? each.dataset.card;
    if (name && name !== "??") found.set(name, each.getBoundingClientRect());
  }
  return found;
}

/** Lets everything go where it lies `now`; `own` is the seat whose hand one sees. */
export function glide(table: HTMLElement, before: Spots, now: Spots, own: string): void {
  for (const thing of table.querySelectorAll<HTMLElement>(".row [data-card], [data-from^='hand:'], [data-from^='trick:'], [data-from='beside']")) {
    const name = thing.dataset.from ?? thing.dataset.card ?? "";
    const origin = before.get(name) ?? before.get(source(table, before, thing, own));
    slide(thing, origin, now.get(name));
  }
}

/** The cards of a trick, or before the players, that are taken away: to whoever has won them, or to the pack. */
export function leaving(table: HTMLElement, selector: string, to: string): Leaving[] {
  return [...table.querySelectorAll<HTMLElement>(selector)].map((picture) => ({
    picture: picture.cloneNode(true) as Element,
    from: picture.getBoundingClientRect(),
    to,
  }));
}

export function sendOff(table: HTMLElement, things: Leaving[], now: Spots): void {
  for (const { picture, from, to } of things) {
    const goal = now.get(to);
    if (goal) fly(table, picture, from, [from, goal]);
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

/** The card in its place: the place stays where it is measured, whatever the card is doing just now. */
export const pictureIn = (thing: Element) => (thing.matches("[data-card]") ? thing : (thing.querySelector("[data-card]") ?? thing));

/** Moves the card in a place from where it, or what it came from, lay before; only what costs no new layout moves. */
export function slide(thing: Element, origin: DOMRect | undefined, now: DOMRect | undefined, delay = 0): void {
  if (!origin || !now) return;
  const right = origin.left + origin.width / 2 - now.left - now.width / 2;
  const down = origin.top + origin.height / 2 - now.top - now.height / 2;
  if (Math.hypot(right, down) < 6 || now.width === 0) return;
  const size = origin.width > 0 ? Math.min(2, origin.width / now.width, origin.height / now.height) : 1;
  const frames = [{ transform: `translate(${right}px, ${down}px) scale(${size})` }, { transform: "none" }];
  const picture = pictureIn(thing);
  picture.setAttribute("data-moving", "");
  const flight = picture.animate(frames, { duration: TIME, delay, fill: "backwards", easing: EASING });
  flight.onfinish = flight.oncancel = () => picture.removeAttribute("data-moving");
}

/** Lets a picture that is not part of the table, which fills the window, pass over it, by the middles of some places, as large as it was at the first. */
export function fly(table: HTMLElement, picture: Element, size: DOMRect, way: DOMRect[], delay = 0): void {
  const seen = picture as HTMLElement;
  const shifts = way.map((place) => `translate(${place.left + (place.width - size.width) / 2}px, ${place.top + (place.height - size.height) / 2}px)`);
  seen.style.setProperty("--w", `${size.width}px`);
  seen.classList.add("flying");
  seen.setAttribute("aria-hidden", "true");
  seen.removeAttribute("data-card");
  table.append(seen);
  const frames = shifts.map((transform, i) => ({ transform, opacity: i === shifts.length - 1 ? 0.6 : 1 }));
  const flight = seen.animate(frames, { duration: TIME, delay, fill: "backwards", easing: EASING });
  flight.onfinish = flight.oncancel = () => seen.remove();
}
