// The browser's own notification that a table waits for one: it says which game, and no card, and a tap on it brings the table forward.

import { turn } from "./turn.svelte";
import { t } from "../texts.svelte";

/** Whether this browser has any; some do only once Weli is on the home screen. */
export const canNotify = () => isSecureContext && "Notification" in window && "serviceWorker" in navigator;

/** Whether they may be shown; the browser asks whoever has not been asked yet. */
export const mayNotify = async () => (await Notification.requestPermission()) === "granted";

/** Shows one until the page is looked at again, and gives what puts it away sooner. */
export async function notify(): Promise<() => void> {
  const worker = canNotify() && Notification.permission === "granted" ? await navigator.serviceWorker.getRegistration() : undefined;
  const { href } = location;
  await worker?.showNotification(t("title.turn"), { body: turn.game, tag: href, icon: "/icons/192.png", data: href }).catch(() => null);
  async function putAway(): Promise<void> {
    document.removeEventListener("visibilitychange", look);
    for (const shown of (await worker?.getNotifications({ tag: href })) ?? []) shown.close();
  }
  const look = () => !document.hidden && void putAway();
  document.addEventListener("visibilitychange", look);
  look();
  return () => void putAway();
}
