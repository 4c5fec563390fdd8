// How loud everybody is, looked at several times a second, so that a ring can show it without flickering.

/** From so loud on somebody speaks; it lasts for so many looks, so that nothing flickers between two words. */
const LOUD = 0.012;
const LASTING = 4;
/** After so many looks at which nothing has come from somebody who is not muted, they are not there. */
const SILENT = 12;

export class Levels {
  /** By seat, from 0 to 1. */
  shown = $state<Record<string, number>>({});
  readonly #speaks: Record<string, number> = {};
  readonly #silent: Record<string, number> = {};

  /** What was heard of somebody just now. */
  show(seat: string, loud: number): void {
    const left = loud > LOUD ? LASTING : Math.max(0, (this.#speaks[seat] ?? 0) - 1);
    this.#speaks[seat] = left;
    const shown = left > 0 ? Math.max(0.2, Math.min(1, Math.sqrt(loud) * 1.6)) : 0;
    if ((this.shown[seat] ?? 0) !== shown) this.shown[seat] = shown;
  }

  /** Whether whoever should be heard has not been for a while: who is cut off is seen to be, before the way to them is known to be none. */
  misses(seat: string, silent: boolean): boolean {
    const looks = silent ? (this.#silent[seat] ?? 0) + 1 : 0;
    this.#silent[seat] = looks;
    return looks >= SILENT;
  }

  forget(seat: string): void {
    delete this.shown[seat];
  }

  clear(): void {
    this.shown = {};
  }
}
