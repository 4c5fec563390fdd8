// The one sentence that says what the table waits for: the question of the view, in words.

import type { Question, View, Wished } from "../wire";
import { about, laying, possible, toLay } from "./doings";
import { Unsaid } from "./offers/unsaid.svelte";
import { sheetAloud } from "./onsheet";
import type { Table } from "./table.svelte";
import { listed, t, written } from "./texts.svelte";
import { cardName, choices, figureName, said, theFigure, valueName, type People } from "./words";

export interface Status {
  text: string;
  /** The receiver's word is wanted. */
  yours: boolean;
  /** What is read out in its place: less, where the event before it has said the rest; more, where one would have to look elsewhere. */
  spoken?: string;
}

/** What is begun at the page: the figure that is looked at, what figures are chosen for, the cards that are raised. */
type Begun = Pick<Table, "figure" | "mode" | "unsaid" | "lifted" | "picked">;

interface Asked {
  view: View;
  question: Question;
  people: People;
  begun: Begun;
}

export function status(view: View, people: People, begun: Begun): Status {
  if (begun.mode) {
    const warning = about(view, begun.mode, begun.picked)?.warning;
    const but = warning ? t("status.choose.but", { warning }) : "";
    return { text: t(`status.choose.${begun.mode}`), yours: true, ...chosen(begun, but) };
  }
  const wish = view.wishes.find(({ what, yours, by }) => yours || what === "take_back" || (by === people.seat && !view.question.yours));
  if (wish) return { text: wished(wish, people), yours: wish.yours };
  if (view.deal.phase === "done" && view.waiting === "others" && view.lingering.length > 0 && !people.onlooking)
    return { text: t("status.lingering", { names: listed(view.lingering.map((seat) => people.name(seat))) }), yours: false };
  const { question } = view;
  const text = (TEXTS[question.kind] ?? waiting)({ view, question, people, begun });
  return { text, yours: question.yours, ...spoken({ view, question, people, begun }, text) };
}

/** Who hears it hears with every figure what is chosen by now; the buttons, which have it too, may be far from where they are. Of a button that
 *  was tapped it has been said by itself. */
function chosen({ picked, unsaid }: Begun, but: string): Pick<Status, "spoken"> {
  if (unsaid.id) return { spoken: "" };
  return picked.length > 0 ? { spoken: `${t("status.chosen", { figures: names(picked) })} ${but}`.trim() } : {};
}

const wished = ({ by, what, whom, newcomer }: Wished, people: People) =>
  by === people.seat ? t("status.wish.own") : t(`status.wish.${what}`, { name: people.name(by), whom: people.name(whom), newcomer });

/** Where an event has just said who took the trick, or what is bet; and how the match stands, or which card one sees, where nothing else says it. */
function spoken({ view: { sheet, deal }, question: { kind, yours, figures }, people, begun: { figure } }: Asked, text: string): Pick<Status, "spoken"> {
  const seen = kind === "steal" && yours ? deal.cut?.seen : null;
  if (seen) return { spoken: `${t("cut.bottom", { card: cardName(seen) })}. ${text}` };
  if (kind === "look") return { spoken: deal.trick?.winner ? t("status.look") : "" };
  if (sheet && (kind === "counted" || (kind === "over" && people.alone))) return { spoken: `${text} ${sheetAloud(sheet, people)}.` };
  if (kind === "answer_bet" && yours) return { spoken: t("status.answer.spoken", { figure: figureName(figure ?? figures[0] ?? "") }) };
  return {};
}

const NOTHING: Begun = { figure: null, mode: null, unsaid: new Unsaid(), lifted: [], picked: [] };

/** How all has ended, whatever is wished or waited for there by now. */
export const outcome = (view: View, people: People) => (TEXTS[view.question.kind] ?? waiting)({ view, question: view.question, people, begun: NOTHING });

const waiting = () => t("status.wait");

/** A sentence said to whoever is asked, and another one of them. */
const either =
  (mine: string, theirs: string) =>
  ({ question, people }: Asked) =>
    t(question.yours ? mine : theirs, { name: asked(people, question), by: by(people, question) });

const asked = (people: People, { asked: [first] }: Question) => people.name(first ?? "");
const by = (people: People, question: Question) => people.name(question.by ?? "");
const names = (figures: string[]) => listed(figures.map(figureName));

/** That one is asked, and has nothing to choose from: the table answers. For the others it is the same, and tells nothing. */
const needless = ({ question, people }: Asked) => !question.yours && question.asked[0] === people.seat;

const TEXTS: Record<string, (asked: Asked) => string> = {
  cut: either("status.cut.you", "status.cut"),
  cut_or_knock: either("status.cut.or_knock", "status.cut"),
  steal: either("status.cut.take", "status.cut"),
  deal_fives: ({ question, people }) =>
    question.yours ? t("status.knocked.you", { name: by(people, question) }) : t("status.knocked", { name: asked(people, question) }),
  blind: ({ question, people }) => t("status.cut.let", { name: by(people, question) }),
  open: ({ question, people, begun }) =>
    question.yours ? t(begun.lifted.length > 0 ? "status.word" : "status.open") : t("status.opens", { name: asked(people, question) }),
  lead: either("status.you.lead", "status.lead"),
  follow: either("status.you.play", "status.play"),
  lay_face_down: either("status.down", "status.play"),
  exchange: (all) => (needless(all) ? t("status.exchange.nothing") : either("status.exchange.you", "status.exchange")(all)),
  answer_bet: bet,
  raise_at_once: (all) => {
    if (needless(all)) return t("status.offered.nothing");
    const figure = names(all.question.figures);
    return all.question.yours ? t("status.offered", { figure }) : t("status.offered.other", { name: asked(all.people, all.question) });
  },
  show: showing,
  prove: ({ question, begun }) =>
    question.yours && begun.figure ? t("status.validate.you", { figure: figureName(begun.figure) }) : t("status.validate"),
  announce: () => t("status.announce"),
  hand_over: ({ question, people }) =>
    question.yours ? t("status.handing.you", { name: by(people, question) }) : t("status.handing", { name: asked(people, question) }),
  last_word: ({ question, people }) => {
    if (question.yours) return t(people.alone ? "status.last.alone" : "status.last");
    return t("status.last.others", { names: listed(sides(people, question).map((side) => people.sideName(side))) });
  },
  object: ({ question, people }) => {
    if (question.yours) return t("status.called.you", { name: by(people, question) });
    return question.by === people.seat ? t("status.called.own") : t("status.called", { name: by(people, question) });
  },
  draw: () => t("status.draw"),
  partner: ({ question, people }) => partnerDecides(question, people),
  look: taken,
  counted: ({ view }) => t("status.counted", { n: view.deal.number }),
  deal_won: ({ question, people }) => {
    const owner = whose(people, question.side ?? "");
    return t(`slate.won.${owner}`, { name: people.sideName(question.side ?? "") });
  },
  deal_void: () => t("slate.won.nobody"),
  first_home: ({ question, people }) => {
    const side = question.side ?? "";
    if (people.onlooking) return t("status.first", { name: people.sideName(side) });
    return people.ours(side) ? t("status.won.first") : t("status.lost.first", { name: people.sideName(side) });
  },
  over: won,
  given_up: () => t("status.given_up"),
};

/** Who decides what one has left to them. */
export const partnerDecides = ({ asked }: Question, people: People) =>
  t("status.partner", { name: listed(asked.map((seat) => people.name(seat))) });

const sides = (people: People, question: Question) => [...new Set(question.asked.map((seat) => people.place(seat)?.side ?? ""))];

/** Who bets on what, and who is asked about it where everybody plays alone. */
function bet({ question, people }: Asked): string {
  const seat = question.by ?? "";
  const figure = listed(question.figures.map(theFigure));
  const places = { name: people.name(seat), figure, value: valueName(question.value ?? "") };
  if (question.yours) return t(question.figures.length > 1 ? "status.answer.many" : "status.answer", places);
  if (people.alone && people.places.length > 2) return said(people, "status.bet.asked", seat, { figure, asked: asked(people, question) });
  if (seat === people.seat) return t("status.bet.you", places);
  return t(!people.onlooking && people.ours(people.place(seat)?.side ?? "") ? "status.bet.partner" : "status.bet", places);
}

/** The figures one side shows; of the receiver's own, the one that is looked at, and only what one may do about it. */
function showing({ view, question, people, begun }: Asked): string {
  const figures = names(question.figures);
  const side = question.side ?? "";
  const { figure } = begun;
  if (people.onlooking) return t("status.show.named", { name: people.sideName(side), figures });
  if (!people.ours(side)) return people.alone ? t("status.show.other", { name: people.sideName(side), figures }) : t("status.show.they", { figures });
  if (!figure || toLay(view).length === 0) return t(people.alone ? "status.show.alone" : "status.show.you", { figures });
  // Where what lies open is enough, nothing has to be thought over: that is said, and stands ready.
  const lying = laying(view, figure, begun.lifted);
  if (lying?.cards.length === 0) return t("status.show.lying", { figure: figureName(figure) });
  const kinds = possible(view, figure, ["contest", "bet", "concede"]);
  return t("status.show.now", { figure: figureName(figure), choices: choices(kinds) });
}

function taken({ view, people }: Asked): string {
  const winner = view.deal.trick?.winner;
  if (!winner) return t("status.broken");
  return t(winner === people.seat ? "status.trick.you" : "status.trick", { name: people.name(winner) });
}

/** The match: by how much it was won, where two sides stand on one sheet. */
function won({ view, question, people }: Asked): string {
  const { side } = question;
  // A game may be lost by somebody and won by nobody.
  if (side === null) return view.events.at(-1)?.text ?? "";
  if (!view.sheet) return matchOf(people, side);
  if (people.onlooking) return t("status.lost.alone", { name: people.sideName(side) });
  if (people.alone) return people.ours(side) ? t("status.won.alone") : t("status.lost.alone", { name: people.sideName(side) });
  const { totals } = view.sheet;
  const theirs = Object.entries(totals).find(([each]) => !people.ours(each))?.[1] ?? 0;
  return t(people.ours(side) ? "status.won" : "status.lost", { ours: written(totals[people.side] ?? 0), theirs: written(theirs) });
}

/** Whose the match is that is chalked on a slate. */
export function matchOf(people: People, side: string): string {
  const owner = whose(people, side);
  return t(`slate.match.${owner}`, { name: people.sideName(side) });
}

/** Whose it is: yours alone, your side's, or the others'. */
function whose(people: People, side: string): string {
  if (people.onlooking) return "one";
  const ours = people.ours(side);
  return people.alone ? (ours ? "you" : "one") : ours ? "ours" : "theirs";
}
