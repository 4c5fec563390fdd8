// Whoever has gone elsewhere with the table open sees from there that it waits for them; and the screen stays awake while they wait for others.

import { settings } from "../settings.svelte";

/** The table waits for whoever sits here; what is played there, empty where no table is open. */
export const turn = $state({ yours: false, game: "" });

/** On the icon of the tab, and on that of the program, where Weli is one; by a notification out of sight, where that is wished. In a component. */
export function showTurn(): void {
  $effect(() => {
    document.querySelector("link[rel=icon]")?.setAttribute("href", turn.yours ? "./icons/turn.svg" : "./icons/weli.svg");
    void (turn.yours ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.())?.catch(() => null);
  });
  $effect(() => {
    if (!turn.yours || !settings.notify || !document.hidden) return;
    const shown = import("./notifying").then(({ notify }) => notify());
    return () => void shown.then((putAway) => putAway());
  });
  $effect(() => {
    if (!settings.notify || !turn.game) return;
    void import("./pushing").then(({ wantPush }) => wantPush());
    const seen = import("./notifying").then(({ putAwayOnceSeen }) => putAwayOnceSeen());
    return () => void seen.then((end) => end());
  });
}

/** So many milliseconds after the last thing that happened a screen may sleep all the same. */
const LONG = 600_000;

/** Keeps the screen awake as long as there is something to wait for, anew with each thing that happens. In a component. */
export function keepAwake(waitsFor: () => unknown): void {
  $effect(() => {
    if (waitsFor() === null || !("wakeLock" in navigator)) return;
    const lock = navigator.wakeLock.request("screen").catch(() => null);
    const release = () => void lock.then((got) => got?.release());
    const timer = setTimeout(release, LONG);
    return () => {
      clearTimeout(timer);
      release();
    };
  });
}
