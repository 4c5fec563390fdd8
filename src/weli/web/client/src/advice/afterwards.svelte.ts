// What the decisions of a finished deal have cost, one after another, so that it is seen how far it is and can be stopped.

import type { DecisionLine, JudgedAct } from "../wire";
import { foundBefore, keepFound, type Found, type Judging } from "./judging";
import { t, texts } from "../lib/texts.svelte";

/** Where in the deal something was decided, and about which figure, where its words leave that out. */
export const placeOf = ({ decision: { trick, about } }: Pick<JudgedAct, "decision">) =>
  [trick > 0 ? t("after.trick", { n: trick }) : t("after.outside"), about].filter(Boolean).join(", ");

const keyOf = (judging: Judging) => `${judging.key} ${texts.lang}`;

/** Those that have certainly cost the most, the dearest first; none where nothing has. */
const dearestOf = (judged: JudgedAct[]) => judged.filter(({ dear }) => dear).toSorted((one, other) => other.cost - one.cost);

/** The dearest of those that were looked at here before. */
export const dearestBefore = (judging: Judging): JudgedAct | null => dearestOf(foundBefore(keyOf(judging)).judged)[0] ?? null;

export class Afterwards {
  lines = $state.raw<DecisionLine[]>([]);
  found = $state.raw<Found>({ judged: [], looked: [], luck: null });
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

  get of(): number {
    return this.lines.length;
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
    for (const { number } of this.lines) {
      if (!this.found.looked.includes(number)) this.#add(number, await this.#judging.judge(number, texts.lang, this.#call.signal));
    }
    if (this.found.luck === null) this.#keep({ luck: await this.#judging.luck(texts.lang, this.#call.signal) });
  }

  #add(number: number, one: JudgedAct | null): void {
    const judged = one ? [...this.judged, one].toSorted((each, other) => each.decision.number - other.decision.number) : this.judged;
    this.#keep({ judged, looked: [...this.found.looked, number] });
  }

  #keep(news: Partial<Found>): void {
    this.found = { ...this.found, ...news };
    keepFound(this.#key, this.found);
  }
}

/** Half the interval of what a decision has cost. */
const halfOf = ({ low, high }: JudgedAct) => (high - low) / 2;
