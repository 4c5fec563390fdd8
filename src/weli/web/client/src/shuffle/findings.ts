// What is found in a transcript; the sentences are in the catalogue, `shuffle.` and the key.

/** One thing found: the key of its sentence, the step where it stands, counted from 1 (0: none by itself), and what the sentence names. */
export interface Finding {
  key: string;
  step: number;
  values: Record<string, number | string>;
}

export interface ShuffleFindings {
  deal: number;
  deck: string;
  /** The seal over the pack; empty where there is none. */
  root: string;
  proved: Finding[];
  unproved: Finding[];
  faults: Finding[];
}

export interface Findings {
  fingerprint: string;
  shuffles: ShuffleFindings[];
  /** Those of the whole transcript. */
  faults: Finding[];
}

export const finding = (key: string, step = 0, values: Finding["values"] = {}): Finding => ({ key, step, values });
export const isVoid = (shuffle: ShuffleFindings) => shuffle.proved.some(({ key }) => key === "void");
export const holds = (found: Findings) => found.faults.length === 0 && found.shuffles.every(({ faults }) => faults.length === 0);
