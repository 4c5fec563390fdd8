// SHA-256 and HMAC, as FIPS 180-4 and RFC 2104 write them down. The browser's own stand only on pages that came over TLS or from this
// machine; a table in the house is neither, and there is nothing to hide here from who could measure the time.

const BLOCK = 64;
const ROUNDS = 64;

/** The first 32 bits behind the point of the roots of the first primes: square roots to begin with, cube roots for the rounds. */
function fractions(count: number, power: number): Uint32Array {
  const found = new Uint32Array(count);
  for (let number = 2, at = 0; at < count; number++) {
    if (!isPrime(number)) continue;
    const root = number ** power;
    found[at++] = (root - Math.floor(root)) * 2 ** 32;
  }
  return found;
}

function isPrime(number: number): boolean {
  for (let by = 2; by * by <= number; by++) if (number % by === 0) return false;
  return true;
}

const START = fractions(8, 1 / 2);
const ADDED = fractions(ROUNDS, 1 / 3);

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

export function sha256(message: Uint8Array): Uint8Array {
  const state = START.slice();
  const padded = pad(message);
  const view = new DataView(padded.buffer);
  for (let at = 0; at < padded.length; at += BLOCK) digestBlock(state, view, at);
  const answer = new DataView(new ArrayBuffer(32));
  state.forEach((word, at) => answer.setUint32(4 * at, word));
  return new Uint8Array(answer.buffer);
}

/** A one, noughts, and the length in bits: whole blocks. */
function pad(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(padded.length - 4, message.length << 3);
  return padded;
}

function digestBlock(state: Uint32Array, view: DataView, start: number): void {
  const words = new Uint32Array(ROUNDS);
  const word = (at: number) => words[at] as number;
  for (let at = 0; at < 16; at++) words[at] = view.getUint32(start + 4 * at);
  for (let at = 16; at < ROUNDS; at++) {
    const early = word(at - 15);
    const late = word(at - 2);
    const low = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const high = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[at] = word(at - 16) + low + word(at - 7) + high;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let at = 0; at < ROUNDS; at++) {
    const right = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const first = (h + right + ((e & f) ^ (~e & g)) + (ADDED[at] as number) + word(at)) | 0;
    const left = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const second = (left + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((value, at) => (state[at] = (state[at] as number) + value));
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const fitting = new Uint8Array(BLOCK);
  fitting.set(key.length > BLOCK ? sha256(key) : key);
  const masked = (mask: number, rest: Uint8Array) => {
    const whole = new Uint8Array(BLOCK + rest.length);
    whole.set(fitting.map((byte) => byte ^ mask));
    whole.set(rest, BLOCK);
    return sha256(whole);
  };
  return masked(0x5c, masked(0x36, message));
}
