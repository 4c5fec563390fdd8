// Words that few need come along with the first thing that needs them.

import type { Lang } from "./api";
import { texts } from "./texts.svelte";

type Part = "account" | "book" | "dispute" | "door" | "exercises" | "help" | "house" | "replay" | "settings" | "statistics" | "today" | "verify" | "voice" | "won";

/** What is asked of the house, once its words are there too; `part` is their catalogue. */
export async function withWords<T>(part: Part, answer: Promise<T>, lang: Lang): Promise<T> {
  const [found] = await Promise.all([answer, texts.open(part, lang)]);
  return found;
}
