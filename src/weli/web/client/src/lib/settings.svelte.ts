// What this person set on this device: kept in the browser, applied at once.

import type { Pace, Terms } from "../wire";
import type { Lang } from "./api";
import type { Wish } from "./games";
import { lot } from "./faces";
import { languages, usual } from "./languages";

export type Theme = "auto" | "light" | "dark";

interface Kept {
  lang: Lang;
  theme: Theme;
  oneTap: boolean;
  /** So many cards were played in a row as they were first raised; none: one has chosen how many taps a card takes. */
  meant: number | null;
  /** Where only one card may be played, it plays itself. */
  only: boolean;
  /** An answer waits for its second tap, and is not said by itself. */
  twice: boolean;
  totals: boolean;
  keys: boolean;
  sound: boolean;
  /** One is heard only while the button for it is held. */
  holdToTalk: boolean;
  /** What computer players say is spoken. */
  speak: boolean;
  /** That it is one's turn is told by the browser while the page is out of sight. */
  notify: boolean;
  name: string;
  /** The drawn face one has: chosen, or by lot. */
  face: string;
  /** The pack of cards; empty: the one that is usual for the game. */
  deck: string;
  /** One's cards lie by ranks, not by suits. */
  byRank: boolean;
  /** Letter and sign stand in the corner of a picture. */
  corners: boolean;
  /** One's cards are fanned for a left hand. */
  leftHand: boolean;
  /** The suit stands there as a letter too, and each has a colour that everybody tells from the others. */
  suitLetters: boolean;
  /** What signs mean is written beside them. */
  meanings: boolean;
  /** The lamp is lit: what a good player would do is told at every decision. */
  lamp: boolean;
  /** Whoever plays alone does without the lamp. */
  serious: boolean;
  /** How fast the others are, and what one is asked, at the next table. */
  pace: Pace;
  /** Whose count is told in Gaigel; empty: as the rule set has it. */
  aid: string;
  /** What was played last. */
  last: Wish | null;
  /** What one has agreed last with others, whatever is played. */
  agreed: Partial<Pick<Terms, "clock" | "chat" | "aloud" | "onlookers" | "reveal">>;
}

const SHELF = "weli.settings";
const AT_FIRST: Kept = { lang: usual, theme: "auto", oneTap: false, meant: 0, only: false, twice: false, totals: true, keys: true, sound: true, holdToTalk: false, speak: false, notify: false, name: "", face: "", deck: "", byRank: false, corners: true, leftHand: false, suitLetters: false, meanings: true, lamp: false, serious: false, pace: { bots: "normal", trick: "short", questions: "useful" }, aid: "", last: null, agreed: {} };

function read(): Kept {
  try {
    const kept = { ...AT_FIRST, ...(JSON.parse(localStorage.getItem(SHELF) ?? "{}") as Partial<Kept>) };
    const lang = languages.some((each) => each.lang === kept.lang) ? kept.lang : usual;
    return { ...kept, lang, face: kept.face || lot() };
  } catch {
    return { ...AT_FIRST, face: lot() };
  }
}

export const settings = $state(read());

/** One is somebody whom the house knows already, and is called and looks here as there. */
export function wear({ name, face }: { name: string; face: string }): void {
  settings.name = name;
  settings.face = face || settings.face;
}

/** Keeps and applies every change; called once by the page. */
export function keepSettings(): void {
  $effect(() => {
    // Kept is what was chosen: who never chose a language goes on hearing that of the browser.
    const text = JSON.stringify(settings.lang === usual ? { ...settings, lang: undefined } : settings);
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
    colour();
  });
  $effect(() => {
    document.documentElement.toggleAttribute("data-left", settings.leftHand);
    if (settings.leftHand) void import("../left.css");
  });
  window.matchMedia("(prefers-color-scheme: dark)").addEventListener("change", colour);
}

/** Tells the system the colour of the wall, for what it draws round the page. */
function colour(): void {
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", getComputedStyle(document.documentElement).backgroundColor);
}
