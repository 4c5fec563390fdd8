// A span of time in words, in whole minutes where it can be; of a clock that runs for days what is left, in what one thinks in.

import { t } from "./texts.svelte";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const span = (seconds: number) => (seconds % 60 === 0 ? t("door.minutes", { n: seconds / 60 }) : t("door.seconds", { n: seconds }));

/** What is only just begun has its whole time. */
const whole = (left: number, unit: number) => Math.floor((left + MINUTE / 2) / unit);

/** "noch 3 Tage": never more than there is. */
export function remaining(left: number): string {
  if (whole(left, DAY) > 1) return t("clock.days", { n: whole(left, DAY) });
  if (whole(left, HOUR) > 0) return t("clock.hours", { n: whole(left, HOUR) });
  return t("clock.minutes", { n: Math.max(1, whole(left, MINUTE)) });
}
