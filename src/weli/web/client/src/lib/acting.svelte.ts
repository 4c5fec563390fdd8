// The signs that are acted just now: for a moment a face does what somebody has signed, one gesture after another.

const LASTING = 900;
const PAUSE = 250;
const still = window.matchMedia("(prefers-reduced-motion: reduce)");

export class Acting {
  /** By seat, the gesture. */
  now = $state.raw<Record<string, string>>({});

  /** Nothing where the system asks for less motion: then the caption alone tells of it. */
  act(seat: string, gestures: string[]): void {
    if (still.matches) return;
    gestures.forEach((gesture, i) => {
      const begin = i * (LASTING + PAUSE);
      setTimeout(() => (this.now = { ...this.now, [seat]: gesture }), begin);
      setTimeout(() => (this.now = Object.fromEntries(Object.entries(this.now).filter(([other]) => other !== seat))), begin + LASTING);
    });
  }
}
