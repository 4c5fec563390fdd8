// Something that one does with a button: it takes a while, and may fail with a sentence.

import { sentenceOf } from "./texts.svelte";

export function doing() {
  let busy = $state(false);
  let failed = $state("");
  return {
    get busy() {
      return busy;
    },
    get failed() {
      return failed;
    },
    /** Does it, unless it is being done; tells whether it went well. */
    async on(does: () => Promise<void>): Promise<boolean> {
      if (busy) return false;
      busy = true;
      failed = "";
      try {
        await does();
        return true;
      } catch (problem) {
        failed = sentenceOf(problem);
        return false;
      } finally {
        busy = false;
      }
    },
  };
}
