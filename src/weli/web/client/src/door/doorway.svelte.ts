// What one does at the door of a table: sits down, sends for a computer player, changes what has been agreed. Each is answered by the door
// as it is then; once one is there, whatever the others do comes over the line.

import type { Door, Me, SeatedLine, Terms } from "../wire";
import { agreeOn, beginGame, drawSeats, fetchDoor, fetchMe, getUp, putAt, Refusal, sitDown } from "../lib/api";
import { settings } from "../lib/settings.svelte";
import type { Table } from "../lib/table.svelte";
import { sentenceOf, t, texts } from "../lib/texts.svelte";
import { say } from "../lib/ui.svelte";

/** What may be done about a seat. */
export type SeatVerb = SeatedLine["may"][number];
/** Whoever falls to one's lot. */
export const ANY = "any";
/** Whoever has not sat down yet asks so often, in milliseconds, who has come. */
const AGAIN = 3000;

/** The table at which one wants to sit down as soon as one is there. */
let wanted = "";

/** Whoever comes from the list of tables that are open to all has said already that they sit down. */
export function dropIn(table: string): void {
  wanted = table;
}

export class Doorway {
  readonly table: Table;
  /** Why something was refused. */
  failed = $state("");
  /** The seat that somebody is about to take who has yet to say who they are. */
  asking = $state<string | null>(null);
  /** Nobody who asks finds such a table. */
  shut = $state(false);
  /** What is wished of the terms and not answered yet. */
  wished = $state.raw<Partial<Terms>>({});
  /** What was asked for last, as long as it is not answered. */
  #last = $state.raw<{ what: string | object; done: Promise<boolean> } | null>(null);
  #me: Me | null = null;

  constructor(table: Table) {
    this.table = table;
  }

  get busy(): boolean {
    return this.#last !== null;
  }

  /** Asks who has come, and asks again as long as no line tells it. Gives what ends that. */
  watch(): () => void {
    const look = async () => {
      try {
        this.table.door = await fetchDoor(this.table.id, texts.lang);
        this.shut = false;
        if (wanted === this.table.id) this.#dropIn(this.table.door);
        // Whoever came late has the seat by now that they were promised.
        if (this.table.door.you === "sitter") this.table.reopen();
      } catch (problem) {
        if (!(problem instanceof Refusal)) return;
        this.shut = true;
        clearInterval(timer);
      }
    };
    void look();
    const timer = setInterval(() => document.visibilityState === "visible" && !this.busy && void look(), AGAIN);
    return () => clearInterval(timer);
  }

  #dropIn(door: Door): void {
    wanted = "";
    if (door.seats.some((each) => each.may.includes("sit"))) void this.sit(ANY);
    else say(t("lobby.gone"));
  }

  /** Somebody wants to sit there; whom the house does not know is asked who they are. */
  async sit(seat: string): Promise<void> {
    this.#me ??= await fetchMe().catch(() => null);
    if (this.#me?.known && settings.name.trim()) await this.sitAs(seat);
    else this.asking = seat;
  }

  /** Sits down under the name and with the face that are set here. */
  async sitAs(seat: string): Promise<void> {
    const { name, face } = settings;
    const called = name.trim() || (this.table.door?.seats.find((each) => each.yours)?.called ?? "");
    const done = await this.#do(`sit ${seat}`, () => sitDown(this.table.id, seat, { name: called, face }, texts.lang));
    if (!done) return;
    this.asking = null;
    const isNew = this.#me !== null && !this.#me.known;
    this.#me = null;
    // Whoever only comes back has their line already. A line that was opened before the house knew them does not know who they are.
    if (isNew || (this.table.door?.you === "sitter" && this.table.at?.seat !== seat)) this.table.reopen();
  }

  /** Gets up; whether that was done. */
  leave(seat: string): Promise<boolean> {
    return this.#do(`leave ${seat}`, () => getUp(this.table.id, seat, texts.lang));
  }

  put(seat: string, sits: "computer" | "vacant", level = ""): Promise<boolean> {
    return this.#do(`${sits} ${seat}`, () => putAt(this.table.id, seat, { sits, ...(level ? { level } : {}) }, texts.lang));
  }

  async agree(terms: Terms, change: Partial<Terms>): Promise<void> {
    const wished = (this.wished = { ...this.wished, ...change });
    await this.#do(wished, () => agreeOn(this.table.id, { ...terms, ...wished }, texts.lang));
    if (this.wished === wished) this.wished = {};
    if (this.failed || !this.table.door) return;
    const { clock, chat, aloud, onlookers, reveal } = this.table.door.terms;
    settings.agreed = { clock, chat, aloud, onlookers, reveal };
  }

  draw(): Promise<boolean> {
    return this.#do("draw", () => drawSeats(this.table.id, texts.lang));
  }

  begin(): Promise<boolean> {
    return this.#do("begin", () => beginGame(this.table.id, texts.lang));
  }

  /** Who does several things is faster than the house: each waits for those before it, and none is dropped. The same twice in a row is meant once. */
  async #do(what: string | object, ask: () => Promise<Door>): Promise<boolean> {
    const before = this.#last;
    if (before?.what === what) return before.done;
    const done = (before?.done ?? Promise.resolve(true)).then(() => this.#ask(ask));
    const last = (this.#last = { what, done });
    const was = await done;
    if (this.#last === last) this.#last = null;
    return was;
  }

  async #ask(ask: () => Promise<Door>): Promise<boolean> {
    this.failed = "";
    try {
      this.table.door = await ask();
      return true;
    } catch (problem) {
      this.failed = sentenceOf(problem);
      if (this.table.at) this.table.tell({ text: this.failed, rule: null });
      else say(this.failed);
      return false;
    }
  }
}
