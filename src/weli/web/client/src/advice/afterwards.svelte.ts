// What the decisions of a finished deal have cost, one after another, so that it is seen how far it is and can be stopped.

import type { DecisionLine, JudgedAct } from "../wire";
import { foundBefore, keepFound, type Found, type Judging } from "./judging";
import { t, texts } from "../lib/texts.svelte";

/** In each round so many that may be the dearest are looked at more closely, in so many times as many worlds. */
const ROUNDS = [[4, 4], [2, 12]] as const;
/** So many of the dearest are told first. */
const FIRST = 3;
/** Points from which a decision is worth a closer look. */
const DEAR = 0.1;

/** Where in the deal something was decided. */
export const placeOf = ({ decision }: JudgedAct) => (decision.trick > 0 ? t("after.trick", { n: decision.trick }) : t("after.outside"));

const keyOf = (judging: Judging) => `${judging.key} ${texts.lang}`;

/** Those that have certainly cost the most, the dearest first; none where nothing has. */
const dearestOf = (judged: JudgedAct[]) => judged.filter(({ dear }) => dear).toSorted((one, other) => other.cost - one.cost).slice(0, FIRST);

/** The dearest of those that were looked at here before. */
export const dearestBefore = (judging: Judging): JudgedAct | null => dearestOf(foundBefore(keyOf(judging)).judged)[0] ?? null;

export class Afterwards {
  lines = $state.raw<DecisionLine[]>([]);
  found = $state.raw<Found>({ judged: [], looked: [], luck: null });
  of = $state(0);
  thinking = $state(true);
  failed = $state(false);
  #call = new AbortController();
  readonly #judging: Judging;
  readonly #key: string;

  constructor(judging: Judging) {
    this.#judging = judging;
    this.#key = keyOf(judging);
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
    return this.found.looked.length;
  }

  /** In their order; only those at which there was something to choose. */
  get judged(): JudgedAct[] {
    return this.found.judged;
  }

  get dearest(): JudgedAct[] {
    return dearestOf(this.judged);
  }

  /** What is named as the dearest: that decision and those that may have cost as much; what may be chance is not named. */
  get named(): JudgedAct[] {
    const [first] = this.dearest;
    return first ? this.dearest.filter((one) => first.cost - one.cost <= Math.hypot(halfOf(first), halfOf(one))) : [];
  }

  async #judge(): Promise<void> {
    this.lines = await this.#judging.decisions(texts.lang);
    this.of = this.lines.length;
    await this.#look(this.lines.map(({ number }) => number), 1);
    for (const [most, times] of ROUNDS) {
      const looked = this.found.looked.filter(([, each]) => each === times);
      const left = this.#contenders().filter((number) => !looked.some(([each]) => each === number)).slice(0, most - looked.length);
      this.of += looked.length + left.length;
      await this.#look(left, times);
    }
    if (this.found.luck === null) this.#keep({ luck: await this.#judging.luck(texts.lang, this.#call.signal) });
  }

  /** Those that may have cost the most, as far as is known, the likeliest first; none where that is settled. */
  #contenders(): number[] {
    const surely = Math.max(0, ...this.judged.map(({ low }) => low));
    const racing = this.judged.filter(({ at_most }) => at_most > Math.max(DEAR, surely)).toSorted((one, other) => other.at_most - one.at_most);
    return racing.length === 1 && surely > 0 ? [] : racing.map(({ decision }) => decision.number);
  }

  async #look(numbers: number[], times: number): Promise<void> {
    for (const number of numbers) {
      if (this.found.looked.some(([each, before]) => each === number && before === times)) continue;
      const one = await this.#judging.judge(number, times, texts.lang, this.#call.signal);
      const others = one ? this.judged.filter(({ decision }) => decision.number !== number) : this.judged;
      const judged = one ? [...others, one].toSorted((each, other) => each.decision.number - other.decision.number) : others;
      this.#keep({ judged, looked: [...this.found.looked, [number, times]] });
    }
  }

  #keep(news: Partial<Found>): void {
    this.found = { ...this.found, ...news };
    keepFound(this.#key, this.found);
  }
}

/** Half the interval of what a decision has cost. */
const halfOf = ({ low, high }: JudgedAct) => (high - low) / 2;
