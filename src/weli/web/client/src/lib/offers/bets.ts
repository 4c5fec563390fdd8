// The buttons of betting: a bet, what is answered to it, and what is shown for it.

import type { Doing, View } from "../../wire";
import { answersTo } from "./answers";
import { about, answer, costsGame, declining, isKnown, laying, layings, leaving, onlyOne, possible, toLay, whyNot } from "../doings";
import { doing, opening, type Offer } from "./offer";
import { partnerDecides } from "../status";
import type { Mode, Table } from "../table.svelte";
import { listed, t } from "../texts.svelte";
import { choices, figureName, figuresOf, People, theFigure, valueName, worth } from "../words";

/** Giving up and betting, while the cards are played and in the show; what the game does not know does not stand there. */
export function betting(table: Table, view: View): Offer[] {
  const asks = view.deal.phase === "play" || (view.deal.phase === "show" && view.waiting !== "look");
  if (!asks || view.deal.boards.length === 0) return [];
  const words = (["concede", "bet"] as const).filter((mode) => isKnown(view, mode)).map((mode) => opening(table, view, mode));
  return isAwaited(view) && !table.mode ? words.map(besideABet) : words;
}

/** Whether the others have to answer what one's own side has bet. */
function isAwaited(view: View): boolean {
  const { question } = view;
  const people = new People(view);
  return question.kind === "answer_bet" && !question.yours && people.ours(people.place(question.by ?? "")?.side ?? "");
}

/** Giving up beside one's own bet would read as if it took that back: it is said that another figure is meant. */
function besideABet(word: Offer): Offer {
  return word.id === "concede" ? { ...word, label: t("bar.concede.other") } : word;
}

/** With three at the table, who rides free may raise what the others have held; or say nothing (PL-3P-17). */
export function raising(table: Table, view: View, figure: string): Offer[] {
  const next = nextValue(view, figure);
  return [
    ...declining(view).map((pass): Offer => ({ id: "pass", label: t("bar.stay"), look: "main", run: () => table.do(pass) })),
    doing(
      table,
      { id: "raise", label: t(`bar.raise.${next}`), look: "bet", sure: t("bar.raise.sure", { value: valueName(next) }) },
      about(view, "bet", [figure]) ?? about(view, "raise", [figure]),
      whyNot(view, `bet ${figure}`),
    ),
  ];
}

/** What a word may be about, once it has been begun. */
export function choosing(table: Table, view: View, mode: Mode): Offer[] {
  const choice = onlyOne(view, mode) ? oneOf : someOf;
  return [...figuresOf(view.deal).map((figure) => choice(table, view, mode, figure)), { id: "close", label: t("bar.back"), look: "close", run: () => table.rest() }];
}

/** Where one bets on one figure after the other, or gives one up, its name is the word. */
function oneOf(table: Table, view: View, mode: Mode, figure: string): Offer {
  const label = figureName(figure);
  const act = about(view, mode, [figure]);
  const sure = mode === "concede" ? { note: warned(theirs(view, figure), act), ...giving(view, figure, act) } : { sure: t("bar.one.sure", { figure: label }) };
  const offer = { id: figure, label, word: t(`unsaid.${mode}`, { figures: label }), look: "figure" as const, ...sure };
  return doing(table, offer, act, whyNot(view, `${mode} ${figure}`));
}

function someOf(table: Table, view: View, mode: Mode, figure: string): Offer {
  const offer: Offer = { id: figure, label: figureName(figure), look: "figure", pressed: table.picked.includes(figure), run: () => table.pick(figure) };
  if (about(view, mode, [figure])) return offer;
  return { ...offer, barred: whyNot(view, `${mode} ${figure}`) ?? { text: t("why.not_now"), rule: null } };
}

export function answering(table: Table, view: View, figure: string): Offer[] {
  const board = view.deal.boards.find((each) => each.figure === figure);
  const next = board?.next ?? "";
  const saying = (kind: string, label: string, look: Offer["look"], note: string, sure: Asks) =>
    doing(table, { id: kind, label, look, note: warned(note, answer(view, kind, figure)), ...sure }, answer(view, kind, figure), whyNot(view, `${kind} ${figure}`) ?? whyNot(view, kind));
  // Each of them may cost, and says so: none is the one that stands out.
  const words = [
    ...asking(table, view),
    saying("good", t("bar.good"), "plain", theirs(view, figure), giving(view, figure, answer(view, "good", figure))),
    saying("hold", t("bar.hold"), "plain", t("price.hold", { value: valueName(board?.bet?.proposed ?? "") }), { sure: t("bar.hold.sure", { the: theFigure(figure) }) }),
  ];
  if (next !== "" && isKnown(view, "raise")) {
    words.push(saying("raise", t(`bar.raise.${next}`), "bet", t("price.hold", { value: valueName(next) }), { sure: t("bar.raise.sure", { value: valueName(next) }) }));
  }
  return atOnce(unlessLeft(view, words));
}

/** Once it is left to the partner nothing else is said: what would count waits for their word. */
function unlessLeft(view: View, offers: Offer[]): Offer[] {
  if (view.question.kind !== "partner") return offers;
  const barred = { text: partnerDecides(view.question, new People(view)), rule: null };
  return offers.map((offer) => ({ ...offer, barred }));
}

/** What an answer is worth, or what it would cost. */
const warned = (note: string, act: Doing | undefined) => act?.warning || note;

/** What the other side writes once a figure is given up; with more of them, who does if nobody holds, or that it goes on without oneself. */
function theirs(view: View, figure: string): string {
  const points = worth(valueOf(view, figure));
  if (new Set(view.places.map((place) => place.side)).size === 2) return t("price.good", { points });
  const by = view.deal.boards.find((plate) => plate.figure === figure)?.bet?.by;
  if (!by) return "";
  const held = Object.values(answersTo(view)).some(({ look }) => look === "holds");
  return held ? t("price.good.without") : t("price.good.all", { name: new People(view).name(by), points });
}

/** Where only one answer is possible there is nothing to be asked twice. */
function atOnce(offers: Offer[]): Offer[] {
  const possible = offers.filter((offer) => !offer.barred);
  if (possible.length !== 1) return offers;
  return offers.map(({ sure: _, ...offer }) => offer);
}

/** A question to the partner is talk, and never looks like a word that counts. Whoever decides once it is asked stands where it stood: a
    second tap there reaches no word that does. */
const asking = (table: Table, view: View): Offer[] => [
  ...leaving(view).map(
    (ask): Offer => ({ id: "ask", label: t("quoted", { text: ask.text }), note: t("bar.ask.note"), look: "ask", run: () => table.do(ask) }),
  ),
  ...(view.question.kind === "partner" ? [decided(partnerDecides(view.question, new People(view)))] : []),
];

const decided = (text: string): Offer => ({ id: "ask", label: text, look: "ask", barred: { text, rule: null }, run: () => {} });

type Asks = Required<Pick<Offer, "sure">> & Pick<Offer, "costly">;

/** What giving a figure up brings the others; in some games one only says good to it, and may still win it. */
function giving(view: View, figure: string, act: Doing | undefined): Asks {
  if (costsGame(act)) return { sure: t("bar.good.sure.aus"), costly: true };
  return { sure: t("bar.good.sure", { figure: figureName(figure), points: worth(valueOf(view, figure)) }) };
}

const valueOf = (view: View, figure: string) => view.deal.boards.find((plate) => plate.figure === figure)?.value ?? "1";
const nextValue = (view: View, figure: string) => view.deal.boards.find((plate) => plate.figure === figure)?.next ?? "";

/** What is missing from the cards that are to be laid; none where they can be laid as they are raised. */
export function lacking(table: Table, view: View): string | null {
  const figure = table.mode || !table.mustLay ? null : table.figure;
  if (!figure || laying(view, figure, table.lifted)) return null;
  if (layings(view, figure).length > 0) return t("why.one_more", { figure: figureName(figure) });
  if (view.deal.phase === "validate") return t("why.no_example", { figure: figureName(figure) });
  const left = possible(view, figure, ["bet", "concede"]);
  return t(left.length > 0 ? "why.not_enough" : "why.not_enough.at_all", { figure: figureName(figure), choices: choices(left) });
}

/** To have no example of any bet that one still owes. */
const nothing = (table: Table, view: View): Offer[] =>
  declining(view).map((pass): Offer => {
    const sure = t("bar.pass.sure", { figures: listed(toLay(view).map(figureName)) });
    return { id: "pass", label: pass.text, sure, look: "plain", run: () => table.do(pass) };
  });

export function showing(table: Table, view: View, figure: string): Offer[] {
  const name = figureName(figure);
  const proof = view.deal.phase === "validate";
  const lay = laying(view, figure, table.lifted);
  const kind = proof ? "validate" : "contest";
  const label = lay && lay.cards.length === 0 ? t(`bar.${kind}.none`) : t(`bar.${kind}`);
  const short = { text: lacking(table, view) ?? "", rule: null };
  const others = layings(view, figure).length > 0;
  const conceding = about(view, "concede", [figure]);
  const barred = others ? short : (whyNot(view, `${kind} ${figure}`) ?? short);
  const main: Offer = lay
    ? { id: kind, label, look: "main", run: () => table.lay(lay) }
    : { id: kind, label, look: "main", barred, run: () => {} };
  // Other cards would do, though not those that are raised: what is given up instead is asked twice.
  const settle = others ? (offers: Offer[]) => offers : atOnce;
  if (proof) return settle([...nothing(table, view), main]);
  return settle(unlessLeft(view, [
    ...asking(table, view),
    doing(
      table,
      { id: "concede", label: t("bar.concede"), word: t("unsaid.concede", { figures: name }), note: warned(theirs(view, figure), conceding), look: "plain", ...giving(view, figure, conceding) },
      conceding,
      whyNot(view, `concede ${figure}`),
    ),
    doing(
      table,
      { id: "bet", label: t("bar.bet"), word: t("unsaid.bet", { figures: name }), sure: t("bar.bet.sure", { figure: name }), look: "bet" },
      about(view, "bet", [figure]),
      whyNot(view, `bet ${figure}`),
    ),
    main,
  ]));
}
