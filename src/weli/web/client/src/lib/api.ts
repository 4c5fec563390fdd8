// What is asked of the server over plain HTTP.

import type {
  Advice,
  BestMoment,
  BookText,
  Caller,
  CourseLine,
  DamagedLine,
  DecisionLine,
  Door,
  Found,
  FoundRules,
  GameLine,
  Glance,
  HintLists,
  HouseDraft,
  HouseSheet,
  JudgedAct,
  LaidOut,
  LearnersTurn,
  Lobby,
  Languages,
  LuckOfCards,
  Me,
  NewTable,
  Position,
  PrimerPart,
  Problem,
  PutAt,
  RecordSeat,
  RecordText,
  Replayed,
  ResumeCode,
  RuleSetText,
  RuleText,
  SceneCourse,
  SitDown,
  Statistics,
  Step,
  TableLine,
  TalkLists,
  Terms,
  View,
  Verdict,
  VillageLine,
} from "../wire";

import { PROTOCOL } from "../shuffle/hashing";

/** The address of the house, with a slash at its end: all of it lies beside the page, which may stand under a path of a domain. */
export const houseAddress = () => new URL(".", location.href).href;

export type Lang = View["lang"];

/** The server has said no: in a sentence, and where a text was at fault with its line. */
export class Refusal extends Error {
  readonly line: number | null;

  constructor(problem: Problem) {
    super(problem.text);
    this.line = problem.line;
  }
}

// A path begins at the house, which lies beside the page, maybe under a path of a domain.

/** What takes a while, and may be stopped. */
async function wait<T>(path: string, signal: AbortSignal, body?: unknown): Promise<T> {
  const answer = await fetch(`.${path}`, { ...(body === undefined ? {} : post(body)), signal });
  if (answer.ok) return (await answer.json()) as T;
  throw new Refusal((await answer.json()) as Problem);
}

export async function ask<T>(path: string, body?: unknown, method?: "PUT" | "POST" | "DELETE"): Promise<T> {
  const sent: RequestInit = body === undefined ? { ...(method ? { method } : {}) } : { ...post(body), ...(method ? { method } : {}) };
  const answer = await fetch(`.${path}`, sent);
  if (answer.ok) return (await answer.json()) as T;
  throw new Refusal((await answer.json()) as Problem);
}

/** Something that is answered with nothing, or with a refusal. */
export async function tell(method: string, path: string, body?: unknown): Promise<void> {
  const answer = await fetch(`.${path}`, { ...(body === undefined ? {} : post(body)), method });
  if (!answer.ok) throw new Refusal((await answer.json()) as Problem);
}

function post(body: unknown): RequestInit {
  return { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
}

export const part = encodeURIComponent;
const compared = (other: string, lang: Lang) => `?lang=${lang}${other ? `&other=${part(other)}` : ""}`;

export const fetchLanguages = () => ask<Languages>("/api/languages");
export const fetchTexts = (lang: Lang) => ask<Record<string, string>>(`/api/texts/${lang}`);
/** Those of a part of the page that few open. */
export const fetchLater = (part: string, lang: Lang) => ask<Record<string, string>>(`/api/texts/${lang}/${part}`);
export const fetchTables = () => ask<(TableLine | DamagedLine)[]>("/api/tables");
/** The tables at which people wait for whoever drops in. */
export const fetchLobby = (lang: Lang) => ask<Lobby>(`/api/lobby?lang=${lang}`);
export const fetchGames = (lang: Lang) => ask<GameLine[]>(`/api/games?lang=${lang}`);
export const openTable = (wanted: Partial<Omit<NewTable, "terms">> & { terms?: Partial<NewTable["terms"]> }, lang: Lang) => ask<{ table: string }>(`/api/tables?lang=${lang}`, wanted);
export const forgetTable = (table: string, lang: Lang) => tell("DELETE", `/api/tables/${part(table)}?lang=${lang}`);
export const fetchRule = (id: string, lang: Lang) => ask<RuleText>(`/api/rules/${part(id)}?lang=${lang}`);
export const fetchBook = (game: string, lang: Lang) => ask<BookText>(`/api/rulebook/${part(game)}?lang=${lang}`);
/** Where the villages of a game differ. */
export const fetchVillages = (game: string, lang: Lang) => ask<VillageLine[]>(`/api/rulebook/${part(game)}/villages?lang=${lang}`);
/** The rules that somebody's words lead to. */
export const findRules = (game: string, words: string, lang: Lang) => ask<FoundRules>(`/api/rulebook/${part(game)}/found?lang=${lang}&words=${part(words)}`);
/** A worked example of a rule, step by step. */
export const fetchExample = (name: string, deal: number, lang: Lang) => ask<Replayed>(`/api/cases/${part(name)}?lang=${lang}&deal=${deal}`);
export const fetchSteps = (table: string, deal: number, lang: Lang) =>
  ask<Step[]>(`/api/tables/${part(table)}/deals/${deal}?lang=${lang}`);
/** What a good player would do at one's own seat now; how they would name the wild card `laid`, where one is about to play it. */
export const fetchAdvice = (table: string, laid: string, lang: Lang, signal: AbortSignal) =>
  wait<Advice>(`/api/tables/${part(table)}/advice?lang=${lang}&laid=${laid}`, signal);
/** What one has decided oneself in a finished deal. */
export const fetchDecisions = (table: string, deal: number, lang: Lang) => ask<DecisionLine[]>(`/api/tables/${part(table)}/deals/${deal}/decisions?lang=${lang}`);
/** What one of them has cost; none where there was nothing to choose. */
export const judgeDecision = (table: string, deal: number, number: number, lang: Lang, signal: AbortSignal) =>
  wait<JudgedAct | null>(`/api/tables/${part(table)}/deals/${deal}/decisions/${number}?lang=${lang}`, signal);
export const fetchLuck = (table: string, deal: number, lang: Lang, signal: AbortSignal) => wait<LuckOfCards | null>(`/api/tables/${part(table)}/deals/${deal}/luck?lang=${lang}`, signal);
/** What one's own games have come to, as far as the house has looked at them; asked again, it goes on. */
export const fetchStatistics = (lang: Lang) => ask<Statistics>(`/api/statistics?lang=${lang}`);
/** A table at which one plays on by oneself from a step of a finished deal. */
export const openTrial = (table: string, deal: number, step: number, lang: Lang) => ask<TableLine>(`/api/trials?lang=${lang}`, { table, deal, step });
/** The same of a seat in a record that somebody has laid on the page. */
export const fetchLaidDecisions = (asked: RecordSeat, lang: Lang) => ask<DecisionLine[]>(`/api/replays/decisions?lang=${lang}`, asked);
export const judgeLaidDecision = (asked: RecordSeat, number: number, lang: Lang, signal: AbortSignal) =>
  wait<JudgedAct | null>(`/api/replays/decisions/${number}?lang=${lang}`, signal, asked);
export const fetchLaidLuck = (asked: RecordSeat, lang: Lang, signal: AbortSignal) => wait<LuckOfCards | null>(`/api/replays/luck?lang=${lang}`, signal, asked);
/** A deal of a record that somebody has laid on the page. */
export const replayRecord = (record: RecordText, lang: Lang) => ask<Replayed>(`/api/replays?lang=${lang}`, record);
/** Which hints hold at a table, or at some. */
export const fetchHints = (table?: string) => ask<HintLists>(table ? `/api/tables/${part(table)}/hints` : "/api/hints");
/** A deal of a record, to be disputed. */
export const openDispute = (record: RecordText, lang: Lang) => ask<Position>(`/api/disputes/opened?lang=${lang}`, record);
/** A deal laid out by hand, with what the referee says to each line. */
export const layOut = (position: Position, lang: Lang) => ask<LaidOut>(`/api/disputes?lang=${lang}`, position);
/** By whose rules it is judged how. */
export const fetchVerdicts = (position: Position, lang: Lang) => ask<Verdict[]>(`/api/disputes/verdicts?lang=${lang}`, position);
export const fetchTalk = (table: string, lang: Lang) => ask<TalkLists>(`/api/tables/${part(table)}/talk?lang=${lang}`);

/** The guided games. */
export const fetchLessons = (lang: Lang) => ask<CourseLine[]>(`/api/lessons?lang=${lang}`);
/** How a scene of one goes on. */
export const teach = (game: string, scene: string, turn: LearnersTurn, lang: Lang) =>
  ask<SceneCourse>(`/api/lessons/${part(game)}/${part(scene)}?lang=${lang}`, turn);

/** A game told in five minutes. */
export const fetchPrimer = (game: string, lang: Lang) => ask<PrimerPart[]>(`/api/primers/${part(game)}?lang=${lang}`);
/** What there is to say in one. */
export const fetchLessonTalk = (game: string, scene: string, lang: Lang) =>
  ask<TalkLists>(`/api/lessons/${part(game)}/${part(scene)}/talk?lang=${lang}`);

/** Who asks, as far as the house knows. */
export const fetchMe = () => ask<Me>("/api/me");
export const callMe = (caller: Caller, lang: Lang) => ask<Me>(`/api/me?lang=${lang}`, caller);
/** A new code by which one is known on another device. */
export const newResumeCode = (lang: Lang) => ask<ResumeCode>(`/api/me/code?lang=${lang}`, undefined, "POST");
export const comeBack = (code: ResumeCode, lang: Lang) => ask<Me>(`/api/me/return?lang=${lang}`, code);
/** The table to which eight letters lead. */
export const findTable = (code: string, lang: Lang) => ask<Found>(`/api/codes/${part(code)}?lang=${lang}`);
/** The best moment of a game that is over; none where nothing was shown. */
export const fetchMoment = (table: string, lang: Lang) => ask<BestMoment | null>(at(table, "moment", lang));
/** Whose turn it is at a table of one's own. */
export const fetchGlance = (table: string, lang: Lang) => ask<Glance>(at(table, "glance", lang));
const at = (table: string, place: string, lang: Lang) => `/api/tables/${part(table)}/${place}?lang=${lang}`;
export const fetchDoor = (table: string, lang: Lang) => ask<Door>(at(table, "door", lang));
export const sitDown = (table: string, seat: string, who: SitDown, lang: Lang) => ask<Door>(at(table, `seats/${part(seat)}`, lang), who);
export const getUp = (table: string, seat: string, lang: Lang) => ask<Door>(at(table, `seats/${part(seat)}`, lang), undefined, "DELETE");
export const putAt = (table: string, seat: string, who: Partial<PutAt>, lang: Lang) => ask<Door>(at(table, `seats/${part(seat)}`, lang), who, "PUT");
export const agreeOn = (table: string, terms: Terms, lang: Lang) => ask<Door>(at(table, "terms", lang), terms, "PUT");
export const drawSeats = (table: string, lang: Lang) => ask<Door>(at(table, "draw", lang), undefined, "POST");
export const beginGame = (table: string, lang: Lang) => ask<Door>(at(table, "begin", lang), undefined, "POST");

/** How one plays at a table; with `other`, what a preset has otherwise. */
export const fetchRulesAt = (table: string, other: string, lang: Lang) =>
  ask<RuleSetText>(`/api/tables/${part(table)}/rules${compared(other, lang)}`);
export const draftHouse = (draft: Partial<HouseDraft>, lang: Lang) => ask<HouseSheet>(`/api/house-rules/draft?lang=${lang}`, draft);
/** What a house rule has otherwise than the preset `other`. */
export const compareHouse = (house: string, other: string, lang: Lang) =>
  ask<RuleSetText>(`/api/house-rules?lang=${lang}`, { house, other });

export const recordOfGame = (table: string) => `./api/tables/${part(table)}/record.weli`;
/** What was published of the shuffles of a table. */
export const shufflesOf = (table: string) => `./api/tables/${part(table)}/shuffles.json`;
export async function fetchShuffles(table: string, lang: Lang): Promise<string> {
  const answer = await fetch(`${shufflesOf(table)}?lang=${lang}`);
  if (answer.ok) return answer.text();
  throw new Refusal((await answer.json()) as Problem);
}
export const recordOfDeal = (table: string, deal: number) => `./api/tables/${part(table)}/deals/${deal}.weli`;
/** The record of a finished deal, as text. */
export async function fetchRecord(table: string, deal: number, lang: Lang): Promise<string> {
  const answer = await fetch(`${recordOfDeal(table, deal)}?lang=${lang}`);
  if (answer.ok) return answer.text();
  throw new Refusal((await answer.json()) as Problem);
}
/** Whether the house answers within so many milliseconds. */
export async function answers(ms: number): Promise<boolean> {
  try {
    return (await fetch("./api/version", { cache: "no-store", signal: AbortSignal.timeout(ms) })).ok;
  } catch {
    return false;
  }
}
export const liveAddress = (table: string, lang: Lang) =>
  `${houseAddress().replace(/^http/, "ws")}api/tables/${part(table)}/live?lang=${lang}&changes=1&shuffle=${part(PROTOCOL)}`;
