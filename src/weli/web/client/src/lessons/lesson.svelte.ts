// A scene of a guided game: a table whose other end is not a live table but the scene. What happens comes beat by beat, each act of one's own
// is judged before it is done, and nothing is kept but how far one has come.

import type { Answer, Asked, Beat } from "../wire";
import { fetchLessonTalk, teach } from "../lib/api";
import type { Heard, Line, Link } from "../lib/line/connection";
import { faceOf, type Copy } from "../lib/copies";
import { waysOf, type Why } from "../lib/doings";
import { LessonLine } from "./lessonline";
import { Table } from "../lib/table.svelte";
import { listed, sentenceOf, t, texts } from "../lib/texts.svelte";
import { say } from "../lib/ui.svelte";
import { cardName } from "../lib/words";

/** Between two things that the others do, in milliseconds. */
const PAUSE = 1100;

export class Lesson {
  readonly game: string;
  readonly scene: string;
  readonly table: Table;
  title = $state("");
  /** What the Wirt says at this moment; it is read before anything else happens. */
  told = $state("");
  asked = $state.raw<Asked | null>(null);
  answer = $state.raw<Answer | null>(null);
  /** The last words of the scene are being said. */
  over = $state(false);
  failed = $state("");

  #beats: Beat[] = [];
  #done: string[] = [];
  #ending = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #line: LessonLine;

  constructor(game: string, scene: string) {
    this.game = game;
    this.scene = scene;
    let line: LessonLine | undefined;
    this.table = new LessonTable(this, (heard, linked) => (line = new LessonLine(this, heard, linked)));
    if (!line) throw new Error("a table opens its line");
    this.#line = line;
    void this.ask(null);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.table.close();
  }

  /** What is to be shown next, where one has read what was said, or looked at the trick. */
  on(): void {
    clearTimeout(this.#timer);
    if (this.#beats.length > 0) this.#next();
  }

  get more(): boolean {
    return this.#beats.length > 0;
  }

  /** What one would do, or point at; null: how the scene stands. */
  async ask(tried: string | null): Promise<void> {
    try {
      const course = await teach(this.game, this.scene, { done: this.#done, tried }, texts.lang);
      this.title = course.title;
      this.answer = course.answer;
      if (course.answer) {
        if (!this.asked?.picks) this.table.rest();
        this.#line.answered();
        say(course.answer.text);
        return;
      }
      if (tried !== null) this.#done = [...this.#done, tried];
      this.#ending = course.over;
      this.#beats = [...course.beats];
      this.#line.answered();
      this.#next();
    } catch (problem) {
      this.failed = sentenceOf(problem);
      say(this.failed);
      this.#line.answered();
    }
  }

  /** Lifts the cards that are right, or says what is; who hears it hears which. */
  show(): void {
    const { asked } = this;
    if (!asked) return;
    const act = this.#named(asked.shown);
    const cards = this.#suffice(asked) || !act;
    this.answer = { text: t(cards ? "lesson.shown.cards" : "lesson.shown", { act }), rule: null };
    say(cards ? t("lesson.shown.cards.spoken", { cards: listed(asked.cards.map((key) => cardName(faceOf(key)))) }) : this.answer.text);
    this.table.lifted = asked.cards;
  }

  /** Whether touching its cards is the answer: others want a word besides. */
  #suffice({ cards, picks }: Asked): boolean {
    const { at } = this.table;
    return picks > 0 || cards.some((key) => at && waysOf(at, faceOf(key)).some(({ kind }) => kind === "play"));
  }

  #named(act: string): string {
    return this.table.at?.may.find((doing) => doing.act === act)?.text ?? "";
  }

  /** A card is pointed at, or no longer. Once there are enough of them they are judged; a tap on one that "show" has lifted means all of those. */
  point({ key }: Copy): void {
    const picks = this.asked?.picks ?? 0;
    const shown = this.table.lifted === this.asked?.cards && this.table.lifted.includes(key);
    if (!shown) this.table.lifted = this.#pointed(key, picks);
    if (this.table.lifted.length === picks) void this.ask(this.table.lifted.map(faceOf).join(" "));
  }

  /** One that is lifted is laid down. Where enough of them are, another one begins anew. */
  #pointed(key: string, picks: number): string[] {
    const { lifted } = this.table;
    const full = lifted.length >= picks;
    if (lifted.includes(key)) return lifted.filter((each) => each !== key);
    if (full) this.answer = null;
    if (full && picks > 1) say(t("lesson.anew.spoken"));
    return full ? [key] : [...lifted, key];
  }

  #next(): void {
    const beat = this.#beats.shift();
    if (!beat) return;
    this.answer = null;
    this.told = beat.told;
    this.asked = beat.asked;
    this.over = this.#ending && this.#beats.length === 0;
    if (beat.asked) this.table.rest(); // the cards that answered the last question are no answer to this one
    const first = !this.table.at;
    this.#line.show(beat.view);
    if (beat.told) say(first ? `${beat.told} ${t("lesson.on.spoken")}` : beat.told);
    if (beat.asked) say([beat.asked.text, beat.asked.note].join(" "));
    if (!beat.told && !beat.asked && beat.view.waiting !== "look") this.#timer = setTimeout(() => this.#next(), PAUSE);
  }
}

/** The table of a scene: its cards may be pointed at, and what cannot be played is answered by whoever teaches. */
class LessonTable extends Table {
  #lesson: Lesson;

  constructor(lesson: Lesson, line: (heard: (message: Heard) => void, linked: (link: Link) => void) => Line) {
    super("", line);
    this.#lesson = lesson;
  }

  override fetchTalk() {
    return fetchLessonTalk(this.#lesson.game, this.#lesson.scene, texts.lang);
  }

  /** A scene begins with what is said there. */
  protected override toldOnCome(): never[] {
    return [];
  }

  protected override get earnest(): boolean {
    return false;
  }

  override get points(): boolean {
    return Boolean(this.#lesson.asked?.picks);
  }

  override touch(copy: Copy, by: "tap" | "enter" | "pull", barred: Why | null): void {
    const { asked } = this.#lesson;
    if (!this.ready || !this.at || this.fresh) return;
    if (this.points) this.#lesson.point(copy);
    else if (asked && !this.mustLay && this.at.may.some((doing) => doing.kind === "play") && waysOf(this.at, copy.card).length === 0) this.send(copy.card);
    else if (asked) super.touch(copy, by, barred);
  }
}
