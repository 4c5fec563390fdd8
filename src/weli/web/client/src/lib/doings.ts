// Finding one's way in `may` and `may_not`. What is legal stands there and nowhere else.

import type { DealView, Doing, Naming, View } from "../wire";
import { copies } from "./copies";
import { t } from "./texts.svelte";

export const same = (some: string[], others: string[]) =>
  some.length === others.length && some.every((each) => others.includes(each));

/** What cards are raised for: while it stays the same, they stay raised. */
export const matter = ({ deal }: View) => [deal.number, deal.phase, ...deal.hand].join(" ");

/** What is asked, and whom: while it stays the same, so does what leads on. */
export const question = ({ deal, waiting, question: { kind, yours } }: View) => [deal.number, deal.phase, waiting, kind, yours].join(" ");

export const ofKind = (view: View, ...kinds: string[]) => view.may.filter((doing) => kinds.includes(doing.kind));

export function about(view: View, kind: string, figures: string[]): Doing | undefined {
  return view.may.find((doing) => doing.kind === kind && same(doing.figures, figures));
}

/** Which of these kinds of acts are possible for a figure: an answer may leave it unnamed. */
export const possible = (view: View, figure: string, kinds: string[]) =>
  kinds.filter((kind) => view.may.some((doing) => doing.kind === kind && doing.figures.includes(figure)));

/** Words that may go with the first card of a deal (GA-OPEN-01). */
export const WORDS = ["elfen", "tauchen", "zweite"];
const PLAYS = ["play", ...WORDS];

/** Acts that have a place of their own on the page. Any other is one of a game that the page has never heard of. */
const PLACED =
  "play cut pass good bet hold raise concede contest validate steal stop blind exchange upgrade knock elfen tauchen zweite dissle siebener farbe show pair rob fetch handover aus accuse proof".split(" ");
export const unheard = (view: View) => view.may.filter((doing) => !PLACED.includes(doing.kind));

/** The ways to play a card: plainly, or with a word. */
export const waysOf = (view: View, card: string) => ofKind(view, ...PLAYS).filter((doing) => doing.cards[0] === card);

/** A forbidden card that this house lets happen, at its price. */
const pricedWay = (view: View, card: string) => view.at_a_price.find((each) => PLAYS.includes(each.kind) && each.cards[0] === card);

/** The one card of one's own that may be played, where no other could be, not even at a price; a finished trick is looked at first. */
export function onlyCard(view: View): string[] {
  if (view.waiting === "look") return [];
  const cards = copies(view.deal.hand).filter(({ card }) => waysOf(view, card).length > 0 || pricedWay(view, card));
  return cards.length === 1 && cards.every(({ card }) => waysOf(view, card).length > 0) ? cards.map(({ key }) => key) : [];
}

/** Whether the receiver opens the deal: no card is on the table yet, and there is a choice of words. */
export const opens = (view: View) => choosesCard(view) && view.deal.trick === null && untouched(view.deal) && ofKind(view, ...WORDS).length > 0;

export const choosesCard = (view: View) =>
  view.deal.turn === view.seat && (ofKind(view, ...PLAYS).length > 0 || view.at_a_price.some((each) => PLAYS.includes(each.kind)));

/** Whether nobody has taken a trick yet, and none is finished. */
export const untouched = (deal: DealView) => deal.last_trick === null && Object.values(deal.tricks).every((taken) => taken === 0);

/** Why a card of one's own cannot be played now; none where it can. */
export function cardBarred(view: View, card: string): Why | null {
  if (waysOf(view, card).length > 0) return null;
  const priced = whyNot(view, card) ?? whyNot(view, pricedWay(view, card)?.act ?? "");
  if (priced?.anyway) return priced;
  const opening = untouched(view.deal) && view.deal.trick === null ? whyNot(view, `tauchen ${card}`) : null;
  return opening ?? priced ?? { text: t(choosesCard(view) || view.waiting === "you" ? "why.not_now" : "why.not_turn"), rule: null };
}

/** What one may say against others: an accusation, or a hand to be shown. */
export const objections = (view: View): Doing[] => ofKind(view, "accuse", "proof");

/** Whether an act of that kind is possible, or the server says why it is not: otherwise there is none in this game. */
export const isKnown = (view: View, kind: string) =>
  [...view.may, ...view.at_a_price].some((each) => each.kind === kind) || view.may_not.some((each) => each.act.split(" ")[0] === kind);

/** Whether one figure at a time is bet on. */
export const onlyOne = (view: View, kind: string) => ![...view.may, ...view.at_a_price].some((each) => each.kind === kind && each.figures.length > 1);

/** Whether what is given up costs the whole game: of giving up nothing else is warned. */
export const costsGame = (act: Doing | undefined) => act !== undefined && ["good", "concede"].includes(act.kind) && act.warning !== "";

/** The ways to lay cards for a figure, in the show or as proof, the best first. */
export const layings = (view: View, figure: string): Doing[] => ofKind(view, "contest", "validate").filter((doing) => doing.figures[0] === figure);

export function laying(view: View, figure: string, cards: string[]): Doing | undefined {
  return layings(view, figure).find((doing) => same(doing.cards, cards));
}

/** The cards raised once this one has been tapped: with it, or without it, those that still make up one of the ways.
 * Where only one way is left, all of its cards are raised. None: the tap changes nothing that could be laid. */
export function raisedBy(card: string, raised: string[], ways: Doing[]): string[] | null {
  const up = !raised.includes(card);
  const wanted = up ? [...raised, card] : raised.filter((each) => each !== card);
  const left = ways.filter((way) => way.cards.includes(card) === up);
  const shared = (way: Doing) => way.cards.filter((each) => wanted.includes(each)).length;
  const nearest = left.toSorted((one, other) => shared(other) - shared(one))[0];
  if (!nearest) return null;
  const kept = wanted.filter((each) => nearest.cards.includes(each));
  const fitting = left.filter((way) => kept.every((each) => way.cards.includes(each)));
  return fitting.length === 1 ? nearest.cards : kept;
}

/** The name that a Perlagg gets in this line; none where it keeps its face. */
export function nameIn(doing: Doing, card: string): string | null {
  const word = doing.act.split(" ").find((each) => each.startsWith(`${card}=`));
  return word ? word.slice(card.length + 1) : null;
}

/** The same line with the names that the player has chosen. */
export function named(doing: Doing, names: Record<string, string | null>): string {
  const words = doing.act.split(" ").map((word) => {
    const card = word.split("=")[0] ?? word;
    if (!doing.cards.includes(card) || !(card in names)) return word;
    const name = names[card];
    return name ? `${card}=${name}` : card;
  });
  return words.join(" ");
}

export function naming(view: View, card: string): Naming | undefined {
  return view.namings.find((each) => each.card === card);
}

/** The figure on which the receiver may raise at once, where he is offered it (PL-3P-17). */
export function offered(view: View): string | null {
  const { kind, yours, figures } = view.question;
  return (kind === "raise_at_once" && yours && figures[0]) || null;
}

/** Figures with an open bet that the receiver may answer, in the order in which they are asked. */
export function asked(view: View): string[] {
  const answers = ofKind(view, "hold", "good", "raise");
  const owed = view.deal.boards.filter((plate) => plate.bet?.asked.includes(view.seat));
  return owed.map((plate) => plate.figure).filter((figure) => answers.some((doing) => doing.figures.includes(figure)));
}

/** An answer to the open bet on a figure; where one is to be answered before another, it goes without saying which. */
export function answer(view: View, kind: string, figure: string): Doing | undefined {
  return view.may.find((doing) => doing.kind === kind && doing.figures.includes(figure));
}

/** Declining what was asked; leaving it to the partner is a question, and stands apart. */
export const declining = (view: View) => ofKind(view, "pass").filter((doing) => !isQuestion(doing));
export const leaving = (view: View) => view.may.filter(isQuestion);
const isQuestion = (doing: Doing) => doing.act.startsWith("ask ");

/** Figures for which the receiver may lay cards, or must otherwise decide. Those to be decided come first, and of them those for which cards
    can be laid: nobody is asked to give something away before they have shown what they can. (Whoever says that they have nothing says it of
    every bet they still owe.) */
export function toLay(view: View): string[] {
  if (view.waiting === "look") return [];
  const possible = ofKind(view, "contest", "validate").map((doing) => doing.figures[0]);
  const due = ownShow(view) ? (view.deal.show?.undecided ?? []) : ownProof(view);
  const rank = (figure: string) => 2 * Number(due.includes(figure)) + Number(possible.includes(figure));
  const figures = view.deal.boards.map((plate) => plate.figure).filter((figure) => rank(figure) > 0);
  return figures.sort((one, other) => rank(other) - rank(one));
}

/** The bets that the receiver has yet to prove, when they are asked to. */
const ownProof = (view: View) => (view.question.kind === "prove" && declining(view).length > 0 ? view.question.figures : []);

const ownShow = (view: View) => view.deal.phase === "show" && view.deal.show?.side === view.places[0]?.side;

/** Why something does not go: the rule behind it, and the act that may be done all the same, at its price. */
export interface Why {
  text: string;
  rule: string | null;
  anyway?: string;
}

/** Why an act is not possible, as far as the server says; `anyway` where the house lets it happen at a price. */
export function whyNot(view: View, act: string): Why | null {
  const priced = view.at_a_price.find((each) => each.act === act);
  if (priced) return { text: priced.against, rule: priced.rule, anyway: act };
  const barred = view.may_not.find((each) => each.act === act);
  return barred ? { text: barred.text, rule: barred.rule } : null;
}

/** Whether the next of the others acts on a tap: the table waits for a decision of theirs, and the person wants it so. */
export const byTap = ({ pace, waiting, question }: View) => pace.bots === "tap" && waiting === "others" && question.kind !== "draw";
