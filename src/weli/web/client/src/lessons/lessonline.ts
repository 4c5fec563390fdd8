// The line of a table whose other end is whoever teaches there: an act is sent to be judged, and nothing is kept.

import type { Act, FromPage, View } from "../wire";
import type { Heard, Line, Link } from "../lib/line/connection";

/** Who teaches: hears what somebody would do, and that they have looked at the trick. */
export interface Judge {
  ask(act: string): Promise<void>;
  on(): void;
}

export class LessonLine implements Line {
  readonly unanswered: Act[] = [];
  #judge: Judge;
  #heard: (message: Heard) => void;
  #key = 0;

  constructor(judge: Judge, heard: (message: Heard) => void, linked: (link: Link) => void) {
    this.#judge = judge;
    this.#heard = heard;
    queueMicrotask(() => linked("open"));
  }

  act(_on: number, act: string): string {
    this.#key += 1;
    void this.#judge.ask(act);
    return String(this.#key);
  }

  /** The table is free again. */
  answered(): void {
    this.#heard({ t: "taken", key: String(this.#key), number: 0 });
  }

  show(view: View): void {
    this.#heard(view);
  }

  send(message: FromPage): void {
    if (message.t === "seen") this.#judge.on();
  }

  close(): void {}
}
