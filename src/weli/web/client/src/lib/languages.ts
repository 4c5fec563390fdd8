// The languages that the house speaks; known before the page says anything.

import { fetchLanguages } from "./api";
import { orKept } from "./keeping";

export const { known: languages, usual } = await orKept("weli.languages", fetchLanguages);
