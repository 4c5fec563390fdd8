// Voice at a table, as far as the page has it before anybody turns it on: what it takes to talk comes with the first tap.

import type { Component } from "svelte";
import Mark from "./Mark.svelte";
import Shown from "./Shown.svelte";
import type { Heard } from "../lib/line/connection";
import type { Table } from "../lib/table.svelte";
import type { Talking } from "./talking.svelte";

export class Aloud {
  /** What stands at the face of whoever has voice on. */
  readonly Mark: Component<{ seat: string; name: string }> = Mark;
  /** The own face of whoever shows it, over the drawn one. */
  readonly Shown: Component<{ seat: string }> = Shown;
  talking = $state.raw<Talking | null>(null);
  readonly #table: Table;
  readonly #name: (seat: string) => string;

  constructor(table: Table, name: (seat: string) => string) {
    this.#table = table;
    this.#name = name;
  }

  get isOn(): boolean {
    return this.talking?.isOn ?? false;
  }

  async join(): Promise<void> {
    if (!this.talking) {
      const { Talking } = await import("./talking.svelte");
      this.talking ??= new Talking(this.#table, this.#name);
    }
    await this.talking.join();
  }

  hear(message: Heard): boolean {
    return this.talking?.hear(message) ?? false;
  }

  close(): void {
    this.talking?.close();
    this.talking = null;
  }
}
