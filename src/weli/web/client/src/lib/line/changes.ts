// What is new in a view is put into the one before: all else stays the very thing that it was, so that nothing is drawn anew for it.

import type { Change, View } from "../../wire";

/** The view after a change; none where it goes with another than this one. */
export function changed(view: View, { since, put, splice }: Change): View | null {
  if (since !== view.number) return null;
  let now: unknown = view;
  for (const [place, value] of Object.entries(put)) now = inside(now, place.split("."), () => value);
  for (const [place, { first, new: between, last }] of Object.entries(splice)) {
    const spliced = (list: unknown[]) => [...list.slice(0, first), ...between, ...list.slice(list.length - last)];
    now = inside(now, place.split("."), (list) => spliced(list as unknown[]));
  }
  return now as View;
}

/** The same thing with something else at one place of it. */
function inside(whole: unknown, [name, ...rest]: string[], put: (there: unknown) => unknown): unknown {
  const there = (whole as Record<string, unknown>)[name!];
  const part = rest.length ? inside(there, rest, put) : put(there);
  return Array.isArray(whole) ? whole.with(Number(name), part) : { ...(whole as object), [name!]: part };
}
