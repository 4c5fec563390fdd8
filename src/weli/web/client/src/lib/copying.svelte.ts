// A link that is copied with a tap. Where the browser does not let the page do that, it is marked to be copied by hand.

import { say } from "./ui.svelte";

const COPIED = 4000;

export class Copying {
  /** It was copied a moment ago. */
  done = $state(false);

  /** `shown`: where the link stands; `said`: what is said aloud once it is copied. */
  async copy(link: string, shown: HTMLElement | undefined, said: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      this.done = true;
      say(said);
      setTimeout(() => (this.done = false), COPIED);
    } catch {
      if (shown) getSelection()?.selectAllChildren(shown);
    }
  }
}
