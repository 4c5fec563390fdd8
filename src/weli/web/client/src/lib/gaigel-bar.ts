// The buttons of Gaigel: few, in words, and „Aus!“ always in the same place.

import type { CutView, View } from "../wire";
import { faceOf, objections, ofKind, opens, untouched, waysOf, whyNot, WORDS } from "./gaigel";
import type { Offer } from "./offer";
import type { Table } from "./table.svelte";
import { t } from "./texts.svelte";
import { suitName } from "./words";

/** `object`: what to do when somebody has something against the others. */
export function gaigelOffers(table: Table, view: View, object: () => void): Offer[] {
  const { phase, cut } = view.deal;
  if (phase === "done") return [];
  if (cut && phase === "cut") return cutting(table, view, cut);
  if (phase === "call") return calling(table, view, object);
  if (view.question.kind === "hand_over" && view.question.yours) return handingOver(table, view);
  if (opens(view)) return opening(table, view);
  return resting(table, view, object);
}

function cutting(table: Table, view: View, cut: CutView): Offer[] {
  const { least, most } = cut;
  const list = answers(table, view, "dealing");
  for (const knock of ofKind(view, "knock")) list.push({ id: "knock", label: t("gaigel.knock"), look: "plain", run: () => table.do(knock) });
  if (ofKind(view, "cut").length > 0) {
    const anywhere = () => table.send(`cut ${least + Math.floor(Math.random() * (most - least + 1))}`);
    list.push({ id: "anywhere", label: t("bar.cut.anywhere"), look: "plain", run: anywhere });
    list.push({ id: "cut", label: t("bar.cut"), look: "main", run: () => table.send(`cut ${table.lift || Math.round((least + most) / 2)}`) });
  }
  return list;
}

const handingOver = (table: Table, view: View) => answers(table, view, "handing");

/** No and yes, in the words of the question. */
function answers(table: Table, view: View, question: string): Offer[] {
  return [...ofKind(view, "pass"), ...ofKind(view, "good")].map((doing) => ({
    id: doing.kind,
    label: t(`gaigel.${question}.${doing.kind}`),
    look: question === "dealing" && doing.kind === "good" ? "main" : "plain",
    run: () => table.do(doing),
  }));
}

/** The last words before it is counted. */
function calling(table: Table, view: View, object: () => void): Offer[] {
  const pass = ofKind(view, "pass").map((doing): Offer => ({ id: "pass", label: t("gaigel.call.pass"), look: "plain", run: () => table.do(doing) }));
  const list = [...(ofKind(view, "aus").length > 0 ? [aus(table, view)] : []), ...objecting(view, object), ...pass];
  return list.length > 0 ? list : goingOn(table, view);
}

/** Vorhand: a card, and the word that goes with it. */
function opening(table: Table, view: View): Offer[] {
  const lifted = table.lifted[0];
  const card = lifted ? faceOf(lifted) : null;
  const ways = card ? waysOf(view, card) : [];
  const words = WORDS.map((word): Offer => {
    const way = ways.find((each) => each.kind === word);
    const offer: Omit<Offer, "run"> = { id: word, label: t(`gaigel.${word}`), note: t(`gaigel.${word}.note`), look: "main" };
    if (way) return { ...offer, run: () => table.do(way) };
    const barred = card ? (whyNot(view, `${word} ${card}`) ?? { text: t("why.not_now"), rule: null }) : { text: t("gaigel.choose"), rule: null };
    return { ...offer, barred, run: () => {} };
  });
  const plain = ways.filter((way) => way.kind === "play");
  return [...quests(table, view), ...(plain.length > 0 ? plain.map((way): Offer => ({ id: "play", label: t("bar.play"), look: "main", run: () => table.do(way) })) : words)];
}

function resting(table: Table, view: View, object: () => void): Offer[] {
  // Where nobody keeps a slate, nobody has to say that it is over.
  const over = view.slate ? [aus(table, view)] : [];
  const list = [...over, ...quests(table, view), ...pairs(table, view), ...robbing(table, view), ...objecting(view, object)];
  return [...list, ...playing(table, view), ...goingOn(table, view)];
}

function aus(table: Table, view: View): Offer {
  const offer: Omit<Offer, "run"> = { id: "aus", label: t("gaigel.aus"), look: "bet", sure: t("gaigel.aus.sure") };
  const doing = ofKind(view, "aus")[0];
  if (doing) return { ...offer, run: () => table.do(doing) };
  return { ...offer, barred: whyNot(view, "aus") ?? { text: t(untouched(view.deal) ? "gaigel.aus.early" : "why.not_now"), rule: null }, run: () => {} };
}

function quests(table: Table, view: View): Offer[] {
  return ofKind(view, "show", "siebener", "dissle", "farbe").map((doing) => ({
    id: doing.kind,
    label: t(`gaigel.say.${doing.kind}`),
    look: doing.kind === "show" ? "main" : "plain",
    sure: t("bar.sure"),
    run: () => table.do(doing),
  }));
}

/** A pair by its points and its suit; what one holds and may not declare yet says why, the house's price with it. */
function pairs(table: Table, view: View): Offer[] {
  const label = (suit: string) => t("gaigel.pair", { n: suit === view.deal.trump ? 40 : 20, suit: suitName(suit) });
  const may = ofKind(view, "pair").map((doing): Offer => ({ id: doing.act, label: label(doing.act.slice(-1)), look: "plain", run: () => table.do(doing) }));
  const declared = view.deal.pairs.filter((pair) => pair.seat === view.seat).map((pair) => `pair ${pair.suit}`);
  const barred = [...view.at_a_price, ...view.may_not].filter((each) => each.act.startsWith("pair ") && !declared.includes(each.act));
  return [...may, ...barred.map((each): Offer => ({ id: each.act, label: label(each.act.slice(-1)), look: "plain", barred: whyNot(view, each.act) ?? { text: "", rule: null }, run: () => {} }))];
}

function robbing(table: Table, view: View): Offer[] {
  const acts = ["rob", "fetch", "handover"];
  return acts.flatMap((act): Offer[] => {
    const doing = ofKind(view, act)[0];
    const offer: Omit<Offer, "run"> = { id: act, label: t(`gaigel.${act}`), look: "plain" };
    if (doing) return [{ ...offer, run: () => table.do(doing) }];
    const barred = whyNot(view, act);
    return barred ? [{ ...offer, barred, run: () => {} }] : [];
  });
}

function objecting(view: View, object: () => void): Offer[] {
  if (objections(view).length === 0) return [];
  return [{ id: "object", label: t("gaigel.object"), look: "plain", run: object }];
}

function playing(table: Table, view: View): Offer[] {
  const lifted = table.lifted[0];
  const way = lifted ? waysOf(view, faceOf(lifted))[0] : undefined;
  if (!way) return [];
  return [{ id: "play", label: t(way.kind === "play" ? "bar.play" : `gaigel.${way.kind}`), look: "main", run: () => table.do(way) }];
}

function goingOn(table: Table, view: View): Offer[] {
  if (view.waiting === "announce") return [{ id: "nothing", label: t("gaigel.announce.nothing"), look: "main", run: () => table.seen() }];
  return view.waiting === "look" ? [{ id: "on", label: t("bar.on"), look: "main", run: () => table.seen() }] : [];
}
