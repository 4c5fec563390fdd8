// What happened at a table while nobody looked at this page: it is told on return, in one sentence.

import { t } from "./texts.svelte";
import type { View } from "../wire";

/** Whoever has looked away for less than so many milliseconds has been there. */
const SHORT = 15_000;
/** So many of the last things that happened are told; the log has the others. */
const TOLD = 2;

/** How far somebody had seen, and when. */
interface Place {
  deal: number;
  event: number;
  at: number;
}

export class Missed {
  readonly #shelf: string;
  /** They have been at the table since they last looked, however long they thought. */
  #there = false;

  constructor(table: string) {
    this.#shelf = `weli.seen.${table}`;
  }

  /** Somebody looks at this view; gives what is to be told of what came before it unseen, or nothing. */
  look(view: View): string {
    const before = this.#there ? null : this.#read();
    this.#there = true;
    const last = view.events.at(-1)?.number ?? 0;
    this.#keep({ deal: view.deal.number, event: last, at: Date.now() });
    if (!before || Date.now() - before.at < SHORT) return "";
    const deals = view.deal.number - before.deal;
    if (deals > 0) return t("missed.deals", { n: deals });
    const unseen = view.events.filter((event) => event.number > before.event && event.said === null);
    if (unseen.length === 0) return "";
    return t("missed", { text: unseen.slice(-TOLD).map((event) => event.text).join(" ") });
  }

  /** They look at something else, or nothing comes from the table. */
  leave(): void {
    const last = this.#there ? this.#read() : null;
    this.#there = false;
    if (last) this.#keep({ ...last, at: Date.now() });
  }

  #read(): Place | null {
    try {
      return JSON.parse(localStorage.getItem(this.#shelf) ?? "null") as Place | null;
    } catch {
      return null;
    }
  }

  #keep(place: Place): void {
    try {
      localStorage.setItem(this.#shelf, JSON.stringify(place));
    } catch {
      // Without a shelf the log tells it.
    }
  }
}
