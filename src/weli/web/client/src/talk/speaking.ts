// What computer players say, spoken by the browser's own voices: for those who like, and by voices of this device alone, so that nothing of it goes out.

import { settings } from "../lib/settings.svelte";
import { texts } from "../lib/texts.svelte";
import type { View } from "../wire";

/** Where there are fewer voices than players, the next ones are higher and lower. */
const PITCHES = [1, 0.75, 1.3, 0.6, 1.6];
const QUOTES = /["„“”«»]/g;

/** The voices of this device that speak the language of the page; none: it does not speak. */
export function voicesHere(): SpeechSynthesisVoice[] {
  if (!("speechSynthesis" in window)) return [];
  return speechSynthesis.getVoices().filter(({ lang, localService }) => localService && lang.slice(0, 2).toLowerCase() === texts.lang.slice(0, 2));
}

/** What waits until the one before has been said: only the newest, so that nothing is told long after it has happened. */
let waiting: SpeechSynthesisUtterance | null = null;

/** Somebody has said that; people speak for themselves. */
export function speak({ places }: View, seat: string, text: string): void {
  const nth = places.filter(({ level }) => level !== null).findIndex((place) => place.seat === seat);
  const words = text.replace(QUOTES, "").trim();
  if (!settings.speak || nth < 0 || !words) return;
  const voices = voicesHere();
  const voice = voices[nth % voices.length];
  if (!voice) return;
  const said = new SpeechSynthesisUtterance(words);
  said.voice = voice;
  said.lang = voice.lang;
  said.pitch = PITCHES[Math.floor(nth / voices.length) % PITCHES.length] ?? 1;
  said.onend = said.onerror = next;
  waiting = said;
  if (!speechSynthesis.speaking) next();
}

function next(): void {
  const said = waiting;
  waiting = null;
  if (said) speechSynthesis.speak(said);
}

/** Whoever leaves the table hears no more of it. */
export function fallSilent(): void {
  waiting = null;
  if ("speechSynthesis" in window) speechSynthesis.cancel();
}
