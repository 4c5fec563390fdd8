// A word that has been tapped and is not said yet: until its time is over one may think better of it, and nobody learns of it.

/** So many milliseconds; for the only card there is. */
export const SECOND_THOUGHTS = 3000;
export const ONLY_CARD = 1500;
/** How soon it is tried again where the table does not listen just then. */
const AGAIN = 100;

export class Unsaid {
  /** The button that was tapped. */
  id = $state<string | null>(null);
  /** That it is not said yet, in words. */
  text = $state("");
  /** After so many milliseconds it is said by itself; null: not before a second tap. */
  within = $state<number | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** It waits for its second tap. */
  ask(id: string): void {
    this.withdraw();
    this.id = id;
  }

  /** `say`: says it; false where the table does not listen just then. */
  begin(id: string, text: string, within: number, say: () => boolean): void {
    this.ask(id);
    this.text = text;
    this.within = within;
    this.#sayIn(within, say);
  }

  withdraw(): void {
    clearTimeout(this.#timer);
    this.id = null;
    this.within = null;
  }

  #sayIn(time: number, say: () => boolean): void {
    this.#timer = setTimeout(() => (say() ? this.withdraw() : this.#sayIn(AGAIN, say)), time);
  }
}
