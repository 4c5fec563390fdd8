// Whether the table's program was brought up to date while this page stayed open, and has another page by now.

const names = () => [...document.head.querySelectorAll("script[src], link[rel=stylesheet]")].map((part) => part.getAttribute("src") ?? part.getAttribute("href") ?? "");
/** The files that this page began with: their names change with what is in them. */
const own = names();
const state = $state({ there: false });

export const newer = {
  get there(): boolean {
    return state.there;
  },
};

/** Looks which page the program has now. */
export async function lookForNewer(): Promise<void> {
  if (!import.meta.env.PROD) return;
  try {
    const answer = await fetch("./", { cache: "no-store" });
    if (!answer.ok) return;
    const page = await answer.text();
    state.there = own.some((name) => !page.includes(name));
  } catch {
    // Nobody is there: then this page is the newest.
  }
}
