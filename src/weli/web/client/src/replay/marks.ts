// What happened in a deal, as marks along its steps: where each trick begins, and where a figure was bet up. Told from the views alone.

import type { DealView, Step } from "../wire";

export type Mark = { step: number } & ({ trick: number } | { figure: string; value: string });

/** The trick that lies there after a step, from 1; none before the first one and after the last. */
export const trickAt = (step: Step) => (step.deal.phase === "play" || step.deal.trick?.winner ? (step.deal.trick?.number ?? 0) : 0);

export function marksOf(steps: Step[]): Mark[] {
  return steps.flatMap(({ deal }, step): Mark[] => {
    const before = steps[step - 1]?.deal;
    return [...begun(deal, before).map((trick) => ({ step, trick })), ...bets(deal, before).map((bet) => ({ step, ...bet }))];
  });
}

const lying = (deal: DealView | undefined) => Math.max(deal?.trick?.number ?? 0, deal?.last_trick?.number ?? 0);

const begun = (deal: DealView, before: DealView | undefined) => (deal.trick && deal.trick.number > lying(before) ? [deal.trick.number] : []);

function bets(deal: DealView, before: DealView | undefined): { figure: string; value: string }[] {
  return deal.boards.flatMap(({ figure, bet }) => {
    const was = before?.boards.find((board) => board.figure === figure)?.bet;
    return bet && bet.proposed !== was?.proposed ? [{ figure, value: bet.proposed }] : [];
  });
}

/** Something on the line: where its middle would best be, how wide it is, and how badly it is wanted there. */
export interface Wanted {
  at: number;
  w: number;
  weight: number;
}

/** The middles of all that finds room on a line, beside each other and in their order, each as near to its place as can be; none for what is
 *  wanted least where it is crowded. */
export function beside(wanted: Wanted[], width: number): (number | null)[] {
  const kept = wanted.map((_, i) => i);
  let taken = wanted.reduce((sum, { w }) => sum + w, 0);
  for (const i of kept.toSorted((one, other) => weightOf(wanted, one) - weightOf(wanted, other))) {
    if (taken <= width) break;
    taken -= wanted[i]?.w ?? 0;
    kept.splice(kept.indexOf(i), 1);
  }
  const middles = new Map(apart(kept.map((i) => wanted[i] as Wanted), width).map((middle, n) => [kept[n], middle]));
  return wanted.map((_, i) => middles.get(i) ?? null);
}

const weightOf = (wanted: Wanted[], i: number) => wanted[i]?.weight ?? 0;

/** What would lie over its neighbour moves aside with it, both by as much. */
function apart(wanted: Wanted[], width: number): number[] {
  const blocks: { from: number; w: number; of: Wanted[] }[] = [];
  for (const one of wanted) {
    let block = { from: one.at - one.w / 2, w: one.w, of: [one] };
    for (let last = blocks.at(-1); last && last.from + last.w > block.from; last = blocks.at(-1)) {
      blocks.pop();
      const [many, few] = [last.of.length, block.of.length];
      block = { from: (last.from * many + (block.from - last.w) * few) / (many + few), w: last.w + block.w, of: [...last.of, ...block.of] };
    }
    blocks.push(block);
  }
  let left = 0;
  const starts = blocks.map(({ from, w }, i) => {
    const after = blocks.slice(i).reduce((sum, block) => sum + block.w, 0);
    const start = Math.max(left, Math.min(from, width - after));
    left = start + w;
    return start;
  });
  return blocks.flatMap(({ of }, i) => {
    let edge = starts[i] ?? 0;
    return of.map(({ w }) => (edge += w) - w / 2);
  });
}
