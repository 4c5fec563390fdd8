// What a list says of a game: what is played, and how it stands.

import { t, written } from "../lib/texts.svelte";
import type { GameLine, TableLine } from "../wire";

/** How it stands, by what the target counts: between two sides, between two players, among several. */
const SCORES = {
  points: ["game.score", "game.score.two", "game.score.three"],
  units: ["game.units", "game.units.two", "game.units.three"],
  deals: ["game.length", "game.length.two", "game.length.three"],
};
/** The scores of more others than this are told by the least and the most of them. */
const MOST_NAMED = 3;

/** One's own side of a game. */
export const ownSide = (line: TableLine) => Object.keys(line.score).find((side) => side.includes(line.seat)) ?? "";
/** Whether a score is one of strokes, by its measure. */
export const isStrokes = (line: TableLine) => line.measure === "units" || (line.measure === "deals" && line.strokes);

export interface Standing {
  ours: number;
  theirs: number[];
}

export function standingOf(line: TableLine): Standing {
  const own = ownSide(line);
  return { ours: line.score[own] ?? 0, theirs: Object.entries(line.score).flatMap(([side, points]) => (side === own ? [] : [points])) };
}

/** Where so many play that nobody reads all their scores: the least and the most; one number where all have the same. */
export function spanOf(theirs: number[]): number[] {
  if (theirs.length <= MOST_NAMED) return theirs;
  return [...new Set([Math.min(...theirs), Math.max(...theirs)])];
}

export const isSpan = (theirs: number[]) => theirs.length > MOST_NAMED && spanOf(theirs).length > 1;

/** How it stands, in one sentence. */
export function scoreOf(line: TableLine): string {
  const { ours, theirs } = standingOf(line);
  const scores = line.measure === "deals" && !line.strokes ? Array<string>(3).fill("game.tournament") : SCORES[line.measure];
  const way = scores[ownSide(line).length > 1 ? 0 : theirs.length > 1 ? 2 : 1] ?? "";
  const told = spanOf(theirs).map(written);
  return t(way, { ours: written(ours), theirs: isSpan(theirs) ? t("game.span", { least: told[0] ?? "", most: told[1] ?? "" }) : told.join(" : "), target: line.target });
}

/** The game and its rule set; one that bears the name of its game needs it no second time. */
export function titleOf(line: TableLine, games: GameLine[]): string {
  const game = games.find((each) => each.game === line.game);
  const rules = game?.presets.find((each) => each.rules === line.rules)?.name ?? "";
  const set = line.changed ? t("game.house", { rules }) : rules;
  const named = game !== undefined && rules.startsWith(game.name);
  return [named ? "" : (game?.name ?? line.game), set].filter(Boolean).join(", ");
}

export const gameName = (line: TableLine, games: GameLine[]) => games.find((each) => each.game === line.game)?.name ?? line.game;

/** The games that the same company played before, the last one first. */
export function earlierThan(line: TableLine, all: TableLine[]): TableLine[] {
  const before = all.find((each) => each.table === line.after);
  return before ? [before, ...earlierThan(before, all)] : [];
}
