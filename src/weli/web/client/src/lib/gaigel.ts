// Gaigel as one sees it from one's own place. What is legal stands in `may`, `may_not` and `at_a_price`, and nowhere else.

import type { DealView, Doing, View } from "../wire";
import { copies } from "./copies";
import type { Why } from "./table.svelte";
import { t } from "./texts.svelte";

export const faceOf = (key: string) => key.slice(0, 2);

/** The special openings of the first trick (GA-OPEN-01). */
export const WORDS = ["elfen", "tauchen", "zweite"];
const PLAYS = ["play", ...WORDS];

export const ofKind = (view: View, ...kinds: string[]) => view.may.filter((doing) => kinds.includes(doing.kind));

/** The ways to play a card: plainly, or as an opening. */
export const waysOf = (view: View, card: string) => ofKind(view, ...PLAYS).filter((doing) => doing.cards[0] === card);

/** The one card of one's own that may be played, where no other could be, not even at a price; a finished trick is looked at first. */
export function onlyCard(view: View): string[] {
  if (view.waiting === "look") return [];
  const cards = copies(view.deal.hand).filter(({ card }) => waysOf(view, card).length > 0 || pricedWay(view, card));
  return cards.length === 1 && cards.every(({ card }) => waysOf(view, card).length > 0) ? cards.map(({ key }) => key) : [];
}

/** A forbidden card that this house lets happen, at its price. */
export const pricedWay = (view: View, card: string) =>
  view.at_a_price.find((each) => PLAYS.includes(each.kind) && each.cards[0] === card);

/** Whether the receiver opens the deal: no card is on the table yet, and he has the choice of words. */
export const opens = (view: View) => choosesCard(view) && view.deal.trick === null && untouched(view.deal) && ofKind(view, ...WORDS).length > 0;

export const choosesCard = (view: View) =>
  view.deal.turn === view.seat && (ofKind(view, ...PLAYS).length > 0 || view.at_a_price.some((each) => PLAYS.includes(each.kind)));

/** Whether nobody has taken a trick yet, and none is finished. */
export const untouched = (deal: DealView) => deal.last_trick === null && Object.values(deal.tricks).every((taken) => taken === 0);

/** Why an act does not go, as far as the server says; with the act itself where the house lets it happen at a price. */
export function whyNot(view: View, act: string): Why | null {
  const priced = view.at_a_price.find((each) => each.act === act);
  if (priced) return { text: priced.against, rule: priced.rule, anyway: act };
  const barred = view.may_not.find((each) => each.act === act);
  return barred ? { text: barred.text, rule: barred.rule } : null;
}

/** Why a card of one's own cannot be played now; none where it can. */
export function cardBarred(view: View, card: string): Why | null {
  if (waysOf(view, card).length > 0) return null;
  const priced = pricedWay(view, card);
  if (priced) return whyNot(view, priced.act);
  const opening = untouched(view.deal) && view.deal.trick === null ? whyNot(view, `tauchen ${card}`) : null;
  const plain = opening ?? whyNot(view, card);
  return plain ?? { text: t(choosesCard(view) ? "why.not_now" : "why.not_turn"), rule: null };
}

/** What one may say against others: an accusation, or a hand to be shown. */
export const objections = (view: View): Doing[] => ofKind(view, "accuse", "proof");

/** Where each side's tricks lie: before oneself, or before the first of the others in turn. */
export function collectors(view: Pick<View, "places">): Record<string, string> {
  const found: Record<string, string> = {};
  for (const place of view.places) found[place.side] ??= place.seat;
  return found;
}

/** What ends a deal, and what comes of it: the events from there on are the reckoning. */
const LAST_WORDS = ["says_aus", "accuses", "lays_five", "dissle_failed", "offence_proven", "tie_void", "thrown_in", "highest_wins"];

/** The events of the reckoning: from the word that ended the deal on. */
export function reckoning(view: View) {
  const start = view.events.findLastIndex((event) => event.kind === "last_call" || event.kind === "trick" || event.kind === "played");
  const first = view.events.findIndex((event, at) => at > start && LAST_WORDS.includes(event.kind));
  const from = first < 0 ? start + 1 : first;
  return view.events.slice(from).filter((event) => event.said === null && event.kind !== "passes_call");
}
