// Nobody who goes by keys and ears is left nowhere. Where what had the focus goes, lies elsewhere now or is put away, it has it back, or what
// comes next to it has it.

/** Where one goes on at a table, the best place first; what is counted comes a little later than what is asked. */
const AT_THE_TABLE = [".bar.choosing .figure", ".bar", ".count ol", ".now p"];

let returning = false;
/** Whether the focus is being given back at this moment: nobody has gone there. */
export const isGivenBack = () => returning;

/** Watches over it until what it returns is called. `top`: where a page is read from its beginning, the last place there is. */
export function keepFocus(top: () => HTMLElement | undefined): () => void {
  let held: Element | null = null;

  function look() {
    if (document.activeElement !== document.body) held = document.activeElement;
    else if (held && document.hasFocus()) giveBack(held, top());
  }

  // A finger on the bare table means to leave what had it.
  const leave = () => (held = null);
  const changes = new MutationObserver(look);
  changes.observe(document.body, { childList: true, subtree: true });
  document.addEventListener("focusin", look);
  document.addEventListener("click", look, true);
  document.addEventListener("pointerdown", leave, true);
  return () => {
    changes.disconnect();
    document.removeEventListener("focusin", look);
    document.removeEventListener("click", look, true);
    document.removeEventListener("pointerdown", leave, true);
  };
}

/** What cannot have it, because it is gone or hidden, does not take it. */
function giveBack(held: Element, top: HTMLElement | undefined): void {
  returning = true;
  for (const place of [held, ...placesAfter(held), top]) {
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    if (document.activeElement !== document.body) break;
  }
  returning = false;
}

/** In a sheet of paper one stays in it; from the hand one goes to the card that is next. */
function placesAfter(held: Element): (Element | null)[] {
  const paper = [...document.querySelectorAll("dialog[open] .body")].at(-1) ?? null;
  const hand = held.id.startsWith("hand-") ? [".hand [tabindex='0']"] : [];
  return [paper, ...[...hand, ...AT_THE_TABLE].map((place) => document.querySelector(place))];
}
