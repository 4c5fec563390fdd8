// The line to a table: opens itself again when it breaks, and sends again what was not answered.

import type { Act, Door, FromPage, ToPage } from "../wire";
import { liveAddress, type Lang } from "./api";
import { lookForNewer } from "./newer.svelte";

/** What comes over the line: answers, views, and who has come to the table. */
export type Heard = ToPage | Door;
export type Link = "connecting" | "open" | "lost" | "missing" | "broken";

const SHORTEST = 250;
const LONGEST = 8000;
/** The server closes the line with these where there is no such table, or none for whoever asks. */
const NOT_HERE = [4004, 1008];
/** And with this where there is one at which nobody can play. */
const BROKEN = 4010;

/** What a table needs of a line, whoever is at its other end. */
export interface Line {
  act(on: number, act: string): string;
  send(message: FromPage): void;
  close(): void;
  readonly unanswered: Act[];
}

export class Connection implements Line {
  #table: string;
  #lang: () => Lang;
  #heard: (message: Heard) => void;
  #linked: (link: Link) => void;
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempt = 0;
  #closed = false;

  constructor(
    table: string,
    lang: () => Lang,
    heard: (message: Heard) => void,
    linked: (link: Link) => void,
  ) {
    this.#table = table;
    this.#lang = lang;
    this.#heard = heard;
    this.#linked = linked;
    window.addEventListener("online", this.#now);
    document.addEventListener("visibilitychange", this.#now);
    this.#open();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    window.removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#socket?.close();
  }

  /** Sends an act under a key of its own, kept until it is answered; returns the key. */
  act(on: number, act: string): string {
    const message: Act = { t: "act", key: newKey(), on, act };
    this.#keep([...this.unanswered, message]);
    this.send(message);
    return message.key;
  }

  send(message: FromPage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  /** Acts that were sent and neither taken nor refused yet. */
  get unanswered(): Act[] {
    try {
      return JSON.parse(sessionStorage.getItem(this.#shelf) ?? "[]") as Act[];
    } catch {
      return [];
    }
  }

  get #shelf(): string {
    return `weli.sent.${this.#table}`;
  }

  #keep(acts: Act[]): void {
    try {
      sessionStorage.setItem(this.#shelf, JSON.stringify(acts));
    } catch {
      // Without a shelf an act is sent once; its answer tells what became of it.
    }
  }

  #open(): void {
    const socket = new WebSocket(liveAddress(this.#table, this.#lang()));
    this.#socket = socket;
    socket.onopen = () => {
      if (this.#attempt > 0) void lookForNewer();
      this.#linked("open");
      for (const act of this.unanswered) this.send(act);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as Heard);
    socket.onclose = (event) => {
      if (this.#closed || this.#socket !== socket) return;
      if (event.code === BROKEN || NOT_HERE.includes(event.code)) {
        this.#closed = true;
        this.#linked(event.code === BROKEN ? "broken" : "missing");
        return;
      }
      this.#attempt += 1;
      this.#linked("lost");
      const longest = Math.min(LONGEST, SHORTEST * 2 ** (this.#attempt - 1));
      this.#timer = setTimeout(() => this.#open(), longest * (0.5 + Math.random() / 2));
    };
  }

  #hear(message: Heard): void {
    if (message.t === "view" || message.t === "door") this.#attempt = 0;
    if (message.t === "taken" || message.t === "refused") {
      this.#keep(this.unanswered.filter((act) => act.key !== message.key));
    }
    this.#heard(message);
  }

  /** The network is back, or the page is looked at again: do not wait any longer. */
  #now = (): void => {
    if (this.#closed || document.visibilityState === "hidden" || this.#socket?.readyState !== WebSocket.CLOSED) return;
    clearTimeout(this.#timer);
    this.#open();
  };
}

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
