// The window as a room: how large it is, and how large its letters are.

export class Room {
  width = $state(innerWidth);
  height = $state(innerHeight);
  rem = $state(letters());

  /** Follows the window as long as the component lives that calls it. */
  follow(): void {
    $effect(() => {
      const measure = () => {
        this.width = innerWidth;
        this.height = innerHeight;
        this.rem = letters();
      };
      const watch = new ResizeObserver(measure);
      watch.observe(document.documentElement);
      addEventListener("resize", measure);
      return () => {
        watch.disconnect();
        removeEventListener("resize", measure);
      };
    });
  }
}

const letters = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
