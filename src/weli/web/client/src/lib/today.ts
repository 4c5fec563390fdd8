// What is asked of the house about the deal of a day; its words come with it.

import { ask, part, type Lang } from "./api";
import { withWords } from "./later";
import { texts } from "./texts.svelte";
import type { TableLine, Today } from "../wire";

const at = (day: string | null, lang: Lang) => `/api/today${day === null ? "" : `/${part(day)}`}?lang=${lang}`;

/** A day; none: the present one. */
export const fetchDay = (day: string | null, lang: Lang) => withWords("today", ask<Today>(at(day, lang)), lang);
/** The table at which one plays the deal of a day. */
export const playDay = (day: string, lang: Lang) => ask<TableLine>(at(day, lang), undefined, "POST");

/** A date as one writes it, with the day of the week; the date of an address has no time of day. */
export const dateName = (iso: string) => new Intl.DateTimeFormat(texts.lang, { weekday: "long", day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }).format(new Date(iso));

/** Points that one was ahead, as one writes them. */
export const ahead = (points: number) => new Intl.NumberFormat(texts.lang, { maximumFractionDigits: 1, signDisplay: "exceptZero" }).format(points).replace("-", "−");
