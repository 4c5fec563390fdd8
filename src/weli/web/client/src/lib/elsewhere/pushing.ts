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
  const manager = key ? (await navigator.serviceWorker.ready).pushManager : undefined;
  const device = (await manager?.getSubscription()) ?? (await manager?.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => null));
  if (device) await tell("POST", `/api/push?lang=${texts.lang}`, addressed(device)).catch(() => null);
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
