// One table as this page knows it: the newest view, the line to the server, and what the player has in mind.

import type { Clockface, Doing, Door, Event, FromPage, Gazes, Greetable, Mixing, Opened, Pace, TalkLists, View, Voices, Wished } from "../wire";
import { Connection, type Heard, type Line, type Link } from "./line/connection";
import { faceOf, type Copy } from "./copies";
import type { UnderSeal } from "../shuffle/mixing";
import { about, asked, byTap, costsGame, laying, layings, matter, nameIn, named, naming, objections, onlyCard, onlyOne, opens, question, raisedBy, toLay, waysOf, type Why } from "./doings";
import { fetchTalk, type Lang } from "./api";
import { Arrival } from "./grace.svelte";
import { spokenAt, spokenThere } from "./decks.svelte";
import { settings } from "./settings.svelte";
import { Hearing } from "./hearing";
import { listed, t, texts } from "./texts.svelte";
import { Taps } from "./taps";
import { say } from "./ui.svelte";
import { Telling } from "./offers/telling.svelte";
import { ONLY_CARD, SECOND_THOUGHTS, Unsaid } from "./offers/unsaid.svelte";
import { Writing } from "../talk/writing.svelte";
import { cardName, figureName, underName } from "./words";
import type { Aloud } from "../voice/aloud.svelte";

/** From then on one plays otherwise: that is shown as well as told. */
const LAST_DRAWN = "drew_open";
/** Of the time to think so many are left when a word is said by itself. */
const SPARE = 1000;

export type Mode = "bet" | "concede" | "blind";
/** What lies open over the table: the names for a wild card, with the one that is chosen (`null`: none), or one of the lists. */
export type Leaf = { kind: "names"; card: string; name?: string | null } | { kind: "exchange" } | { kind: "perlaggen" } | { kind: "trick" } | { kind: "object" };
/** What leads to a table: told whom to tell what is heard, and how the line is. */
export type OpenLine = (heard: (message: Heard) => void, linked: (link: Link) => void) => Line;

export class Table {
  readonly id: string;
  /** The newest view. */
  at = $state.raw<View | null>(null);
  /** Where everybody looks, where signs go by gaze. */
  looks = $state.raw<Gazes["at"]>({});
  readonly writing = new Writing();
  /** Who has voice on, by seat. */
  voices = $state.raw<Voices["at"]>({});
  /** What it takes to talk to each other, where there is anybody to talk to. */
  aloud = $state.raw<Aloud | null>(null);
  /** Who sits there and what has been agreed, where people come together. */
  door = $state.raw<Door | null>(null);
  link = $state<Link>("connecting");
  /** Whether its packs lie under a seal, so that the shuffle can be checked. */
  sealed = $state(false);
  /** The key of an act that is on its way. */
  sending = $state<string | null>(null);
  /** Figures are being chosen for a bet, or one to be conceded. */
  mode = $state<Mode | null>(null);
  picked = $state.raw<string[]>([]);
  /** The word came first. Whoever has only tapped boards, however many, has said none yet. */
  #worded = false;
  /** Hand cards raised: the one to be played, or those to be laid. They are an answer to the question at hand, and go down with it. */
  lifted = $state.raw<string[]>([]);
  /** The card of one's own that one has gone to, by the keys or with a tap. The focus goes on by itself once a card is played: that is not enough. */
  gone = $state("");
  /** The names chosen for Perlaggen that are to be laid, where they are not those offered. */
  names = $state.raw<Record<string, string | null>>({});
  leaf = $state.raw<Leaf | null>(null);
  /** Where one would lift the pack: so many cards from the top. */
  lift = $state(0);
  /** The figure whose cards are pointed out: shown last, counted now, or asked after. */
  pointed = $state<string | null>(null);
  /** Once the game is over its sheet lies in the middle, but not while the last deal is counted, nor while one looks at that again. */
  last = $state<"counted" | "seen" | null>(null);
  /** The game has ended before one's eyes. */
  witnessed = false;
  /** Its sheet lies where it stays, with all that lies beside it. */
  lies = $state(false);
  /** What has been tapped and is not said yet. */
  readonly unsaid = new Unsaid();
  /** What is told, mostly why something does not go. */
  readonly #telling = new Telling();

  #open: OpenLine;
  #underSeal: UnderSeal | null = null;
  #connection: Line;
  #seenOn = $state(-1);
  #taken = 0;
  readonly #hearing = new Hearing();
  /** The game brings the words of its pack along, and they are not there yet: what is told on coming waits for them. */
  #wordless = false;
  #question = "";
  /** Cards were raised that nobody has raised here; the table asks something else than it did; a word was begun. */
  readonly #raised = new Arrival();
  readonly #asked = new Arrival();
  readonly #began = new Arrival();
  readonly #taps = new Taps();
  #byItself: string[] = [];
  #viewedAt = 0;
  /** What was said last, as long as nothing else has come: where the line is closed then, that is why. */
  #parting: Why | null = null;

  /** `line`: what leads to the table, where that is not a connection to the server. */
  constructor(id: string, line: OpenLine = (heard, linked) => new Connection(id, () => spokenThere(settings.lang), heard, linked)) {
    this.id = id;
    this.#open = line;
    this.#connection = this.#connect();
  }

  #connect(): Line {
    return this.#open(
      (message) => this.#hear(message),
      (link) => {
        this.link = link;
        this.writing.end(t("link.lost"));
        if (link === "missing" || link === "broken") this.why = this.#parting;
        this.unsaid.withdraw();
        this.#seenOn = -1;
        this.sending = this.#connection?.unanswered.at(-1)?.key ?? null;
      },
    );
  }

  /** What there is to say here. */
  fetchTalk(): Promise<TalkLists> {
    return fetchTalk(this.id, texts.lang);
  }

  close(): void {
    this.aloud?.close();
    this.unsaid.withdraw();
    this.#connection.close();
  }

  /** Another line, as whoever one is at the table now. */
  reopen(): void {
    this.close();
    this.at = null;
    this.link = "connecting";
    this.#connection = this.#connect();
  }

  /** Whether anything that is tapped now reaches the table. */
  get ready(): boolean {
    return this.link === "open" && this.sending === null && this.at !== null;
  }

  /** The button that waits for its second tap, or for its time to pass. */
  get armed(): string | null {
    return this.unsaid.id;
  }

  /** Says it once there was time to think better of it. */
  sayLater(id: string, word: string, run: () => void): void {
    if (!this.earnest) return run();
    this.#sayIn(this.#timeToThink, id, t("unsaid"), run);
    say(t("unsaid.spoken", { word }));
  }

  /** Whoever has little time left to think says it sooner. */
  get #timeToThink(): number {
    const clock = this.at?.clocks.find((each) => each.seat === this.at?.seat && each.running);
    const left = clock ? clock.left + clock.bank - (performance.now() - this.#viewedAt) - SPARE : SECOND_THOUGHTS;
    return Math.max(0, Math.min(SECOND_THOUGHTS, left));
  }

  #sayIn(within: number, id: string, text: string, run: () => void): void {
    this.unsaid.begin(id, text, within, () => {
      const { ready } = this;
      if (ready) run();
      return ready;
    });
  }

  /** Whether something is at stake, and nobody is taught or examined: a word waits a moment, the only card may play itself, and taps grow fewer. */
  protected get earnest(): boolean {
    return true;
  }

  /** The figure the open question is about: an answer that is owed, or what is to be shown. */
  get figure(): string | null {
    if (!this.at) return null;
    const owed = asked(this.at);
    const open = owed.length > 0 ? owed : toLay(this.at);
    return open.find((figure) => this.picked.includes(figure)) ?? open[0] ?? null;
  }

  /** Cards have only just been raised: a tap was meant for what was there before. */
  get fresh(): boolean {
    return this.#raised.fresh;
  }

  /** The table has only just asked something else: what is pressed to go on, as ever, may have been meant for what it asked before. */
  get asksAnew(): boolean {
    return this.#asked.fresh;
  }

  /** Whether cards are only pointed at now, whoever's turn it is. */
  get points(): boolean {
    return false;
  }

  /** What whoever comes hears of a deal: what is trump and who begins, until a card lies there; from then on it stands in the log. */
  protected toldOnCome({ events }: View): Event[] {
    return events.some(({ kind }) => kind === "trick" || kind.startsWith("played") || kind.startsWith("led_")) ? [] : events;
  }

  get mustLay(): boolean {
    return this.at !== null && asked(this.at).length === 0 && toLay(this.at).length > 0;
  }

  /** Whether one chooses this card when cards are to be laid: some way of laying them takes it. */
  helps(card: string): boolean {
    const { at, figure } = this;
    return at !== null && figure !== null && layings(at, figure).some(({ cards }) => cards.includes(card));
  }

  /** Whether something is begun that the others wait for: figures or a card are being chosen, a second tap is due, a reason is read. */
  get begun(): boolean {
    return this.#chosen || this.mode !== null || this.armed !== null || this.leaf !== null || this.#telling.isRead;
  }

  /** Whether a card is raised that may be played now, and was not raised by itself. */
  get #chosen(): boolean {
    const { at, lifted } = this;
    if (!at || lifted === this.#byItself) return false;
    return lifted.some((key) => waysOf(at, faceOf(key)).length > 0);
  }

  /** What lies on the table in its turn: bets before the cut are blind. */
  get betting(): Mode {
    return this.at?.deal.phase === "cut" ? "blind" : "bet";
  }

  do(doing: Doing): void {
    this.send(doing.act);
    if (doing.kind === "play" && this.earnest && this.#taps.played()) this.#announce(t("one_tap.now"));
  }

  #announce(text: string): void {
    this.#telling.show({ text, rule: null });
    say(text);
  }

  send(act: string): void {
    if (!this.ready || !this.at) return;
    this.rest();
    this.sending = this.#connection.act(this.at.number, act);
  }

  /** Something said to the partner; what was begun stays as it is. */
  speak(line: string): void {
    if (!this.ready || !this.at) return;
    this.sending = this.#connection.act(this.at.number, line);
  }

  /** Lays cards for a figure, the Perlaggen among them under the names chosen. */
  lay(doing: Doing): void {
    this.send(named(doing, this.names));
  }

  /** The name that a raised Perlagg will get. */
  nameFor(card: string): string | null {
    if (this.leaf?.kind === "names" && this.leaf.card === card && this.leaf.name !== undefined) return this.leaf.name;
    if (!this.at || !this.figure) return null;
    const offer = laying(this.at, this.figure, this.lifted);
    return this.names[card] !== undefined ? this.names[card] : offer ? nameIn(offer, card) : null;
  }

  /** A name was chosen for the Perlagg whose names lie open; none: it keeps its face. It is said once it is laid, or played. */
  baptise(name: string | null): void {
    if (this.leaf?.kind !== "names") return;
    const { card } = this.leaf;
    if (this.mustLay) {
      this.names = { ...this.names, [card]: name };
      this.leaf = null;
      return;
    }
    this.leaf = { ...this.leaf, name };
    if (!settings.twice) this.sayLater("name", underName(card, name), () => this.sayName());
  }

  /** The Perlagg is played under the name chosen. */
  sayName(): void {
    if (this.leaf?.kind !== "names" || this.leaf.name === undefined) return;
    const { card, name } = this.leaf;
    this.send(name ? `${card}=${name}` : card);
  }

  /** The trick, or the finished deal, has been looked at; or the pack may be cut; or nothing is announced. */
  seen(): void {
    const view = this.at;
    if (!this.ready || !view || !["look", "blind", "announce", "next_deal"].includes(view.waiting) || this.#seenOn === view.number) return;
    this.#seenOn = view.number;
    this.#connection.send({ t: "seen", on: view.number });
  }

  /** The next of the others may act. */
  letNext(): void {
    const view = this.at;
    if (!this.ready || !view || !byTap(view) || this.#seenOn === view.number) return;
    this.#seenOn = view.number;
    this.#connection.send({ t: "next" });
  }

  /** That something has been begun here, or is done with; said again now and then while it lasts. */
  hold(deciding: boolean): void {
    this.#connection.send({ t: "hold", deciding });
  }

  /** One looks there from now on. */
  lookAt(at: string): void {
    this.#connection.send({ t: "gaze", at });
  }

  /** Writes to all who sit there. Gives why it was not taken; empty where it was. */
  write(text: string): Promise<string> {
    this.writing.end(t("link.lost"));
    return this.writing.send((key) => this.#connection.send({ t: "write", text, key }));
  }

  /** What is no act of the game, and waits for no answer here. */
  pass(message: FromPage): void {
    this.#connection.send(message);
  }

  /** Something that one says at any table, to everybody. */
  greet(word: Greetable["word"]): void {
    this.#connection.send({ t: "greet", word });
  }

  takeBack(): void {
    this.rest();
    this.#connection.send({ t: "take_back" });
  }

  /** The answer to what somebody else would do. */
  agree(what: Wished["what"], yes: boolean): void {
    this.#connection.send({ t: "agree", what, yes });
  }

  /** Asks the others whether somebody has to leave the table. */
  sendAway(whom: string): void {
    this.#connection.send({ t: "send_away", whom });
  }

  /** Reminds somebody that the table waits for them. */
  nudge(whom: string): void {
    this.#connection.send({ t: "nudge", whom });
  }

  giveUp(): void {
    this.#connection.send({ t: "give_up" });
  }

  setPace(pace: Pace): void {
    this.#connection.send({ t: "pace", pace });
  }

  setLang(lang: Lang): void {
    this.#connection.send({ t: "lang", lang });
  }

  /** Puts down whatever was begun. */
  rest(): void {
    this.mode = null;
    this.picked = [];
    this.unsaid.withdraw();
    this.why = null;
    this.leaf = null;
    if (!this.mustLay) this.lifted = [];
  }

  get why(): Why | null {
    return this.#telling.why;
  }

  set why(why: Why | null) {
    this.#telling.why = why;
  }

  /** Why something does not go: it is over as soon as the table asks one something else. */
  tell(why: Why | null): void {
    this.#telling.tell(why, this.at);
  }

  begin(mode: Mode): void {
    this.rest();
    this.mode = mode;
    this.#worded = true;
    this.#began.came();
  }

  /** The word that is begun was tapped once more, before anything was chosen for it: with a double tap it was only begun. */
  endBegun(): void {
    if (!this.#began.fresh) this.rest();
  }

  /** A figure's board, or its name in the bar, was tapped. */
  pick(figure: string): void {
    if (!this.at) return;
    this.why = null;
    this.unsaid.withdraw();
    if (asked(this.at).includes(figure) || toLay(this.at).includes(figure)) {
      this.picked = [figure];
      this.#layOut();
      return;
    }
    if (this.mode === null) this.#worded = false;
    const mode = this.mode ?? this.betting;
    this.mode = mode;
    // Where one figure is a bet, its name waits for the second tap.
    if (onlyOne(this.at, mode)) this.unsaid.ask(figure);
    else if (this.picked.includes(figure)) this.picked = this.picked.filter((each) => each !== figure);
    else this.picked = mode === "concede" ? [figure] : [...this.picked, figure];
    if (this.#worded) this.#sayPicked(mode);
  }

  /** The word came first, and now what it is about: nothing else has to be tapped. Whoever taps a board to look at it has said no word yet. */
  #sayPicked(mode: Mode): void {
    const act = this.at && about(this.at, mode, this.picked);
    if (!this.at || !act || settings.twice || costsGame(act)) return;
    this.sayLater(mode, t(`unsaid.${mode}`, { figures: listed(this.picked.map(figureName)) }), () => this.do(act));
    if (act.warning) say(t("status.choose.but", { warning: act.warning }));
  }

  /** One goes to a card of one's own, to look at it: what waited for its second tap is not meant any more. */
  goTo(key: string): void {
    this.gone = key;
    this.unsaid.withdraw();
  }

  /** A card of one's own was tapped, or is to be played now: by Enter, or drawn upwards. What could be meant in two ways waits for its word. */
  touch({ card, key }: Copy, by: "tap" | "enter" | "pull", barred: Why | null): void {
    const view = this.at;
    if (!view || !this.ready || this.fresh) return;
    this.unsaid.withdraw();
    if (this.leaf?.kind === "names" && this.leaf.card !== card) this.leaf = null;
    if (this.mustLay) {
      this.#choose(card, barred);
      return;
    }
    this.mode = null;
    this.picked = [];
    const ways = waysOf(view, card);
    const [way] = ways;
    const word = opens(view);
    const raised = this.lifted.includes(key);
    const sure = raised || by === "pull" || (!word && (by === "enter" || settings.oneTap));
    if (!way) {
      this.lifted = [];
      this.tell(barred);
    } else if (naming(view, card)) {
      this.why = null;
      this.lifted = [key];
      this.leaf ??= { kind: "names", card };
    } else if (sure && ways.length === 1) {
      this.do(way);
    } else if (raised && ways.length > 1) {
      this.tell({ text: t("offer.choose.word"), rule: null });
    } else {
      this.why = null;
      this.lifted = [key];
      this.#taps.raised(key);
    }
  }

  /** A card was tapped that is to be laid, or not to be. */
  #choose(card: string, barred: Why | null): void {
    if (!this.at || !this.figure) return;
    const raised = raisedBy(card, this.lifted, layings(this.at, this.figure));
    if (raised) this.lifted = raised;
    this.tell(raised ? null : barred);
  }

  #hear(message: Heard): void {
    if (this.aloud?.hear(message)) return;
    if ((message.t === "taken" || message.t === "refused") && this.writing.isAbout(message.key)) {
      this.writing.end(message.t === "refused" ? message.text : "");
      return;
    }
    this.#parting = null;
    if (message.t === "view") this.#look(message);
    else if (message.t === "gazes") this.looks = message.at;
    else if (message.t === "voices") this.voices = message.at;
    else if (message.t === "written") this.writing.hear(message);
    else if (message.t === "mixing") void this.#mix(message);
    else if (message.t === "opened") void this.#checkSeal(message);
    else if (message.t === "door") this.door = message;
    else if (message.t === "taken") {
      this.#taken = message.number;
      if (message.key === this.sending && (this.at?.number ?? 0) >= message.number) this.sending = null;
      else if (message.key === this.sending) this.sending = "taken";
    } else if (message.t === "refused") {
      if (message.key === this.sending) this.sending = null;
      const why = { text: message.text, rule: message.rule };
      if (!message.key) this.#parting = why;
      // Of a table that is not there yet nothing is read out: there may be a door to it.
      if (this.at) this.tell(why);
      else this.why = why;
    }
  }

  /** What it takes to mix along comes with the first shuffle that one can add to. */
  async #mix(mixing: Mixing): Promise<void> {
    const { answer } = await import("../shuffle/mixing");
    const said = answer(mixing);
    if (said) this.#connection.send(said);
  }

  /** Quietly, unless a card is not the one under the seal. It comes right after the view that has the cards. */
  async #checkSeal(opened: Opened): Promise<void> {
    const deal = this.at?.deal;
    const { UnderSeal } = await import("../shuffle/mixing");
    this.#underSeal ??= new UnderSeal(this.id);
    const right = this.#underSeal.take(opened) && (!deal || this.#underSeal.covers(deal, opened.deal));
    this.sealed = true;
    if (!right) this.tell({ text: t("shuffle.own-wrong"), rule: null });
  }

  #look(view: View): void {
    const before = this.at;
    if (before && view.seat === before.seat && view.number < before.number) return;
    // Whatever was said while there was no table to be seen is over.
    if (!before) this.why = null;
    this.at = view;
    this.#viewedAt = performance.now();
    if (before && before.waiting !== "over" && view.waiting === "over") this.#end(view);
    this.#begin(view, before);
    this.#lookAtBoards(view, before);
    const comes = !before || this.#wordless;
    this.#wordless = !before && spokenAt(view.game, settings.lang) !== spokenThere(settings.lang);
    const fresh = this.#wordless ? [] : this.#hearing.hear(view, comes ? null : before, this.toldOnCome(view));
    if (before?.wishes.some(({ what, by }) => what === "take_back" && by === view.seat)) void this.#hearAnswer(fresh, before, view);
    const turn = fresh.find(({ kind }) => kind === LAST_DRAWN);
    if (turn) this.#telling.show({ text: turn.text, rule: turn.rules[0] ?? null });
  }

  /** What the others have said to it that somebody here would have taken something back. */
  async #hearAnswer(fresh: Event[], before: View, view: View): Promise<void> {
    const { answerToPlea } = await import("../talk/plea");
    const answer = answerToPlea(fresh, before, view);
    if (!answer) return;
    this.#telling.tell({ text: answer, rule: null }, this.at, true);
  }

  #end({ deal }: View): void {
    this.witnessed = true;
    this.last = deal.phase === "done" ? "counted" : null;
  }

  #lookAtBoards(view: View, before: View | null): void {
    const open = view.deal.boards.filter((plate) => plate.owner === "open").map((plate) => plate.figure);
    this.picked = this.picked.filter((figure) => open.includes(figure));
    this.#layOut(before);
    if (this.leaf && !this.#holds(this.leaf, view)) this.leaf = null;
    // Where nothing can be chosen any more nothing is being chosen: what is asked now would stand behind dead buttons.
    const { mode } = this;
    const possible = (each: View) => [...each.may, ...each.at_a_price].some((act) => act.kind === mode);
    if (mode && before && possible(before) && !possible(view)) this.mode = null;
    if (view.deal.phase !== "done") this.pointed = view.events.at(-1)?.figure ?? null;
  }

  /** What every new view ends: a deal what was begun in the last one, and the wait for what was sent. */
  #begin(view: View, before: View | null): void {
    if (this.sending === "taken" && view.number >= this.#taken) this.sending = null;
    if (before && before.deal.number !== view.deal.number) this.rest();
    if (before && matter(before) !== matter(view)) {
      this.lifted = [];
      this.gone = "";
      this.#taps.anew();
    }
    if (before && question(before) !== question(view)) this.#asked.came();
    this.#telling.heed(view);
    if (!before || choice(before) !== choice(view)) this.#unsay();
  }

  /** What was about to be said fits no longer: that is told, unless it was only to be tapped once more. */
  #unsay(): void {
    const { within } = this.unsaid;
    this.unsaid.withdraw();
    if (within === null) return;
    this.#telling.tell({ text: t("unsaid.overtaken"), rule: null }, this.at, true);
  }

  /** In the show the fewest cards that win, or else that will do, lie raised already, and the player may choose others. `before`: what was there until now. */
  #layOut(before: View | null = null): void {
    const view = this.at;
    if (!view) return;
    const figure = this.mustLay ? this.figure : null;
    if (!figure) this.#raise(onlyCard(view), "", before);
    else {
      const ways = layings(view, figure);
      this.#raise(ways[0]?.cards ?? [], `${figure} ${ways.map((way) => way.act)}`, before);
    }
  }

  /** Raises what fits, once for each question; where nothing is asked, and there is a choice, what is raised stays. */
  #raise(cards: string[], asked: string, before: View | null): void {
    const question = this.at && (asked || cards.length > 0) ? `${matter(this.at)} ${asked}` : "";
    if (question === this.#question) return;
    this.#question = question;
    if (!question) return;
    if (before) this.#raised.came();
    this.names = {};
    this.#byItself = cards;
    this.lifted = cards;
    if (!asked && settings.only && this.earnest) this.#playOnly(cards[0]);
  }

  /** Unless it is to be named first, or something is said with it. */
  #playOnly(key?: string): void {
    const { at } = this;
    const card = key && faceOf(key);
    if (!at || !card || opens(at) || naming(at, card)) return;
    const [way, other] = waysOf(at, card);
    if (!way || other) return;
    this.#sayIn(ONLY_CARD, "play", t("unsaid.play"), () => this.do(way));
    say(t("unsaid.play.spoken", { card: cardName(card) }));
  }

  /** Whether what lies open over the table still says what is so. */
  #holds(leaf: Leaf, view: View): boolean {
    if (leaf.kind === "perlaggen") return true;
    if (leaf.kind === "exchange") return view.deal.exchange?.asked === view.seat;
    if (leaf.kind === "trick") return view.deal.last_trick !== null;
    if (leaf.kind === "object") return objections(view).length > 0;
    return naming(view, leaf.card) !== undefined || (this.mustLay && this.lifted.includes(leaf.card));
  }
}

/** What one may choose from: as long as it stays the same, so does what one is about to say. */
const choice = (view: View) => JSON.stringify([question(view), ...[...view.may, ...view.at_a_price].map(({ act }) => act), view.wishes]);

/** The table one sits at now, for what is set from beside it. */
export const current = $state<{ table: Table | null }>({ table: null });

/** How long somebody at that table may still think; nothing where no clock was agreed, and for who has none. */
export const clockOf = (seat: string): Clockface | undefined => current.table?.at?.clocks.find((each) => each.seat === seat);
