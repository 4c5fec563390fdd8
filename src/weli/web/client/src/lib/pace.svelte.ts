// After the deal the lines of the count come one after the other.

const PACE = 700;

/** How many lines are there by now; all of them at once where nothing is to move. Only in a component. */
export function paced(): { readonly shown: number } {
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  let shown = $state(still ? 99 : 1);
  $effect(() => {
    const timer = setInterval(() => (shown += 1), PACE);
    return () => clearInterval(timer);
  });
  return {
    get shown() {
      return shown;
    },
  };
}
