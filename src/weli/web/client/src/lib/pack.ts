// What is done with the pack before the play: it is cut, the upper half goes below, everybody gets their cards in packets, and a card is turned
// up. All of it is seen and nothing waits for it: one's own cards can be tapped while they are still on their way.

import { deck } from "./decks.svelte";
import { fly, pictureIn, slide, TIME, type Spots } from "./moves";
import type { DealView } from "../wire";

/** Milliseconds from one packet to the next, and from the first to the last at most. */
const NEXT = 45;
const ALL = 560;
/** As many cards as are dealt together at most. */
const PACKET = 3;

/** Whether cards are dealt between two views of the table. */
export function deals(before: DealView, now: DealView): boolean {
  const dealt = now.phase !== "cut" && now.hand.length > 0;
  return dealt && (before.phase === "cut" || before.number !== now.number);
}

/** Packets as even as they go, the smaller ones first. */
export function packets(cards: number): number[] {
  const rounds = Math.max(1, Math.ceil(cards / PACKET));
  return Array.from({ length: rounds }, (_, i) => Math.floor((cards + i) / rounds));
}

/** Deals to the seats in their order, from the one after the dealer on; `own` is the seat whose hand one sees. */
export function dealOut(table: HTMLElement, before: Spots, now: Spots, seats: string[], own: string): void {
  const stock = now.get("talon") ?? now.get("stock") ?? before.get("stock");
  const back = table.querySelector(".stock .card");
  if (!stock) return;
  const cut = back ? cutPack(table, back, before, stock) : 0;
  const hand = [...table.querySelectorAll<HTMLElement>("[data-from^='hand:']")];
  const rounds = packets(hand.length);
  const gap = Math.min(NEXT, ALL / (rounds.length * seats.length));
  let at = cut;
  let given = 0;
  for (const packet of rounds) {
    for (const seat of seats) {
      const place = now.get(seat);
      if (seat === own) for (const card of hand.slice(given, given + packet)) slide(card, stock, now.get(card.dataset.from ?? ""), at);
      else if (back && place) fly(table, back.cloneNode(true) as Element, cardIn(stock), [stock, place], at);
      at += gap;
    }
    given += packet;
  }
  turnUp(table, at + TIME / 2);
}

/** The upper half goes aside and below the other one; gives how long that takes. */
function cutPack(table: HTMLElement, back: Element, before: Spots, stock: DOMRect): number {
  const pack = before.get("pack");
  if (!pack) return 0;
  const upper = before.get("lifted") ?? pack;
  const aside = new DOMRect(stock.left + stock.width * 0.7, stock.top, stock.width, stock.height);
  fly(table, back.cloneNode(true) as Element, cardIn(pack), [upper, aside, stock]);
  fly(table, back.cloneNode(true) as Element, cardIn(pack), [pack, stock]);
  return TIME;
}

/** As large as a card is that lies there. */
function cardIn({ left, top, width, height }: DOMRect): DOMRect {
  return new DOMRect(left, top, Math.min(width, height / deck.ratio), height);
}

function turnUp(table: HTMLElement, delay: number): void {
  for (const card of table.querySelectorAll(".stock .top, .stock .below")) {
    pictureIn(card).animate([{ transform: "scaleX(0.05)", opacity: 0 }, { transform: "scaleX(0.05)", opacity: 1, offset: 0.1 }, { transform: "none", opacity: 1 }], {
      duration: TIME,
      delay,
      fill: "backwards",
      easing: "ease-out",
    });
  }
}
