// What is asked of the house about the deal of a day; its words come with it.

import { ask, part, type Lang } from "../lib/api";
import { withWords } from "../lib/later";
import { signed } from "../lib/points";
import { t, texts } from "../lib/texts.svelte";
import type { TableLine, Today } from "../wire";

const at = (day: string | null, lang: Lang) => `/api/today${day === null ? "" : `/${part(day)}`}?lang=${lang}`;

/** A day; none: the present one. */
export const fetchDay = (day: string | null, lang: Lang) => withWords("today", withWords("replay", ask<Today>(at(day, lang)), lang), lang);
/** The table at which one plays the deal of a day. */
export const playDay = (day: string, lang: Lang) => ask<TableLine>(at(day, lang), undefined, "POST");

const DAY = { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" } as const;
/** A date as one writes it, with the day of the week; the date of an address has no time of day. */
export const dateName = (iso: string) => new Intl.DateTimeFormat(texts.lang, { ...DAY, year: "numeric" }).format(new Date(iso));
/** The same of a day that is not long ago. */
export const lately = (iso: string) => new Intl.DateTimeFormat(texts.lang, DAY).format(new Date(iso));

/** The game and its rules; rules that bear the name of their game need it no second time. */
export function rulesOf({ game, rules_name }: Today): string {
  const name = t(`table.game.${game}`);
  return rules_name.startsWith(name) ? rules_name : `${name}, ${rules_name}`;
}

/** Points that one was ahead, as one writes them. */
export const ahead = (points: number) => signed(points, 0);
