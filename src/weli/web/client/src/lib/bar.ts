// What lies under the thumb: the few buttons that fit the moment.

import type { Barred, Doing, View } from "../wire";
import { about, asked, declining, laying, layings, leaving, ofKind, playing, whyNot } from "./doings";
import type { Mode, Table } from "./table.svelte";
import { t } from "./texts.svelte";
import { FIGURES, figureName, valueName } from "./words";

export interface Offer {
  id: string;
  label: string;
  /** Said on the button once it has been tapped and waits for the second tap. */
  sure?: string;
  look: "main" | "bet" | "plain" | "figure" | "close" | "ask";
  pressed?: boolean;
  /** Set: not possible now, and this is why. */
  barred?: { text: string; rule: string | null };
  run: () => void;
}

export function offers(table: Table): Offer[] {
  const view = table.view;
  if (!view) return [];
  if (table.mode) return choosing(table, view, table.mode);
  const figure = table.figure;
  if (figure && asked(view).length > 0) return answering(table, view, figure);
  if (figure && table.mustLay) return showing(table, view, figure);
  return resting(table, view);
}

function doing(table: Table, offer: Omit<Offer, "run" | "barred">, does: Doing | undefined, barred: Barred | null): Offer {
  if (does) return { ...offer, run: () => table.do(does) };
  return { ...offer, barred: barred ?? { text: t("why.not_now"), rule: null }, run: () => {} };
}

function resting(table: Table, view: View): Offer[] {
  const list: Offer[] = [];
  const asks = view.deal.phase === "play" || (view.deal.phase === "show" && view.waiting !== "look");
  if (asks) {
    list.push(opening(table, view, "concede"), opening(table, view, "bet"));
  }
  const card = table.lifted[0];
  const play = card ? playing(view, card) : undefined;
  if (play) list.push({ id: "play", label: t("bar.play"), look: "main", run: () => table.do(play) });
  else if (view.waiting === "look") list.push({ id: "on", label: t("bar.on"), look: "main", run: () => table.seen() });
  return list;
}

function opening(table: Table, view: View, mode: Mode): Offer {
  const offer: Offer = { id: mode, label: t(`bar.${mode}`), look: "plain", run: () => table.begin(mode) };
  if (ofKind(view, mode).length > 0) return offer;
  const barred = view.may_not.find((each) => each.act.startsWith(`${mode} `));
  return { ...offer, barred: barred ?? { text: t(`why.${mode}`), rule: null } };
}

function choosing(table: Table, view: View, mode: Mode): Offer[] {
  const figures = FIGURES.map((figure): Offer => {
    const offer: Offer = {
      id: figure,
      label: figureName(figure),
      look: "figure",
      pressed: table.picked.includes(figure),
      run: () => table.pick(figure),
    };
    if (about(view, mode, [figure])) return offer;
    const barred = whyNot(view, `${mode} ${figure}`);
    return { ...offer, barred: barred ?? { text: t("why.not_now"), rule: null } };
  });
  const picked = FIGURES.filter((figure) => table.picked.includes(figure));
  const act = `${mode} ${picked.join(" ")}`;
  const confirm = doing(
    table,
    { id: "confirm", label: picked.length > 0 ? t(`bar.${mode}.now`) : t(`bar.${mode}`), look: "bet" },
    picked.length > 0 ? about(view, mode, picked) : undefined,
    picked.length > 0 ? whyNot(view, act) : { act, rule: "", text: t("why.choose") },
  );
  return [...figures, confirm, { id: "close", label: t("bar.back"), look: "close", run: () => table.rest() }];
}

function answering(table: Table, view: View, figure: string): Offer[] {
  const bet = view.deal.figures.find((plate) => plate.figure === figure)?.bet;
  const next = raised(bet?.proposed ?? "2");
  const answer = (kind: string, label: string, look: Offer["look"], sure?: string) =>
    doing(
      table,
      { id: kind, label, look, ...(sure ? { sure } : {}) },
      about(view, kind, [figure]),
      whyNot(view, `${kind} ${figure}`) ?? whyNot(view, kind),
    );
  return [
    ...asking(table, view),
    answer("good", t("bar.good"), "plain", t("bar.good.sure", { figure: figureName(figure) })),
    answer("hold", t("bar.hold"), "main"),
    answer("raise", t(`bar.raise.${next}`), "bet", t("bar.raise.sure", { value: valueName(next) })),
  ];
}

/** A question to the partner is talk, and never looks like a word that counts. */
const asking = (table: Table, view: View) =>
  leaving(view).map(
    (ask): Offer => ({ id: "ask", label: t("quoted", { text: ask.text }), look: "ask", run: () => table.do(ask) }),
  );

const raised = (value: string) => (value === "7" || value === "aus" ? "aus" : String(Number(value) + 1));

function showing(table: Table, view: View, figure: string): Offer[] {
  const name = figureName(figure);
  const proof = view.deal.phase === "validate";
  const lay = laying(view, figure, table.lifted);
  const kind = proof ? "validate" : "contest";
  const label = lay && lay.cards.length === 0 ? t(`bar.${kind}.none`) : t(`bar.${kind}`);
  const short = { act: "", rule: "", text: t(proof ? "why.no_example" : "why.not_enough", { figure: name }) };
  const barred = layings(view, figure).length > 0 ? short : (whyNot(view, `${kind} ${figure}`) ?? short);
  const main = doing(table, { id: kind, label, look: "main" }, lay, barred);
  const passes = declining(view).map(
    (pass): Offer => ({ id: "pass", label: pass.text, sure: t("bar.sure"), look: "plain", run: () => table.do(pass) }),
  );
  if (proof) return [...passes, main];
  return [
    ...asking(table, view),
    doing(
      table,
      { id: "concede", label: t("bar.concede"), sure: t("bar.good.sure", { figure: name }), look: "plain" },
      about(view, "concede", [figure]),
      whyNot(view, `concede ${figure}`),
    ),
    doing(
      table,
      { id: "bet", label: t("bar.bet"), sure: t("bar.bet.sure", { figure: name }), look: "bet" },
      about(view, "bet", [figure]),
      whyNot(view, `bet ${figure}`),
    ),
    main,
  ];
}
