// What the decisions of a finished deal have cost, one after another, so that it is seen how far it is and can be stopped.

import type { DecisionLine, JudgedAct } from "../wire";
import { foundBefore, keepFound, type Found, type Judging } from "./judging";
import { texts } from "./texts.svelte";

/** So many that seem dearest are looked at more closely. */
const CLOSER = 3;
/** So many of the dearest are told first. */
const FIRST = 3;
/** Points from which a decision has cost something. */
const DEAR = 0.1;

export class Afterwards {
  lines = $state.raw<DecisionLine[]>([]);
  found = $state.raw<Found>({ judged: [], looked: [], closer: [], luck: null });
  of = $state(0);
  thinking = $state(true);
  failed = $state(false);
  #call = new AbortController();
  readonly #judging: Judging;
  readonly #key: string;

  constructor(judging: Judging) {
    this.#judging = judging;
    this.#key = `${judging.key} ${texts.lang}`;
    this.found = foundBefore(this.#key);
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

  get done(): number {
    return this.found.looked.length + this.found.closer.length;
  }

  /** In their order; only those at which there was something to choose. */
  get judged(): JudgedAct[] {
    return this.found.judged;
  }

  /** Those that have certainly cost the most, the dearest first; none where nothing has. */
  get dearest(): JudgedAct[] {
    return this.judged.filter(({ dear }) => dear).toSorted((one, other) => other.cost - one.cost).slice(0, FIRST);
  }

  async #judge(): Promise<void> {
    this.lines = await this.#judging.decisions(texts.lang);
    this.of = this.lines.length;
    for (const { number } of this.lines) if (!this.found.looked.includes(number)) await this.#look(number, false);
    const closer = this.judged.filter(({ at_most }) => at_most > DEAR).toSorted((one, other) => other.at_most - one.at_most).slice(0, CLOSER);
    const left = closer.filter(({ decision }) => !this.found.closer.includes(decision.number)).slice(0, CLOSER - this.found.closer.length);
    this.of += this.found.closer.length + left.length;
    for (const { decision } of left) await this.#look(decision.number, true);
    if (this.found.luck === null) this.#keep({ luck: await this.#judging.luck(texts.lang, this.#call.signal) });
  }

  async #look(number: number, closer: boolean): Promise<void> {
    const one = await this.#judging.judge(number, closer, texts.lang, this.#call.signal);
    const others = one ? this.judged.filter(({ decision }) => decision.number !== number) : this.judged;
    const judged = one ? [...others, one].toSorted((each, other) => each.decision.number - other.decision.number) : others;
    this.#keep({ judged, ...(closer ? { closer: [...this.found.closer, number] } : { looked: [...this.found.looked, number] }) });
  }

  #keep(news: Partial<Found>): void {
    this.found = { ...this.found, ...news };
    keepFound(this.#key, this.found);
  }
}
