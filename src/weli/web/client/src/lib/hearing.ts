// What is heard of a table as it goes on: what was said and done, the cards that come into one's own hand, and sounds.

import type { DealView, Event, View } from "../wire";
import { cameIn } from "./copies";
import { deals } from "./pack";
import { settings } from "./settings.svelte";
import { listed, t } from "./texts.svelte";
import { say } from "./ui.svelte";
import { cardName } from "./words";

/** What sounds are made of comes with the first of them. */
const heard = (make: (sounds: typeof import("./sound")) => void): void => void import("./sound").then(make, () => null);

/** Somebody who hears each thing at one table once. */
export class Hearing {
  /** The last event that was told, in which deal. */
  #told = { deal: 0, event: 0 };
  #called = false;

  /** Tells what a view brings that the one before did not, and returns it; `onCome`: what is told of it where there was none before. */
  hear(view: View, before: View | null, onCome: Event[]): Event[] {
    const fresh = this.#fresh(view);
    for (const { text, means } of before ? fresh : onCome) say([text, ...(settings.meanings ? means : [])].join(" "));
    if (!before) return [];
    tellCards(view.deal, before.deal);
    this.#sound(view, before, fresh);
    return fresh;
  }

  #fresh({ deal, events }: View): Event[] {
    const told = this.#told.deal === deal.number ? this.#told.event : 0;
    this.#told = { deal: deal.number, event: Math.max(told, events.at(-1)?.number ?? 0) };
    return events.filter((event) => event.number > told);
  }

  /** A game that is won is cheered, and whoever is asked is called besides. */
  #sound(view: View, before: View, fresh: Event[]): void {
    const own = view.places[0]?.side;
    const called = view.question.yours && !this.#called;
    this.#called = view.question.yours;
    if (view.question.kind === "over") {
      if (fresh.length > 0 && view.question.side === own) heard(({ play }) => play("cheer"));
      return;
    }
    const shuffled = before.deal.number !== view.deal.number && view.deal.phase === "cut";
    const pack = shuffled ? "riffle" : deals(before.deal, view.deal) ? "packets" : null;
    const calls = called && view.waiting === "you";
    if (!pack && !calls && fresh.length === 0) return;
    heard(({ play, soundOf }) => {
      const sound = pack ?? soundOf(fresh.map((event) => event.kind));
      if (sound) play(sound);
      if (calls) play("call");
    });
  }
}

/** Cards that come into one's own hand are seen by whoever sees: those that are dealt, drawn or fetched. */
function tellCards(deal: DealView, before: DealView): void {
  const came = cameIn(deal, before);
  if (came.length > 0) say(t("hand.came", { cards: listed(came.map(({ card }) => cardName(card))) }));
}
