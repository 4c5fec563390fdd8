// Whose decisions are judged, where they are asked for, and what was found of them before: it is kept in this browser, so that a page that
// was closed goes on where it was.

import type { DecisionLine, JudgedAct, LuckOfCards, RecordText } from "../wire";
import { fetchDecisions, fetchLaidDecisions, fetchLaidLuck, fetchLuck, judgeDecision, judgeLaidDecision, type Lang } from "../lib/api";
import { words } from "../shuffle/hashing";
import { sha256 } from "../shuffle/sha256";

/** The decisions of one seat in one deal. */
export interface Judging {
  /** By which what was found of them is known again. */
  key: string;
  decisions(lang: Lang): Promise<DecisionLine[]>;
  /** None where there was nothing to choose. */
  judge(number: number, lang: Lang, signal: AbortSignal): Promise<JudgedAct | null>;
  /** None of a deal that was not played to its end. */
  luck(lang: Lang, signal: AbortSignal): Promise<LuckOfCards | null>;
}

/** One's own in a finished deal of a table. */
export const atTable = (table: string, deal: number): Judging => ({
  key: `${table} ${deal}`,
  decisions: (lang) => fetchDecisions(table, deal, lang),
  judge: (number, lang, signal) => judgeDecision(table, deal, number, lang, signal),
  luck: (lang, signal) => fetchLuck(table, deal, lang, signal),
});

/** Those of a seat in a deal of a record that lies on the page. */
export function inRecord(record: Omit<RecordText, "deal">, deal: number, seat: string): Judging {
  const asked = { ...record, deal, seat };
  return {
    key: `${hash(record.record)} ${deal} ${seat}`,
    decisions: (lang) => fetchLaidDecisions(asked, lang),
    judge: (number, lang, signal) => judgeLaidDecision(asked, number, lang, signal),
    luck: (lang, signal) => fetchLaidLuck(asked, lang, signal),
  };
}

const hash = (text: string) => [...sha256(words(text)).slice(0, 12)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** What was found by now; `looked` are the decisions that were looked at, each by its number. */
export interface Found {
  judged: JudgedAct[];
  looked: number[];
  luck: LuckOfCards | null;
}

const SHELF = "weli.judged.4";
/** So many deals are kept, the newest. */
const MOST = 12;

type Kept = [key: string, found: Found][];

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(SHELF) ?? "[]") as Kept;
  } catch {
    return [];
  }
}

/** What was found before under a key; nothing at first. */
export const foundBefore = (key: string): Found => read().find(([each]) => each === key)?.[1] ?? { judged: [], looked: [], luck: null };

export function keepFound(key: string, found: Found): void {
  const kept: Kept = [[key, found], ...read().filter(([each]) => each !== key)];
  try {
    localStorage.setItem(SHELF, JSON.stringify(kept.slice(0, MOST)));
  } catch {
    // A browser that keeps nothing still judges.
  }
}
