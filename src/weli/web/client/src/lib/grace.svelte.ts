// What has only just come takes no answer: a tap or a key was meant for what was there before.

import { tick } from "svelte";

/** For so many milliseconds. */
export const GRACE = 300;

/** When something came that nobody here has brought forth. */
export class Arrival {
  #fresh = $state(false);
  #ends: ReturnType<typeof setTimeout> | undefined;

  /** It is there from when it is to be seen: on a slow machine that is a while after it came. */
  came(): void {
    this.#fresh = true;
    void tick().then(() => {
      clearTimeout(this.#ends);
      this.#ends = setTimeout(() => (this.#fresh = false), GRACE);
    });
  }

  get fresh(): boolean {
    return this.#fresh;
  }
}

/** What a tap can fall on; beside all of that it falls on the bare table. */
const CONTROLS = "button, a, input, label, summary, dialog";
/** A finger that taps twice comes down so many pixels from where it was, at most. */
const BREADTH = 24;
const ROUND = [-BREADTH, 0, BREADTH].flatMap((x) => [-BREADTH, 0, BREADTH].map((y) => [x, y] as const));

const controlOf = (target: EventTarget | null) => (target instanceof Element ? target.closest(CONTROLS) : null);

/** Whoever taps twice in the same place means what was there the first time: what the first tap has brought forth under the finger, or has left
 *  there, does not take the second. Watches over it until what it returns is called. */
export function heedDoubleTaps(): () => void {
  let first = { x: 0, y: 0, at: -GRACE, there: new Set<Element | null>() };
  let late = false;

  function down(event: PointerEvent) {
    const { clientX: x, clientY: y } = event;
    const again = performance.now() - first.at < GRACE && Math.hypot(x - first.x, y - first.y) <= BREADTH;
    const on = controlOf(event.target);
    late = again && !first.there.has(on);
    if (late) return;
    const near = ROUND.map(([dx, dy]) => controlOf(document.elementFromPoint(x + dx, y + dy)));
    first = { x, y, at: performance.now(), there: new Set([on, ...near.filter((each) => each !== null)]) };
  }

  // A key that presses a button is no tap.
  function click(event: MouseEvent) {
    if (event.detail === 0) return;
    first.at = performance.now();
    if (!late) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  document.addEventListener("pointerdown", down, true);
  document.addEventListener("click", click, true);
  return () => {
    document.removeEventListener("pointerdown", down, true);
    document.removeEventListener("click", click, true);
  };
}
