// A span of time in words, in whole minutes where it can be.

import { t } from "./texts.svelte";

export const span = (seconds: number) => (seconds % 60 === 0 ? t("door.minutes", { n: seconds / 60 }) : t("door.seconds", { n: seconds }));
