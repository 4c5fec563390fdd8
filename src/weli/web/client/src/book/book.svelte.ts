// The rulebooks, each asked for once, and where somebody was in one before they went to see an example.

import type { BookText, VillageLine } from "../wire";
import { fetchBook, fetchVillages, type Lang } from "../lib/api";
import { showRules, ui } from "../lib/ui.svelte";

/** What is searched for; it stays while an example is looked at. */
export const search = $state({ words: "" });

const kept = new Map<string, Promise<unknown>>();

/** Asks once; what did not come is asked for again. */
function once<T>(key: string, ask: () => Promise<T>): Promise<T> {
  const found = (kept.get(key) as Promise<T> | undefined) ?? ask();
  kept.set(key, found);
  found.catch(() => kept.delete(key));
  return found;
}

export const bookOf = (game: string, lang: Lang): Promise<BookText> => once(`book ${game} ${lang}`, () => fetchBook(game, lang));
export const villagesOf = (game: string, lang: Lang): Promise<VillageLine[]> => once(`villages ${game} ${lang}`, () => fetchVillages(game, lang));

/** The page from which an example was opened, the link on it, and the rules that lay open over it. */
const left: { hash: string; link: string; rules: string[] } = { hash: "", link: "", rules: [] };

export function leaveFor(link: string): void {
  left.hash = location.hash;
  left.link = link;
  left.rules = ui.rules;
  showRules([]);
}

/** Where an example leads back to; empty where it was opened by itself. */
export const cameFrom = () => left.hash;

/** Lays the rules open again from which an example was opened; nothing where they stood on the page itself. */
export const layOpenAgain = () => showRules(left.rules);

/** The link that somebody has followed from here, for them to go on from it; told once. */
export function returnedTo(): string {
  const link = left.hash === location.hash ? left.link : "";
  if (link) left.hash = left.link = "";
  return link;
}
