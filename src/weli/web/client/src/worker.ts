// Keeps the page's own files, so that the page opens also while the table's program is not running. What the program answers is never kept.

/// <reference lib="webworker" />

/** The paths of the page's files from the house, and a name for all of them together: both are set before it when the page is built. */
declare const FILES: string[];
declare const EDITION: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
/** The path of the house: another one may stand beside it under the same name, and has shelves of its own. */
const HOUSE = new URL("./", location.href).pathname;
const PAGES = `weli.page.${HOUSE} `;
const SHELF = PAGES + EDITION;
/** As they were called before a house could stand under a path. */
const BEFORE = /^weli\.page\.\w+$/;

worker.addEventListener("install", (event) => event.waitUntil(fill()));
worker.addEventListener("activate", (event) => event.waitUntil(tidy()));
worker.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (origin !== location.origin || !FILES.some((file) => HOUSE + file === pathname)) return;
  event.respondWith(pathname.startsWith(`${HOUSE}assets/`) ? keptFirst(pathname) : newestFirst(pathname));
});

// A notification brings the table forward of which it speaks, or opens it where it was closed meanwhile.
worker.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(bringForward(event.notification.data as string));
});

// Word from the house, which knows of no page that shows the table. Whoever opens one puts it away (`notifying.ts`).
worker.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(tell(event.data.json() as Word));
});

/** What the house tells: see `parlour/push/turns.py`. */
interface Word {
  title: string;
  body: string;
  table: string;
}

async function tell({ title, body, table }: Word): Promise<void> {
  const address = `${location.origin}${HOUSE}#/table/${table}`;
  await worker.registration.showNotification(title, { body, tag: address, icon: `${HOUSE}icons/192.png`, data: address });
}

async function bringForward(address: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find(({ url }) => url === address) ?? (pages.length === 1 ? pages[0] : undefined);
  await (page ? page.focus() : worker.clients.openWindow(address));
}

async function fill(): Promise<void> {
  const shelf = await caches.open(SHELF);
  await shelf.addAll(FILES.map((file) => new Request(HOUSE + file, { cache: "no-cache" })));
  await worker.skipWaiting();
}

async function tidy(): Promise<void> {
  const old = (await caches.keys()).filter((name) => (name.startsWith(PAGES) || BEFORE.test(name)) && name !== SHELF);
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
