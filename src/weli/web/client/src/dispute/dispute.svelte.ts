// A dispute: a deal laid out card by card, and what was done in it. The server answers each change and keeps nothing; it stays in this tab.

import type { GameLine, LaidOut, LyingLine, Moment, Position, PresetLine } from "../wire";
import { layOut, openDispute, Refusal } from "../lib/api";
import { spokenThere } from "../lib/decks.svelte";
import { seatsOf } from "../lib/games";
import { fromLink } from "../lib/link";
import { settings } from "../lib/settings.svelte";
import { sentenceOf, t } from "../lib/texts.svelte";

/** A place for cards: the hand of a seat, or something that lies beside the hands. */
export interface CardPlace {
  id: string;
  label: string;
  most: number;
  hand: boolean;
}

const SHELF = "weli.dispute";
const PARTED = "/";

const cardsIn = (text: unknown) => (typeof text === "string" ? text.split(/\s+/).filter(Boolean) : []);

class Dispute {
  position = $state.raw<Position | null>(null);
  laid = $state.raw<LaidOut | null>(null);
  /** What is wrong beyond a card or an act: a link that is none, a server that is away. */
  problem = $state("");
  /** After so many lines one looks at the table. */
  at = $state(0);
  /** The positions of the other games, as they were left. */
  #left: Record<string, Position> = {};
  #heard = Promise.resolve();
  #asked = 0;

  constructor() {
    try {
      const kept = JSON.parse(sessionStorage.getItem(SHELF) ?? "null") as Position | null;
      if (kept) this.position = kept;
    } catch {
      // A browser that keeps nothing still judges.
    }
  }

  /** Whether everything lies where it can be played from. */
  get ready(): boolean {
    return this.laid !== null && this.laid.misplaced === null;
  }

  /** Begins with the usual table of a game, or goes on where one left it. */
  async begin(game: GameLine, preset: PresetLine): Promise<void> {
    if (this.position && this.laid) this.#left[this.position.game] = this.position;
    await this.lay(this.#left[game.game] ?? empty(game.game, preset, preset.players));
  }

  /** Clears the table. */
  async clear(): Promise<void> {
    if (!this.position) return;
    await this.lay({ ...this.position, hands: {}, pack: "", beside: {}, acts: [], at: 0 });
  }

  /** Other rules, or another number of players: whose seat is still there keeps their cards. */
  async choose(preset: PresetLine, players: number): Promise<void> {
    if (!this.position) return;
    const { game, dealer, hands, score, beside, acts } = this.position;
    const fresh = empty(game, preset, players);
    const seats = seatsOf(preset, players);
    const same = this.laid?.seats.length === players;
    const kept = Object.fromEntries(Object.entries(hands).filter(([seat]) => seats.includes(seat)));
    await this.lay({ ...fresh, dealer: seats.includes(dealer) ? dealer : fresh.dealer, hands: kept, beside, acts: same ? acts : [], score: same ? score : null, at: same ? this.at : 0 });
  }

  /** Lays a deal of a record out. */
  async open(record: string, file: string, deal: number): Promise<void> {
    const opened = await openDispute({ record, file, deal }, spokenThere(settings.lang));
    await this.lay(opened);
  }

  /** Lays out what a link holds; one that holds nothing changes nothing. */
  async follow(link: string): Promise<void> {
    let record: string;
    try {
      record = await fromLink(link);
    } catch {
      throw new Refusal({ text: t("dispute.link.broken"), line: null });
    }
    await this.open(record, t("dispute.keep.link"), 1);
  }

  /** Lays a position out and hears what the server says to it; the newest answer counts. */
  lay(position: Position): Promise<void> {
    return (this.#heard = this.#hear(position));
  }

  /** Once the server has said what it says to the newest position. */
  get heard(): Promise<void> {
    return this.#heard;
  }

  async #hear(position: Position): Promise<void> {
    const asked = (this.#asked += 1);
    this.position = position;
    this.at = position.at;
    this.problem = "";
    try {
      const laid = await layOut(position, spokenThere(settings.lang));
      if (asked !== this.#asked) return;
      this.#take(laid);
    } catch (wrong) {
      if (asked === this.#asked) this.problem = sentenceOf(wrong);
      this.#keep();
    }
  }

  /** A new line after the one looked at. Where it cannot be read, everything stays, and it is said why. */
  async add(line: string): Promise<string> {
    const before = this.position;
    if (!before) return "";
    const acts = [...before.acts.slice(0, this.at), line, ...before.acts.slice(this.at)];
    const asked = (this.#asked += 1);
    try {
      const laid = await layOut({ ...before, acts, at: this.at + 1 }, spokenThere(settings.lang));
      if (laid.misplaced) return laid.misplaced.text;
      if (asked !== this.#asked) return "";
      this.#take(laid);
      this.at = laid.position.at;
      return "";
    } catch (wrong) {
      return sentenceOf(wrong);
    }
  }

  /** Takes a line out, from 1. */
  async remove(number: number): Promise<void> {
    if (!this.position) return;
    const acts = this.position.acts.filter((_, i) => i !== number - 1);
    await this.lay({ ...this.position, acts, at: this.at >= number ? this.at - 1 : this.at });
  }

  /** Looks at the table after so many lines; what may come next there is heard when it is wanted (`possible`). */
  look(at: number): void {
    this.at = Math.max(0, Math.min(this.position?.acts.length ?? 0, at));
  }

  /** Hears what may come next where one looks. */
  async possible(): Promise<void> {
    if (this.position && this.position.at !== this.at) await this.lay({ ...this.position, at: this.at });
  }

  get places(): CardPlace[] {
    const { laid } = this;
    if (!laid) return [];
    const hands = laid.seats.map(({ seat, name }) => ({ id: `hands${PARTED}${seat}`, label: name, most: laid.hand, hand: true }));
    const beside = laid.lying.filter(({ kind }) => kind === "cards" || kind === "cards_by_side");
    return [...hands, ...beside.map((line) => ({ id: placeOf(line), label: line.label, most: line.most, hand: false }))];
  }

  /** The place whose cards the server misses: a hand that has too few, or something beside the hands that has none. */
  get missing(): CardPlace | undefined {
    const key = this.laid?.misplaced?.at_key;
    return this.places.find(({ id, hand, most }) => parted(id)[0] === key && this.cards(id).length < (hand ? most : 1));
  }

  /** The cards that lie in a place. */
  cards(id: string): string[] {
    const [key, name] = parted(id);
    const there = key === "hands" ? this.position?.hands : this.position?.beside[key];
    return cardsIn(name && typeof there === "object" && there !== null ? (there as Record<string, unknown>)[name] : there);
  }

  async setCards(id: string, cards: string[]): Promise<void> {
    await this.lay({ ...this.#with(id, cards) });
  }

  /** Several places at once. */
  async setAll(lying: Record<string, string[]>): Promise<void> {
    if (!this.position) return;
    for (const [id, cards] of Object.entries(lying)) this.position = this.#with(id, cards);
    await this.lay(this.position);
  }

  /** What is told beside the hands and is no card; nothing takes it away again. */
  async tell(key: string, value: unknown): Promise<void> {
    if (!this.position) return;
    const { [key]: _, ...others } = this.position.beside;
    await this.lay({ ...this.position, beside: value === null || value === false ? others : { ...others, [key]: value } });
  }

  /** How many of each card lie nowhere yet. */
  get rest(): Record<string, number> {
    const left: Record<string, number> = {};
    for (const card of this.laid?.pack ?? []) left[card] = (left[card] ?? 0) + 1;
    for (const place of this.places) for (const card of this.cards(place.id)) if (card in left) left[card] = (left[card] ?? 0) - 1;
    return left;
  }

  /** What came of the line one looks at, with what went without saying after it. */
  get told(): Moment[] {
    const moments = this.laid?.moments ?? [];
    const next = moments.findIndex(({ act }) => act > this.at);
    const before = next < 0 ? moments : moments.slice(0, next);
    const from = before.findLastIndex(({ act }) => act === this.at);
    return this.at === 0 ? before : from < 0 ? [] : before.slice(from);
  }

  /** The table as it lies there. */
  get moment(): Moment | undefined {
    const moments = this.laid?.moments ?? [];
    return moments.findLast(({ act }) => act <= this.at && act > 0) && this.told.length === 0 ? moments.at(-1) : (this.told.at(-1) ?? moments.at(-1));
  }

  #take(laid: LaidOut): void {
    this.laid = laid;
    this.position = laid.position;
    this.problem = "";
    this.#keep();
  }

  #with(id: string, cards: string[]): Position {
    const position = this.position ?? { game: "", rules: "", dealer: "", hands: {}, options: {}, score: null, pack: "", beside: {}, acts: [], at: 0 };
    const [key, name] = parted(id);
    const text = cards.join(" ");
    if (key === "hands" && name) return { ...position, hands: { ...position.hands, [name]: text } };
    const { [key]: there, ...others } = position.beside;
    if (!name) return { ...position, beside: text ? { ...others, [key]: text } : others };
    const sides = { ...(there as Record<string, string> | undefined), [name]: text };
    return { ...position, beside: Object.values(sides).some(Boolean) ? { ...others, [key]: sides } : others };
  }

  #keep(): void {
    try {
      sessionStorage.setItem(SHELF, JSON.stringify(this.position));
    } catch {
      // As above.
    }
  }
}

/** Whose line that is, by the name of the seat, and what is written of it, without the mark of a question and the rule behind it. */
export function wantedIn(line: string): { name: string; written: string } {
  const written = line.replace(/^(\? may|!)\s/, "").replace(/\s\s.*/, "");
  const [seat = "", ...rest] = written.split(" ");
  const name = dispute.laid?.seats.find((each) => each.seat === seat)?.name ?? "";
  return name ? { name, written: rest.join(" ") } : { name, written };
}

const placeOf = (line: LyingLine) => (line.side ? `${line.key}${PARTED}${line.side}` : line.key);

function parted(id: string): [string, string | undefined] {
  const [key = "", name] = id.split(PARTED);
  return [key, name];
}

/** A table of a game at which nothing lies yet. */
function empty(game: string, preset: PresetLine, players: number): Position {
  const seats = seatsOf(preset, players);
  const options: Record<string, unknown> = players === preset.players ? {} : { players };
  return { game, rules: preset.rules, options, dealer: seats.at(-1) ?? "", hands: {}, score: null, pack: "", beside: {}, acts: [], at: 0 };
}

export const dispute = new Dispute();
