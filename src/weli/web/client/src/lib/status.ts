// The one sentence that says what the table waits for, and whose seats it waits at.

import type { ExchangeView, View } from "../wire";
import { asked, offered, possible, toLay } from "./doings";
import type { Mode } from "./table.svelte";
import { listed, t, written } from "./texts.svelte";
import { choices, figureName, said, theFigure, valueName, type People } from "./words";

export interface Status {
  text: string;
  /** The receiver's word is wanted. */
  yours: boolean;
  /** What is read out in its place, where the event before it has said the rest. */
  spoken?: string;
}

/** `figure`: the one the open question is about; `mode`: figures are being chosen for this. */
export function status(view: View, people: People, figure: string | null, mode: Mode | null): Status {
  const { deal } = view;
  if (mode) return { text: t(`status.choose.${mode}`), yours: true };
  if (deal.phase === "done") return { text: ended(view, people), yours: true };
  if (view.waiting === "others" && view.events.at(-1)?.kind === "ask") {
    return { text: t("status.partner", { name: listed(people.partners.map((place) => place.name)) }), yours: false };
  }
  if (deal.phase === "cut") return cutStatus(view, people);
  if (deal.exchange) return exchangeStatus(view, deal.exchange, people);
  // A bet of one's partner on one figure does not keep the table from waiting for what becomes of another.
  const deciding = view.waiting === "you" && toLay(view).length > 0;
  const bet = openBet(view, people);
  if (bet && (bet.yours || !deciding)) return bet;
  const offer = offerToRaise(view, people);
  if (offer) return offer;
  if (view.waiting === "look") return { text: trickTaken(view, people), yours: true, spoken: t("status.look") };
  if (deal.phase === "validate") {
    if (figure) return { text: t("status.validate.you", { figure: figureName(figure) }), yours: true };
    return { text: t("status.validate"), yours: false };
  }
  if (deal.phase === "show" && deal.show) {
    const figures = names(deal.show.undecided);
    if (!people.ours(deal.show.side)) return { text: others(people, deal.show.side, figures), yours: false };
    if (figure && toLay(view).length > 0) return { text: showing(view, figure), yours: true };
    return { text: t(people.alone ? "status.show.alone" : "status.show.you", { figures }), yours: false };
  }
  if (deal.turn === null) return { text: t("status.wait"), yours: false };
  const leads = !deal.trick || deal.trick.winner !== null || deal.trick.seats.length === 0;
  if (deal.turn === people.seat) return { text: t(leads ? "status.you.lead" : "status.you.play"), yours: true };
  return { text: t(leads ? "status.lead" : "status.play", { name: people.name(deal.turn) }), yours: false };
}

/** Asked is only what one may do. */
function showing(view: View, figure: string): string {
  const kinds = possible(view, figure, ["contest", "bet", "concede"]);
  return t("status.show.now", { figure: figureName(figure), choices: choices(kinds) });
}

function cutStatus(view: View, people: People): Status {
  const { cut } = view.deal;
  const mine = view.may.some((doing) => ["cut", "steal", "stop"].includes(doing.kind));
  if (mine) return { text: t(cut?.lifted === null ? "status.cut.you" : "status.cut.take"), yours: true };
  const name = people.name(cut?.cutter ?? people.seat);
  if (view.waiting === "blind") return { text: t("status.cut.let", { name }), yours: true };
  return { text: t("status.cut", { name }), yours: false };
}

/** For the others it is the same whether there is anything to exchange or not: it tells nothing. */
function exchangeStatus(view: View, exchange: ExchangeView, people: People): Status {
  const { asked } = exchange;
  if (asked === people.seat && view.waiting !== "you") return { text: t("status.exchange.nothing"), yours: false };
  if (asked === people.seat) return { text: t("status.exchange.you"), yours: true };
  return { text: t("status.exchange", { name: people.name(asked) }), yours: false };
}

/** With three, who may raise what the others have held (PL-3P-17). */
function offerToRaise(view: View, people: People): Status | null {
  const figure = offered(view);
  if (figure) return { text: t("status.offered", { figure: figureName(figure) }), yours: true };
  const [next] = view.deal.offered;
  if (next === people.seat && view.deal.answer.length === 0) return { text: t("status.offered.nothing"), yours: false };
  return next ? { text: t("status.offered.other", { name: people.name(next) }), yours: false } : null;
}

const others = (people: People, side: string, figures: string) =>
  people.alone ? t("status.show.other", { name: people.sideName(side), figures }) : t("status.show.they", { figures });

const names = (figures: string[]) => listed(figures.map(figureName));

function openBet(view: View, people: People): Status | null {
  const open = view.deal.boards.filter((plate) => plate.bet);
  const mine = asked(view);
  const plate = open.find((each) => mine.includes(each.figure)) ?? open[0];
  if (!plate?.bet) return null;
  const figure = listed(open.filter((each) => each.bet?.by === plate.bet?.by).map((each) => theFigure(each.figure)));
  const places = { name: people.name(plate.bet.by), figure, value: valueName(plate.bet.proposed) };
  if (mine.length > 0) {
    const spoken = t("status.answer.spoken", { figure: figureName(plate.figure) });
    return { text: t(open.length > 1 ? "status.answer.many" : "status.answer", places), yours: true, spoken };
  }
  const [first] = plate.bet.asked;
  if (people.alone && first && people.places.length > 2) {
    return { text: said(people, "status.bet.asked", plate.bet.by, { figure, asked: people.name(first) }), yours: false };
  }
  const ours = people.ours(people.place(plate.bet.by)?.side ?? "");
  if (plate.bet.by === people.seat) return { text: t("status.bet.you", places), yours: false };
  return { text: t(ours ? "status.bet.partner" : "status.bet", places), yours: false };
}

function trickTaken(view: View, people: People): string {
  const winner = view.deal.trick?.winner;
  if (!winner) return t("status.look");
  return t(winner === people.seat ? "status.trick.you" : "status.trick", { name: people.name(winner) });
}

function ended(view: View, people: People): string {
  if (!view.sheet) return "";
  const { winner, totals } = view.sheet;
  if (winner && people.alone && view.waiting !== "over") {
    return people.ours(winner) ? t("status.won.first") : t("status.lost.first", { name: people.sideName(winner) });
  }
  if (winner && people.alone) {
    return people.ours(winner) ? t("status.won.alone") : t("status.lost.alone", { name: people.sideName(winner) });
  }
  if (winner) {
    const theirs = Object.entries(totals).find(([side]) => !people.ours(side))?.[1] ?? 0;
    return t(people.ours(winner) ? "status.won" : "status.lost", { ours: written(totals[people.side] ?? 0), theirs: written(theirs) });
  }
  return t("status.counted", { n: view.deal.number });
}

/** Seats whose act the table waits for. */
export function litSeats(view: View): string[] {
  const { deal } = view;
  if (deal.phase === "done" || view.waiting === "look") return [];
  if (deal.phase === "cut") return deal.cut ? [deal.cut.cutter] : [];
  if (deal.exchange) return [deal.exchange.asked];
  if (deal.answer.length > 0) return deal.answer;
  if (deal.offered[0]) return [deal.offered[0]];
  if (deal.phase === "play" && deal.turn) return [deal.turn];
  if (deal.phase === "show" && deal.show) {
    const side = deal.show.side;
    return view.places.filter((place) => place.side === side).map((place) => place.seat);
  }
  return [];
}
