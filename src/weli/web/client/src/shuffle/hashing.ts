// How parts are put together and hashed: section 1 of docs/shuffle.md.

import { hmac, sha256 } from "./sha256";

export const PROTOCOL = "weli/shuffle/1";
export const DIGEST = 32;

export type Part = Uint8Array;

export const words = (text: string): Part => new TextEncoder().encode(text);
export const u8 = (number: number): Part => Uint8Array.of(number);

export function u32(number: number): Part {
  const view = new DataView(new ArrayBuffer(4));
  view.setUint32(0, number);
  return new Uint8Array(view.buffer);
}

/** Only numbers below 2**32 come up. */
export const u64 = (number: number): Part => joined([u32(0), u32(number)]);

export function joined(parts: Part[]): Part {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const framed = (tag: string, parts: Part[]) => joined([words(PROTOCOL), words(tag), ...parts].flatMap((part) => [u32(part.length), part]));

/** `H` of the protocol. */
export const digest = (tag: string, ...parts: Part[]): Part => sha256(framed(tag, parts));
/** `MAC` of the protocol. */
export const keyed = (key: Part, tag: string, ...parts: Part[]): Part => hmac(key, framed(tag, parts));

export const hex = (bytes: Part): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
export const unhex = (text: string): Part => Uint8Array.from(text.match(/../g) ?? [], (byte) => parseInt(byte, 16));
