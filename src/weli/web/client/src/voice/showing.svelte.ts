// One's own picture at a table, and those of the others: on or off, and what has gone wrong with the camera.

import type { Table } from "../lib/table.svelte";
import { openCamera } from "./camera";
import { barred, type WhyNot } from "./microphone";

export class Showing {
  /** off; the browser asks for the camera; on. */
  state = $state<"off" | "asking" | "on">("off");
  /** One's own picture, as the others have it. */
  own = $state.raw<MediaStream | null>(null);
  /** By seat, what may be seen of the others. */
  #streams = $state.raw<Record<string, MediaStream>>({});
  readonly #table: Table;
  readonly #changed: () => void;
  readonly #fails: (why: WhyNot | "unplugged") => void;

  /** Told when one's own picture begins or ends, and why it cannot be. */
  constructor(table: Table, changed: () => void, fails: (why: WhyNot | "unplugged") => void) {
    this.#table = table;
    this.#changed = changed;
    this.#fails = fails;
  }

  get track(): MediaStreamTrack | null {
    return this.own?.getTracks()[0] ?? null;
  }

  get isOn(): boolean {
    return this.state === "on";
  }

  get isAgreed(): boolean {
    return this.#table.at?.aloud === "pictures";
  }

  /** Whether whoever sits there may see one's own picture: where signs go by gaze, those who look at one. */
  readonly isSeenBy = (seat: string): boolean => this.#sees(seat, this.#table.at?.seat ?? "");

  /** What is to be seen of somebody from here. */
  of(seat: string): MediaStream | null {
    const own = this.#table.at?.seat ?? "";
    if (seat === own) return this.own;
    return this.isAgreed && this.#table.voices[seat]?.picture && this.#sees(own, seat) ? (this.#streams[seat] ?? null) : null;
  }

  #sees(seat: string, other: string): boolean {
    return this.#table.at?.signs !== "gaze" || this.#table.looks[seat] === other;
  }

  seen(seat: string, stream: MediaStream): void {
    this.#streams = { ...this.#streams, [seat]: stream };
  }

  gone(seat: string): void {
    const { [seat]: _, ...others } = this.#streams;
    this.#streams = others;
  }

  /** Turns the camera on, once the browser lets one. */
  async show(): Promise<void> {
    if (this.state !== "off") return;
    const why = barred();
    if (why) return this.#fails(why);
    this.state = "asking";
    const track = await openCamera();
    if (this.state !== "asking") {
      if (typeof track !== "string") track.stop();
      return;
    }
    if (typeof track === "string") {
      this.state = "off";
      return this.#fails(track);
    }
    track.onended = () => {
      this.hide();
      this.#fails("unplugged");
    };
    this.own = new MediaStream([track]);
    this.state = "on";
    this.#changed();
  }

  /** The light of the camera goes out, and the drawn face is back. */
  hide(): void {
    if (this.state === "off") return;
    const { track } = this;
    if (track) track.onended = null;
    track?.stop();
    this.own = null;
    this.state = "off";
    this.#changed();
  }
}
