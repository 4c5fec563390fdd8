// Cards, figures, values and people in words.

import type { DealView, Place, View } from "../wire";
import { t } from "./texts.svelte";

export const FIGURES = ["gleich", "hanger", "spiel"];

export function cardName(card: string): string {
  if (card === "??") return t("card.hidden");
  if (card === "S6") return t("card.weli");
  return t("card.name", { suit: t(`suit.${card[0]}.of`), rank: t(`rank.${card[1]}`) });
}

export const suitName = (suit: string) => t(`suit.${suit}`);
export const figureName = (figure: string) => t(`figure.${figure}`);
export const theFigure = (figure: string) => t(`figure.${figure}.the`);
export const valueName = (value: string) => (value === "aus" ? t("value.aus") : value);

/** What the people at one table are called, from where one sits. */
export class People {
  readonly places: Place[];
  readonly seat: string;
  readonly side: string;

  constructor(view: Pick<View, "places">) {
    this.places = view.places;
    this.seat = view.places[0]?.seat ?? "S";
    this.side = view.places[0]?.side ?? "NS";
  }

  place(seat: string): Place | undefined {
    return this.places.find((place) => place.seat === seat);
  }

  name(seat: string): string {
    return seat === this.seat ? t("you") : (this.place(seat)?.name ?? seat);
  }

  /** The seat opposite. */
  get partner(): string {
    return this.places[2]?.seat ?? this.seat;
  }

  ours(side: string): boolean {
    return side === this.side;
  }

  sideName(side: string): string {
    return this.ours(side) ? t("side.ours") : t("side.theirs");
  }
}

/** "Seppl bets". */
export const betWord = (people: People, seat: string) =>
  seat === people.seat ? t("plate.bet.you") : t("plate.bet", { name: people.name(seat) });

/** Who may bet next on a figure, in a word or two. */
export function nextWord(people: People, right: string): string {
  if (right === "any") return t("plate.next.any");
  if (right === "none") return t("plate.next.none");
  return people.ours(right) ? t("plate.next.ours") : t("plate.next.theirs");
}

export function ownerWord(people: People, owner: string): string {
  if (owner === "standing") return t("plate.stands");
  if (owner === "nobody") return t("plate.nobody");
  return people.ours(owner) ? t("plate.ours") : t("plate.theirs");
}

/** The open cards that make a figure, once it is no longer the tricks that count. */
export const made = (deal: DealView, figure: string | null | undefined) =>
  deal.phase === "play" ? [] : (deal.figures.find((plate) => plate.figure === figure)?.best ?? []);

export const laidThisTrick = (deal: DealView, trick: number | null) =>
  deal.phase === "play" && trick !== null && deal.trick?.number === trick;
