// The page's words, from the catalogue of the chosen language.

import { fetchLater, fetchTexts, Refusal, type Lang } from "./api";
import { orKept } from "./keeping";
import { settings } from "./settings.svelte";

let spoken = $state<Lang | null>(null);
/** What was asked for last: words of another language that come late are not put on the page. */
let wanted: Lang | null = null;
let catalogue = $state.raw<Record<string, string>>({});

/** The parts of the page that few open and somebody has opened, or is about to: in another language they are wanted too. */
const opened = new Set<string>();

/** The game on the table: some texts are other ones there, `key.in_bieten`. */
let game = $state("");

export function speakOf(played: string): void {
  game = played;
}

export const texts = {
  get ready(): boolean {
    return spoken !== null;
  },
  /** The language whose words are on the page now. */
  get lang(): Lang {
    return spoken ?? settings.lang;
  },
  async load(lang: Lang): Promise<void> {
    wanted = lang;
    const parts = new Map<string, Record<string, string>>();
    const missing = () => [...opened].filter((part) => !parts.has(part));
    const fetchMissing = () => Promise.all(missing().map(async (part) => parts.set(part, await fetchLater(part, lang).catch(() => ({})))));
    const [words] = await Promise.all([orKept(`weli.words.${lang}`, () => fetchTexts(lang)), fetchMissing()]);
    while (missing().length > 0) await fetchMissing(); // opened meanwhile
    if (lang !== wanted) return;
    catalogue = Object.assign({}, words, ...parts.values());
    spoken = lang;
  },
  /** The words of a part of the page that few open. If another language has come meanwhile, it has brought them along. */
  async open(part: string, lang: Lang): Promise<void> {
    opened.add(part);
    const words = await fetchLater(part, lang);
    if (lang === this.lang) catalogue = { ...catalogue, ...words };
  },
};

/** The text under `key`, its {places} filled in; of one thing another one, where there is one: `key.one`. */
export function t(key: string, places: Record<string, string | number> = {}): string {
  const text = (places["n"] === 1 ? catalogue[`${key}.one`] : undefined) ?? catalogue[`${key}.in_${game}`] ?? catalogue[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(places[name] ?? whole));
}

/** The text under `key` as it is in a game, whichever lies on the table. */
export const textIn = (played: string, key: string) => catalogue[`${key}.in_${played}`] ?? catalogue[key] ?? key;

/** The keys of all texts that begin so, in the order of the catalogue: `help.wild.name` is one of `help.wild.`. */
export const below = (start: string): string[] => Object.keys(catalogue).filter((key) => key.startsWith(start) && !key.includes(".in_"));

/** Things in a row: "Gleich, Hanger und Spiel"; to choose from: "gut oder halten". */
export function listed(words: string[], type: "conjunction" | "disjunction" = "conjunction"): string {
  return new Intl.ListFormat(texts.lang, { type }).format(words);
}

/** A number as one writes it: with a true minus. */
export const written = (number: number) => String(number).replace("-", "−");

/** A day as one writes it. */
export function day(iso: string): string {
  return new Intl.DateTimeFormat(texts.lang, { dateStyle: "medium", timeStyle: "short" }).format(new Date(iso));
}

/** Why nothing came of something: what the house has said, or that it says nothing. */
export const sentenceOf = (problem: unknown) => (problem instanceof Refusal ? problem.message : t("start.unreachable"));
