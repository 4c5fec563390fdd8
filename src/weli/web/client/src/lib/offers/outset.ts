// The buttons before the cards are played: blind bets, the cut, and the exchange.

import type { CutView, View } from "../../wire";
import { declining, ofKind } from "../doings";
import { opening, type Offer } from "./offer";
import type { Table } from "../table.svelte";
import { t } from "../texts.svelte";

export function cutting(table: Table, view: View): Offer[] {
  const { cut } = view.deal;
  if (!cut) return [];
  const list: Offer[] = [];
  if (ofKind(view, "blind").length > 0) list.push(opening(table, view, "blind"));
  // Where the cutter has knocked, the dealer says whether it is dealt so.
  for (const answer of ofKind(view, "pass", "good")) {
    list.push({ id: answer.kind, label: t(`offer.dealing.${answer.kind}`), look: answer.kind === "good" ? "main" : "plain", run: () => table.do(answer) });
  }
  for (const stop of ofKind(view, "stop")) list.push({ id: "stop", label: t("bar.leave"), look: "plain", run: () => table.do(stop) });
  for (const take of ofKind(view, "steal")) list.push({ id: take.act, label: t("bar.take"), look: "plain", run: () => table.do(take) });
  for (const knock of ofKind(view, "knock")) list.push({ id: "knock", label: t("offer.knock"), note: t("offer.knock.note"), look: "plain", run: () => table.do(knock) });
  if (ofKind(view, "cut").length > 0) {
    const { least, most } = cut;
    const anywhere = () => table.send(`cut ${least + Math.floor(Math.random() * (most - least + 1))}`);
    list.push({ id: "anywhere", label: t("bar.cut.anywhere"), look: "plain", run: anywhere });
    list.push({ id: "cut", label: t("bar.cut"), look: "main", run: () => table.send(`cut ${table.lift || middleOf(cut)}`) });
  } else if (view.waiting === "blind") {
    list.push({ id: "let", label: t("bar.cut.let"), look: "main", run: () => table.seen() });
  }
  return list;
}

/** Where the finger begins. */
export const middleOf = ({ least, most }: CutView) => Math.round((least + most) / 2);

export function exchanging(table: Table, view: View): Offer[] {
  if (view.deal.exchange?.asked !== view.seat || view.waiting !== "you") return [];
  const open: Offer = { id: "exchange", label: t("bar.exchange"), look: "main", run: () => (table.leaf = { kind: "exchange" }) };
  const leave = declining(view).map((pass): Offer => ({ id: "pass", label: t("bar.leave"), look: "plain", run: () => table.do(pass) }));
  return [...leave, open];
}
