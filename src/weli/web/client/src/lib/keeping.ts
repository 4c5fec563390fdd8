// What lets the page open while the table's program is not running: its files, which a worker keeps, and the words it heard last.

import { Refusal } from "./api";

declare global {
  interface Window {
    /** The browser's own, where it has it: what makes a plain text into one that a policy lets be loaded. */
    trustedTypes?: { createPolicy(name: string, makes: { createScriptURL(text: string): string }): { createScriptURL(text: string): unknown } };
  }
}

/** What the page's policy lets be made into the address of a script: this one. */
const POLICY = "weli-worker";
const WORKER = "./worker.js";

/** Lets the page's files be kept, once it stands; a browser that keeps nothing still plays. */
export function keepPage(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const keep = () => {
    const trusted = window.trustedTypes?.createPolicy(POLICY, { createScriptURL: () => WORKER }).createScriptURL(WORKER);
    navigator.serviceWorker.register((trusted ?? WORKER) as string).catch(() => undefined);
  };
  if (document.readyState === "complete") keep();
  else addEventListener("load", keep, { once: true });
}

/** What the server answers; while it is silent, what it answered last. */
export async function orKept<T>(shelf: string, ask: () => Promise<T>): Promise<T> {
  try {
    const answer = await ask();
    put(shelf, answer);
    return answer;
  } catch (silence) {
    const kept = silence instanceof Refusal ? null : localStorage.getItem(shelf);
    if (kept === null) throw silence;
    return JSON.parse(kept) as T;
  }
}

function put(shelf: string, answer: unknown): void {
  try {
    localStorage.setItem(shelf, JSON.stringify(answer));
  } catch {
    // Without a shelf the page opens while the program runs, and only then.
  }
}
