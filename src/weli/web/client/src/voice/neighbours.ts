// Listens for a while whether somebody at the table sits in the same room.

import type { Mesh } from "./mesh";
import { isSameRoom, WINDOW } from "./sameroom";

/** After so many levels of somebody nothing more is listened for: whoever sits in the same room has been heard by then. */
const LONG_ENOUGH = 1000;

interface Heard {
  own: number[];
  theirs: number[];
  all: number;
}

export class Neighbours {
  readonly #heard = new Map<string, Heard>();

  /** Who has just turned out to sit in the same room. Whoever is muted is compared with nobody. */
  async listen(mesh: Mesh): Promise<string[]> {
    const wanted = (seat: string) => (this.#heard.get(seat)?.all ?? 0) < LONG_ENOUGH;
    const found = await mesh.measure(wanted);
    return [...found].filter(([seat, both]) => this.#add(seat, both)).map(([seat]) => seat);
  }

  #add(seat: string, both: [number, number] | null): boolean {
    const heard = this.#heard.get(seat) ?? { own: [], theirs: [], all: 0 };
    this.#heard.set(seat, heard);
    if (!both) {
      heard.own = [];
      heard.theirs = [];
      return false;
    }
    heard.all += 1;
    heard.own = [...heard.own, both[0]].slice(-WINDOW);
    heard.theirs = [...heard.theirs, both[1]].slice(-WINDOW);
    const same = isSameRoom(heard.own, heard.theirs);
    if (same) heard.all = LONG_ENOUGH; // said once
    return same;
  }
}
