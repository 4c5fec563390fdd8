// One tap for a card: chosen, or once somebody has shown for a while that the card they raise is the one they mean.

import { settings } from "./settings.svelte";

/** So many cards in a row. */
const ENOUGH = 3;

/** One says oneself how many taps a card takes: that stays. */
export function chooseTaps(one: boolean): void {
  settings.oneTap = one;
  settings.meant = null;
}

export class Taps {
  #first = "";
  #wavered = false;

  /** Other cards are there to choose from. */
  anew(): void {
    this.#first = "";
    this.#wavered = false;
  }

  raised(key: string): void {
    this.#wavered ||= this.#first !== "" && this.#first !== key;
    this.#first = key;
  }

  /** A card is played: gives whether one tap is enough from now on. One that raised itself, or was drawn, tells nothing. */
  played(): boolean {
    if (settings.oneTap || settings.meant === null || this.#first === "") return false;
    settings.meant = this.#wavered ? 0 : settings.meant + 1;
    settings.oneTap = settings.meant >= ENOUGH;
    return settings.oneTap;
  }
}
