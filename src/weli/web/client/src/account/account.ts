// What is asked of the house about accounts.

import { ask, part, tell, type Lang } from "../lib/api";
import { withWords } from "../lib/later";
import type { AccountLine, WhoseLetter } from "../wire";

type Options = Record<string, unknown>;
const at = (place: string, lang: Lang) => `/api/account${place}?lang=${lang}`;

export const toAccount = "#/account";

/** What keeps whoever asks; and all words about it are here. */
export const openAccount = (lang: Lang) => withWords("account", ask<AccountLine>("/api/account"), lang);
export const askForNewPasskey = (lang: Lang) => ask<Options>(at("/passkeys/options", lang), undefined, "POST");
export const addPasskey = (credential: Options, lang: Lang) => ask<AccountLine>(at("/passkeys", lang), { credential });
export const dropPasskey = (credential: string, lang: Lang) => ask<AccountLine>(at(`/passkeys/${part(credential)}`, lang), undefined, "DELETE");
export const askForPasskey = (lang: Lang) => ask<Options>(at("/entry/options", lang), undefined, "POST");
export const enter = (credential: Options, lang: Lang) => ask<AccountLine>(at("/entry", lang), { credential });
/** A letter with a link is on its way, whoever's the address is. */
export const sendLetter = (address: string, lang: Lang) => tell("POST", at("/letters", lang), { address });
/** Whose link that is; it holds still. */
export const lookAtLetter = (secret: string, lang: Lang) => ask<WhoseLetter>(at("/letters/look", lang), { secret });
export const openLetter = (secret: string, lang: Lang) => ask<AccountLine>(at("/letters/use", lang), { secret });
export const dropAddress = (lang: Lang) => ask<AccountLine>(at("/address", lang), undefined, "DELETE");
export const signOut = (lang: Lang) => tell("POST", at("/sign-out", lang));
export const signOutElsewhere = (lang: Lang) => ask<AccountLine>(at("/sign-out-elsewhere", lang), undefined, "POST");
export const deleteAccount = (lang: Lang) => tell("DELETE", at("", lang));
/** All that the house keeps of whoever asks, as a file. */
export const takeout = "./api/account/takeout";
