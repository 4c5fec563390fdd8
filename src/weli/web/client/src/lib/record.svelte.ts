// A record laid on the page: the server tells it and keeps nothing of it; it stays in this tab, also when that is loaded anew.

import type { RecordText, Replayed } from "../wire";
import { fetchExample, fetchSteps, fetchTables, Refusal, replayRecord, type Lang } from "./api";
import { go, toReplay } from "./router.svelte";
import { settings } from "./settings.svelte";
import { sentenceOf, t } from "./texts.svelte";

/** What the server takes at once, in bytes; a long evening has a tenth of it. */
const MOST = 2 ** 20;

const SHELF = "weli.record";

type Laid = Omit<RecordText, "deal">;

/** The record, and what is the matter with the last one: with all of it, or with its end alone. */
export const laid = $state<{ record: Laid | null; problem: string; partly: boolean }>({ record: before(), problem: "", partly: false });

function before(): Laid | null {
  try {
    return JSON.parse(sessionStorage.getItem(SHELF) ?? "null") as Laid | null;
  } catch {
    return null;
  }
}

function keep(record: Laid): void {
  try {
    sessionStorage.setItem(SHELF, JSON.stringify(record));
  } catch {
    // Too long for the shelf: then it lies here until the tab is loaded anew.
  }
}

/** Opens a file as a record; of one that cannot be, it is said why. */
export async function lay(file: File): Promise<void> {
  laid.problem = "";
  laid.partly = false;
  try {
    const record = { record: await textIn(file), file: file.name };
    const { rest } = await replayRecord({ ...record, deal: 1 }, settings.lang);
    laid.record = record;
    keep(record);
    laid.problem = rest;
    laid.partly = rest !== "";
    go(toReplay(null, 1));
  } catch (wrong) {
    laid.problem = sentenceOf(wrong);
  }
}

async function textIn(file: File): Promise<string> {
  if (file.size > MOST) throw new Refusal({ text: t("file.big", { file: file.name }), line: null });
  try {
    return await file.text();
  } catch {
    throw new Refusal({ text: t("file.unreadable", { file: file.name }), line: null });
  }
}

/** A deal to be told step by step: of a table, of a worked example, or of the record that was laid on the page; `own`: one sat there oneself. */
export async function tell(table: string | null, example: string | null, deal: number, lang: Lang): Promise<Replayed & { own: boolean }> {
  if (table !== null) {
    const [steps, lines] = await Promise.all([fetchSteps(table, deal, lang), fetchTables()]);
    const line = lines.find((each) => each.table === table);
    const own = Boolean(line && "seat" in line && line.seat);
    return { steps, deals: line?.deals ?? deal, game: line?.game ?? "", note: null, rest: "", against: [], own };
  }
  if (example !== null) return { ...(await fetchExample(example, deal, lang)), own: false };
  if (laid.record === null) throw new Refusal({ text: t("file.gone"), line: null });
  return { ...(await replayRecord({ ...laid.record, deal }, lang)), own: false };
}
