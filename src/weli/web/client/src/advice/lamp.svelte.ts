// "Was tät der Wirt?": the lamp one may light in a friendly game. While it is lit, advice is asked for at every decision of one's own.

import type { Advice, View } from "../wire";
import { fetchAdvice } from "../lib/api";
import { ofKind } from "../lib/doings";
import { settings } from "../lib/settings.svelte";
import { texts } from "../lib/texts.svelte";

/** What begins a line by which cards are laid. */
const LAYING = ["contest", "validate"];

/** So long one thinks without a word. */
const WITHOUT_A_WORD = 2000;

class Lamp {
  /** What is advised at the decision that waits; none while it is being thought about, or where there is nothing to decide. */
  advice = $state.raw<Advice | null>(null);
  thinking = $state(false);
  /** It takes longer than one waits without a word. */
  slow = $state(false);
  failed = $state(false);
  #call: AbortController | null = null;

  /** Asks anew for every view at which there is something to decide, and for the name of a wild card that is about to be played (`laid`);
      whatever was asked before is not wanted any more. */
  follow(view: View | null, laid = ""): void {
    this.#forget();
    if (view && settings.lamp && view.lamp && decides(view)) void this.#ask(view, laid);
  }

  /** Stops thinking, and goes out. */
  stop(): void {
    settings.lamp = false;
    this.#forget();
  }

  /** Whether that name is advised for the wild card; `null`: none. */
  names(name: string | null): boolean {
    return this.advice?.best?.act === `=${name ?? ""}`;
  }

  /** Whether the act that is advised has that word, or is it: a card, or what stands on a button. */
  lights(word: string): boolean {
    const act = this.advice?.best?.act ?? "";
    return act === word || act.split(" ").some((each) => each.split("=")[0] === word);
  }

  /** The cards that are advised to be laid for that figure; none where something else is advised. */
  laying(figure: string | null): string[] | null {
    const [word = "", about, ...cards] = this.advice?.best?.act.split(" ") ?? [];
    return LAYING.includes(word) && about === figure ? cards.map((each) => each.split("=")[0] ?? each) : null;
  }

  /** Whether what is advised is about another figure than the one that is asked about. */
  isElsewhere(asked: string | null, view: View | null): boolean {
    return asked !== null && !this.lights(asked) && Boolean(view?.deal.boards.some(({ figure }) => this.lights(figure)));
  }

  #forget(): void {
    this.#call?.abort();
    this.#call = null;
    this.advice = null;
    this.thinking = this.slow = this.failed = false;
  }

  async #ask(view: View, laid: string): Promise<void> {
    const call = new AbortController();
    const asked = view.waiting === "you";
    const word = setTimeout(() => (this.slow = asked && this.#call === call), WITHOUT_A_WORD);
    this.#call = call;
    this.thinking = asked;
    try {
      const advice = await fetchAdvice(view.table, laid, texts.lang, call.signal);
      const tells = advice.on === view.number && advice.surety !== "none" && (asked || advice.best?.act === "aus");
      if (this.#call === call) this.advice = tells ? advice : null;
    } catch {
      if (this.#call === call) this.failed = asked;
    } finally {
      clearTimeout(word);
      if (this.#call === call) this.thinking = this.slow = false;
    }
  }
}

/** Whether the receiver is asked something at which advice makes sense: not where to cut, but whether to take what was cut. Of a finished trick that one
    looks at, it is only whether to call before the next card is played. */
const decides = (view: View) =>
  view.waiting === "look"
    ? ofKind(view, "aus").length > 0
    : view.waiting === "you" && view.may.length > 0 && view.deal.phase !== "done" && (view.deal.phase !== "cut" || ofKind(view, "steal").length > 0);

/** The picture of what some cards are good for: a bar, a wave, or dots. */
export const marking = (kind: string) => ({ gleich: "bar", pair: "bar", hanger: "wave", trump: "dots" })[kind] ?? null;

export const lamp = new Lamp();
