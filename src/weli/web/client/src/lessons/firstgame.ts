// The first real game after a guided one: gentle opponents, signs with their meaning, totals told, the lamp lit.

import type { CourseLine } from "../wire";
import { openTable } from "../lib/api";
import { go, toTable } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";
import { sentenceOf } from "../lib/texts.svelte";

const GENTLE = "lehrbua";

/** Opens it and goes there; otherwise what stands against it. */
export async function firstGame({ game, rules }: CourseLine): Promise<string> {
  settings.meanings = true;
  settings.totals = true;
  settings.lamp = true;
  try {
    const { table } = await openTable({ game, rules, level: GENTLE, name: settings.name.trim(), face: settings.face, pace: { ...settings.pace, trick: "tap" } }, settings.lang);
    go(toTable(table));
    return "";
  } catch (problem) {
    return sentenceOf(problem);
  }
}
