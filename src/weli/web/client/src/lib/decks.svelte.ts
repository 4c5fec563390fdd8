// The packs of cards one may play with. The clear one is part of the page; of the others a card's file is sent when it is first seen.

import { MediaQuery } from "svelte/reactivity";
import type { Lang } from "./api";
import { settings } from "./settings.svelte";
import { t, textIn } from "./texts.svelte";

/** The pack that is always there. */
export const CLEAR = "klar";
/** A card's height by its width, pack by pack. */
const RATIOS: Record<string, number> = { [CLEAR]: 1.6, tell: 1000 / 630, salzburg: 1000 / 530, wuerttemberg: 1000 / 630 };
export const DECKS = Object.keys(RATIOS);
const there = (name: string) => Object.hasOwn(RATIOS, name);
/** What a pack is called; one that nobody knows is called as it was. */
export const deckName = (name: string) => (there(name) ? t(`deck.${name}`) : name);
/** What a link asks for: `?deck=tell`. */
const ASKED = "deck";

/** Where people have words of their own for the cards of a pack. */
const REGIONS = new Map([["wuerttemberg", "swabia"]]);

/** A pack whose cards did not come. */
let failed = $state("");
/** Of which wished pack one has read that it is not there. */
let told = $state("");

/** Where there is room for fine lines, a game is played with the pack of its region; on a telephone only where it has no other. */
const wide = new MediaQuery("min-width: 900px");
const usual = $derived(wide.current ? "deck.usual.wide" : "deck.usual");

/** What is wished: what somebody has chosen, otherwise what is usual for the game on the table. */
const wished = $derived(settings.deck || t(usual));
const shown = $derived(there(wished) && wished !== failed ? wished : CLEAR);
const trouble = $derived(shown === wished || told === wished ? "" : t(there(wished) ? "deck.missing" : "deck.unknown", { deck: deckName(wished) }));

export const deck = {
  /** The pack that is shown. */
  get name(): string {
    return shown;
  },
  get ratio(): number {
    return RATIOS[shown] ?? 1.6;
  },
  /** Why the clear pack is shown instead of what was wished; empty: it is not. */
  get trouble(): string {
    return trouble;
  },
};

/** The pack with which a game would be played. */
export const deckFor = (game: string) => settings.deck || textIn(game, usual);
/** The pack by which a game is known among others: its own only where there is room for fine lines. */
export const sampleFor = (game: string) => (wide.current ? deckFor(game) : shown);

/** A card's file; `??` is the back. None in the clear pack, which is one file for all. */
export const fileOf = (card: string, name = shown) => (name === CLEAR ? null : `./cards/${name}/${card === "??" ? "back" : card}.svg`);
/** A suit's sign as the pack draws it. */
export const signOf = (suit: string | undefined, name = shown) => `./cards/${name === CLEAR ? name : `${name}/signs`}.svg#suit-${suit}`;

function spokenWith(pack: string, lang: Lang): Lang {
  const region = REGIONS.get(pack);
  return region ? `${lang}-${region}` : lang;
}

/** The language as it is spoken where the pack that is wished is at home, whether somebody has chosen it or the game brings it along. */
export const spokenThere = (lang: Lang) => spokenWith(wished, lang);
/** The same at a table of that game, before its words are on the page. */
export const spokenAt = (game: string, lang: Lang) => spokenWith(deckFor(game), lang);

/** Chooses a pack from now on, by no name the one that is usual for the game; one that did not come may be tried again so. */
export function chooseDeck(name: string): void {
  failed = "";
  told = "";
  settings.deck = name;
}

/** A card's file has not come: from now on the clear pack. What is late to fail may be of a pack that is no longer shown. */
export function missed(picture: Element): void {
  const pack = picture.getAttribute("src")?.split("/")[2] ?? "";
  if (pack === shown) failed = pack;
}

/** The sentence about a pack that is not there has been read. */
export function putAside(): void {
  told = wished;
}

/** Takes the pack that a link asks for, and lets every card have the shape of the pack shown; called once by the page. */
export function keepDeck(): void {
  const asked = new URLSearchParams(location.search).get(ASKED);
  if (asked !== null) {
    settings.deck = asked.slice(0, 40);
    history.replaceState(null, "", location.pathname + location.hash);
  }
  $effect(() => document.documentElement.style.setProperty("--ratio", String(deck.ratio)));
}
