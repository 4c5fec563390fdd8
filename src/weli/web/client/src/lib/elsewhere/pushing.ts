// Word to this device that a table waits for one, though no page is open: by the service of the browser's maker, sealed for this browser alone.

import type { PushDevice, PushKey } from "../../wire";
import { ask, tell } from "../api";
import { texts } from "../texts.svelte";

/** By which this house is known there; empty where it sends none, or where the browser takes none. */
let key = "";

export const isPushed = () => key !== "";

/** Finds out whether the house sends any. */
export async function askForKey(): Promise<void> {
  if (!("PushManager" in window)) return;
  key = (await ask<PushKey>("/api/push").catch(() => ({ key: "" }))).key;
}

/** This browser is told from now on, in the language that is spoken here now; whom the house does not know yet is once they sit down. */
export async function wantPush(): Promise<void> {
  if (!key) await askForKey();
  if (!key) return;
  const device = await agreed((await navigator.serviceWorker.ready).pushManager).catch(() => null);
  if (device) await tell("POST", `/api/push?lang=${texts.lang}`, addressed(device)).catch(() => null);
}

/** What was agreed with another house at this address, or before it had another key, is worth nothing. */
async function agreed(manager: PushManager): Promise<PushSubscription> {
  const before = await manager.getSubscription();
  if (before && spelled(before.options.applicationServerKey) === key) return before;
  await before?.unsubscribe();
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** A key as the house spells it. */
function spelled(bytes: ArrayBuffer | null): string {
  const letters = btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** And no more. */
export async function dropPush(): Promise<void> {
  const worker = await navigator.serviceWorker.getRegistration();
  const device = await worker?.pushManager?.getSubscription();
  if (!device) return;
  await device.unsubscribe();
  await tell("POST", "/api/push/off", { endpoint: device.endpoint }).catch(() => null);
}

function addressed(device: PushSubscription): PushDevice {
  const { keys } = device.toJSON();
  return { endpoint: device.endpoint, public_key: keys?.p256dh ?? "", auth: keys?.auth ?? "" };
}
