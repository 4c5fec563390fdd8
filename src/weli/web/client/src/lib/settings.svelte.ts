// What this person set on this device: kept in the browser, applied at once.

import type { View } from "../wire";
import type { Wish } from "./games";

export type Lang = View["lang"];
export type Theme = "auto" | "light" | "dark";

interface Kept {
  lang: Lang;
  theme: Theme;
  oneTap: boolean;
  totals: boolean;
  keys: boolean;
  name: string;
  /** What signs mean is written beside them. */
  meanings: boolean;
  /** What was played last. */
  last: Wish | null;
}

const SHELF = "weli.settings";
// The server writes into the page which language its machine speaks.
const spoken: Lang = document.documentElement.lang === "en" ? "en" : "de";
const AT_FIRST: Kept = { lang: spoken, theme: "auto", oneTap: false, totals: false, keys: true, name: "", meanings: false, last: null };

function read(): Kept {
  try {
    return { ...AT_FIRST, ...(JSON.parse(localStorage.getItem(SHELF) ?? "{}") as Partial<Kept>) };
  } catch {
    return { ...AT_FIRST };
  }
}

export const settings = $state(read());

/** Keeps and applies every change; called once by the page. */
export function keepSettings(): void {
  $effect(() => {
    const text = JSON.stringify(settings);
    try {
      localStorage.setItem(SHELF, text);
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
  $effect(() => {
    const page = document.documentElement;
    page.lang = settings.lang;
    if (settings.theme === "auto") delete page.dataset.theme;
    else page.dataset.theme = settings.theme;
  });
}
