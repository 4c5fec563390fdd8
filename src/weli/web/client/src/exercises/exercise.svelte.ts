// An exercise: a table that stands at one moment of a deal, at which one does one thing. What is right comes with the answer.

import type { Answer, ExerciseAnswer, ExerciseAsked, TalkLists } from "../wire";
import type { Heard, Line, Link } from "../lib/line/connection";
import { answerExercise, keepAnswer } from "./exercises";
import { LessonLine } from "../lessons/lessonline";
import type { Teacher } from "../lib/offers/taught";
import { Table } from "../lib/table.svelte";
import { sentenceOf, t, texts } from "../lib/texts.svelte";
import { say } from "../lib/ui.svelte";

export class Exercising implements Teacher {
  readonly table: Table;
  readonly game: string;
  readonly name: string;
  asked = $state.raw<{ text: string; note: string } | null>(null);
  told = $state("");
  /** Why something cannot be done. */
  answer = $state.raw<Answer | null>(null);
  failed = $state("");
  /** What is right, once something was answered. */
  solved = $state.raw<ExerciseAnswer | null>(null);
  readonly more = false;
  #view: ExerciseAsked["view"];
  #line: LessonLine;

  constructor(game: string, name: string, { ask, view }: ExerciseAsked) {
    this.game = game;
    this.name = name;
    this.#view = view;
    let line: LessonLine | undefined;
    this.table = new ExerciseTable((heard, linked) => (line = new LessonLine(this, heard, linked)));
    if (!line) throw new Error("a table opens its line");
    this.#line = line;
    this.asked = { text: ask, note: t("exercise.note") };
    this.#line.show(view);
  }

  get over(): boolean {
    return this.solved !== null;
  }

  /** What one would do; null: one would rather be told. */
  async ask(act: string | null): Promise<void> {
    try {
      const answer = await answerExercise(this.game, this.name, act, texts.lang);
      this.#line.answered();
      if (answer.refused) this.#refuse(answer);
      else this.#solve(answer, act);
    } catch (problem) {
      this.failed = sentenceOf(problem);
      this.#line.answered();
    }
  }

  #refuse({ refused, rule }: ExerciseAnswer): void {
    this.answer = { text: refused, rule };
    this.table.rest();
    say(refused);
  }

  #solve(answer: ExerciseAnswer, act: string | null): void {
    keepAnswer(this.game, this.name, answer.right && act !== null);
    this.answer = null;
    this.asked = null;
    this.told = answer.told;
    this.solved = answer;
    this.#line.show({ ...this.#view, number: this.#view.number + 1, may: [], may_not: [] });
  }

  show(): void {
    void this.ask(null);
  }

  on(): void {}

  close(): void {
    this.table.close();
  }
}

/** A table at which nobody says anything. */
class ExerciseTable extends Table {
  constructor(line: (heard: (message: Heard) => void, linked: (link: Link) => void) => Line) {
    super("", line);
  }

  protected override get earnest(): boolean {
    return false;
  }

  override fetchTalk(): Promise<TalkLists> {
    return Promise.resolve({ questions: [], phrases: [], sheet: null, signs: [], gestures: [] });
  }
}
