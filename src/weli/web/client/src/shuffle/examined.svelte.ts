// A transcript of shuffles laid on the page: it is checked here, and the server hears nothing of it.

import { check } from "./checking";
import { fetchShuffles } from "../lib/api";
import { sealsOf } from "./mixing";
import { finding, holds, type Findings } from "./findings";
import { NoTranscript, readTranscript } from "./steps";
import { go, toVerify } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";
import { sentenceOf, t } from "../lib/texts.svelte";
import { say } from "../lib/ui.svelte";

/** In MiB; a long evening has some hundred shuffles of fifty kilobytes each. */
const MOST = 64;

interface Examined {
  /** Empty: what a table has handed out. */
  file: string;
  found: Findings | null;
  /** Whether nothing in it is wrong. */
  right: boolean;
  /** What is the matter with a file that is no transcript. */
  problem: string;
}

const NOTHING: Examined = { file: "", found: null, right: false, problem: "" };
let last = $state.raw<Examined>(NOTHING);

export const examined = {
  get last(): Examined {
    return last;
  },
};

/** Checks a file; of one that cannot be read, it is said why. */
export async function examine(file: File): Promise<void> {
  go(toVerify);
  last = await looked(file);
  if (last.found) say(t(verdictOn(last.right)));
}

/** Checks what a table hands out of its shuffles; of one that hands out nothing, it is said why. */
export async function examineTable(table: string): Promise<void> {
  last = NOTHING;
  try {
    const found = comparedWith(sealsOf(table), check(readTranscript(await fetchShuffles(table, settings.lang))));
    last = { file: "", found, right: holds(found), problem: "" };
    say(t(verdictOn(last.right)));
  } catch (wrong) {
    last = { ...NOTHING, problem: sentenceOf(wrong) };
  }
}

/** The same, and whether the page was shown the same seals while it was played. */
function comparedWith(seals: ReadonlyMap<number, string>, found: Findings): Findings {
  const roots = new Map(found.shuffles.map(({ deal, root }) => [deal, root]));
  const other = [...seals].find(([deal, seal]) => roots.get(deal) !== seal);
  return other ? { ...found, faults: [...found.faults, finding("told-otherwise", 0, { deal: other[0] })] } : found;
}

/** The key of what is to be said in one sentence. */
export const verdictOn = (right: boolean) => (right ? "shuffle.all-holds" : "shuffle.something-wrong");

async function looked(file: File): Promise<Examined> {
  const { name } = file;
  try {
    if (file.size > MOST * 2 ** 20) return { file: name, found: null, right: false, problem: t("shuffle.too-long", { file: name, most: MOST }) };
    const found = check(readTranscript(await file.text()));
    return { file: name, found, right: holds(found), problem: "" };
  } catch (wrong) {
    return { file: name, found: null, right: false, problem: why(wrong, name) };
  }
}

function why(wrong: unknown, file: string): string {
  if (!(wrong instanceof NoTranscript)) return t("file.unreadable", { file });
  return wrong.place ? t("shuffle.no-transcript", { file, place: wrong.place }) : t("shuffle.no-json", { file });
}
