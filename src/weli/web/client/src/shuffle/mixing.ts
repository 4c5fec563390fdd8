// What this page adds to the shuffles of its table, without being asked, and whether the cards that it is shown lay under the seal.

import type { DealView, Mixing, Opened, Opening } from "../wire";
import { hex, unhex } from "./hashing";
import { cardsIn } from "./decks";
import { clientCommit, contextOf, drawnNonce, fits } from "./protocol";

type Sent = { t: "lock"; shuffle: number; commit: string } | { t: "show"; shuffle: number; nonce: string };

/** What is to be said back to the table; nothing where there is nothing to do, or the nonce was drawn on another device. */
export function answer(mixing: Mixing): Sent | null {
  if (!mixing.closed) return mixing.own ? null : { t: "lock", shuffle: mixing.shuffle, commit: committed(mixing, drawn(mixing)) };
  const nonce = kept(mixing);
  const owes = mixing.own !== "" && !mixing.shown && nonce !== null;
  return owes && committed(mixing, nonce) === mixing.own ? { t: "show", shuffle: mixing.shuffle, nonce } : null;
}

/** The seals that this page was shown, by table and number of the shuffle: what is handed out later has to have the same. */
const seals = new Map<string, Map<number, string>>();

export const sealsOf = (table: string): ReadonlyMap<number, string> => seals.get(table) ?? new Map<number, string>();

/** What was shown to this page under the seal of the pack on its table. */
export class UnderSeal {
  readonly #seals = new Map<number, string>();
  #shuffle = 0;
  #faces = new Map<number, string>();

  constructor(table: string) {
    seals.set(table, this.#seals);
  }

  /** Whether all of that lay where it is said to have lain, under the seal that was shown first. */
  take({ shuffle, deck, root, cards }: Opened): boolean {
    const faces = cardsIn(deck) ?? [];
    if (shuffle !== this.#shuffle) this.#faces = new Map();
    this.#shuffle = shuffle;
    if (!this.#seals.has(shuffle)) this.#seals.set(shuffle, root);
    for (const { place, card } of cards) this.#faces.set(place, faces[card] ?? "");
    const lay = ({ place, card, salt, path }: Opening) => fits({ place, card, salt: unhex(salt), path: path.map(unhex) }, root, faces.length);
    return this.#seals.get(shuffle) === root && cards.every(lay);
  }

  /** Whether every card of the hand that was just dealt has been shown under the seal. */
  covers(deal: DealView, dealt: number): boolean {
    const isFresh = deal.number === dealt && deal.phase !== "cut" && Object.values(deal.tricks).every((tricks) => tricks === 0);
    const left = [...this.#faces.values()];
    const has = (card: string) => {
      const at = left.indexOf(card);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    };
    return !isFresh || deal.hand.every(has);
  }
}

const committed = (mixing: Mixing, nonce: string) =>
  hex(clientCommit(contextOf(unhex(mixing.table), mixing.shuffle, mixing.deck, mixing.seats), mixing.seat, unhex(nonce)));

const shelf = ({ table, shuffle }: Mixing) => `weli.nonce.${table}.${shuffle}`;

/** Without a shelf a nonce lives as long as the page. */
const here = new Map<string, string>();

function kept(mixing: Mixing): string | null {
  try {
    return sessionStorage.getItem(shelf(mixing)) ?? here.get(shelf(mixing)) ?? null;
  } catch {
    return here.get(shelf(mixing)) ?? null;
  }
}

/** The nonce for that shuffle: drawn once, and kept until the next one is. */
function drawn(mixing: Mixing): string {
  const known = kept(mixing);
  if (known !== null) return known;
  const nonce = hex(drawnNonce());
  here.set(shelf(mixing), nonce);
  try {
    sessionStorage.removeItem(shelf({ ...mixing, shuffle: mixing.shuffle - 1 }));
    sessionStorage.setItem(shelf(mixing), nonce);
  } catch {
    // It is kept as long as the page is open.
  }
  return nonce;
}
