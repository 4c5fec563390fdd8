// Points of expectation as one writes them: with a sign, one place, and the comma or point of the language.

import { texts } from "./texts.svelte";

export const signed = (points: number) => new Intl.NumberFormat(texts.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: "exceptZero" }).format(points).replace("-", "−");

/** What a decision has cost, and how sure that is. */
export const costOf = ({ cost, low, high }: { cost: number; low: number; high: number }) => `${signed(-cost)} ± ${signed((high - low) / 2).replace("+", "")}`;
