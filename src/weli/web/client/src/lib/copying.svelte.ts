// A link that is copied with a tap. Where the browser does not let the page do that, it is marked to be copied by hand.

import { say } from "./ui.svelte";

const COPIED = 4000;

/** Puts a text on the clipboard; false where the browser does not let the page, and `mark` has marked it to be copied by hand. Whoever came over
 *  plain http has no clipboard but that of old, on which only goes what is marked. */
export async function putOnClipboard(text: string, mark: () => void): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    mark();
    return copyMarked(text);
  }
}

/** What stands there may be shorter than what is meant. */
function copyMarked(text: string): boolean {
  const put = (event: ClipboardEvent) => {
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
  };
  document.addEventListener("copy", put, { capture: true, once: true });
  const copied = document.execCommand("copy");
  document.removeEventListener("copy", put, { capture: true });
  return copied;
}

export class Copying {
  /** It was copied a moment ago. */
  done = $state(false);

  /** `shown`: where the link stands; `said`: what is said aloud once it is copied. */
  async copy(link: string, shown: HTMLElement | undefined, said: string): Promise<void> {
    const mark = () => shown && getSelection()?.selectAllChildren(shown);
    if (!(await putOnClipboard(link, mark))) return;
    this.done = true;
    say(said);
    setTimeout(() => (this.done = false), COPIED);
  }
}
