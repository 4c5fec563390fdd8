// Whoever has gone elsewhere with the table open sees from there that it waits for them; and the screen stays awake while they wait for others.

/** The table waits for whoever sits here. */
export const turn = $state({ yours: false });

/** On the icon of the tab, and on that of the program, where Weli is one. In a component. */
export function showTurn(): void {
  $effect(() => {
    document.querySelector("link[rel=icon]")?.setAttribute("href", turn.yours ? "/icons/turn.svg" : "/icons/weli.svg");
    void (turn.yours ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.())?.catch(() => null);
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
