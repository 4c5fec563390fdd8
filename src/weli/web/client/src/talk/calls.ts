// What somebody says aloud at their place: talk and signs, and the words and cards that belong to the play.

import type { Event, TalkLists, View } from "../wire";
import { t } from "../lib/texts.svelte";
import { theFigure } from "../lib/words";
import { wordOf } from "./talk";

export interface Call {
  seat: string;
  number: number;
  text: string;
  /** Cards shown with it. */
  cards: string[];
  gestures: string[];
  means: string[];
  /** What one has agreed with one's partner that it means. */
  ours?: string[];
  /** Who has seen it; empty where that is not told. */
  seen?: string;
}

/** The kind of an event with which somebody says what one says at any table. */
export const GREETS = "greets";

/** With which somebody takes back what they did last: with it goes what they said. */
export const TOOK_BACK = "took_back";

/** Said aloud in the play. */
const SAID: Record<string, string> = {
  led_elfen: "call.elfen",
  led_tauchen: "call.tauchen",
  led_zweite: "call.zweite",
  bet: "call.bet",
  blind: "call.blind",
  raised: "call.raise",
  raised_to_the_end: "call.raise.end",
  held: "call.hold",
  held_to_the_end: "call.hold",
  says_good: "call.good",
  says_aus: "call.aus",
  accuses: "call.accuse",
  good: "call.good",
  conceded: "call.good",
  announces_siebener: "call.siebener",
  announces_dissle: "call.dissle",
  announces_farbe: "call.farbe",
  nudged: "call.nudged",
};
/** With cards to be seen. */
const SHOWN = ["pair", "proof", "lays_five"];

/** What of an event stands in a bubble; none: it is no speech. */
export function callOf(event: Event, { deal, greetings }: View, lists: TalkLists | null): Call | null {
  const { seat, number } = event;
  if (seat === null) return null;
  const greeting = greetings.find(({ word }) => event.said === `${GREETS} ${word}`);
  if (greeting) return { seat, number, text: t("quoted", { text: greeting.text }), cards: [], gestures: [], means: [] };
  const word = lists && wordOf(event, lists);
  if (word) return { ...word, text: word.gestures.length > 0 ? word.text : t("quoted", { text: word.text }), cards: [] };
  const shown = SHOWN.includes(event.kind);
  const key = SAID[event.kind];
  if (!key && !shown) return null;
  const points = event.kind === "pair" ? deal.pairs.findLast((pair) => pair.seat === seat && pair.cards[0] === event.cards[0])?.points : undefined;
  return { seat, number, text: key ? t(key, { the: event.figure ? theFigure(event.figure) : "" }) : points ? t("quoted", { text: points }) : "", cards: shown ? event.cards : [], gestures: [], means: [] };
}
