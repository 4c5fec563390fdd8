// Keeps the page's own files, so that the page opens also while the table's program is not running. What the program answers is never kept.

/// <reference lib="webworker" />

/** The paths of the page's files, and a name for all of them together: both are set before it when the page is built. */
declare const FILES: string[];
declare const EDITION: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const PAGES = "weli.page.";
const SHELF = PAGES + EDITION;

worker.addEventListener("install", (event) => event.waitUntil(fill()));
worker.addEventListener("activate", (event) => event.waitUntil(tidy()));
worker.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (origin !== location.origin || !FILES.includes(pathname)) return;
  event.respondWith(pathname.startsWith("/assets/") ? keptFirst(pathname) : newestFirst(pathname));
});

async function fill(): Promise<void> {
  const shelf = await caches.open(SHELF);
  await shelf.addAll(FILES.map((path) => new Request(path, { cache: "no-cache" })));
  await worker.skipWaiting();
}

async function tidy(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PAGES) && name !== SHELF);
  await Promise.all(old.map((name) => caches.delete(name)));
  await worker.clients.claim();
}

/** What has its hash in its name never becomes another one. */
async function keptFirst(path: string): Promise<Response> {
  return (await kept(path)) ?? fetch(path);
}

/** While the program runs its page counts, also right after it was brought up to date. */
async function newestFirst(path: string): Promise<Response> {
  try {
    return await fetch(path, { cache: "no-cache" });
  } catch (silence) {
    const found = await kept(path);
    if (found) return found;
    throw silence;
  }
}

const kept = async (path: string) => (await caches.open(SHELF)).match(path);
