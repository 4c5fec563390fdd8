// What can be done with a deal that is looked at, beside leading through it.

export const ICONS = {
  play: "M7 4h10v11H7zM4 20h16M10 8l4 2-4 2z",
  cost: "M3 17l5-6 4 4 6-9M18 6h-4M18 6v4M3 21h18",
  seat: "M12 3a4 4 0 1 0 .01 0M5 21c0-5 3-7 7-7s7 2 7 7",
  doubt: "M12 4v16M6 7h12M6 7l-3 7a3.2 3.2 0 0 0 6 0zM18 7l-3 7a3.2 3.2 0 0 0 6 0zM8 20h8",
};

export interface Way {
  icon: keyof typeof ICONS;
  text: string;
  /** What there is to say about it. */
  small: string;
  /** It goes on from here. */
  first?: boolean;
  /** None: it is not possible here. */
  go: (() => void) | null;
  /** It opens another sheet. */
  opens?: boolean;
}
