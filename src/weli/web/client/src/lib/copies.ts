// Cards in a row of which two may be alike: each gets a name of its own.

import type { DealView } from "../wire";

export interface Copy {
  card: string;
  /** The card, and of two alike the second by `HA-2`: where it lies, not which of them it is. */
  key: string;
}

/** Cards in a row, every one of which may be there twice. */
export function copies(cards: string[]): Copy[] {
  return cards.map((card, at) => {
    const before = cards.slice(0, at).filter((each) => each === card).length;
    return { card, key: before === 0 ? card : `${card}-${before + 1}` };
  });
}

/** The card of a copy, whichever of two it is. */
export const faceOf = (key: string) => key.slice(0, 2);

/** What has come into a hand since it was looked at before, of the same deal: what was dealt, drawn or fetched. */
export function cameIn(deal: Pick<DealView, "number" | "hand">, before: Pick<DealView, "number" | "hand">): Copy[] {
  const held = before.number === deal.number ? copies(before.hand).map(({ key }) => key) : [];
  return copies(deal.hand).filter(({ key }) => !held.includes(key));
}
