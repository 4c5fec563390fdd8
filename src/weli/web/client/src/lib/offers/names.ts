// A wild card whose names lie open: what it will be called is said here, and nowhere else.

import type { Offer } from "./offer";
import type { Leaf, Table } from "../table.svelte";
import { t } from "../texts.svelte";
import { cardName, underName } from "../words";

export function baptising(table: Table, { card, name }: Extract<Leaf, { kind: "names" }>): Offer[] {
  if (table.mustLay) return [{ id: "back", label: t("names.back"), look: "plain", run: () => (table.leaf = null) }];
  const back: Offer = { id: "back", label: t("names.back"), note: t("names.back.note"), look: "plain", run: () => table.rest() };
  const say: Omit<Offer, "label"> = { id: "name", note: t("names.lasts"), look: "main", run: () => table.sayName() };
  if (name === undefined) return [back, { ...say, label: t("names.as", { card: cardName(card), name: "…" }), barred: { text: t("names.choose"), rule: null } }];
  return [back, { ...say, label: underName(card, name) }];
}
