// Points as one writes them: with a sign, the comma or point of the language, and at most one place; points of expectation always have it.

import { texts } from "./texts.svelte";

export const signed = (points: number, places = 1) => new Intl.NumberFormat(texts.lang, { minimumFractionDigits: places, maximumFractionDigits: 1, signDisplay: "exceptZero" }).format(points).replace("-", "−");

/** What a decision has cost, and how sure that is. */
export const costOf = ({ cost, low, high }: { cost: number; low: number; high: number }) => `${signed(-cost)} ± ${signed((high - low) / 2).replace("+", "")}`;
