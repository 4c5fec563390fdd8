// The languages that the house speaks; known before the page says anything.

import { fetchLanguages } from "./api";

export const { known: languages, usual } = await fetchLanguages();
