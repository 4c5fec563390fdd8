// What is asked of the server over plain HTTP.

import type { NewTable, RuleText, Step, TableLine } from "../wire";
import type { Lang } from "./settings.svelte";

export interface Topic {
  topic: string;
  title: string;
  rules: RuleText[];
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const sent: RequestInit = body === undefined ? {} : post(body);
  const answer = await fetch(path, sent);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as T;
}

function post(body: unknown): RequestInit {
  return { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

const part = encodeURIComponent;

export const fetchTexts = (lang: Lang) => ask<Record<string, string>>(`/api/texts/${lang}`);
export const fetchTables = () => ask<TableLine[]>("/api/tables");
export const openTable = (wanted: NewTable) => ask<{ table: string }>("/api/tables", wanted);
export const fetchRule = (id: string, lang: Lang) => ask<RuleText>(`/api/rules/${part(id)}?lang=${lang}`);
export const fetchBook = (game: string, lang: Lang) => ask<Topic[]>(`/api/rulebook/${part(game)}?lang=${lang}`);
export const fetchSteps = (table: string, deal: number, lang: Lang) =>
  ask<Step[]>(`/api/tables/${part(table)}/deals/${deal}?lang=${lang}`);

export const recordOfGame = (table: string) => `/api/tables/${part(table)}/record.weli`;
export const recordOfDeal = (table: string, deal: number) => `/api/tables/${part(table)}/deals/${deal}.weli`;
export const liveAddress = (table: string, lang: Lang) =>
  `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/tables/${part(table)}/live?lang=${lang}`;
