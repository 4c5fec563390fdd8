// What can be played: which rule set goes with a game and a number of players, and what was played last.

import type { GameLine, PresetLine } from "../wire";
import type { HouseEntry } from "./house.svelte";

/** What somebody wants to play. `house` is the name of a house rule kept in this browser. */
export interface Wish {
  game: string;
  rules: string;
  house: string | null;
  players: number;
  target: number;
  level: string;
}

/** How many may play a game. */
export const numbers = (game: GameLine) => [...new Set(game.presets.flatMap((preset) => preset.player_choices))].toSorted((a, b) => a - b);

/** The rule sets for so many; where some are meant for just that number, they stand for those that could be played so too. */
export const stylesFor = (game: GameLine, players: number) => game.presets.filter((preset) => preset.player_choices.includes(players));

/** The seats of so many players. */
export const seatsOf = (preset: PresetLine, players: number) =>
  players === preset.players ? preset.seats : players === 4 ? ["N", "E", "S", "W"] : Array.from({ length: players }, (_, i) => String.fromCharCode(65 + i));

/** The village or the kind of a rule set, whatever the number of players: `eichel` of `eichel-2p7`. */
const family = (rules: string) => rules.split("-")[0];

/** The rule set most like another one for that number of players. */
export function nearest(game: GameLine, players: number, rules: string): PresetLine | undefined {
  const there = stylesFor(game, players);
  return there.find((preset) => preset.rules === rules) ?? there.find((preset) => family(preset.rules) === family(rules)) ?? there[0];
}

/** Against whom: as last time; whoever plays for the first time, against the gentlest. */
const against = (game: GameLine, level = "") => (game.levels.includes(level) ? level : (game.levels[0] ?? ""));

/** The usual table of a game: its first rule set to its usual target. */
export function usual(game: GameLine, last?: string): Wish {
  const first = game.presets[0];
  const level = against(game, last);
  return { game: game.game, rules: first?.rules ?? "", house: null, players: first?.players ?? 0, target: first?.target ?? 0, level };
}

/** What is played by a wish: a preset, or the house rule kept under that name. */
export function played(games: GameLine[], kept: HouseEntry[], wish: Wish): PresetLine | undefined {
  const own = wish.house === null ? undefined : kept.find((entry) => entry.name === wish.house && entry.game === wish.game)?.preset;
  return own ?? games.find((game) => game.game === wish.game)?.presets.find((preset) => preset.rules === wish.rules);
}

/** The wish of last time as far as it still can be had; otherwise the usual game. */
export function wishAgain(games: GameLine[], kept: HouseEntry[], last: Wish | null): Wish | null {
  const game = games.find((each) => each.game === last?.game) ?? games[0];
  const preset = last && played(games, kept, last);
  if (!game || !last || !preset) return games[0] ? usual(games[0], last?.level) : null;
  const house = kept.some((entry) => entry.name === last.house && entry.game === last.game) ? last.house : null;
  const target = preset.targets.includes(last.target) ? last.target : preset.target;
  const players = preset.player_choices.includes(last.players) ? last.players : preset.players;
  return { ...last, house, players, target, level: against(game, last.level) };
}
