// Which page is open: the part of the address after the #.

export type Route =
  | { page: "start" }
  | { page: "table"; table: string }
  | { page: "replay"; table: string; deal: number }
  | { page: "rules"; topic: string | null };

function parse(hash: string): Route {
  const [page, first, second] = hash.replace(/^#\/?/, "").split("/").map(decodeURIComponent);
  if (page === "table" && first) return { page, table: first };
  if (page === "replay" && first) return { page, table: first, deal: Number(second) || 1 };
  if (page === "rules") return { page, topic: first || null };
  return { page: "start" };
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
export const toRules = "#/rules";
export const toTable = (table: string) => `#/table/${part(table)}`;
export const toReplay = (table: string, deal: number) => `#/replay/${part(table)}/${deal}`;

export function go(hash: string): void {
  location.hash = hash;
}
