// A card of one's own under the finger: drawn upwards it is played, drawn along the others it gets another place.

import type { Copy } from "../../lib/copies";

/** So far, in pixels, a card is drawn to be played; and so far it must be drawn to be drawn at all. */
const FAR = 70;
const DRAWN = 8;

interface Drawn {
  key: string;
  from: { x: number; y: number };
  way: "up" | "along" | null;
  /** So far, in pixels; and so far one card lies from the next. */
  x: number;
  y: number;
  step: number;
}

/** The cards that are drawn from. */
export interface Fan {
  readonly keys: string[];
  /** How far one card lies from the next, while they lie still. */
  step(): number;
  /** Whether it may be drawn upwards now. */
  plays(card: string): boolean;
  play(key: string): void;
  move(from: number, to: number): Promise<void>;
}

export class Drawing {
  readonly #fan: Fan;
  #drawn = $state<Drawn | null>(null);
  /** A card that was moved was not tapped. */
  slid = false;

  constructor(fan: Fan) {
    this.#fan = fan;
  }

  /** Where the card that is drawn along the others would lie. */
  readonly sliding = $derived.by(() => {
    if (this.#drawn?.way !== "along") return null;
    const { keys } = this.#fan;
    const from = keys.indexOf(this.#drawn.key);
    return { from, to: Math.min(keys.length - 1, Math.max(0, from + Math.round(this.#drawn.x / this.#drawn.step))) };
  });

  /** The others make room for it. */
  placeOf(i: number): number {
    const { sliding } = this;
    if (!sliding || i === sliding.from) return i;
    if (i > sliding.from) return i <= sliding.to ? i - 1 : i;
    return i >= sliding.to ? i + 1 : i;
  }

  draws(key: string): boolean {
    return this.#drawn?.key === key && this.#drawn.way !== null;
  }

  /** How far it is from its place, in CSS. */
  shiftOf(key: string): string {
    return this.#drawn?.key === key ? `${this.#drawn.x}px ${this.#drawn.y}px` : "0px";
  }

  hold(event: PointerEvent, key: string): void {
    this.slid = false;
    if (event.button === 0) this.#drawn = { key, from: { x: event.clientX, y: event.clientY }, way: null, x: 0, y: 0, step: this.#fan.step() };
  }

  pull(event: PointerEvent, { card }: Copy): void {
    if (!this.#drawn) return;
    const x = event.clientX - this.#drawn.from.x;
    const y = event.clientY - this.#drawn.from.y;
    const along = Math.abs(x) > Math.abs(y);
    let { way } = this.#drawn;
    if (way === null && along && Math.abs(x) > DRAWN && this.#fan.keys.length > 1) way = "along";
    else if (way === null && !along && y < -DRAWN && this.#fan.plays(card)) way = "up";
    if (way) (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    this.#drawn = { ...this.#drawn, way, x: way === "along" ? x : 0, y: way === "up" ? Math.min(0, y) : 0 };
  }

  release(): void {
    const drawn = this.#drawn;
    if (drawn && this.sliding) return this.#drop(drawn, this.sliding);
    this.#drawn = null;
    if (drawn && drawn.y < -FAR) this.#fan.play(drawn.key);
  }

  cancel(): void {
    this.#drawn = null;
  }

  /** From where it was let go it slides into its place. */
  #drop(drawn: Drawn, { from, to }: { from: number; to: number }): void {
    this.slid = true;
    this.#drawn = { ...drawn, x: drawn.x - (to - from) * drawn.step };
    void this.#fan.move(from, to).then(() => (this.#drawn = null));
  }
}
