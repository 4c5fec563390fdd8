// Of somebody who would take something back: what the others have said to it.

import type { Event, View } from "../wire";
import { listed, t } from "../lib/texts.svelte";
import { People } from "../lib/words";

/** What has come of it that somebody would have taken something back, for whoever asked; null where nothing has, or they may. */
export function answerToPlea(fresh: Event[], before: View, view: View): string | null {
  const plea = before.wishes.find(({ what, by }) => what === "take_back" && by === view.seat);
  const answer = plea && fresh.find(({ kind }) => kind === "stays" || kind === "stayed");
  if (!answer || answer.kind === "stays") return answer?.text ?? null;
  const people = new People(view);
  return t("wish.unanswered", { names: listed(plea.asked.map((seat) => people.name(seat))) });
}
