// What has only just come takes no answer: a tap or a key was meant for what was there before.

import { tick } from "svelte";

/** For so many milliseconds. */
export const GRACE = 300;

/** When something came that nobody here has brought forth. */
export class Arrival {
  #at = -GRACE;

  /** It is there from when it is to be seen: on a slow machine that is a while after it came. */
  came(): void {
    this.#at = Infinity;
    void tick().then(() => (this.#at = performance.now()));
  }

  get fresh(): boolean {
    return performance.now() - this.#at < GRACE;
  }
}
