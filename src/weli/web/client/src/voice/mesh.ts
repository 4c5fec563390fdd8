// The way from one's own browser to each of the others that have voice on, and what is said and shown over it. They find each other by letters that the table
// passes on; whoever has the lower line gives way where both describe themselves at once (perfect negotiation, as MDN has it).

import type { Relay, Signal, Voices } from "../wire";
import { keepSmall } from "./camera";

/** What one browser tells another: its description, or where it may be found. */
interface Letter {
  d?: RTCSessionDescriptionInit;
  c?: RTCIceCandidateInit[];
}

/** What becomes known of the others on the way. */
export interface Hearing {
  /** There is something to be heard from there. */
  heard: (seat: string, stream: MediaStream) => void;
  /** There may be something to be seen from there. */
  seen: (seat: string, stream: MediaStream) => void;
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

/** What every browser can make and read. */
const CODECS = { audio: "audio/opus", video: "video/vp8" };
type Kind = keyof typeof CODECS;

export class Mesh {
  readonly #own: string;
  readonly #config: RTCConfiguration;
  readonly #send: (to: string, text: string) => void;
  readonly #hearing: Hearing;
  readonly #peers = new Map<string, Peer>();
  #track: MediaStreamTrack | null = null;
  #picture: MediaStreamTrack | null = null;
  #sees: (seat: string) => boolean = () => false;
  readonly #kinds: Kind[];

  constructor(own: string, relays: Relay[], pictures: boolean, send: (to: string, text: string) => void, hearing: Hearing) {
    this.#own = own;
    this.#kinds = pictures ? ["audio", "video"] : ["audio"];
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
    const peer = new Peer(seat, this.#own > line ? this.#kinds : [], this.#config, (letter) => this.#send(line, JSON.stringify(letter)), this.#hearing);
    peer.send("audio", this.#track);
    peer.send("video", this.#shownTo(seat));
    return peer;
  }

  #shownTo(seat: string): MediaStreamTrack | null {
    return this.#sees(seat) ? this.#picture : null;
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
    for (const peer of this.#peers.values()) peer.send("audio", track);
  }

  /** That picture goes to those who see it from now on, and to nobody else; none: to nobody. */
  show(picture: MediaStreamTrack | null, sees: (seat: string) => boolean): void {
    this.#picture = picture;
    this.#sees = sees;
    for (const peer of this.#peers.values()) peer.send("video", this.#shownTo(peer.seat));
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

  /** Of those who are wanted, how loud one's own microphone and theirs have been since the last time; none: it cannot be measured now. */
  async measure(wanted: (seat: string) => boolean): Promise<Map<string, [number, number] | null>> {
    const peers = [...this.#peers.values()].filter(({ seat }) => wanted(seat));
    return new Map(await Promise.all(peers.map(async (peer) => [peer.seat, await peer.measure().catch(() => null)] as const)));
  }

  close(): void {
    for (const [line, peer] of this.#peers) this.#part(line, peer);
  }
}

/** What a browser says of a track: all that was heard so far, and how long that is. */
interface Energy {
  sum: number;
  seconds: number;
}

function energyIn(report: RTCStatsReport | undefined): Energy | null {
  const all = [...((report as ReadonlyMap<string, { totalAudioEnergy?: number; totalSamplesDuration?: number }> | undefined)?.values() ?? [])];
  const found = all.find(({ totalAudioEnergy }) => totalAudioEnergy !== undefined);
  return found ? { sum: found.totalAudioEnergy ?? 0, seconds: found.totalSamplesDuration ?? 0 } : null;
}

/** How loud it was between the two. */
const levelBetween = (before: Energy, now: Energy) => Math.sqrt(Math.max(0, now.sum - before.sum) / (now.seconds - before.seconds));

class Peer {
  readonly seat: string;
  readonly #begins: boolean;
  readonly #way: RTCPeerConnection;
  readonly #send: (letter: Letter) => void;
  readonly #hearing: Hearing;
  readonly #tracks: Record<Kind, MediaStreamTrack | null> = { audio: null, video: null };
  readonly #senders: Partial<Record<Kind, RTCRtpSender>> = {};
  #energies: [Energy, Energy] | null = null;
  #offering = false;
  #ignored = false;
  #found: RTCIceCandidateInit[] = [];
  #handful: ReturnType<typeof setTimeout> | undefined;
  #patience: ReturnType<typeof setTimeout>;
  #mending: ReturnType<typeof setTimeout> | undefined;
  /** What comes in is worked through one letter after another. */
  #letters: Promise<void> = Promise.resolve();

  /** `begins`: over what both send to each other, told by one of them alone. */
  constructor(seat: string, begins: Kind[], config: RTCConfiguration, send: (letter: Letter) => void, hearing: Hearing) {
    this.seat = seat;
    this.#begins = begins.length > 0;
    this.#send = send;
    this.#hearing = hearing;
    const way = (this.#way = new RTCPeerConnection(config));
    way.onnegotiationneeded = () => void this.#offer();
    way.onicecandidate = ({ candidate }) => this.#find(candidate);
    way.ontrack = ({ track }) => hearing[track.kind === "audio" ? "heard" : "seen"](seat, new MediaStream([track]));
    way.onconnectionstatechange = () => this.#changed();
    this.#patience = setTimeout(() => hearing.reached(seat, "broken"), PATIENCE);
    hearing.reached(seat, "coming");
    for (const kind of begins) this.#sendOver(way.addTransceiver(kind));
  }

  hear(letter: Letter): Promise<void> {
    this.#letters = this.#letters.then(() => this.#take(letter)).catch(() => this.#hearing.reached(this.seat, "broken"));
    return this.#letters;
  }

  send(kind: Kind, track: MediaStreamTrack | null): void {
    this.#tracks[kind] = track;
    const sender = this.#senders[kind];
    if (sender?.track === track) return;
    void sender?.replaceTrack(track).catch(() => null);
    if (sender && track && kind === "video") void keepSmall(sender, track).catch(() => null);
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

  async measure(): Promise<[number, number] | null> {
    const reports = await Promise.all([this.#senders.audio?.getStats(), this.#way.getReceivers()[0]?.getStats()]);
    const [own, theirs] = reports.map(energyIn);
    const before = this.#energies;
    this.#energies = own && theirs && this.#tracks.audio ? [own, theirs] : null;
    if (!before || !this.#energies) return null;
    const levels: [number, number] = [levelBetween(before[0], this.#energies[0]), levelBetween(before[1], this.#energies[1])];
    return levels.every(Number.isFinite) ? levels : null;
  }

  close(): void {
    for (const timer of [this.#handful, this.#patience, this.#mending]) clearTimeout(timer);
    const way = this.#way;
    way.onnegotiationneeded = way.onicecandidate = way.ontrack = way.onconnectionstatechange = null;
    way.close();
  }

  #sendOver(over: RTCRtpTransceiver): void {
    const kind = over.receiver.track.kind as Kind;
    over.direction = "sendrecv";
    const { codecs } = RTCRtpReceiver.getCapabilities(kind) ?? { codecs: [] };
    const common = codecs.filter(({ mimeType }) => mimeType.toLowerCase() === CODECS[kind]);
    if (common.length > 0) over.setCodecPreferences?.(common);
    this.#senders[kind] = over.sender;
    this.send(kind, this.#tracks[kind]);
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
      for (const over of way.getTransceivers()) if (!Object.values(this.#senders).includes(over.sender)) this.#sendOver(over);
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
