// What is told after a deal: what somebody lost before anything was counted, and how the deal ended.

import type { Event, View } from "../wire";

/** Points that somebody loses before anything is counted. */
const LOSSES = ["voided", "failed_figure_lost", "failed_figure_passes", "forbidden", "offence_bet", "offence_card", "barred_from"];
/** What ends a deal that is won as a whole: the events from there on are the reckoning. */
const LAST_WORDS = ["says_aus", "accuses", "lays_five", "dissle_failed", "offence_proven", "tie_void", "thrown_in", "highest_wins"];
/** What somebody has brought on themselves, or what is dear. */
const DEAR = ["undergaigelt", "overgaigelt", "accused_rightly", "accused_wrongly", "loses_double", "loses_as_offender", "offence_proven", "dissle_failed"];

/** Figures that could not be proven and were therefore lost, or went to others. */
export const unproven = (view: View) => view.events.filter((event) => event.kind.startsWith("failed_figure_")).map((event) => event.figure);

export function losses(view: View): Event[] {
  const figures = unproven(view);
  return view.events.filter((event) => LOSSES.includes(event.kind) || (event.kind === "failed" && figures.includes(event.figure)));
}

/** What is counted step by step; a deal that is won as a whole goes on the slate, and what is told of it is how it came about. */
export const steps = (view: View) => (view.slate ? [] : view.deal.counted);

/** The events of the reckoning, where nothing is counted step by step: from the word that ended the deal on. */
export function reckoning(view: View): Event[] {
  if (steps(view).length > 0) return [];
  const start = view.events.findLastIndex((event) => event.kind === "last_call" || event.kind === "trick" || event.kind === "played");
  const first = view.events.findIndex((event, at) => at > start && LAST_WORDS.includes(event.kind));
  const from = first < 0 ? start + 1 : first;
  return view.events.slice(from).filter((event) => event.said === null && event.kind !== "passes_call");
}

export const isDear = (event: Event) => DEAR.includes(event.kind);
