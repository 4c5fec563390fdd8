// A key or a button that is held, or only tapped.

/** From so many milliseconds on it is held, where a tap means something else. */
const HOLD = 180;

export class Held {
  /** What was pressed last was held, and so was no tap. */
  wasHeld = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #down = false;
  readonly #holds: (holds: boolean) => void;

  /** Told when it begins to be held, and when that is over. */
  constructor(holds: (holds: boolean) => void) {
    this.#holds = holds;
  }

  get isDown(): boolean {
    return this.#down;
  }

  /** `atOnce`: a tap means nothing else. */
  press(atOnce = false): void {
    if (this.#down) return;
    this.#down = true;
    this.wasHeld = false;
    const begin = () => {
      this.wasHeld = true;
      this.#holds(true);
    };
    if (atOnce) begin();
    else this.#timer = setTimeout(begin, HOLD);
  }

  release(): void {
    clearTimeout(this.#timer);
    if (this.#down && this.wasHeld) this.#holds(false);
    this.#down = false;
  }
}
