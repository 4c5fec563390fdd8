// What everybody has said to the bet that is open: it stands at their places until it is settled.

import type { Event, View } from "../../wire";
import { t } from "../texts.svelte";
import { valueName } from "../words";

/** `look`: who has bet, who is still in it, who is out of it. Who is still asked is green anyway. */
export interface Answer {
  text: string;
  /** The same where there is little room. */
  short: string;
  look: "bets" | "holds" | "good";
}

/** What is an answer, by the kind of the event. */
const SAID: Record<string, Answer["look"]> = { held: "holds", held_to_the_end: "holds", good: "good", says_good: "good" };

/** By seat; none where no bet is open. */
export function answersTo({ deal, events }: Pick<View, "deal" | "events">): Record<string, Answer> {
  const board = deal.boards.find(({ bet }) => bet?.answerable) ?? deal.boards.find(({ bet }) => bet);
  const bet = board?.bet;
  if (!board || !bet) return {};
  const looks: Record<string, Answer["look"]> = {};
  for (const { seat, kind } of since(events, bet.by, board.figure)) if (seat && SAID[kind]) looks[seat] = SAID[kind];
  looks[bet.by] = "bets";
  return Object.fromEntries(Object.entries(looks).map(([seat, look]) => [seat, answer(look, valueName(bet.proposed))]));
}

const answer = (look: Answer["look"], value: string): Answer => ({ look, text: t(`answer.${look}`, { value }), short: t(`answer.${look}.short`, { value }) });

/** What has been said about the figure since that seat has bet on it. */
function since(events: Event[], by: string, figure: string): Event[] {
  const about = events.filter((event) => event.figure === figure);
  return about.slice(about.findLastIndex(({ seat }) => seat === by) + 1);
}
