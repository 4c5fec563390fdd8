// Finding one's way in `may` and `may_not`. What is legal stands there and nowhere else.

import type { Barred, Doing, View } from "../wire";

const same = (some: string[], others: string[]) =>
  some.length === others.length && some.every((each) => others.includes(each));

export const ofKind = (view: View, ...kinds: string[]) => view.may.filter((doing) => kinds.includes(doing.kind));

export function about(view: View, kind: string, figures: string[]): Doing | undefined {
  return view.may.find((doing) => doing.kind === kind && same(doing.figures, figures));
}

export function playing(view: View, card: string): Doing | undefined {
  return view.may.find((doing) => doing.kind === "play" && doing.cards[0] === card);
}

/** The ways to lay cards for a figure, in the show or as proof, those with the fewest cards first. */
export function layings(view: View, figure: string): Doing[] {
  return ofKind(view, "contest", "validate")
    .filter((doing) => doing.figures[0] === figure)
    .sort((one, other) => one.cards.length - other.cards.length);
}

export function laying(view: View, figure: string, cards: string[]): Doing | undefined {
  return layings(view, figure).find((doing) => same(doing.cards, cards));
}

/** Figures with an open bet that the receiver may answer, in the order in which they are asked. */
export function asked(view: View): string[] {
  const answers = ofKind(view, "hold", "good", "raise");
  const figures = view.deal.figures.map((plate) => plate.figure);
  return figures.filter((figure) => answers.some((doing) => doing.figures[0] === figure));
}

/** Declining what was asked; leaving it to the partner is a question, and stands apart. */
export const declining = (view: View) => ofKind(view, "pass").filter((doing) => !isQuestion(doing));
export const leaving = (view: View) => view.may.filter(isQuestion);
const isQuestion = (doing: Doing) => doing.act.startsWith("ask ");

/** Figures for which the receiver may lay cards, or must otherwise decide: in the show, or to prove a bet. */
export function toLay(view: View): string[] {
  if (view.waiting === "look") return [];
  const laid = ofKind(view, "contest", "validate").map((doing) => doing.figures[0]);
  const open = ownShow(view) ? (view.deal.show?.undecided ?? []) : ownProof(view);
  const figures = view.deal.figures.map((plate) => plate.figure);
  return figures.filter((figure) => laid.includes(figure) || open.includes(figure));
}

/** The bets the receiver has yet to prove, when he is asked to. */
function ownProof(view: View): string[] {
  const own = view.places[0];
  if (view.deal.phase !== "validate" || !own || declining(view).length === 0) return [];
  return own.duties.filter((figure) => !own.proven.includes(figure) && !own.failed.includes(figure));
}

const ownShow = (view: View) => view.deal.phase === "show" && view.deal.show?.side === view.places[0]?.side;

/** Why an act is not possible, as far as the server says. */
export function whyNot(view: View, act: string): Barred | null {
  return view.may_not.find((barred) => barred.act === act) ?? null;
}
