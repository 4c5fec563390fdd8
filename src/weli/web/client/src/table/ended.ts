// How a game has ended, in the words of its sheet and of the picture of it.

import { outcome } from "../lib/status";
import { t, written } from "../lib/texts.svelte";
import { dealName, figureName, hasBoards, said as ofSomebody, type People } from "../lib/words";
import type { BestMoment, View } from "../wire";

/** Who has won, and by how much where two sides stand on one sheet; otherwise as it is said aloud. */
export function headingOf(view: View, people: People): string {
  const said = outcome(view, people);
  const winner = view.question.kind === "given_up" ? null : view.question.side;
  if (people.onlooking || !winner) return said;
  const ours = people.ours(winner);
  const sides = [...new Set(view.places.map((place) => place.side))];
  const other = sides.find((side) => !people.ours(side));
  if (sides.length === 2 && other && view.sheet?.direction === "up") {
    const { totals } = view.sheet;
    return t(ours ? "won.won.by" : "won.lost.by", { ours: written(totals[people.side] ?? 0), theirs: written(totals[other] ?? 0) });
  }
  return ours ? t("won.won") : sides.length === 2 || view.day ? t("won.lost") : said;
}

/** What was played, and how long. */
export function playedOf(view: View): string {
  const game = t(`table.game.${view.game}`);
  const deals = (view.sheet ?? view.slate)?.entries.length ?? 0;
  const long = t(hasBoards(view) ? "won.rounds" : "won.deals", { n: deals });
  const aims = view.sheet?.direction === "up" && !view.day;
  const played = aims ? t("won.played.up", { game, target: view.sheet?.target ?? 0, long }) : t("won.played", { game, long });
  return view.trial && !view.day ? t("won.trial", { played }) : played;
}

/** The best moment: when it was, what it was, and what it brought. */
export const toldOf = (moment: BestMoment, view: View, people: People) => ({
  kick: t("won.moment", { deal: dealName(view, moment.deal) }),
  title: moment.figure ? figureName(moment.figure) : t("won.trick"),
  tale: moment.text || ofSomebody(people, "won.trick.of", moment.seat, { value: moment.points }),
});
