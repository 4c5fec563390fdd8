// What was said at the table, put into the words of the lists: phrases by their lines, signs by their gestures.

import type { Event, TalkLists, View, Written } from "../wire";

export interface Word {
  seat: string;
  number: number;
  gestures: string[];
  text: string;
  means: string[];
}

/** How far somebody has heard what was said in a deal, and read what was written. */
export interface Heard {
  deal: number;
  number: number;
  read: number;
}

export const heardOf = ({ deal, events }: View, written: Written[]): Heard => ({ deal: deal.number, number: events.at(-1)?.number ?? 0, read: written.at(-1)?.number ?? 0 });

/** How wide it is what people say to each other beside the table, in rem; and how wide the table stays at least, so that its cards are as large as on
 * a small laptop: in pixels, and for large letters in rem. */
const BESIDE = 14;
const ROOMY = { px: 1024, rem: 62 };

/** So many rem of the page beside the table; 0: it has none to spare. */
export const roomBeside = ({ width, rem }: { width: number; rem: number }) => (width - BESIDE * rem >= Math.max(ROOMY.px, ROOMY.rem * rem) ? BESIDE : 0);

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
