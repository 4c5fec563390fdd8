// What people write to each other at a table: what has come, whose lines one does not read, and the line that is on its way.

import type { Written } from "../wire";

export class Writing {
  /** Oldest first. */
  lines = $state.raw<Written[]>([]);
  /** Whose lines one does not want to read. */
  muted = $state.raw<string[]>([]);
  /** The line that is on its way, and whom to tell what has become of it. */
  #sent: { key: string; answered: (why: string) => void } | null = null;
  #number = 0;

  /** Sends a line under a key of its own. Gives why it was not taken; empty where it was. */
  send(send: (key: string) => void): Promise<string> {
    return new Promise((answered) => {
      this.#number += 1;
      this.#sent = { key: `line ${this.#number}`, answered };
      send(this.#sent.key);
    });
  }

  isAbout(key: string): boolean {
    return key === this.#sent?.key;
  }

  /** What has become of the line that was on its way. */
  end(why: string): void {
    this.#sent?.answered(why);
    this.#sent = null;
  }

  /** After a connection that broke all of them come once more. */
  hear(line: Written): void {
    if (this.lines.some((each) => each.number === line.number)) return;
    this.lines = [...this.lines, line];
  }

  /** One does not want to read somebody's lines any more, or does again. */
  mute(seat: string): void {
    this.muted = this.muted.includes(seat) ? this.muted.filter((each) => each !== seat) : [...this.muted, seat];
  }
}
