// Passkeys: what the house asks goes to the browser's own dialog, and what comes of it back, as WebAuthn writes both in JSON.

import { Refusal } from "../lib/api";
import { t } from "../lib/texts.svelte";

type Json = Record<string, unknown>;

/** Why nothing came of it. */
const refused = (text: string) => new Refusal({ text, line: null });

export const canUsePasskeys = () => window.isSecureContext && "PublicKeyCredential" in window && "credentials" in navigator;

/** The browser makes one. */
export async function makePasskey(options: Json): Promise<Json> {
  const user = options["user"] as Json;
  const publicKey = { ...options, challenge: bytes(options["challenge"]), user: { ...user, id: bytes(user["id"]) }, excludeCredentials: named(options["excludeCredentials"]) };
  const made = await asked(() => navigator.credentials.create({ publicKey: publicKey as unknown as PublicKeyCredentialCreationOptions }));
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  return answer(made, { clientDataJSON, attestationObject });
}

/** Somebody uses one that their device has. */
export async function usePasskey(options: Json): Promise<Json> {
  const publicKey = { ...options, challenge: bytes(options["challenge"]), allowCredentials: [] };
  const used = await asked(() => navigator.credentials.get({ publicKey: publicKey as unknown as PublicKeyCredentialRequestOptions }));
  const { clientDataJSON, authenticatorData, signature, userHandle } = used.response as AuthenticatorAssertionResponse;
  return answer(used, { clientDataJSON, authenticatorData, signature, ...(userHandle ? { userHandle } : {}) });
}

async function asked(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  if (!canUsePasskeys()) throw refused(t("account.no_passkeys"));
  try {
    const found = await ask();
    if (found instanceof PublicKeyCredential) return found;
  } catch (problem) {
    const name = problem instanceof DOMException ? problem.name : "";
    if (name === "InvalidStateError") throw refused(t("account.has_one"));
    if (name !== "NotAllowedError" && name !== "AbortError") throw refused(t("account.browser_failed"));
  }
  throw refused(t("account.cancelled"));
}

function answer(of: PublicKeyCredential, response: Record<string, ArrayBuffer>): Json {
  const written = Object.fromEntries(Object.entries(response).map(([name, value]) => [name, letters(value)]));
  return { id: of.id, rawId: letters(of.rawId), type: of.type, response: written, clientExtensionResults: {} };
}

const named = (known: unknown) => ((known as Json[] | undefined) ?? []).map((each) => ({ ...each, id: bytes(each["id"]) }));

function bytes(written: unknown): Uint8Array {
  return Uint8Array.from(atob(String(written).replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}

function letters(value: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(value)));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
