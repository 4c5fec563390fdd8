// What is said beside a trick: a pair, a quest, a robbery, and „Aus!“, always in the same place.

import type { View } from "../../wire";
import { faceOf } from "../copies";
import { objections, ofKind, untouched, waysOf, whyNot, WORDS } from "../doings";
import type { Offer } from "./offer";
import type { Table } from "../table.svelte";
import { t } from "../texts.svelte";
import { suitName } from "../words";

/** Whether one hands a right over: no and yes, in the words of the question. */
export const handingOver = (table: Table, view: View): Offer[] =>
  [...ofKind(view, "pass"), ...ofKind(view, "good")].map((doing) => ({ id: doing.kind, label: t(`offer.handing.${doing.kind}`), look: "plain", run: () => table.do(doing) }));

/** The last words before it is counted. */
export function calling(table: Table, view: View, object: () => void): Offer[] | null {
  const word = view.question.kind === "object" ? "call.pass.object" : "call.pass";
  const pass = ofKind(view, "pass").map((doing): Offer => ({ id: "pass", label: t(word), look: "plain", run: () => table.do(doing) }));
  const list = [...(ofKind(view, "aus").length > 0 ? [aus(table, view)] : []), ...objecting(view, object), ...pass];
  return list.length > 0 ? list : null;
}

/** Vorhand: a card, and the word that goes with it. */
export function opening(table: Table, view: View): Offer[] {
  const lifted = table.lifted[0];
  const card = lifted ? faceOf(lifted) : null;
  const ways = card ? waysOf(view, card) : [];
  const words = WORDS.map((word): Offer => {
    const way = ways.find((each) => each.kind === word);
    const offer: Omit<Offer, "run"> = { id: word, label: t(`offer.${word}`), note: t(`offer.${word}.note`), look: "main" };
    if (way) return { ...offer, run: () => table.do(way) };
    const barred = card ? (whyNot(view, `${word} ${card}`) ?? { text: t("why.not_now"), rule: null }) : { text: t("offer.choose"), rule: null };
    return { ...offer, barred, run: () => {} };
  });
  const plain = ways.filter((way) => way.kind === "play");
  return [...quests(table, view), ...(plain.length > 0 ? plain.map((way): Offer => ({ id: "play", label: t("bar.play"), look: "main", run: () => table.do(way) })) : words)];
}

/** Where nobody keeps a slate, nobody has to say that it is over. */
export const over = (table: Table, view: View): Offer[] => (view.slate ? [aus(table, view)] : []);

/** It calls for attention only where one's own side has taken something that may be enough. */
function aus(table: Table, view: View): Offer {
  const taken = view.deal.tricks[view.places[0]?.side ?? ""] ?? 0;
  const offer: Omit<Offer, "run"> = { id: "aus", label: t("offer.aus"), look: taken > 0 ? "bet" : "plain", sure: t("offer.aus.sure"), costly: true };
  const doing = ofKind(view, "aus")[0];
  if (doing) return { ...offer, run: () => table.do(doing) };
  return { ...offer, barred: whyNot(view, "aus") ?? { text: t(untouched(view.deal) ? "offer.aus.early" : "why.not_now"), rule: null }, run: () => {} };
}

export function quests(table: Table, view: View): Offer[] {
  return ofKind(view, "show", "siebener", "dissle", "farbe").map((doing) => ({
    id: doing.kind,
    label: t(`offer.say.${doing.kind}`),
    look: doing.kind === "show" ? "main" : "plain",
    sure: t("bar.sure"),
    costly: true,
    run: () => table.do(doing),
  }));
}

/** A pair by its points and its suit; what one holds and may not declare yet says why, the house's price with it. */
export function pairs(table: Table, view: View): Offer[] {
  const label = (suit: string) => t("offer.pair", { n: suit === view.deal.trump ? 40 : 20, suit: suitName(suit) });
  const may = ofKind(view, "pair").map((doing): Offer => ({ id: doing.act, label: label(doing.act.slice(-1)), look: "plain", run: () => table.do(doing) }));
  const declared = view.deal.pairs.filter((pair) => pair.seat === view.seat).map((pair) => `pair ${pair.suit}`);
  const barred = [...view.at_a_price, ...view.may_not].filter((each) => each.act.startsWith("pair ") && !declared.includes(each.act));
  return [...may, ...barred.map((each): Offer => ({ id: each.act, label: label(each.act.slice(-1)), look: "plain", barred: whyNot(view, each.act) ?? { text: "", rule: null }, run: () => {} }))];
}

export function robbing(table: Table, view: View): Offer[] {
  const acts = ["rob", "fetch", "handover"];
  return acts.flatMap((act): Offer[] => {
    const doing = ofKind(view, act)[0];
    const offer: Omit<Offer, "run"> = { id: act, label: t(`offer.${act}`), look: "plain" };
    if (doing) return [{ ...offer, run: () => table.do(doing) }];
    const barred = whyNot(view, act);
    return barred ? [{ ...offer, barred, run: () => {} }] : [];
  });
}

export function objecting(view: View, object: () => void): Offer[] {
  if (objections(view).length === 0) return [];
  return [{ id: "object", label: t("objection"), look: "plain", run: object }];
}
