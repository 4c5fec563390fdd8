// Decks by name, in the order that shuffles begin with: section 2 of docs/shuffle.md.

const SUITS = [..."ELHS"];
const suited = (ranks: string) => SUITS.flatMap((suit) => [...ranks].map((rank) => suit + rank));
const withWeli = (cards: string[]) => cards.flatMap((card) => (card === "S7" ? ["S6", card] : [card]));

export const DECKS: Record<string, string[]> = {
  de32: suited("789XUOKA"),
  "de33-weli": withWeli(suited("789XUOKA")),
  wuertt48: suited("77UUOOKKXXAA"),
};

const KNOWN = new Set(DECKS["de33-weli"]);
const SMALLEST = 2;
const LARGEST = 255;

/** The cards of a deck, by number; nothing where that is no deck. */
export function cardsIn(deck: string): string[] | undefined {
  if (Object.hasOwn(DECKS, deck)) return DECKS[deck];
  const cards = deck.split(" ");
  return cards.every((card) => KNOWN.has(card)) && cards.length >= SMALLEST && cards.length <= LARGEST ? cards : undefined;
}
