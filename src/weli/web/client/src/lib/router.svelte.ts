// Which page is open: the part of the address after the #.

export type Route =
  | { page: "start" }
  | { page: "table"; table: string }
  | { page: "replay"; table: string | null; deal: number; example: string | null } // no table: the record laid on the page, or an example
  | { page: "dispute"; link: string | null } // none: the one that lies in this tab
  | { page: "rules"; game: string | null; topic: string | null; rule: string | null }
  | { page: "at"; table: string }
  | { page: "house"; game: string; rules: string }
  | { page: "learn"; game: string; scene: string | null } // none: the first that one has not been through
  | { page: "primer"; game: string }
  | { page: "exercises" }
  | { page: "exercise"; game: string; name: string }
  | { page: "today"; day: string | null } // none: the present one
  | { page: "statistics" }
  | { page: "verify"; table: string | null } // none: of a file
  | { page: "account"; letter: string | null } // what a link in a letter brings along
  | { page: "nowhere" }; // an address that leads to none of them

function parse(hash: string): Route {
  const [page, first, second] = hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  if (page === "table" && first) return { page, table: first };
  if (page === "replay" && first) return { page, table: first, deal: Number(second) || 1, example: null };
  if (page === "file") return { page: "replay", table: null, deal: Number(first) || 1, example: null };
  if (page === "example" && first) return { page: "replay", table: null, deal: Number(second) || 1, example: first };
  if (page === "dispute") return { page, link: first || null };
  if (page === "rules") return { page, game: first || null, topic: second || null, rule: null };
  if (page === "rule" && first) return { page: "rules", game: null, topic: null, rule: first };
  if (page === "at" && first) return { page, table: first };
  if (page === "house" && first && second) return { page, game: first, rules: second };
  if (page === "learn" && first) return { page, game: first, scene: second || null };
  if (page === "primer" && first) return { page, game: first };
  if (page === "statistics" || page === "exercises") return { page };
  if (page === "today") return { page, day: first || null };
  if (page === "exercise" && first && second) return { page, game: first, name: second };
  if (page === "verify") return { page, table: first || null };
  if (page === "account") return { page, letter: first || null };
  return { page: page ? "nowhere" : "start" };
}

const state = $state<{ route: Route }>({ route: parse(location.hash) });
window.addEventListener("hashchange", () => (state.route = parse(location.hash)));

export const router = {
  get route(): Route {
    return state.route;
  },
};

const part = encodeURIComponent;

export const toStart = "#/";
/** Whether the cards were shuffled honestly. */
export const toVerify = "#/verify";
/** The same of a table, without a file. */
export const toVerifyAt = (table: string) => `${toVerify}/${part(table)}`;
export const toDispute = "#/dispute";
/** What one's own games have come to. */
export const toStatistics = "#/statistics";
/** A dispute that a link holds (`link.ts`). */
export const toLinked = (link: string) => `${toDispute}/${part(link)}`;
export const toRules = "#/rules";
export const toBook = (game: string) => `${toRules}/${part(game)}`;
export const toChapter = (game: string, topic: string) => `${toBook(game)}/${part(topic)}`;
/** The chapter in which a rule stands, whichever book that is in. */
export const toChapterOf = (rule: string) => `#/rule/${part(rule)}`;
/** How one plays at a table. */
export const toRulesAt = (table: string) => `#/at/${part(table)}`;
/** A game told in five minutes. */
export const toPrimer = (game: string) => `#/primer/${part(game)}`;
/** A guided game, at one of its scenes, or where one has left it. */
export const toLearn = (game: string, scene = "") => `#/learn/${part(game)}${scene ? `/${part(scene)}` : ""}`;
export const toExercises = "#/exercises";
export const toExercise = (game: string, name: string) => `#/exercise/${part(game)}/${part(name)}`;
/** The deal of the present day. */
export const toToday = "#/today";
export const toDay = (day: string) => `${toToday}/${part(day)}`;
/** The house rules, to begin with a preset, or with the house rule kept under a name: `OWN` and the name. */
export const toHouse = (game: string, rules: string) => `#/house/${part(game)}/${part(rules)}`;
export const OWN = "own";
export const toTable = (table: string) => `#/table/${part(table)}`;
export const toReplay = (table: string | null, deal: number) => (table === null ? `#/file/${deal}` : `#/replay/${part(table)}/${deal}`);

/** A worked example of the rulebook, told step by step. */
export const toExample = (name: string, deal = 1) => `#/example/${part(name)}${deal > 1 ? `/${deal}` : ""}`;

export function go(hash: string): void {
  location.hash = hash;
}
