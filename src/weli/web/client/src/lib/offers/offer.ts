// A button under the thumb, and how one comes by it from what the server allows.

import type { Doing, View } from "../../wire";
import { ofKind, type Why } from "../doings";
import type { Mode, Table } from "../table.svelte";
import { t } from "../texts.svelte";

export interface Offer {
  id: string;
  label: string;
  /** Said on the button once it has been tapped and waits for the second tap. */
  sure?: string;
  /** What it means, in small letters below it. */
  note?: string;
  /** The card it is about, for whoever does not see it raised. */
  about?: string;
  look: "main" | "bet" | "plain" | "figure" | "close" | "ask";
  pressed?: boolean;
  /** Set: not possible now, and this is why. */
  barred?: Why;
  run: () => void;
}

export function doing(table: Table, offer: Omit<Offer, "run" | "barred">, does: Doing | undefined, barred: Why | null): Offer {
  if (does) return { ...offer, run: () => table.do(does) };
  return { ...offer, barred: barred ?? { text: t("why.not_now"), rule: null }, run: () => {} };
}

export function opening(table: Table, view: View, mode: Mode): Offer {
  const offer: Offer = { id: mode, label: t(`bar.${mode}`), look: "plain", run: () => table.begin(mode) };
  if (ofKind(view, mode).length > 0 || view.at_a_price.some((each) => each.kind === mode)) return offer;
  const barred = view.may_not.find((each) => each.act.startsWith(`${mode} `));
  return { ...offer, barred: barred ?? { text: t(`why.${mode}`), rule: null } };
}
