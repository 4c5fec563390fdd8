// Something that the page must know before it can show anything: asked until there is an answer.

const AGAIN = 2000;

/** Asks at once, and again while nobody answers; anew whenever what `ask` depends on changes. Only in a component. */
export function asked<T>(ask: () => Promise<T>): { readonly answer: T | null; readonly silent: boolean } {
  let answer = $state.raw<T | null>(null);
  let silent = $state(false);
  $effect(() => {
    let left = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hear = (promised: Promise<T>) =>
      promised.then(
        (found) => {
          if (left) return;
          answer = found;
          silent = false;
        },
        () => {
          if (left) return;
          silent = true;
          timer = setTimeout(() => void hear(ask()), AGAIN);
        },
      );
    void hear(ask());
    return () => {
      left = true;
      clearTimeout(timer);
    };
  });
  return {
    get answer() {
      return answer;
    },
    get silent() {
      return silent;
    },
  };
}
