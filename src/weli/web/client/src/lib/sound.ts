// What is heard at the table: wood under a card, a knock for a bet, a call at one's turn. Every sound is made here, by the browser, out of
// noise and tones that fade; none is loaded. A browser without sound plays on in silence.

import { settings } from "./settings.svelte";

export type Sound = "wood" | "knock" | "low" | "tap" | "riffle" | "packets" | "pencil" | "call" | "cheer";

/** How loud all of it is. */
const VOLUME = 0.35;
/** In milliseconds, on a telephone: what calls is felt as well. */
const FELT: Partial<Record<Sound, number[]>> = { knock: [30], call: [20, 60, 20] };

interface Studio {
  context: AudioContext;
  noise: AudioBuffer;
  out: GainNode;
}

let studio: Studio | null = null;

/** Where sounds are made takes a while to set up: done after the first tap, before which no browser lets a page be heard, and not while
    cards move. */
const soon = window.requestIdleCallback ?? setTimeout;
for (const touched of ["pointerup", "keyup"]) addEventListener(touched, () => soon(ready), { once: true, passive: true });

function ready(): void {
  try {
    if (settings.sound) open();
  } catch {
    // Nor can it be heard later.
  }
}

function open(): Studio {
  if (studio) return studio;
  const context = new AudioContext();
  const noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const grain = noise.getChannelData(0);
  for (let i = 0; i < grain.length; i += 1) grain[i] = Math.random() * 2 - 1;
  const out = context.createGain();
  out.gain.value = VOLUME;
  out.connect(context.destination);
  studio = { context, noise, out };
  return studio;
}

/** Once what is seen of it is there. */
export function play(sound: Sound): void {
  if (settings.sound && navigator.userActivation?.hasBeenActive) setTimeout(() => make(sound));
}

function make(sound: Sound): void {
  const felt = FELT[sound];
  if (felt) navigator.vibrate?.(felt);
  try {
    const room = open();
    if (room.context.state === "suspended") void room.context.resume();
    MADE[sound](new Stroke(room));
  } catch {
    // A browser that cannot be heard still plays.
  }
}

/** What sounds are put together from. Times in seconds from now, pitches in hertz. */
class Stroke {
  readonly #room: Studio;

  constructor(room: Studio) {
    this.#room = room;
  }

  /** A burst of noise around a pitch. */
  noise(at: number, lasts: number, pitch: number, loud: number, kind: BiquadFilterType = "bandpass"): this {
    const { context, noise } = this.#room;
    const source = context.createBufferSource();
    source.buffer = noise;
    const filter = context.createBiquadFilter();
    filter.type = kind;
    filter.frequency.value = pitch;
    source.connect(filter).connect(this.#fade(at, lasts, loud));
    source.start(context.currentTime + at, Math.random() * 0.5, lasts);
    return this;
  }

  /** A tone that falls a little, as wood does. */
  tone(at: number, lasts: number, pitch: number, loud: number): this {
    const { context } = this.#room;
    const source = context.createOscillator();
    const start = context.currentTime + at;
    source.frequency.setValueAtTime(pitch, start);
    source.frequency.exponentialRampToValueAtTime(pitch * 0.82, start + lasts);
    source.connect(this.#fade(at, lasts, loud));
    source.start(start);
    source.stop(start + lasts);
    return this;
  }

  #fade(at: number, lasts: number, loud: number): GainNode {
    const { context, out } = this.#room;
    const gain = context.createGain();
    const start = context.currentTime + at;
    gain.gain.setValueAtTime(loud, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + lasts);
    gain.connect(out);
    return gain;
  }
}

const MADE: Record<Sound, (stroke: Stroke) => void> = {
  wood: (stroke) => stroke.noise(0, 0.05, 1400, 0.5).tone(0, 0.07, 210, 0.5),
  tap: (stroke) => stroke.noise(0, 0.04, 900, 0.35).tone(0, 0.05, 320, 0.25),
  knock: (stroke) => stroke.tone(0, 0.12, 150, 1).noise(0, 0.03, 500, 0.6).tone(0.13, 0.12, 150, 0.9).noise(0.13, 0.03, 500, 0.5),
  low: (stroke) => stroke.tone(0, 0.16, 105, 1).noise(0, 0.03, 350, 0.5),
  pencil: (stroke) => stroke.noise(0, 0.09, 5200, 0.22, "highpass").noise(0.1, 0.07, 4600, 0.18, "highpass"),
  // After whatever has just been done.
  call: (stroke) => stroke.tone(0.2, 0.22, 523, 0.4).tone(0.2, 0.1, 1046, 0.12).tone(0.31, 0.26, 659, 0.4),
  riffle: (stroke) => {
    for (let card = 0; card < 16; card += 1) stroke.noise(card * 0.022, 0.018, 2600 + 60 * card, 0.28);
  },
  packets: (stroke) => {
    for (let packet = 0; packet < 8; packet += 1) stroke.noise(packet * 0.065, 0.035, 1500 + 90 * (packet % 3), 0.3);
  },
  cheer: (stroke) => {
    for (const [i, pitch] of [392, 494, 587, 784].entries()) stroke.tone(i * 0.09, 0.5, pitch, 0.25);
    for (const pitch of [500, 900, 1500]) stroke.noise(0.1, 0.9, pitch, 0.16);
  },
};

/** What an event sounds like, by its kind; most of them make no sound. */
const HEARD: Record<string, Sound> = {
  played: "wood",
  played_down: "wood",
  led_elfen: "wood",
  led_tauchen: "wood",
  led_zweite: "wood",
  led_trump: "wood",
  led_fifth: "wood",
  lays_five: "wood",
  bet: "knock",
  blind: "knock",
  raised: "knock",
  raised_to_the_end: "knock",
  says_aus: "knock",
  accuses: "knock",
  knocked: "knock",
  nudged: "knock",
  held: "low",
  held_to_the_end: "low",
  good: "tap",
  conceded: "tap",
  pair: "tap",
  cut: "tap",
  count: "pencil",
};

/** The one sound of what has just happened: the last that has any. */
export function soundOf(kinds: string[]): Sound | null {
  const kind = kinds.findLast((each) => each in HEARD);
  return kind ? (HEARD[kind] ?? null) : null;
}
