// What a reader takes for one letter: with the marks over it, and a picture with all that it is joined of.

const reader = new Intl.Segmenter(undefined, { granularity: "grapheme" });

export const lettersOf = (text: string): string[] => Array.from(reader.segment(text), ({ segment }) => segment);

/** So many letters from the beginning. */
export const firstLetters = (text: string, many = 1): string => lettersOf(text).slice(0, many).join("");
