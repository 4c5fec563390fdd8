// A button under the thumb, and how one comes by it from what the server allows.

import type { Doing, View } from "../../wire";
import { about, ofKind, whyNot, type Why } from "../doings";
import type { Mode, Table } from "../table.svelte";
import { t } from "../texts.svelte";
import { figuresOf } from "../words";

export interface Offer {
  id: string;
  label: string;
  /** What it asks once it has been tapped. */
  sure?: string;
  /** It may cost the game, and is not said before a second tap; anything else that asks is said unless one thinks better of it. */
  costly?: boolean;
  /** What is about to be said, where the button alone does not tell. */
  word?: string;
  /** What it means, in small letters below it. */
  note?: string;
  /** The card it is about, for whoever does not see it raised. */
  about?: string;
  look: "main" | "bet" | "plain" | "figure" | "close" | "ask";
  /** It comes while one waits, and stands where the word for a card has its place: no other moves for it. */
  ends?: boolean;
  pressed?: boolean;
  /** Set: not possible now, and this is why. */
  barred?: Why;
  run: () => void;
}

export function doing(table: Table, offer: Omit<Offer, "run" | "barred">, does: Doing | undefined, barred: Why | null): Offer {
  if (does) return { ...offer, run: () => table.do(does) };
  return { ...offer, barred: barred ?? { text: t("why.not_now"), rule: null }, run: () => {} };
}

/** The word that is begun with. Once it is, it stays where it stands: what is chosen completes it. */
export function opening(table: Table, view: View, mode: Mode): Offer {
  if (table.mode === mode) return completing(table, view, mode);
  const offer: Offer = { id: mode, label: t(`bar.${mode}`), look: "plain", run: () => table.begin(mode) };
  if (ofKind(view, mode).length > 0 || view.at_a_price.some((each) => each.kind === mode)) return offer;
  const barred = view.may_not.find((each) => each.act.startsWith(`${mode} `));
  return { ...offer, barred: barred ?? { text: t(`why.${mode}`), rule: null } };
}

function completing(table: Table, view: View, mode: Mode): Offer {
  const all = figuresOf(view.deal);
  const picked = all.filter((figure) => table.picked.includes(figure));
  const label = mode === "blind" && picked.length === all.length ? t("bar.blind.all") : t(picked.length > 0 ? `bar.${mode}.now` : `bar.${mode}`);
  const begun = { id: mode, label, look: "bet", pressed: true } as const;
  if (picked.length === 0) return { ...begun, run: () => table.endBegun() };
  const does = about(view, mode, picked);
  return doing(table, does?.warning ? { ...begun, note: does.warning } : begun, does, whyNot(view, `${mode} ${picked.join(" ")}`));
}
