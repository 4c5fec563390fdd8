// The browser's own notification that a table waits for one: it says which game, and no card, and a tap on it brings the table forward.

import { turn } from "./turn.svelte";
import { t } from "../texts.svelte";

/** Whether this browser has any; some do only once Weli is on the home screen. */
export const canNotify = () => isSecureContext && "Notification" in window && "serviceWorker" in navigator;

/** Whether they may be shown; the browser asks whoever has not been asked yet. */
export const mayNotify = async () => (await Notification.requestPermission()) === "granted";

/** Shows one, and gives what puts it away. */
export async function notify(): Promise<() => void> {
  const worker = canNotify() && Notification.permission === "granted" ? await navigator.serviceWorker.getRegistration() : undefined;
  const { href } = location;
  await worker?.showNotification(t("title.turn"), { body: turn.game, tag: href, icon: "./icons/192.png", data: href }).catch(() => null);
  if (!document.hidden) await putAway(href);
  return () => void putAway(href);
}

/** Puts away what is shown of this table, by the page or by the house, whenever the page is looked at; gives what ends that. */
export function putAwayOnceSeen(): () => void {
  const { href } = location;
  const look = () => !document.hidden && void putAway(href);
  document.addEventListener("visibilitychange", look);
  look();
  return () => document.removeEventListener("visibilitychange", look);
}

async function putAway(tag: string): Promise<void> {
  const worker = canNotify() ? await navigator.serviceWorker.getRegistration() : undefined;
  for (const shown of (await worker?.getNotifications({ tag })) ?? []) shown.close();
}
