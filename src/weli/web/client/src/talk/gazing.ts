// Where everybody looks, in words and as a direction, and who has seen a sign.

import type { Event, Gazes, View } from "../wire";
import { listed, t } from "../lib/texts.svelte";
import type { People, Person } from "../lib/words";

/** Where somebody looks: at another seat, into their own `cards`, at the `table`. */
export type Looks = Gazes["at"];

/** Where one may look oneself: at the others, in their order, then elsewhere. */
export const aims = (view: Pick<View, "places">) => [...view.places.slice(1).map(({ seat }) => seat), "cards", "table"];

/** A place where one may look, in a word: "Franz", "Karten". */
export const aimName = (people: People<Person>, at: string) => (at === "cards" || at === "table" ? t(`gaze.${at}`) : people.name(at));

/** "schaut zu Franz". */
export function lookWord(people: People<Person>, at: string): string {
  if (at === "cards" || at === "table") return t(`gaze.at.${at}`);
  return at === people.seat && !people.onlooking ? t("gaze.at.you") : t("gaze.at", { name: people.name(at) });
}

/** Who has seen a sign, where it goes by gaze: for the one who made it and for those who saw it. */
export function seenWord(event: Event, people: People<Person>): string {
  if (event.seen_by === null || event.seat === null || people.onlooking) return "";
  const others = event.seen_by.filter((seat) => seat !== people.seat);
  const names = listed(others.map((seat) => people.name(seat)));
  if (event.seat === people.seat) return others.length === 0 ? t("gaze.seen.none") : t("gaze.seen.own", { names });
  return others.length === 0 ? t("gaze.seen.you") : t("gaze.seen.too", { names });
}
