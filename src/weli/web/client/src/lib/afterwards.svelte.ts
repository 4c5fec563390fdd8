// What the decisions of a finished deal have cost, one after another, so that it is seen how far it is and can be stopped.

import type { DecisionLine, JudgedAct, LuckOfCards } from "../wire";
import { fetchDecisions, fetchLuck, judgeDecision } from "./api";
import { texts } from "./texts.svelte";

/** So many that seem dearest are looked at more closely. */
const CLOSER = 3;
/** Points from which a decision has cost something. */
const DEAR = 0.1;

export class Afterwards {
  lines = $state.raw<DecisionLine[]>([]);
  /** In their order; only those at which there was something to choose. */
  judged = $state.raw<JudgedAct[]>([]);
  luck = $state.raw<LuckOfCards | null>(null);
  done = $state(0);
  of = $state(0);
  thinking = $state(true);
  failed = $state(false);
  #call = new AbortController();
  readonly table: string;
  readonly deal: number;

  constructor(table: string, deal: number) {
    this.table = table;
    this.deal = deal;
  }

  async begin(): Promise<void> {
    try {
      await this.#judge();
    } catch {
      this.failed = !this.#call.signal.aborted;
    }
    this.thinking = false;
  }

  /** What was found by then stays. */
  stop(): void {
    this.#call.abort();
    this.thinking = false;
  }

  /** The one that has certainly cost the most; none where nothing has. */
  get dearest(): JudgedAct | null {
    return this.#dear()[0] ?? null;
  }

  #dear = () => this.judged.filter(({ dear }) => dear).toSorted((one, other) => other.cost - one.cost);

  async #judge(): Promise<void> {
    this.lines = await fetchDecisions(this.table, this.deal, texts.lang);
    this.of = this.lines.length;
    for (const { number } of this.lines) await this.#look(number, false);
    const closer = this.judged.filter(({ at_most }) => at_most > DEAR).toSorted((one, other) => other.at_most - one.at_most).slice(0, CLOSER);
    this.of += closer.length;
    for (const { decision } of closer) await this.#look(decision.number, true);
    this.luck = await fetchLuck(this.table, this.deal, texts.lang, this.#call.signal);
  }

  async #look(number: number, closer: boolean): Promise<void> {
    const found = await judgeDecision(this.table, this.deal, number, closer, texts.lang, this.#call.signal);
    if (found) this.judged = [...this.judged.filter(({ decision }) => decision.number !== number), found].toSorted((one, other) => one.decision.number - other.decision.number);
    this.done += 1;
  }
}
