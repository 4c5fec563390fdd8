// How far one has come in each guided game: kept in this browser.

const SHELF = "weli.lessons";

type Kept = Record<string, string[]>;

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(SHELF) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

/** By game, the scenes that one has been through. */
const kept = $state<{ seen: Kept }>({ seen: read() });

export const progress = {
  seen: (game: string): string[] => kept.seen[game] ?? [],
  /** The first of these scenes that one has not been through; none: all of them. */
  next: <S extends { scene: string }>(game: string, scenes: S[]): S | undefined => scenes.find(({ scene }) => !progress.seen(game).includes(scene)),
  /** One has been through a scene. */
  add(game: string, scene: string): void {
    if (progress.seen(game).includes(scene)) return;
    kept.seen = { ...kept.seen, [game]: [...progress.seen(game), scene] };
    try {
      localStorage.setItem(SHELF, JSON.stringify(kept.seen));
    } catch {
      // A browser that keeps nothing still teaches.
    }
  },
};
