// Whether two sit in the same room: then what is heard at one microphone is heard at the other, and everybody has it twice.

/** So many levels are compared, taken one after the other over ten seconds. */
export const WINDOW = 50;
/** So many of them later, at most, what both have heard comes from there; the way takes a while. */
const LATE = 3;
/** From there on both rise and fall together. */
const ALIKE = 0.85;
/** Somebody speaks whose level goes up and down by so much of its mean; a hum does not. */
const LIVELY = 0.4;
/** Softer is silence. */
const SOFT = 0.003;

/** How loud one's own microphone and somebody else's have been at the same moments, the newest last. */
export function isSameRoom(own: number[], theirs: number[]): boolean {
  if (own.length < WINDOW || theirs.length < WINDOW) return false;
  const [here, there] = [own.slice(-WINDOW), theirs.slice(-WINDOW)];
  if (!isLively(here) || !isLively(there)) return false;
  return Array.from({ length: LATE + 1 }, (_, late) => alike(here.slice(0, WINDOW - late), there.slice(late))).some((each) => each >= ALIKE);
}

const meanOf = (levels: number[]) => levels.reduce((sum, each) => sum + each, 0) / levels.length;
const spreadOf = (levels: number[], mean = meanOf(levels)) => Math.sqrt(meanOf(levels.map((each) => (each - mean) ** 2)));

function isLively(levels: number[]): boolean {
  const mean = meanOf(levels);
  return mean > SOFT && spreadOf(levels, mean) > LIVELY * mean;
}

/** The correlation of both, from -1 to 1. */
function alike(one: number[], other: number[]): number {
  const [mean, others] = [meanOf(one), meanOf(other)];
  const both = meanOf(one.map((each, i) => (each - mean) * ((other[i] ?? 0) - others)));
  return both / (spreadOf(one) * spreadOf(other) || 1);
}
