// What lies under the thumb: the few buttons that fit the moment, from what the view allows and from nothing else.

import type { View, Wished } from "../../wire";
import { asked, byTap, offered, opens, unheard, waysOf } from "../doings";
import { faceOf } from "../copies";
import type { Table } from "../table.svelte";
import { t } from "../texts.svelte";
import { answering, betting, choosing, raising, showing } from "./bets";
import { baptising } from "./names";
import type { Offer } from "./offer";
import { cutting, exchanging } from "./outset";
import { calling, handingOver, objecting, opening, over, pairs, quests, robbing } from "./tricks";
import { cardName } from "../words";

/** `object`: what to do when somebody has something against the others. */
export function offers(table: Table, view: View, object: () => void): Offer[] {
  const now = fitting(table, view, object);
  return byTap(view) && !table.mode ? [...now, { id: "next", label: t("bar.on"), look: "plain", run: () => table.letNext() }] : now;
}

/** What one may choose for the word that is begun; none where nothing is. */
export const choices = (table: Table, view: View): Offer[] => (table.mode ? choosing(table, view, table.mode) : []);

function fitting(table: Table, view: View, object: () => void): Offer[] {
  const { deal, question } = view;
  const { figure } = table;
  const wish = view.wishes.find(({ yours }) => yours);
  if (wish) return consenting(table, wish);
  if (deal.phase === "done") return [];
  if (table.leaf?.kind === "names") return baptising(table, table.leaf);
  if (deal.phase === "cut") return cutting(table, view);
  if (table.mode) return resting(table, view, object);
  if (deal.exchange) return exchanging(table, view);
  if (["last_word", "object"].includes(question.kind)) return calling(table, view, object) ?? goingOn(table, view);
  if (figure && asked(view).length > 0) return answering(table, view, figure);
  if (figure && table.mustLay) return showing(table, view, figure);
  if (question.kind === "hand_over" && question.yours) return handingOver(table, view);
  return opens(view) ? opening(table, view) : resting(table, view, object);
}

/** What may be said beside the cards, then the card that is raised, or the way on. */
function resting(table: Table, view: View, object: () => void): Offer[] {
  const higher = offered(view);
  return [
    ...betting(table, view),
    ...(higher ? raising(table, view, higher) : []),
    ...over(table, view),
    ...quests(table, view),
    ...pairs(table, view),
    ...robbing(table, view),
    ...unheardOf(table, view),
    ...objecting(view, object),
    ...takingBack(table, view),
    ...(playing(table, view) ?? goingOn(table, view)),
  ];
}

/** What the page knows nothing of: the words are the game's, and what could only cost is asked twice. */
const unheardOf = (table: Table, view: View) =>
  unheard(view).map((doing): Offer => ({
    id: doing.act,
    label: doing.text,
    look: "plain",
    ...(doing.warning ? { note: doing.warning, sure: t("bar.sure"), costly: true } : {}),
    run: () => table.do(doing),
  }));

/** What somebody else would do, if one agrees. */
function consenting(table: Table, { what }: Wished): Offer[] {
  const words = { label: t(`bar.wish.${what}.yes`), ...(what === "give_up" || what === "send_away" ? { sure: t(`bar.wish.${what}.sure`), costly: true } : {}) };
  return [
    { id: "stays", label: t(`bar.wish.${what}.no`), look: "plain", run: () => table.agree(what, false) },
    { id: "agree", ...words, look: "plain", run: () => table.agree(what, true) },
  ];
}

/** What one has only just done, as long as nobody has done anything since. */
function takingBack(table: Table, view: View): Offer[] {
  return view.may_take_back ? [{ id: "take_back", label: t("bar.take_back"), look: "plain", run: () => table.takeBack() }] : [];
}

function playing(table: Table, view: View): Offer[] | null {
  const key = table.lifted[0];
  const way = key ? waysOf(view, faceOf(key))[0] : undefined;
  if (!key || !way) return null;
  return [{ id: "play", label: t(way.kind === "play" ? "bar.play" : `offer.${way.kind}`), look: "main", about: cardName(faceOf(key)), run: () => table.touch({ key, card: faceOf(key) }, "enter", null) }];
}

function goingOn(table: Table, view: View): Offer[] {
  if (view.waiting === "announce") return [{ id: "nothing", label: t("offer.nothing"), look: "main", run: () => table.seen() }];
  return view.waiting === "look" ? [{ id: "on", label: t("bar.on"), look: "main", run: () => table.seen() }] : [];
}
