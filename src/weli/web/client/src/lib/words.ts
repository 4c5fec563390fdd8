// Cards, figures, values and people in words.

import type { DealView, FigureBoard, Laid, Place, View } from "../wire";
import { firstLetters, lettersOf } from "./letters";
import { listed, t } from "./texts.svelte";

/** The figures one plays for at this table, in their order. */
export const figuresOf = (deal: Pick<DealView, "boards">) => deal.boards.map((plate) => plate.figure);

export function cardName(card: string): string {
  if (card === "??") return t("card.hidden");
  if (card === "S6") return t("card.weli");
  return t("card.name", { suit: t(`suit.${card[0]}.of`), rank: t(`rank.${card[1]}`) });
}

/** "Schell-Sieben, Perlagg, getauft auf Laub-Ass"; of the Weli one hears once more which card it is. */
export function laidName(laid: Pick<Laid, "card" | "named" | "perlagg">): string {
  const card = laid.card === "S6" ? t("card.weli.aloud") : laid.card === "HK" && laid.perlagg !== null ? t("card.martl") : cardName(laid.card);
  if (laid.named) return t("card.named.aloud", { card, name: cardName(laid.named) });
  return laid.perlagg === null ? card : t("card.perlagg", { card, number: laid.perlagg });
}

const rankName = (card: string) => (card === "S6" ? t("card.weli") : t(`rank.${card[1]}`));

/** A wild card under the name that it is to have; `null`: as itself. */
export const underName = (card: string, name: string | null) =>
  name === null ? t("names.none", { card: cardName(card) }) : t("names.as", { card: cardName(card), name: cardName(name) });

/** The rank as it stands in the corner of a card. */
export const rankSign = (card: string) => (card[1] === "X" ? "10" : (card[1] ?? ""));

/** The same on a picture, where the Weli has his letter. */
export const cornerSign = (card: string) => (card === "S6" ? "W" : rankSign(card));

/** A card's place among the Perlaggen of the deal, 1 the highest; none: a natural card. */
export function rankOf(deal: Pick<DealView, "perlaggen">, card: string): number | null {
  const place = deal.perlaggen.indexOf(card);
  return place < 0 ? null : place + 1;
}

/** The suits, in the order of the pack. */
export const SUITS = ["E", "L", "H", "S"];
/** The ranks, in one order for all games; few packs have all of them. */
export const RANKS = ["A", "K", "O", "U", "X", "9", "8", "7", "6"];
export const suitName = (suit: string) => t(`suit.${suit}`);
export const figureName = (figure: string) => t(`figure.${figure}`);
/** The same with what it is about, for who does not know the word: "Gleich · set". */
export const figureMeant = (figure: string) => t(`figure.${figure}.meant`);
export const theFigure = (figure: string) => t(`figure.${figure}.the`);
/** What may be said or done, as something to choose from: "halten oder gut". */
export const choices = (kinds: string[]) => listed(kinds.map((kind) => t(`choice.${kind}`)), "disjunction");

/** What a figure is worth, in points; Spiel aus is worth the game. */
export const worth = (value: string) =>
  value === "aus" ? t("value.aus") : t(value === "1" ? "points.one" : "points.many", { number: value });
export const valueName = (value: string) => (value === "aus" ? t("value.aus") : value);

/** Somebody at a table, whatever is played there. */
export type Person = Pick<Place, "seat" | "side" | "name"> & { left?: boolean };

/** Whether figures are bet on; otherwise tricks alone are played for. */
export const hasBoards = ({ deal }: Pick<View, "deal">) => deal.boards.length > 0;

/** The deal as its players count it: a Runde where figures are bet on, otherwise a Spiel. */
export const dealName = (view: Pick<View, "deal">, n: number) => t(hasBoards(view) ? "deal.n" : "slate.deal.n", { n });

/** What the people at one table are called, from where one sits. */
export class People<P extends Person = Place> {
  readonly places: P[];
  readonly seat: string;
  readonly side: string;
  /** Whether the reader only looks on; otherwise one of the seats is their own. */
  readonly onlooking: boolean = false;

  /** `from`: the seat from which the table is looked at, where that is not the reader's own. */
  constructor(view: { places: P[] }, from = "") {
    const near = Math.max(0, view.places.findIndex(({ seat }) => seat === from));
    this.places = [...view.places.slice(near), ...view.places.slice(0, near)];
    this.seat = view.places[0]?.seat ?? "S";
    this.side = view.places[0]?.side ?? "NS";
  }

  place(seat: string): P | undefined {
    return this.places.find((place) => place.seat === seat);
  }

  name(seat: string): string {
    return seat === this.seat ? t("you") : (this.place(seat)?.name ?? seat);
  }

  /** Those who play on one's own side. */
  get partners(): P[] {
    return this.places.filter((place) => place.side === this.side && place.seat !== this.seat);
  }

  /** Whether everybody plays for himself. */
  get alone(): boolean {
    return this.partners.length === 0;
  }

  ours(side: string): boolean {
    return side === this.side;
  }

  members(side: string): P[] {
    return this.places.filter((place) => place.side === side);
  }

  sideName(side: string): string {
    if (this.alone) return this.members(side).map((place) => this.name(place.seat)).join();
    return this.ours(side) ? t("side.ours") : t("side.theirs");
  }

  /** The same in as little room as a small sheet has. */
  sideShort(side: string): string {
    return this.sideName(side);
  }

  /** The sides still playing: who has reached the target in Strafperlaggen plays no more. */
  get playing(): string[] {
    return [...new Set(this.places.filter((place) => !place.left).map((place) => place.side))];
  }
}

/** The people at a table at which nobody's seat is the reader's: everybody has a name. */
export class Onlooked<P extends Person = Place> extends People<P> {
  override readonly onlooking = true;
  override readonly seat: string = "";

  override name(seat: string): string {
    return this.place(seat)?.name ?? seat;
  }

  override sideName(side: string): string {
    return listed(this.members(side).map((place) => this.name(place.seat)));
  }

  override sideShort(side: string): string {
    const members = this.members(side);
    return members.length > 1 ? members.map(({ seat }) => this.short(this.name(seat))).join(" + ") : this.sideName(side);
  }

  /** As many letters of a name as tell it from every other at the table. */
  private short(name: string): string {
    const others = this.places.map(({ name }) => name).filter((other) => other !== name);
    let many = 1;
    while (many < lettersOf(name).length && others.some((other) => firstLetters(other, many) === firstLetters(name, many))) many += 1;
    const letters = firstLetters(name, many);
    return many > 1 && letters !== name ? `${letters}.` : letters;
  }
}

/** A sentence about somebody at the table; said of the reader it has words of its own, `key.you`. */
export const said = (people: People, key: string, seat: string, places: Record<string, string | number> = {}) =>
  seat === people.seat ? t(`${key}.you`, places) : t(key, { ...places, name: people.name(seat) });

/** "Seppl bets". */
export const betWord = (people: People, seat: string) =>
  said(people, "plate.bet", seat);

/** Who may bet next on a figure, in a word or two. */
export function nextWord(people: People, right: string[]): string {
  if (right.length === 0) return t("plate.next.none");
  if (right.length === people.playing.length) return t("plate.next.any");
  if (people.alone) return nextOfMany(people, right);
  if (people.onlooking) return listed(right.map((side) => people.sideName(side)));
  return right.some((side) => people.ours(side)) ? t("plate.next.ours") : t("plate.next.theirs");
}

/** Where everybody plays for himself: all but one, or one alone, or how many. */
function nextOfMany(people: People, right: string[]): string {
  const [one, another] = right;
  if (one && !another) return people.sideName(one);
  const [without, ...others] = people.playing.filter((side) => !right.includes(side));
  if (without === undefined || others.length > 0) return t("plate.next.some", { n: right.length });
  return people.ours(without) && !people.onlooking ? t("plate.next.but.you") : t("plate.next.but", { name: people.sideName(without) });
}

/** The same for the ear, with all their names. */
export function nextAloud(people: People, right: string[]): string {
  if (right.length === 0 || right.length === people.playing.length || (!people.alone && !people.onlooking)) return nextWord(people, right);
  return t("plate.next.names", { names: listed(right.map((side) => people.sideName(side))) });
}

export function ownerWord(people: People, owner: string): string {
  if (owner === "standing") return t("plate.stands");
  if (owner === "nobody") return t("plate.nobody");
  if (people.onlooking) return t("plate.for", { name: people.sideName(owner) });
  if (people.alone) return people.ours(owner) ? t("plate.yours") : t("plate.for", { name: people.sideName(owner) });
  return people.ours(owner) ? t("plate.ours") : t("plate.theirs");
}

export interface Standing {
  seat: string;
  /** One has said good, rides free, or is in it. */
  state: "out" | "riding" | "in";
  pledge: number;
  text: string;
}

/** How each player stands in a figure, where everybody plays for himself. */
export function standings(people: People, plate: FigureBoard): Standing[] {
  if (!people.alone || people.places.length < 3) return [];
  return people.places
    .filter((place) => !place.left)
    .map((place) => {
      const state = plate.out.includes(place.side) ? "out" : plate.riding.includes(place.side) ? "riding" : "in";
      const pledge = plate.pledges[place.seat] ?? 0;
      const words = [
        state === "in" ? "" : said(people, `standing.${state}`, place.seat),
        pledge > 0 ? said(people, "standing.pledge", place.seat, { value: pledge }) : "",
      ];
      return { seat: place.seat, state, pledge, text: words.filter(Boolean).join(", ") };
    });
}

/** The open cards that make a figure, once it is no longer the tricks that count. */
export const made = (deal: DealView, figure: string | null | undefined) =>
  deal.phase === "play" ? [] : (deal.boards.find((plate) => plate.figure === figure)?.best ?? []);

export const laidThisTrick = (deal: DealView, trick: number | null) =>
  deal.phase === "play" && trick !== null && deal.trick?.number === trick;

/** Where each side's tricks lie: before oneself, or before the first of the others in turn. */
export function collectors(people: Pick<People, "places">): Record<string, string> {
  const found: Record<string, string> = {};
  for (const place of people.places) found[place.side] ??= place.seat;
  return found;
}

/** In which manner a regular of the house plays, where one can tell. */
export const temperOf = (place: Place): string | undefined => (place.temper ? `${place.name} ${t(`temper.${place.temper}`)}` : undefined);

/** How many cards somebody holds, and which of them one knows. */
export function heldBy(place: Place): string {
  const count = t("held", { n: place.held });
  return place.known.length > 0 ? t("held.known", { count, cards: listed(place.known.map(cardName)) }) : count;
}

/** A small sign beside a name, and what it means. */
export interface MarkOf {
  sign: string;
  /** The sign in words, for where there is room for them; none where letters say enough. */
  word?: string;
  text: string;
  look: "away" | "dealer" | "lead" | "left" | "failed" | "quest" | "duty owed" | "duty proven" | "duty failed" | "more";
}

/** Why somebody does not play: they have got up, or a computer player is in for them. Nobody reads their own name there. */
function absence({ away, stood_in, for_good, name }: Place, own: boolean): MarkOf[] {
  if (away) return [{ sign: t("mark.away"), text: own ? t("absent.you.waiting") : t("mark.away.long", { name }), look: "away" }];
  if (stood_in) return [{ sign: t("mark.stood_in"), text: own ? t("absent.you") : t(for_good ? "door.for_good.long" : "door.stood_in.long", { name }), look: "away" }];
  return [];
}

/** What is to be known of somebody at a glance: who deals and leads, what they announced, owe and have done wrong. */
export function marksOf(place: Place, deal: DealView, own = false): MarkOf[] {
  const marks: MarkOf[] = [];
  if (deal.dealer === place.seat) marks.push({ sign: t("mark.dealer"), text: t("mark.dealer.long"), look: "dealer" });
  if (deal.phase === "play" && deal.trick?.leader === place.seat) marks.push({ sign: "1.", text: t("mark.lead.long"), look: "lead" });
  marks.push(...absence(place, own));
  if (place.left) marks.push({ sign: "✓", text: t("mark.left.long"), look: "left" });
  if (place.quest) marks.push({ sign: t(`quest.${place.quest}`), text: t(`quest.${place.quest}`), look: "quest" });
  const again = place.offences > 1 ? String(place.offences) : "";
  if (place.offences > 0) marks.push({ sign: `!${again}`, text: t("mark.offences", { n: place.offences }), look: "failed" });
  return [...marks, ...dutiesOf(place)];
}

/** What somebody has bet on or held, and so has to show; what lies open already, and what they could not show. */
export const dutiesOf = (place: Place): MarkOf[] =>
  place.duties.map((figure) => {
    const state = place.failed.includes(figure) ? "failed" : place.proven.includes(figure) ? "proven" : "owed";
    return { sign: firstLetters(figureName(figure), 2), word: t(`duty.${state}.word`, { figure: figureName(figure) }), text: t(`duty.${state}`, { figure: figureName(figure) }), look: `duty ${state}` };
  });

/** Who leads in a figure, and with what lies open: "führt: Franz", "Laub-K und Herz-K"; `aloud`: in whole words; as cards, for where there is no
    room for words. Who lead together have the like of one another, so the ranks of one of them say it: "gleichauf: alle", "A und A". */
export function leadOf(board: FigureBoard, people: People): { who: string; what: string; aloud: string; cards: string[] } | null {
  if (board.best.length === 0 || board.conceded) return null;
  const ledBy = ({ row }: Place) => row.filter((laid) => board.best.includes(laid.card)).map((laid) => laid.named ?? laid.card);
  const seats = people.places.filter((place) => ledBy(place).length > 0);
  const [first, second] = seats;
  if (!first) return null;
  const cards = ledBy(first);
  const who = leaders(seats, people);
  if (second) return { who, what: listed(cards.map(cornerSign)), aloud: listed(cards.map(rankName)), cards };
  return { who, what: listed(cards.map(shortName)), aloud: listed(cards.map(cardName)), cards };
}

function leaders(seats: Place[], people: People): string {
  const sides = [...new Set(seats.map((place) => place.side))];
  const [first, another] = seats;
  if (first && !another) return first.seat === people.seat && !people.onlooking ? t("leads.you") : t("leads", { name: people.name(first.seat) });
  const names = listed(sides.map((side) => people.sideName(side)));
  if (sides.length === 1) return t("leads", { name: names });
  if (sides.length < people.playing.length) return t("leads.level", { names });
  return t("leads.level", { names: t(sides.length === 2 ? "leads.both" : "leads.all") });
}

/** That nobody leads yet, where somebody could: not in what is settled, nor in what the tricks decide. */
export const leadless = (board: FigureBoard) => (board.owner === "open" && board.shown ? t("leads.none") : "");

/** A card in few letters: "Laub-10". */
const shortName = (card: string) => (card === "S6" ? t("card.weli") : t("card.short", { suit: t(`suit.${card[0]}.of`), rank: rankSign(card) }));
