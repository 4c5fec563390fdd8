// Where everything lies: a room of so many pixels, dealt out to what the view of a table holds. Nothing here knows a game: it knows how many
// sit there, whether cards stay before their players or lie in the middle, and how many figures are bet on. Boxes never lie over each other,
// so what stays within its box covers nothing. Measures of the mock-ups: `k` is 1/128 of a wide room's width or 1/80 of its height.

import { isUpright, type Layout, type Wants } from "./boxes";
import { upright } from "./upright";
import { wide } from "./wide";

export { askedBelow, fitsInWords, fitting, isOneAcross, isUpright, naming, PUSH, seenOrder, unitOf, type Box, type Layout, type Side, type Spot, type Wants } from "./boxes";

export const arrange = (wants: Wants): Layout => (isUpright(wants) ? upright(wants) : wide(wants));
