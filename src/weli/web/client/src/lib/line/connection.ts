// The line to a table: notices when it breaks, also where nobody says so, opens itself again, and sends again what was not answered.
//
// A network that is gone closes nothing: a line that hangs looks like one that is quiet, for minutes. So whoever has said nothing for a while
// is asked whether they are there, and where no answer comes the line is given up.

import type { Act, Change, Door, FromPage, ToPage, View } from "../../wire";
import { answers, liveAddress, type Lang } from "../api";
import { changed } from "./changes";
import { lookForNewer } from "../newer.svelte";

/** What comes over the line: answers, views, and who has come to the table. */
export type Heard = Exclude<ToPage, Change> | Door;
/** barred: the house answers, but no line to it comes about. */
export type Link = "connecting" | "open" | "lost" | "barred" | "missing" | "broken";

const SHORTEST = 250;
const LONGEST = 8000;
/** A line that has not come about after so many milliseconds is given up. */
const COMING_ABOUT = 8000;
/** After so many milliseconds without a word the house is asked whether it is there, and has so many to answer. */
const QUIET = 12_000;
const PATIENCE = 8000;
/** So many where somebody has just looked up, or waits for what becomes of an act. */
const LITTLE_PATIENCE = 3000;
/** So often in a row no line has come about before it is said that they are kept out. */
const OFTEN = 3;
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
  /** The last view that came over this line. */
  #view: View | null = null;
  /** Of what is waited for: that a line comes about, a word, an answer, the next attempt. */
  #timer: ReturnType<typeof setTimeout> | undefined;
  #attempt = 0;
  #asked = false;
  #inVain = 0;
  #barred = false;
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
    window.removeEventListener("online", this.#now);
    document.removeEventListener("visibilitychange", this.#now);
    this.#letGo();
  }

  /** Sends an act under a key of its own, kept until it is answered; returns the key. */
  act(on: number, act: string): string {
    const message: Act = { t: "act", key: newKey(), on, act };
    this.#keep([...this.unanswered, message]);
    this.send(message);
    if (this.#isOpen && !this.#asked) this.#wait(LITTLE_PATIENCE, () => this.#ask(PATIENCE));
    return message.key;
  }

  send(message: FromPage): void {
    if (this.#isOpen) this.#socket?.send(JSON.stringify(message));
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

  get #isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  #wait(ms: number, then: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(then, ms);
  }

  #open(): void {
    this.#letGo();
    const socket = new WebSocket(liveAddress(this.#table, this.#lang()));
    this.#socket = socket;
    this.#view = null;
    this.#inVain += 1;
    this.#wait(COMING_ABOUT, () => this.#lose());
    socket.onopen = () => {
      if (this.#attempt > 0) void lookForNewer();
      this.#inVain = 0;
      this.#barred = false;
      this.#isThere();
      this.#linked("open");
      for (const act of this.unanswered) this.send(act);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#take(JSON.parse(event.data) as ToPage | Door);
    socket.onclose = (event) => {
      if (event.code !== BROKEN && !NOT_HERE.includes(event.code)) {
        this.#lose();
        return;
      }
      this.close();
      this.#linked(event.code === BROKEN ? "broken" : "missing");
    };
  }

  /** Whatever may still come over the line is not heard any more. */
  #letGo(): void {
    clearTimeout(this.#timer);
    this.#asked = false;
    const socket = this.#socket;
    this.#socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }

  /** There is no line any more, or none that leads anywhere; after a while another is tried. */
  #lose(): void {
    this.#letGo();
    this.#attempt += 1;
    this.#linked(this.#barred ? "barred" : "lost");
    if (this.#inVain >= OFTEN && !this.#barred) void this.#lookWhy();
    const longest = Math.min(LONGEST, SHORTEST * 2 ** (this.#attempt - 1));
    this.#wait(longest * (0.5 + Math.random() / 2), () => this.#open());
  }

  /** Where the house answers all the same, something on the way lets no lines through. */
  async #lookWhy(): Promise<void> {
    this.#barred = (await answers(LITTLE_PATIENCE)) && !this.#isOpen;
    if (this.#barred && !this.#closed) this.#linked("barred");
  }

  /** Something has come: for a while nobody has to ask. */
  #isThere(): void {
    this.#asked = false;
    this.#wait(QUIET, () => this.#ask(PATIENCE));
  }

  #ask(patience: number): void {
    this.#asked = true;
    this.send({ t: "ping" });
    this.#wait(patience, () => this.#lose());
  }

  /** What has been lost on the way, or comes twice, does not go with what is there: then another line brings the whole view. */
  #take(message: ToPage | Door): void {
    if (message.t !== "change") {
      this.#hear(message);
      return;
    }
    const view = this.#view && changed(this.#view, message);
    if (view) this.#hear(view);
    else this.#lose();
  }

  #hear(message: Heard): void {
    this.#isThere();
    if (message.t === "view") this.#view = message;
    if (message.t === "pong") return;
    if (message.t === "view" || message.t === "door") this.#attempt = 0;
    if (message.t === "taken" || message.t === "refused") {
      this.#keep(this.unanswered.filter((act) => act.key !== message.key));
    }
    this.#heard(message);
  }

  /** The network is back, or the page is looked at again: nothing is waited for any longer than somebody who looks at it would. */
  #now = (): void => {
    if (document.visibilityState === "hidden") return;
    this.#attempt = 0;
    if (this.#isOpen) this.#ask(LITTLE_PATIENCE);
    else if (this.#socket) this.#wait(LITTLE_PATIENCE, () => this.#lose());
    else this.#open();
  };
}

function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
