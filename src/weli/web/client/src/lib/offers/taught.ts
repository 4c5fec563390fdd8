// The buttons of somebody who is taught: on, once what was said has been read; and what the scene leaves them to choose from.

import type { Snippet } from "svelte";
import type { Status } from "../status";
import type { Table } from "../table.svelte";
import { t } from "../texts.svelte";
import type { Answer, View } from "../../wire";
import type { Offer } from "./offer";

/** What is said: above the apron, so many rem high; or `beside` the table, so many rem wide. */
export interface Said {
  box: Snippet;
  height: number;
  beside: number;
}

/** In rem. On a telephone on its side the words stand beside the table: above the apron they would leave the cards no room. */
const ROOM = { upright: { height: 8.6, beside: 0 }, wide: { height: 4.6, beside: 0 }, low: { height: 0, beside: 15 } };

/** The room for what is said on a page of that size in pixels. */
export function roomFor(width: number, height: number): { height: number; beside: number } {
  return ROOM[width < 560 || height > width ? "upright" : height < 440 && width >= 800 ? "low" : "wide"];
}

/** Who teaches at a table. */
export interface Teacher {
  readonly table: Table;
  /** What is said at this moment; it is read before anything else happens. */
  readonly told: string;
  readonly asked: { text: string; note: string } | null;
  readonly answer: Answer | null;
  readonly over: boolean;
  readonly failed: string;
  readonly more: boolean;
  on(): void;
  /** Shows what is right. */
  show(): void;
}

/** What the page of a table has of a scene. */
export interface Taught {
  lesson: Teacher;
  title: string;
  words: Said;
  /** What comes after the scene. */
  onward: Offer[];
}

/** What is asked in the scene, which has read it out itself; while the others are at it, what they do, and while something is read, nothing.
 *  Only a full trick waits for somebody without being asked about. */
export function promptOf({ table, asked, told }: Teacher, usual: () => Status): Status {
  if (asked) return { text: asked.text, yours: true, spoken: "" };
  return { ...(told ? { text: "" } : usual()), yours: !told && table.at?.waiting === "look" };
}

/** Whether the board of a figure rests: nothing that the scene asks now is about it. */
export const rests = ({ asked }: Teacher, view: View, figure: string) => !asked || !view.may.some(({ figures }) => figures.includes(figure));

export function teaching(table: Table, { lesson, onward }: Taught, usual: Offer[]): Offer[] {
  if (lesson.over) return onward;
  if (lesson.asked) return usual.filter((offer) => table.mode !== null || !offer.barred);
  const waits = lesson.told || table.at?.waiting === "look";
  return waits && lesson.more ? [{ id: "on", label: t("bar.on"), look: "main", run: () => lesson.on() }] : [];
}
