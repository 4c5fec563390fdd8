// What was said at the table, put into the words of the lists: phrases by their lines, signs by their gestures.

import { askedBelow } from "../lib/arrange";
import type { Event, TalkLists } from "../wire";

export interface Word {
  seat: string;
  number: number;
  gestures: string[];
  text: string;
  means: string[];
}

/** Beside the table, in rem; on a telephone on its side there is less of it. */
const BESIDE = { wide: 20, low: 15 };
/** How wide a table is at least beside it, in rem: its apron has to hold four answers. */
const TABLE = { wide: 64, low: 36 };
/** Above the apron: its share of the height, and how much that is at least and at most, in rem. Where many words stand beside each other it needs
 * less, and while a bet waits for an answer the table needs more. */
const SHARE = 0.38;
const LEAST = 8.6;
const MOST = { narrow: 22, broad: 14, bet: 10 };
const BROAD = 38;
const APRON = { usual: 6.9, bet: 12.8 };

/** The room for talking on a page of that size, so that it lies over nothing: above the apron so many rem high, or so many rem beside the table.
 * `crowded`: what is asked may need a row of its own there, for which the talk makes room. */
export function roomToTalk({ width, height, rem }: { width: number; height: number; rem: number }, bet: boolean, crowded: boolean): { height: number; beside: number } {
  const room = height < 27.5 * rem ? "low" : "wide";
  const beside = BESIDE[room];
  if (width > height && width >= (beside + TABLE[room]) * rem) return { height: 0, beside };
  const share = SHARE * (height / rem - APRON[bet ? "bet" : "usual"]);
  const most = MOST[bet ? "bet" : width < BROAD * rem ? "narrow" : "broad"];
  const asked = askedBelow({ crowded, front: bet, width, rem });
  return { height: Math.min(most, Math.max(LEAST, share - asked)), beside: 0 };
}

/** Where one does not talk there may be signs all the same. */
export const isSilent = (lists: TalkLists) => lists.questions.length + lists.phrases.length === 0;

/** What somebody said or signed, short enough for a bubble. */
export function wordOf(event: Event, lists: TalkLists): Word | null {
  if (event.said === null || event.seat === null) return null;
  const [verb = "", ...rest] = event.said.split(" ");
  const signs = lists.signs.flatMap((line) => line.acts.map((act, i) => [act.slice("sign ".length), line.gestures[i] ?? ""] as const));
  const known = new Map([...signs, ...lists.gestures.map((each) => [each.gesture, each.text] as const)]);
  const gestures = rest.filter((each) => known.has(each));
  const named = gestures.map((each) => known.get(each) ?? each).join(", ");
  const word = { seat: event.seat, number: event.number, gestures, means: event.means };
  if (verb === "sign") return { ...word, text: named || rest.join(" ") };
  const sayings = [...lists.questions, ...lists.phrases];
  const whole = sayings.find((each) => each.act === event.said);
  const open = sayings.find((each) => each.sign && each.act === `${verb} ${rest[0]}`);
  return { ...word, text: whole?.text ?? open?.text.replace("…", named) ?? rest.join(" ") };
}
