// Where everything lies: a room of so many pixels, dealt out to what the view of a table holds. Nothing here knows a game: it knows how many
// sit there, whether cards stay before their players or lie in the middle, and how many figures are bet on. Boxes never lie over each other,
// so what stays within its box covers nothing. Measures of the mock-ups: `k` is 1/128 of a wide room's width or 1/80 of its height.

import type { Layout, Wants } from "./boxes";
import { upright } from "./upright";
import { wide } from "./wide";

export { askedBelow, fitsInWords, fitting, isOneAcross, naming, PUSH, seenOrder, type Box, type Layout, type Side, type Spot, type Wants } from "./boxes";

/** A window narrower than this, in rem, is laid out upright. */
const NARROW = 35;

export function arrange(wants: Wants): Layout {
  const { width, height, rem } = wants;
  return width < NARROW * rem || height > width ? upright(wants) : wide(wants);
}
