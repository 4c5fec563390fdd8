// What somebody is told at a table, mostly why something does not go, and for how long.

import type { View } from "../../wire";
import { matter, question, type Why } from "../doings";
import { say } from "../ui.svelte";

/** A reason stays for so many milliseconds at least, even when the table goes on. */
const LONG_READ = 5000;

export class Telling {
  why = $state.raw<Why | null>(null);
  /** The reason has only just been given and is being read: the others wait meanwhile. */
  isRead = $state(false);
  #at = 0;
  /** What the table asked when this was told; empty: it is told whatever is asked. */
  #of = "";
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** With these cards somebody has read a reason here: nobody waits for the next ones, too. */
  #readWith = "";

  /** Nobody waits until it is read. */
  show(why: Why | null): void {
    this.why = why;
    this.#of = "";
    this.#at = performance.now();
  }

  /** It is read out as well, and is over as soon as the table asks something else than in this view; `anyhow`: it is told whatever is asked. */
  tell(why: Why | null, at: View | null, anyhow = false): void {
    this.show(why);
    this.#of = why && at && !anyhow ? question(at) : "";
    if (why) say(why.text);
    const here = at ? matter(at) : "";
    if (why && here === this.#readWith) return;
    clearTimeout(this.#timer);
    this.isRead = why !== null;
    if (!why) return;
    this.#readWith = here;
    this.#timer = setTimeout(() => (this.isRead = false), LONG_READ);
  }

  /** The table has gone on to this. */
  heed(view: View): void {
    const isPast = this.#of !== "" && view.question.yours && question(view) !== this.#of;
    if (isPast || performance.now() - this.#at > LONG_READ) this.why = null;
  }
}
