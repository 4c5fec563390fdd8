// What is asked of the house about accounts.

import { ask, type Lang } from "./api";
import type { AccountLine } from "../wire";

type Options = Record<string, unknown>;

export const fetchAccount = () => ask<AccountLine>("/api/account");
export const askForNewPasskey = (lang: Lang) => ask<Options>(`/api/account/passkeys/options?lang=${lang}`, undefined, "POST");
export const addPasskey = (credential: Options, lang: Lang) => ask<AccountLine>(`/api/account/passkeys?lang=${lang}`, { credential });
export const askForPasskey = (lang: Lang) => ask<Options>(`/api/account/entry/options?lang=${lang}`, undefined, "POST");
export const enter = (credential: Options, lang: Lang) => ask<AccountLine>(`/api/account/entry?lang=${lang}`, { credential });
