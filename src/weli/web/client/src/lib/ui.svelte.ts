// What is open beside the page itself, and what is read out.

import { untrack } from "svelte";

export type Panel = "menu" | "settings" | "help" | "sheet" | "log" | "talk";

/** `about`: the seat of whom one wants to know more; `papers`: how many sheets of paper lie open over the page. */
export const ui = $state<{ panel: Panel | null; rules: string[]; about: string | null; papers: number }>({ panel: null, rules: [], about: null, papers: 0 });

export function showRules(ids: string[]): void {
  ui.rules = ids;
}

interface Spoken {
  id: number;
  text: string;
}

let count = 0;
const said = $state<{ lines: Spoken[] }>({ lines: [] });

/** The last sentences, for the one place on the page that is read out. */
export const spoken = {
  get lines(): Spoken[] {
    return said.lines;
  },
};

export function say(text: string): void {
  count += 1;
  const before = untrack(() => said.lines);
  said.lines = [...before.slice(-19), { id: count, text }];
}

/** Where it is what was said last, it is not said again. */
export function sayUnlessSaid(text: string): void {
  if (untrack(() => said.lines.at(-1)?.text) !== text) say(text);
}
