// Files to take home.

import { Refusal } from "./api";
import { sentenceOf } from "./texts.svelte";

/** Hands somebody a file. */
export function hand(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Hands over a file of the house; where it is refused, gives why, and otherwise nothing. */
export async function take(address: string): Promise<string> {
  try {
    const answer = await fetch(address);
    if (!answer.ok) throw new Refusal(await answer.json());
    const named = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "");
    hand(await answer.blob(), named?.[1] ?? "");
    return "";
  } catch (problem) {
    return sentenceOf(problem);
  }
}
