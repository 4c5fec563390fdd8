// The steps of a game's shuffles, read strictly, and the chain that holds them in their order: section 6 of docs/shuffle.md.

import { digest, hex, PROTOCOL, u32, u8, unhex, words, type Part } from "./hashing";

export type Policy = "end_of_game" | "end_of_deal" | "openings_only";

interface Kinds {
  context: { deal: number; deck: string; seats: number; policy: Policy };
  "server-commit": { deal: number; commit: string };
  "client-commit": { deal: number; seat: number; commit: string };
  "client-reveal": { deal: number; seat: number; nonce: string };
  void: { deal: number; seat: number; secret: string };
  root: { deal: number; root: string };
  cut: { deal: number; seat: number | null; lifted: number };
  opening: { deal: number; to: number | null; place: number; card: number; salt: string; path: string[] };
  reveal: { deal: number; secret: string };
  end: object;
}

export type Step = { [Kind in keyof Kinds]: { kind: Kind; chain: string } & Kinds[Kind] }[keyof Kinds];
export type OfDeal = Exclude<Step, { kind: "end" }>;
export type Of<Kind extends Step["kind"]> = Extract<Step, { kind: Kind }>;

export interface Transcript {
  protocol: string;
  table: string;
  fingerprint: string;
  steps: Step[];
  record: string;
}

/** What a field may be, and the bytes that it is in the chain. */
interface Field {
  is: (value: unknown) => boolean;
  bytes: (value: never) => Part;
}

const number = (least: number, most: number, bytes: (value: number) => Part): Field => ({
  is: (value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most,
  bytes,
});
const letters = (form: RegExp): Field => ({ is: (value) => typeof value === "string" && form.test(value), bytes: unhex });
const orNobody = ({ is, bytes }: Field): Field => ({
  is: (value) => value === null || is(value),
  bytes: (value) => (value === null ? new Uint8Array() : bytes(value)),
});

const DEAL = number(1, 2 ** 32 - 1, u32);
const SEAT = number(1, 255, u8);
const BYTE = number(0, 255, u8);
const HASH = letters(/^[0-9a-f]{64}$/);
const SALT = letters(/^[0-9a-f]{32}$/);
const HASH_OR_NOTHING = letters(/^([0-9a-f]{64})?$/);
const TEXT: Field = { is: (value) => typeof value === "string", bytes: words };
const POLICY: Field = { is: (value) => ["end_of_game", "end_of_deal", "openings_only"].includes(value as string), bytes: words };
const PATH: Field = { is: (value) => Array.isArray(value) && value.every(HASH.is), bytes: (value: string[]) => unhex(value.join("")) };

const FIELDS: { [Kind in keyof Kinds]: Record<keyof Kinds[Kind], Field> } = {
  context: { deal: DEAL, deck: TEXT, seats: SEAT, policy: POLICY },
  "server-commit": { deal: DEAL, commit: HASH },
  "client-commit": { deal: DEAL, seat: SEAT, commit: HASH_OR_NOTHING },
  "client-reveal": { deal: DEAL, seat: SEAT, nonce: HASH },
  void: { deal: DEAL, seat: SEAT, secret: HASH },
  root: { deal: DEAL, root: HASH },
  cut: { deal: DEAL, seat: orNobody(SEAT), lifted: BYTE },
  opening: { deal: DEAL, to: orNobody(SEAT), place: BYTE, card: BYTE, salt: SALT, path: PATH },
  reveal: { deal: DEAL, secret: HASH },
  end: {},
};

const fieldsOf = (kind: string): Record<string, Field> | undefined =>
  Object.hasOwn(FIELDS, kind) ? FIELDS[kind as keyof Kinds] : undefined;

/** Why something is no transcript: where in it something is wrong; nothing where it is no data at all. */
export class NoTranscript extends Error {
  readonly place: string;

  constructor(place = "") {
    super(place);
    this.place = place;
  }
}

/** The transcript that a text is. Throws `NoTranscript`. */
export function readTranscript(text: string): Transcript {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new NoTranscript();
  }
  const { steps, ...head } = checked(found, "$", { protocol: TEXT, table: SALT, fingerprint: HASH, steps: LIST, record: OPTIONAL });
  if (head["protocol"] !== PROTOCOL) throw new NoTranscript("$.protocol");
  (steps as unknown[]).forEach(checkStep);
  return { record: "", ...head, steps } as Transcript;
}

const none = () => new Uint8Array();
const LIST: Field = { is: Array.isArray, bytes: none };
const OPTIONAL: Field = { is: (value) => value === undefined || typeof value === "string", bytes: none };

function checkStep(step: unknown, at: number): void {
  const place = `$.steps[${at}]`;
  const kind = isObject(step) ? step["kind"] : undefined;
  const fields = typeof kind === "string" ? fieldsOf(kind) : undefined;
  if (!fields) throw new NoTranscript(place);
  checked(step, place, { kind: TEXT, chain: HASH, ...fields });
}

/** An object with these fields and no others. */
function checked(found: unknown, place: string, fields: Record<string, Field>): Record<string, unknown> {
  if (!isObject(found)) throw new NoTranscript(place);
  for (const name of [...Object.keys(fields), ...Object.keys(found)]) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    if (!field?.is(found[name])) throw new NoTranscript(`${place}.${name}`);
  }
  return found;
}

const isObject = (found: unknown): found is Record<string, unknown> => typeof found === "object" && found !== null && !Array.isArray(found);

/** What the first step of a table's game hangs on. */
export const beginning = (table: string): string => hex(digest("chain", unhex(table)));

/** The chain's value at a step: over the value before it and all that the step says. */
export function link(before: string, step: Step): string {
  const said = step as unknown as Record<string, never>;
  const fields = Object.entries(fieldsOf(step.kind) ?? {}).map(([name, field]) => field.bytes(said[name] as never));
  return hex(digest("step", unhex(before), words(step.kind), ...fields));
}
