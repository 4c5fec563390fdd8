// In which order one holds one's cards: by suits, as they come, by ranks, or as one has put them oneself.

import type { Copy } from "../lib/copies";
import { settings } from "../lib/settings.svelte";
import { RANKS } from "../lib/words";

/** Alike beside alike; which of them is higher is for each game to say. */
const byRank = (one: Copy, other: Copy) => RANKS.indexOf(one.card[1] ?? "") - RANKS.indexOf(other.card[1] ?? "");

export class HandOrder {
  /** By key, as one has put them; the next deal begins anew. */
  #put = $state.raw<{ deal: number; keys: string[] }>({ deal: 0, keys: [] });

  of(cards: Copy[], deal: number): Copy[] {
    const usual = settings.byRank ? cards.toSorted(byRank) : cards;
    return deal === this.#put.deal ? fitted(usual, this.#put.keys) : usual;
  }

  put(cards: Copy[], deal: number): void {
    this.#put = { deal, keys: cards.map(({ key }) => key) };
  }
}

/** One card taken out and put in elsewhere. */
export function moved(cards: Copy[], from: number, to: number): Copy[] {
  const rest = cards.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...cards.slice(from, from + 1));
}

/** What has come since lies beside the card that it usually lies beside. */
function fitted(usual: Copy[], put: string[]): Copy[] {
  const order = usual.filter(({ key }) => put.includes(key)).sort((one, other) => put.indexOf(one.key) - put.indexOf(other.key));
  for (const [i, copy] of usual.entries()) {
    if (!put.includes(copy.key)) order.splice(order.findIndex(({ key }) => key === usual[i - 1]?.key) + 1, 0, copy);
  }
  return order;
}
