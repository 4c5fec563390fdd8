// What is asked of the house about exercises; their words come with the first of it.

import { ask, part, type Lang } from "../lib/api";
import { withWords } from "../lib/later";
import type { ExerciseAnswer, ExerciseAsked, ExerciseLine, TableLine } from "../wire";

const at = (game: string, name: string, lang: Lang, place = "") => `/api/exercises/${part(game)}/${part(name)}${place}?lang=${lang}`;

export const fetchExercises = (lang: Lang) => withWords("exercises", ask<ExerciseLine[]>(`/api/exercises?lang=${lang}`), lang);
export const fetchExercise = (game: string, name: string, lang: Lang) => withWords("exercises", ask<ExerciseAsked>(at(game, name, lang)), lang);
/** What is right; `act` null: one would rather be told. */
export const answerExercise = (game: string, name: string, act: string | null, lang: Lang) => ask<ExerciseAnswer>(at(game, name, lang), { act });
/** A table at which one plays on from there. */
export const playOnFrom = (game: string, name: string, lang: Lang) => ask<TableLine>(at(game, name, lang, "/trial"), undefined, "POST");

const SHELF = "weli.exercises";
type Kept = Record<string, boolean>;

/** The exercises that one has answered in this browser, by game and name: whether rightly, the first time. */
export function answered(): Kept {
  try {
    return JSON.parse(localStorage.getItem(SHELF) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

export function keepAnswer(game: string, name: string, right: boolean): void {
  try {
    localStorage.setItem(SHELF, JSON.stringify({ [`${game}/${name}`]: right, ...answered() }));
  } catch {
    // A browser that keeps nothing still asks.
  }
}
