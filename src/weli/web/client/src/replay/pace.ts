// How long a step stays where a deal turns by itself: as long as one looks and reads, calmly.

const LOOK = 1400;
const LETTER = 35;
const LONGEST = 7000;

/** In milliseconds. */
export const paceOf = (sentence: string) => Math.min(LONGEST, LOOK + LETTER * sentence.length);
