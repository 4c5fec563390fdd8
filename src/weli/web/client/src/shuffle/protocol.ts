// What is locked away, the key, the order and the seal: sections 2 to 5 of docs/shuffle.md.

import { DIGEST, digest, hex, keyed, u32, u64, u8, words, type Part } from "./hashing";

export const NOBODY: Part = new Uint8Array();
const LEAST_CUT = 6;
const SALT = 16;

/** A nonce for one's own seat, from the browser's chance. */
export const drawnNonce = (): Part => crypto.getRandomValues(new Uint8Array(DIGEST));

export const contextOf = (table: Part, number: number, deck: string, seats: number): Part =>
  digest("ctx", table, u32(number), words(deck), u8(seats));
export const serverCommit = (context: Part, secret: Part): Part => digest("server-commit", context, secret);
/** A seat is counted from 1. */
export const clientCommit = (context: Part, seat: number, nonce: Part): Part => digest("client-commit", context, u8(seat), nonce);
export const keyOf = (context: Part, secret: Part, nonces: Part[], beacon: Part = NOBODY): Part =>
  keyed(secret, "key", context, ...nonces, beacon);

/** Draws numbers from a key, each as likely as any other. */
function drawing(key: Part, purpose: string): (bound: number) => number {
  let bytes: Part = NOBODY;
  let block = 0;
  let at = 0;
  const next = (): number => {
    if (at === bytes.length) {
      bytes = keyed(key, purpose, u64(block++));
      at = 0;
    }
    return bytes[at++] as number;
  };
  return (bound) => {
    for (;;) {
      const byte = next();
      if (byte < 256 - (256 % bound)) return byte % bound;
    }
  };
}

/** The cards from the top, as places in the order of the deck. */
export function orderOf(key: Part, size: number): number[] {
  const below = drawing(key, "stream");
  const order = Array.from({ length: size }, (_, card) => card);
  for (let last = size - 1; last > 0; last--) {
    const drawn = below(last + 1);
    [order[last], order[drawn]] = [order[drawn] as number, order[last] as number];
  }
  return order;
}

/** How many cards are lifted for somebody who lets the time for the cut run out. */
export function cutByClock(key: Part, size: number): number {
  const least = Math.min(LEAST_CUT, Math.floor(size / 2));
  return least + drawing(key, "autocut")(size - 2 * least + 1);
}

/** A card shown: where it lay from the top, which one of the deck it is, and what proves it. */
export interface Opening {
  place: number;
  card: number;
  salt: Part;
  path: Part[];
}

const leaf = (salt: Part, place: number, card: number) => digest("leaf", salt, u8(place), u8(card));
const node = (left: Part, right: Part) => digest("node", left, right);

/** The seal over an order. */
export function rootOf(key: Part, order: number[]): Part {
  let level = order.map((card, place) => leaf(keyed(key, "salt", u8(place)).slice(0, SALT), place, card));
  while (level.length > 1) {
    if (level.length % 2) level.push(digest("pad"));
    level = level.flatMap((left, at) => (at % 2 ? [] : [node(left, level[at + 1] as Part)]));
  }
  return level[0] as Part;
}

/** Whether a card lay at that place in the pack of so many cards when it was sealed. */
export function fits({ place, card, salt, path }: Opening, root: string, size: number): boolean {
  const depth = Math.ceil(Math.log2(size));
  if (place >= size || card >= size || path.length !== depth) return false;
  const found = path.reduce((below, beside, level) => ((place >> level) & 1 ? node(beside, below) : node(below, beside)), leaf(salt, place, card));
  return hex(found) === root;
}
