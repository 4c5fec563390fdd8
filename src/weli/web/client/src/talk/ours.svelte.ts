// What one has agreed with one's partner that a gesture means. It stays in this browser: nothing of it is ever sent anywhere.

const SHELF = "weli.ours";
/** More would not be remembered at a table either. */
export const MOST = 24;
export const LONGEST = 60;

/** By gesture, what it means. */
export type Ours = Record<string, string>;

function read(): Record<string, Ours> {
  try {
    return JSON.parse(localStorage.getItem(SHELF) ?? "{}") as Record<string, Ours>;
  } catch {
    return {};
  }
}

const kept = $state<{ with: Record<string, Ours> }>({ with: read() });

/** What has been agreed with the partners of these names. */
export const oursWith = (names: string): Ours => kept.with[names] ?? {};

/** Agrees on a meaning; an empty one takes it back. */
export function agree(names: string, gesture: string, meaning: string): void {
  const said = meaning.trim().slice(0, LONGEST);
  const { [gesture]: _, ...others } = oursWith(names);
  kept.with = { ...kept.with, [names]: said ? { ...others, [gesture]: said } : others };
  try {
    localStorage.setItem(SHELF, JSON.stringify(kept.with));
  } catch {
    // A browser that keeps nothing knows it as long as the page is open.
  }
}
