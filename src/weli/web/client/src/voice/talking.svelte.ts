// One's own voice at a table: on or off, muted or open, whom one hears and how loud, and what has gone wrong.

import { untrack } from "svelte";
import type { Heard, Link } from "../lib/line/connection";
import { settings } from "../lib/settings.svelte";
import type { Table } from "../lib/table.svelte";
import { t } from "../lib/texts.svelte";
import { say } from "../lib/ui.svelte";
import type { Relay, Voice } from "../wire";
import { Levels } from "./levels.svelte";
import { Mesh, type Way as Reached } from "./mesh";
import { barred, measuring, open, type WhyNot } from "./microphone";
import { Neighbours } from "./neighbours";
import { Showing } from "./showing.svelte";

/** Under which the table refuses what is about voice. */
const KEY = "voice";
/** So often in a second it is looked how loud everybody is. */
const LOOKS = 10;
/** In milliseconds: so often it is listened whether somebody sits in the same room. */
const LISTENS = 200;
/** For so many milliseconds a line that has broken may be back before the microphone is let go. */
const OFFLINE = 15_000;
/** After so many milliseconds new passes to the relays are asked for; they hold for an hour. */
const PASSES = 45 * 60_000;

/** How loud one hears somebody, from 0 to 1, and whether at all. */
export interface Ear {
  volume: number;
  muted: boolean;
}

/** quiet: it is there, and nothing comes over it. */
type Way = Reached | "quiet";

export class Talking {
  /** off; the browser asks for the microphone; the table is told; on. */
  state = $state<"off" | "asking" | "joining" | "on">("off");
  muted = $state(false);
  /** Why it cannot be, or is not any more. */
  why = $state<WhyNot | "away" | "elsewhere" | "offline" | "unplugged" | null>(null);
  /** By seat, how loud somebody is; one's own as well. */
  readonly levels = new Levels();
  /** Who seems to sit in the same room. */
  beside = $state("");
  ways = $state<Record<string, Way>>({});
  ears = $state<Record<string, Ear>>({});
  devices = $state.raw<MediaDeviceInfo[]>([]);
  device = $state("");
  readonly showing: Showing;

  readonly #table: Table;
  readonly #name: (seat: string) => string;
  #track: MediaStreamTrack | null = null;
  #own: ReturnType<typeof measuring> | null = null;
  #mesh: Mesh | null = null;
  #line = "";
  readonly #players = new Map<string, HTMLAudioElement>();
  #looking: ReturnType<typeof setInterval> | undefined;
  #listening: ReturnType<typeof setInterval> | undefined;
  #neighbours = new Neighbours();
  #offline: ReturnType<typeof setTimeout> | undefined;
  #renewing: ReturnType<typeof setInterval> | undefined;
  readonly #ends: () => void;

  constructor(table: Table, name: (seat: string) => string) {
    this.#table = table;
    this.#name = name;
    this.showing = new Showing(table, () => this.#shown(), (why) => table.tell({ text: t(`voice.picture.no.${why}`), rule: null }));
    this.#ends = $effect.root(() => {
      $effect(() => {
        const { voices } = table;
        untrack(() => this.#follow(voices));
      });
      $effect(() => {
        const { link } = table;
        untrack(() => this.#linked(link));
      });
      $effect(() => {
        void table.looks;
        untrack(() => this.#send());
      });
    });
    addEventListener("online", this.#renew);
    addEventListener("pagehide", this.#hush);
  }

  get isOn(): boolean {
    return this.state === "on" || this.state === "joining";
  }

  /** Whether one's own words go out now. */
  get isOpen(): boolean {
    return this.isOn && !this.muted;
  }

  /** Turns it on: the browser asks, and one is heard by all who sit there. */
  async join(): Promise<void> {
    if (this.state !== "off") return;
    this.why = barred();
    if (this.why) return this.#tell();
    this.state = "asking";
    const track = await open(this.device);
    if (this.state !== "asking") {
      if (typeof track !== "string") track.stop();
      return;
    }
    if (typeof track === "string") {
      this.why = track;
      this.state = "off";
      return this.#tell();
    }
    this.#takes(track);
    this.state = "joining";
    this.muted = settings.holdToTalk;
    this.#tellTable();
    if (this.#table.link !== "open") this.#wait();
    this.#looking = setInterval(() => this.#look(), 1000 / LOOKS);
    this.#listening = setInterval(() => void this.#listen(), LISTENS);
    this.#renewing = setInterval(() => this.#tellTable(), PASSES);
    this.devices = (await navigator.mediaDevices.enumerateDevices()).filter(({ kind }) => kind === "audioinput");
  }

  #takes(track: MediaStreamTrack): void {
    this.#release();
    this.#track = track;
    this.device = track.getSettings().deviceId ?? "";
    this.#own = measuring(track);
    track.onended = () => this.#stop("unplugged");
  }

  #release(): void {
    if (this.#track) this.#track.onended = null;
    this.#track?.stop();
    this.#own?.close();
    this.#track = this.#own = null;
  }

  /** Another microphone. */
  async choose(device: string): Promise<void> {
    const track = await open(device);
    if (typeof track === "string") return;
    if (!this.isOn) return track.stop();
    this.#takes(track);
    this.#send();
  }

  mute(muted: boolean): void {
    if (!this.isOn || muted === this.muted) return;
    this.muted = muted;
    if (muted) this.beside = "";
    this.#send();
    this.#tellTable();
  }

  /** From now on one is heard while the button is held, and not else; or a tap opens the microphone and mutes it. */
  holdToTalk(hold: boolean): void {
    settings.holdToTalk = hold;
    this.mute(hold);
  }

  #tellTable(): void {
    this.#table.pass({ t: "voice", muted: this.muted, picture: this.showing.isOn });
  }

  leave(): void {
    if (this.state === "off") return;
    this.#table.pass({ t: "voice_off" });
    this.#stop(null);
  }

  /** Nothing comes from there, or nothing gets through. */
  isLost(seat: string): boolean {
    return ["broken", "quiet"].includes(this.ways[seat] ?? "");
  }

  /** What is to be seen of somebody's own face from here. */
  pictureOf(seat: string): MediaStream | null {
    return this.isOn && !this.isLost(seat) ? this.showing.of(seat) : null;
  }

  ear(seat: string): Ear {
    return this.ears[seat] ?? { volume: 1, muted: false };
  }

  listen(seat: string, to: Partial<Ear>): void {
    this.ears[seat] = { ...this.ear(seat), ...to };
    this.#play(seat);
  }

  /** Whether that was for here alone. */
  hear(message: Heard): boolean {
    if (message.t === "talking") this.#begin(message.line, message.relays);
    else if (message.t === "signal") this.#mesh?.hear(message);
    else return message.t === "refused" && message.key === KEY && this.#refused(message.text);
    return true;
  }

  close(): void {
    this.leave();
    this.#ends();
    removeEventListener("online", this.#renew);
    removeEventListener("pagehide", this.#hush);
  }

  #begin(line: string, relays: Relay[]): void {
    if (!this.isOn) return;
    if (line === this.#line) {
      this.#mesh?.supply(relays);
      return;
    }
    this.#mesh?.close();
    this.#line = line;
    this.#mesh = new Mesh(line, relays, this.showing.isAgreed, (to, text) => this.#table.pass({ t: "signal", to, text }), {
      seen: (seat, stream) => this.showing.seen(seat, stream),
      heard: (seat, stream) => this.#heard(seat, stream),
      reached: (seat, way) => this.#reached(seat, way),
      gone: (seat) => this.#gone(seat),
    });
    this.#send();
    this.#follow(this.#table.voices);
  }

  /** What was said to somebody who has just gone is of no account; whoever is not let talk is told. */
  #refused(text: string): true {
    if (this.state === "joining") {
      this.#stop(null);
      this.#table.tell({ text, rule: null });
    } else if (this.showing.isOn && !this.#table.voices[this.#seat]?.picture) {
      this.showing.hide();
      this.#table.tell({ text, rule: null });
    }
    return true;
  }

  #follow(voices: Record<string, Voice>): void {
    if (!this.isOn) return;
    const own = voices[this.#seat]?.line;
    if (this.state === "joining" && own === this.#line && own) this.state = "on";
    else if (this.state === "on" && own !== this.#line) this.#stop(own ? "elsewhere" : "away");
    this.#mesh?.meet(voices);
  }

  /** With the line to the table the others have lost one's voice and picture too; once it is back, one's voice comes anew, unless it was long. */
  #linked(link: Link): void {
    if (!this.isOn) return;
    if (link === "missing" || link === "broken") this.#stop(null);
    else if (link !== "open") this.#wait();
    else {
      clearTimeout(this.#offline);
      this.#offline = undefined;
      if (this.#line === "") this.#tellTable();
    }
  }

  #wait(): void {
    this.#offline ??= setTimeout(() => this.#stop("offline"), OFFLINE);
    if (!this.#line) return;
    this.#mesh?.close();
    this.#mesh = null;
    this.#line = "";
    this.state = "joining";
    this.showing.hide();
  }

  get #seat(): string {
    return this.#table.at?.seat ?? "";
  }

  #send(): void {
    this.#mesh?.say(this.muted ? null : this.#track);
    this.#mesh?.show(this.showing.track, this.showing.isSeenBy);
  }

  #shown(): void {
    this.#send();
    if (this.isOn && this.#line) this.#tellTable();
  }

  #heard(seat: string, stream: MediaStream): void {
    const player = this.#players.get(seat) ?? new Audio();
    player.srcObject = stream;
    this.#players.set(seat, player);
    this.#play(seat);
    void player.play().catch(() => null);
  }

  #play(seat: string): void {
    const player = this.#players.get(seat);
    if (player) Object.assign(player, this.ear(seat));
  }

  #reached(seat: string, way: Reached): void {
    const before = this.ways[seat];
    this.ways[seat] = way;
    if (way === "broken" && before !== "broken") this.#table.tell({ text: t("voice.unreached", { name: this.#name(seat) }), rule: null });
  }

  #gone(seat: string): void {
    const player = this.#players.get(seat);
    if (player) player.srcObject = null;
    this.#players.delete(seat);
    delete this.ways[seat];
    this.levels.forget(seat);
    this.showing.gone(seat);
  }

  #look(): void {
    for (const [seat, { muted }] of Object.entries(this.#table.voices)) {
      const own = seat === this.#seat;
      const loud = own ? this.#ownLevel() : (this.#mesh?.level(seat) ?? null);
      if (!own) this.#miss(seat, loud === null && !muted);
      this.levels.show(seat, loud ?? 0);
    }
  }

  async #listen(): Promise<void> {
    const found = this.#mesh && (await this.#neighbours.listen(this.#mesh));
    const [seat] = found ?? [];
    if (!seat || !this.isOpen) return;
    this.beside = seat;
    this.#table.tell({ text: t("voice.same_room", { name: this.#name(seat) }), rule: null });
  }

  #ownLevel(): number {
    return this.isOpen ? (this.#own?.level() ?? 0) : 0;
  }

  #miss(seat: string, silent: boolean): void {
    const missed = this.levels.misses(seat, silent);
    if (this.ways[seat] === "open" && missed) this.ways[seat] = "quiet";
    else if (this.ways[seat] === "quiet" && !silent) this.ways[seat] = "open";
  }

  #stop(why: Talking["why"]): void {
    clearTimeout(this.#offline);
    this.#offline = undefined;
    clearInterval(this.#looking);
    clearInterval(this.#listening);
    clearInterval(this.#renewing);
    if (why === "unplugged") {
      this.device = "";
      this.#table.pass({ t: "voice_off" });
    }
    this.#release();
    this.#mesh?.close();
    this.#mesh = null;
    this.#line = "";
    this.levels.clear();
    this.beside = "";
    this.state = "off";
    this.showing.hide();
    this.why = why;
    if (why) this.#tell();
  }

  #tell(): void {
    if (!this.why) return;
    const text = t(`voice.no.${this.why}`);
    if (this.#table.at) this.#table.tell({ text, rule: null });
    else say(text);
  }

  readonly #renew = () => this.#mesh?.renew();
  readonly #hush = () => this.leave();
}
