// A new table as somebody wishes it, from the first choice until it stands there.

import { callMe, fetchMe, openTable } from "../lib/api";
import { nearest, played, seatsOf, stylesFor, usual, wishAgain, type Wish } from "../lib/games";
import { houses } from "../lib/house.svelte";
import { go, OWN, toTable } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";
import { sentenceOf, t } from "../lib/texts.svelte";
import type { GameLine, PresetLine } from "../wire";

export class Opening {
  readonly #games: () => GameLine[];
  wish = $state.raw<Wish | null>(null);
  dealer = $state("random");
  #seat = $state("");
  /** Of single computer players, by seat; the others are as strong as all. */
  levels = $state.raw<Record<string, string>>({});
  busy = $state(false);
  failed = $state("");
  /** Somebody has yet to say who they are before the table is opened. */
  asking = $state(false);

  constructor(games: () => GameLine[]) {
    this.#games = games;
    this.wish = wishAgain(games(), houses.entries, settings.last);
  }

  readonly game = $derived.by(() => this.#games().find((each) => each.game === this.wish?.game));
  readonly preset = $derived.by(() => (this.wish ? played(this.#games(), houses.entries, this.wish) : undefined));
  readonly players = $derived(this.wish?.players ?? 0);
  readonly seats = $derived.by(() => (this.preset ? seatsOf(this.preset, this.players) : []));
  readonly own = $derived.by(() => [this.#seat, this.preset?.seat ?? ""].find((each) => this.seats.includes(each)) ?? this.seats[0] ?? "");
  /** The others, in the order of play from one's own seat. */
  readonly others = $derived([...this.seats.slice(this.seats.indexOf(this.own) + 1), ...this.seats.slice(0, this.seats.indexOf(this.own))]);
  readonly aid = $derived(this.preset?.aids.includes(settings.aid) ? settings.aid : "");
  readonly style = $derived(this.wish?.house === null ? `${this.wish.rules}` : `${OWN} ${this.wish?.house}`);
  readonly styles = $derived.by(() => {
    const { game, preset, players } = this;
    if (!game || !preset) return [];
    const kept = houses.entries.filter((entry) => entry.game === game.game && entry.preset.players === players);
    return [
      ...stylesFor(game, players).map((each) => ({ value: each.rules, label: each.name, note: each.description })),
      ...kept.map((entry) => ({ value: `${OWN} ${entry.name}`, label: entry.name, note: t("start.own.note") })),
    ];
  });

  /** The game, its way, how far. */
  readonly title = $derived.by(() => {
    const far = this.wish && this.preset?.measure === "points" ? t("start.upto", { n: this.wish.target }) : "";
    return [...new Set([this.game?.name, this.wish?.house ?? this.preset?.name, far])].filter(Boolean).join(" · ");
  });

  #choose(change: Partial<Wish>, found: PresetLine | undefined): void {
    const wish = this.wish;
    if (!wish || !found) return;
    const same = found.targets.includes(wish.target) && found.rules === wish.rules && !("house" in change && change.house !== wish.house);
    const players = change.players ?? wish.players;
    this.wish = { ...wish, ...change, players: found.player_choices.includes(players) ? players : found.players, target: same ? wish.target : found.target };
  }

  chooseGame(name: string): void {
    const found = this.#games().find((each) => each.game === name);
    if (found && this.wish) this.wish = usual(found, this.wish.level);
  }

  chooseNumber(players: number): void {
    const found = this.game && this.wish ? nearest(this.game, players, this.wish.rules) : undefined;
    if (found) this.#choose({ rules: found.rules, house: null, players }, found);
  }

  chooseStyle(value: string): void {
    const entry = value.startsWith(`${OWN} `) ? houses.named(value.slice(OWN.length + 1)) : undefined;
    if (entry) this.#choose({ rules: entry.preset.rules, house: entry.name }, entry.preset);
    else this.#choose({ rules: value, house: null }, this.game?.presets.find((each) => each.rules === value));
  }

  chooseTarget(target: number): void {
    if (this.wish) this.wish = { ...this.wish, target };
  }

  chooseLevel(level: string): void {
    if (this.wish) this.wish = { ...this.wish, level };
  }

  chooseSeat(seat: string): void {
    this.#seat = seat;
  }

  /** Opens the table; with `friends` all seats but one's own are kept for people. */
  async open(friends: boolean): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.failed = "";
    try {
      if (await this.#introduced(friends)) return await this.#sitDown(friends);
    } catch (problem) {
      this.failed = sentenceOf(problem);
    }
    this.busy = false;
  }

  /** Whether the house knows who plays here, or does now: whoever sits down with others, or in the house of others, has a name. */
  async #introduced(friends: boolean): Promise<boolean> {
    if (!friends && (await fetchMe().catch(() => ({ known: true }))).known) return true;
    const name = settings.name.trim();
    const problem = name ? await callMe({ name, face: settings.face }, settings.lang).then(() => null, sentenceOf) : "";
    if (problem === null) return true;
    this.failed = problem;
    this.asking = !friends;
    return false;
  }

  async #sitDown(friends: boolean): Promise<void> {
    const { wish, preset, players, seats, others, own, aid } = this;
    if (!wish || !preset) return;
    const { target, level, rules } = wish;
    const house = wish.house === null ? "" : (houses.named(wish.house)?.house ?? "");
    const dealer = seats.includes(this.dealer) ? this.dealer : "random";
    const options = wish.house === null && players !== preset.players ? { players } : {};
    const levels = Object.fromEntries(others.flatMap((each) => (this.levels[each] ? [[each, this.levels[each]]] : [])));
    const company = friends ? { people: others, terms: settings.agreed } : { levels, terms: settings.serious ? { lamp: false } : {} };
    const { name, face, pace } = settings;
    const { table } = await openTable({ game: wish.game, rules, options, house, target, level, ...company, seat: own, dealer, aid, name: name.trim(), face, pace, mixes: true }, settings.lang);
    go(toTable(table));
  }
}
