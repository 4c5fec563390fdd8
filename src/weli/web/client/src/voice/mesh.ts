// The way from one's own browser to each of the others that have voice on, and what is said over it. They find each other by letters that the table
// passes on; whoever has the lower line gives way where both describe themselves at once (perfect negotiation, as MDN has it).

import type { Relay, Signal, Voices } from "../wire";

/** What one browser tells another: its description, or where it may be found. */
interface Letter {
  d?: RTCSessionDescriptionInit;
  c?: RTCIceCandidateInit[];
}

/** What becomes known of the others on the way. */
export interface Hearing {
  /** There is something to be heard from there. */
  heard: (seat: string, stream: MediaStream) => void;
  /** The way there works, or does not any more, or has not come about in time. */
  reached: (seat: string, way: Way) => void;
  gone: (seat: string) => void;
}

export type Way = "coming" | "open" | "broken";

/** Candidates are found in handfuls: so many milliseconds they wait for the next, and so many go in one letter. */
const HANDFUL = 60;
const MOST = 8;
/** A way that has not come about after so many milliseconds is told to be none; it is tried on. */
const PATIENCE = 10_000;
/** What came longer ago, in milliseconds, is over. */
const FRESH = 500;
/** For so many milliseconds a broken way may mend itself before it is looked for anew. */
const MENDING = 2000;

export class Mesh {
  readonly #own: string;
  readonly #config: RTCConfiguration;
  readonly #send: (to: string, text: string) => void;
  readonly #hearing: Hearing;
  readonly #peers = new Map<string, Peer>();
  #track: MediaStreamTrack | null = null;

  constructor(own: string, relays: Relay[], send: (to: string, text: string) => void, hearing: Hearing) {
    this.#own = own;
    this.#config = { iceServers: relays, bundlePolicy: "max-bundle" };
    this.#send = send;
    this.#hearing = hearing;
  }

  /** Those have voice on now: ways to whoever is new, and none to whoever is not among them any more. */
  meet(voices: Voices["at"]): void {
    const lines = new Map(Object.entries(voices).map(([seat, { line }]) => [line, seat]));
    for (const [line, peer] of this.#peers) if (!lines.has(line)) this.#part(line, peer);
    for (const [line, seat] of lines) if (line !== this.#own && !this.#peers.has(line)) this.#peers.set(line, this.#way(line, seat));
  }

  #way(line: string, seat: string): Peer {
    return new Peer(seat, this.#own > line, this.#config, this.#track, (letter) => this.#send(line, JSON.stringify(letter)), this.#hearing);
  }

  #part(line: string, peer: Peer): void {
    peer.close();
    this.#peers.delete(line);
    this.#hearing.gone(peer.seat);
  }

  hear({ by, text }: Signal): void {
    void this.#peers.get(by)?.hear(JSON.parse(text) as Letter);
  }

  /** That is sent from now on; none: nothing is. */
  say(track: MediaStreamTrack | null): void {
    this.#track = track;
    for (const peer of this.#peers.values()) peer.say(track);
  }

  /** Passes to the same relays that hold longer: for what is looked for anew. */
  supply(relays: Relay[]): void {
    this.#config.iceServers = relays;
    for (const peer of this.#peers.values()) peer.supply(this.#config);
  }

  /** The network is another one: every way is looked for anew. */
  renew(): void {
    for (const peer of this.#peers.values()) peer.renew();
  }

  /** How loud somebody is now, from 0 to 1; none: nothing comes from there. */
  level(seat: string): number | null {
    return [...this.#peers.values()].find((peer) => peer.seat === seat)?.level ?? null;
  }

  close(): void {
    for (const [line, peer] of this.#peers) this.#part(line, peer);
  }
}

class Peer {
  readonly seat: string;
  readonly #begins: boolean;
  readonly #way: RTCPeerConnection;
  readonly #send: (letter: Letter) => void;
  readonly #hearing: Hearing;
  #track: MediaStreamTrack | null;
  #sender: RTCRtpSender | null = null;
  #offering = false;
  #ignored = false;
  #found: RTCIceCandidateInit[] = [];
  #handful: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout>;
  #mending: ReturnType<typeof setTimeout> | undefined;
  /** What comes in is worked through one letter after another. */
  #letters: Promise<void> = Promise.resolve();

  constructor(seat: string, begins: boolean, config: RTCConfiguration, track: MediaStreamTrack | null, send: (letter: Letter) => void, hearing: Hearing) {
    this.seat = seat;
    this.#begins = begins;
    this.#track = track;
    this.#send = send;
    this.#hearing = hearing;
    const way = (this.#way = new RTCPeerConnection(config));
    way.onnegotiationneeded = () => void this.#offer();
    way.onicecandidate = ({ candidate }) => this.#find(candidate);
    way.ontrack = ({ track: heard }) => hearing.heard(seat, new MediaStream([heard]));
    way.onconnectionstatechange = () => this.#changed();
    this.#patience = setTimeout(() => hearing.reached(seat, "broken"), PATIENCE);
    hearing.reached(seat, "coming");
    if (begins) this.#speakOver(way.addTransceiver("audio", { direction: "sendrecv" }));
  }

  hear(letter: Letter): Promise<void> {
    this.#letters = this.#letters.then(() => this.#take(letter)).catch(() => this.#hearing.reached(this.seat, "broken"));
    return this.#letters;
  }

  say(track: MediaStreamTrack | null): void {
    this.#track = track;
    void this.#sender?.replaceTrack(track).catch(() => null);
  }

  supply(config: RTCConfiguration): void {
    this.#way.setConfiguration(config);
  }

  renew(): void {
    if (this.#way.signalingState !== "closed") this.#way.restartIce();
  }

  get level(): number | null {
    const [source] = this.#way.getReceivers()[0]?.getSynchronizationSources() ?? [];
    return source && performance.timeOrigin + performance.now() - source.timestamp < FRESH ? (source.audioLevel ?? 0) : null;
  }

  close(): void {
    for (const timer of [this.#handful, this.#patience, this.#mending]) clearTimeout(timer);
    const way = this.#way;
    way.onnegotiationneeded = way.onicecandidate = way.ontrack = way.onconnectionstatechange = null;
    way.close();
  }

  #speakOver(over: RTCRtpTransceiver): void {
    over.direction = "sendrecv";
    const { codecs } = RTCRtpReceiver.getCapabilities("audio") ?? { codecs: [] };
    const voice = codecs.filter(({ mimeType }) => mimeType.toLowerCase() === "audio/opus");
    if (voice.length > 0) over.setCodecPreferences?.(voice);
    this.#sender = over.sender;
    this.say(this.#track);
  }

  async #offer(): Promise<void> {
    try {
      this.#offering = true;
      await this.#way.setLocalDescription();
      this.#describe();
    } catch {
      // The way has been closed meanwhile.
    } finally {
      this.#offering = false;
    }
  }

  #describe(): void {
    const own = this.#way.localDescription;
    if (own) this.#send({ d: own.toJSON() as RTCSessionDescriptionInit });
  }

  async #take({ d, c = [] }: Letter): Promise<void> {
    const way = this.#way;
    if (way.signalingState === "closed") return;
    if (d) {
      const clash = d.type === "offer" && (this.#offering || way.signalingState !== "stable");
      this.#ignored = clash && this.#begins;
      if (this.#ignored) return;
      await way.setRemoteDescription(d);
      const [over] = way.getTransceivers();
      if (!this.#sender && over) this.#speakOver(over);
      if (d.type === "offer") {
        await way.setLocalDescription();
        this.#describe();
      }
    }
    for (const candidate of c) await way.addIceCandidate(candidate).catch(() => null);
  }

  #find(candidate: RTCIceCandidate | null): void {
    if (!candidate?.candidate) return;
    this.#found.push(candidate.toJSON());
    this.#handful ??= setTimeout(() => {
      this.#handful = undefined;
      const found = this.#found;
      this.#found = [];
      for (let first = 0; first < found.length; first += MOST) this.#send({ c: found.slice(first, first + MOST) });
    }, HANDFUL);
  }

  #changed(): void {
    const state = this.#way.connectionState;
    clearTimeout(this.#mending);
    if (state === "connected") {
      clearTimeout(this.#patience);
      this.#hearing.reached(this.seat, "open");
    } else if (state === "failed") this.#mend();
    else if (state === "disconnected") this.#mending = setTimeout(() => this.#mend(), MENDING);
  }

  /** It is looked for anew by whoever has begun; the other one waits for that. */
  #mend(): void {
    this.#hearing.reached(this.seat, "broken");
    if (this.#begins) this.renew();
  }
}
