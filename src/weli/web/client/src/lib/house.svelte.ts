// House rules kept in this browser, each under its name.

import type { HouseSheet, PresetLine } from "../wire";

export interface HouseEntry {
  name: string;
  game: string;
  /** The text of its file. */
  house: string;
  /** What is to be known to offer it among the others. */
  preset: PresetLine;
}

const SHELF = "weli.house";

function read(): HouseEntry[] {
  try {
    return JSON.parse(localStorage.getItem(SHELF) ?? "[]") as HouseEntry[];
  } catch {
    return [];
  }
}

const state = $state<{ entries: HouseEntry[] }>({ entries: read() });

export const houses = {
  get entries(): HouseEntry[] {
    return state.entries;
  },
  named(name: string): HouseEntry | undefined {
    return state.entries.find((entry) => entry.name === name);
  },
};

/** Keeps a house rule under its name, in the place of one that was called so before. */
export function keepHouse(sheet: HouseSheet): void {
  const entry = { name: sheet.preset.name, game: sheet.game, house: sheet.house, preset: sheet.preset };
  put([...state.entries.filter((each) => each.name !== entry.name), entry]);
}

export function forgetHouse(name: string): void {
  put(state.entries.filter((each) => each.name !== name));
}

function put(entries: HouseEntry[]): void {
  state.entries = entries;
  try {
    localStorage.setItem(SHELF, JSON.stringify(entries));
  } catch {
    // A browser that keeps nothing still plays by them until it is closed.
  }
}
