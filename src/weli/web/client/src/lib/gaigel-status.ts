// The one sentence that says what a table of Gaigel waits for.

import type { CutView, LastCall, View } from "../wire";
import { choosesCard, ofKind, opens, untouched } from "./gaigel";
import type { Status } from "./status";
import { listed, t } from "./texts.svelte";
import type { People } from "./words";

const yours = (text: string): Status => ({ text, yours: true });
const theirs = (text: string): Status => ({ text, yours: false });

/** `lifted`: a card lies raised. */
export function gaigelStatus(view: View, people: People, lifted: boolean): Status {
  const { deal } = view;
  if (deal.phase === "done") return yours(ended(view, people));
  if (deal.phase === "cut" && deal.cut) return cutStatus(view, people, deal.cut);
  const question = questionStatus(view, people);
  // With the last trick the others may be asked already; the table waits all the same until it has been looked at.
  if (question && (question.yours || view.waiting !== "look")) return question;
  if (view.waiting === "look") return { text: trickTaken(view, people), yours: true, spoken: t("status.look") };
  if (deal.talon?.drawing) return theirs(t("gaigel.status.draw"));
  if (deal.turn === null) return theirs(t("status.wait"));
  if (view.waiting === "announce") return yours(t("gaigel.status.announce"));
  const first = untouched(deal) && deal.trick === null;
  const leads = deal.trick === null || deal.trick.winner !== null || deal.trick.seats.length === 0;
  const mine = deal.turn === people.seat;
  if (first && !mine) return theirs(t("gaigel.status.opens", { name: people.name(deal.turn) }));
  if (!mine) return theirs(t(leads ? "status.lead" : "status.play", { name: people.name(deal.turn) }));
  if (opens(view)) return yours(t(lifted ? "gaigel.status.word" : "gaigel.status.open"));
  if (choosesCard(view) && deal.face_down) return yours(t("gaigel.status.down"));
  return yours(t(leads ? "status.you.lead" : "status.you.play"));
}

function questionStatus(view: View, people: People): Status | null {
  const { last_call, talon } = view.deal;
  if (last_call) return callStatus(view, people, last_call);
  return talon?.handing ? handingStatus(view, people, talon.handing) : null;
}

function cutStatus(view: View, people: People, cut: CutView): Status {
  const { dealer } = view.deal;
  if (ofKind(view, "good", "pass").length > 0) return yours(t("gaigel.status.knocked.you", { name: people.name(cut.cutter) }));
  if (ofKind(view, "knock").length > 0) return yours(t("gaigel.status.cut"));
  if (ofKind(view, "cut").length > 0) return yours(t("status.cut.you"));
  if (cut.knocked) return theirs(t("gaigel.status.knocked", { name: people.name(dealer) }));
  return theirs(t("status.cut", { name: people.name(cut.cutter) }));
}

function callStatus(view: View, people: People, { caller, calling }: LastCall): Status {
  const mine = ofKind(view, "pass", "aus", "accuse").length > 0 && calling.includes(people.side);
  if (caller) {
    const name = people.name(caller);
    if (mine) return yours(t("gaigel.status.called.you", { name }));
    return theirs(caller === people.seat ? t("gaigel.status.called.own") : t("gaigel.status.called", { name }));
  }
  if (mine) return yours(t(people.alone ? "gaigel.status.last.alone" : "gaigel.status.last"));
  return theirs(t("gaigel.status.last.others", { names: listed(calling.map((side) => people.sideName(side))) }));
}

function handingStatus(view: View, people: People, handing: string): Status {
  const name = people.name(handing);
  if (ofKind(view, "good").length > 0) return yours(t("gaigel.status.handing.you", { name }));
  return theirs(t("gaigel.status.handing", { name: people.name(view.deal.answer[0] ?? view.deal.talon?.claimant ?? handing) }));
}

function trickTaken(view: View, people: People): string {
  const winner = view.deal.trick?.winner ?? view.deal.talon?.drawing;
  if (!winner) return t("status.look");
  return t(winner === people.seat ? "status.trick.you" : "status.trick", { name: people.name(winner) });
}

function ended(view: View, people: People): string {
  const winner = (view.slate ?? view.sheet)?.winner;
  if (winner) return verdict(people, winner, "match");
  if (view.deal.winner) return verdict(people, view.deal.winner, "deal");
  return t("gaigel.deal.nobody");
}

/** Whose it is: yours alone, your side's, or the others'. */
function verdict(people: People, side: string, what: "match" | "deal"): string {
  const key = people.alone ? (people.ours(side) ? "you" : "one") : people.ours(side) ? "ours" : "theirs";
  return t(`gaigel.${what}.${key}`, { name: people.sideName(side) });
}
