// Cards as one writes them at a table: "Herz-Ass, Laub 9" as well as "HA L9".

import { t } from "../lib/texts.svelte";
import { RANKS, rankSign, suitName, SUITS } from "../lib/words";

const small = (word: string) => word.toLowerCase();

interface Names {
  suits: Map<string, string>;
  ranks: Map<string, string>;
}

/** A suit has the name it is called by at the table, and one that people say as well. */
function names(): Names {
  const suits = SUITS.flatMap((suit) => [suitName(suit), t(`suit.${suit}.of`), t(`dispute.suit.${suit}`)].map((word): [string, string] => [small(word), suit]));
  const ranks = RANKS.flatMap((rank) => [t(`rank.${rank}`), rankSign(`-${rank}`)].map((word): [string, string] => [small(word), rank]));
  return { suits: new Map(suits), ranks: new Map(ranks) };
}

/** The cards of a pack that are written there, and the first word that is none of them. */
export function cardsIn(text: string, pack: string[]): { cards: string[]; unknown: string } {
  const known = names();
  const between = small(t("dispute.between"));
  const words = text.split(/[\s,;.–-]+/).filter((word) => word && small(word) !== between);
  const cards: string[] = [];
  for (let i = 0; i < words.length; ) {
    const found = cardAt(words, i, known);
    if (!found || !pack.includes(found.card)) return { cards, unknown: words.slice(i, i + (found?.words ?? 1)).join(" ") };
    cards.push(found.card);
    i += found.words;
  }
  return { cards, unknown: "" };
}

/** The suit stands before the rank or behind it, as the language has it, or both are one word. */
function cardAt(words: string[], i: number, { suits, ranks }: Names): { card: string; words: number } | null {
  const word = small(words[i] ?? "");
  const next = small(words[i + 1] ?? "");
  if (word === small(t("card.weli"))) return { card: "S6", words: 1 };
  const suit = suits.get(word) ?? suits.get(next);
  const rank = ranks.get(word) ?? ranks.get(next);
  if (suit && rank && (suits.has(word) ? ranks.has(next) : ranks.has(word))) return { card: suit + rank, words: 2 };
  const code = word.toUpperCase().replace("10", "X");
  if (SUITS.includes(code[0] ?? "") && code.length === 2 && RANKS.includes(code[1] ?? "")) return { card: code, words: 1 };
  for (const [name, letter] of suits) {
    const ending = word.startsWith(name) ? ranks.get(word.slice(name.length)) : undefined;
    if (ending) return { card: letter + ending, words: 1 };
  }
  return null;
}
