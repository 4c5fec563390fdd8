// One shuffle followed step by step: whether each may stand where it stands, and says what it must: section 7 of docs/shuffle.md.
// What is wrong is noted, and the step taken all the same, so that one fault does not bring others along.

import { cardsIn } from "./decks";
import { finding, type Finding } from "./findings";
import { hex, unhex, type Part } from "./hashing";
import { clientCommit, contextOf, cutByClock, fits, keyOf, NOBODY, orderOf, rootOf, serverCommit } from "./protocol";
import type { Of, OfDeal } from "./steps";

export class Followed {
  readonly faults: Finding[] = [];
  readonly commits = new Map<number, string>();
  readonly nonces = new Map<number, string>();
  /** By place the card shown there. */
  readonly opened = new Map<number, number>();
  context: Of<"context"> | undefined;
  server: Of<"server-commit"> | undefined;
  void: Of<"void"> | undefined;
  root: Of<"root"> | undefined;
  cut: Of<"cut"> | undefined;
  secret: Of<"reveal"> | undefined;
  order: number[] = [];
  readonly deal: number;
  private readonly table: Part;
  private size = 0;
  private bound: Part = NOBODY;

  constructor(table: string, deal: number) {
    this.table = unhex(table);
    this.deal = deal;
  }

  /** Whether the house should have shown its secret by now: the game is over, or, where so agreed, the deal. */
  owesSecret(ended: boolean, later: boolean): boolean {
    if (!this.context || !this.root || this.secret || this.void) return false;
    const { policy } = this.context;
    return policy !== "openings_only" && (ended || (later && policy === "end_of_deal"));
  }

  /** Takes the next step of this shuffle, which has that number in the transcript. */
  take(number: number, step: OfDeal): void {
    if (this.void) this.fault("after-void", number);
    else if (this.context) this.goOn(number, step, this.context.seats);
    else if (step.kind === "context") this.begin(number, step);
    else this.fault("no-context", number);
  }

  private begin(number: number, step: Of<"context">): void {
    const cards = cardsIn(step.deck);
    if (!cards) {
      this.fault("no-deck", number);
      return;
    }
    this.context = step;
    this.size = cards.length;
    this.bound = contextOf(this.table, this.deal, step.deck, step.seats);
  }

  private goOn(number: number, step: OfDeal, seats: number): void {
    const seat = "seat" in step ? step.seat : "to" in step ? step.to : null;
    if (seat !== null && seat > seats) {
      this.fault("no-seat", number, { seat });
      return;
    }
    if (step.kind === "context") this.fault("twice", number);
    else if (step.kind === "server-commit") this.takeServerCommit(number, step);
    else if (step.kind === "client-commit") this.takeClientCommit(number, step);
    else if (step.kind === "client-reveal") this.takeClientReveal(number, step, seats);
    else if (step.kind === "void") this.takeVoid(number, step);
    else if (step.kind === "root") this.takeRoot(number, step, seats);
    else if (step.kind === "cut") this.takeCut(number, step);
    else if (step.kind === "opening") this.takeOpening(number, step);
    else this.takeSecret(number, step, seats);
  }

  private takeServerCommit(number: number, step: Of<"server-commit">): void {
    if (this.server) {
      this.fault("twice", number);
      return;
    }
    this.checkInTime(number);
    this.server = step;
  }

  private takeClientCommit(number: number, step: Of<"client-commit">): void {
    if (this.commits.has(step.seat)) {
      this.fault("twice", number);
      return;
    }
    this.checkInTime(number);
    this.commits.set(step.seat, step.commit);
  }

  private checkInTime(number: number): void {
    if (this.nonces.size > 0 || this.root) this.fault("commit-late", number);
  }

  private takeClientReveal(number: number, step: Of<"client-reveal">, seats: number): void {
    const { seat, nonce } = step;
    if (this.nonces.has(seat)) {
      this.fault("twice", number);
      return;
    }
    if (!this.server || this.commits.size < seats || this.root) this.fault("nonce-untimely", number, { seat });
    const locked = hex(clientCommit(this.bound, seat, unhex(nonce)));
    if ((this.commits.get(seat) ?? locked) !== locked) this.fault("nonce-wrong", number, { seat });
    this.nonces.set(seat, nonce);
  }

  private takeVoid(number: number, step: Of<"void">): void {
    if (this.root || !this.owing().includes(step.seat)) this.fault("void-unfounded", number, { seat: step.seat });
    if (this.isLockedAway(step.secret)) this.void = step;
    else this.fault("secret-wrong", number);
  }

  private takeRoot(number: number, step: Of<"root">, seats: number): void {
    if (this.root) {
      this.fault("twice", number);
      return;
    }
    const owing = this.owing();
    if (!this.server || this.commits.size < seats) this.fault("root-early", number);
    else if (owing.length > 0) this.fault("nonce-missing", number, { seat: Math.min(...owing) });
    this.root = step;
  }

  private takeCut(number: number, step: Of<"cut">): void {
    if (this.cut) {
      this.fault("twice", number);
      return;
    }
    if (!this.root) this.fault("cut-early", number);
    else if (this.secret) this.fault("cut-late", number);
    else if (step.lifted >= this.size) this.fault("cut-impossible", number);
    this.cut = step;
  }

  private takeOpening(number: number, { place, card, salt, path }: Of<"opening">): void {
    const lain = [...this.opened].find(([, known]) => known === card)?.[0] ?? place;
    if (!this.root || !this.cut) this.fault("opening-early", number);
    else if (!fits({ place, card, salt: unhex(salt), path: path.map(unhex) }, this.root.root, this.size))
      this.fault("opening-wrong", number, { place: place + 1 });
    else if (lain !== place) this.fault("card-twice", number);
    else this.opened.set(place, card);
  }

  private takeSecret(number: number, step: Of<"reveal">, seats: number): void {
    if (this.secret) this.fault("twice", number);
    else if (!this.root) this.fault("secret-early", number);
    else if (!this.isLockedAway(step.secret)) this.fault("secret-wrong", number);
    else {
      this.secret = step;
      this.shuffleAgain(number, unhex(step.secret), this.root.root, seats);
    }
  }

  /** With all parts on the table, the whole shuffle is done once more. */
  private shuffleAgain(number: number, secret: Part, root: string, seats: number): void {
    const nonces = Array.from({ length: seats }, (_, at) => unhex(this.nonces.get(at + 1) ?? ""));
    const key = keyOf(this.bound, secret, nonces);
    const order = orderOf(key, this.size);
    if (hex(rootOf(key, order)) !== root) {
      this.fault("root-wrong", number);
      return;
    }
    this.order = order;
    if (this.cut?.seat === null && this.cut.lifted !== cutByClock(key, this.size)) this.fault("clock-wrong", number);
  }

  private isLockedAway(secret: string): boolean {
    return this.server !== undefined && hex(serverCommit(this.bound, unhex(secret))) === this.server.commit;
  }

  /** The seats that have locked a nonce away and not shown it. */
  private owing(): number[] {
    return [...this.commits].filter(([seat, commit]) => commit && !this.nonces.has(seat)).map(([seat]) => seat);
  }

  /** Notes what is wrong with a step; of what is wrong in the same way again and again, the first. */
  private fault(key: string, step: number, values: Finding["values"] = {}): void {
    if (this.faults.every((known) => known.key !== key)) this.faults.push(finding(key, step, { step, ...values }));
  }
}
