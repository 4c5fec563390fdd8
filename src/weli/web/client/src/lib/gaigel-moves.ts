// Where the cards of Gaigel come from. Of two cards alike nobody knows which is which: what counts is from where to where.

import { faceOf } from "./gaigel";
import { slide, type Spots } from "./moves";

/** Lets what is new, or lies elsewhere than before, glide there: cards played from their hands, cards drawn from the talon. */
export function glideCopies(scene: HTMLElement, before: Spots, own: string): void {
  if (before.size === 0) return;
  for (const thing of scene.querySelectorAll<HTMLElement>("[data-from^='hand:'], [data-from^='trick:'], [data-from='beside']")) {
    const name = thing.dataset.from ?? "";
    const origin = before.get(name) ?? before.get(source(scene, before, name, thing, own));
    if (origin) slide(thing, origin);
  }
}

function source(scene: HTMLElement, before: Spots, name: string, thing: HTMLElement, own: string): string {
  if (name === "beside") return "indicator";
  if (name.startsWith("hand:")) {
    const claimed = before.has("beside") && !scene.querySelector("[data-from='beside']");
    return claimed ? "beside" : "talon";
  }
  const seat = name.split(":")[2] ?? "";
  if (seat !== own) return seat;
  const card = faceOf(thing.querySelector<HTMLElement>("[data-played]")?.dataset.played ?? "");
  const left = [`hand:${card}-2`, `hand:${card}`].find((key) => before.has(key) && !scene.querySelector(`[data-from="${key}"]`));
  return left ?? seat;
}
