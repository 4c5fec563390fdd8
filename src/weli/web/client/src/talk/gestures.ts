// How gestures are drawn: each as one path of pencil strokes in a field of 32 by 32, as one sees it at who sits opposite.

const FACE = "M3 16a13 13 0 1 0 26 0a13 13 0 1 0-26 0";
const SMALL = "M7 16a9 9 0 1 0 18 0a9 9 0 1 0-18 0M13 14h.01M19 14h.01M13 20h6";
const EYES = "M11 13h.01M21 13h.01";
const ROUND_EYES = "M8 13a3 3 0 1 0 6 0a3 3 0 1 0-6 0M18 13a3 3 0 1 0 6 0a3 3 0 1 0-6 0";
const MOUTH = "M11.5 22h9";
const SMILE = "M11 21q5 4 10 0";
const HEAD = "M11 8a5 5 0 1 0 10 0a5 5 0 1 0-10 0";
const PALM = "M9 19q-1 11 8 11t8-11";

/** The hand with these fingers stretched, from the thumb; the others are folded. */
function hand(stretched: string): string {
  const long = ["M9 21L3 15", "M11 18V5", "M15.5 18V3", "M20 18V5", "M24.5 19V9"];
  const folded = ["M9 21l2 2", "M11 18v-2.5", "M15.5 18v-3", "M20 18v-2.5", "M24.5 19v-2.5"];
  return PALM + long.map((finger, i) => (stretched.includes(String(i)) ? finger : folded[i])).join("");
}

const DRAWN: Record<string, string> = {
  "look-up": `${FACE}${ROUND_EYES}M11 11h.01M21 11h.01${MOUTH}`,
  "look-down": `${FACE}${ROUND_EYES}M11 15h.01M21 15h.01${MOUTH}`,
  "eyebrows-up": `${FACE}${EYES}M8 8.500q3-3 6 0M18 8.500q3-3 6 0${MOUTH}`,
  "wink-right": `${FACE}M8 13q3 2.500 6 0M21 13h.01${SMILE}`,
  "wink-left": `${FACE}M18 13q3 2.500 6 0M11 13h.01${SMILE}`,
  wink: `${FACE}M8 13q3 2.500 6 0M18 9q3-2 6 0M21 13h.01${SMILE}`,
  blink: `${FACE}M8 13q3 2.500 6 0M18 13q3 2.500 6 0${MOUTH}`,
  kiss: `${FACE}${EYES}M15 19.500c4-1 4 2.500 .5 2.500c3.500 0 3.500 3.500-.5 2.500`,
  tongue: `${FACE}${EYES}M11 20.500h10M14 20.500v3.500a2 2 0 0 0 4 0v-3.500`,
  "tongue-in-cheek": `${FACE}${EYES}M10 22.500h8M21.500 19q5 1 2.500 6M28.500 19.500q3.500 3-1.500 6.500`,
  "mouth-wide": `${FACE}${EYES}M8 21.500h16M8 20v3M24 20v3`,
  "mouth-up": `${FACE}${EYES}M11 23.500q7 0 12-5`,
  "puff-cheek": `${FACE}${EYES}M11 22h6M21 18a4 4 0 1 1 1 6.500`,
  "wrinkle-nose": `${FACE}${EYES}M13.500 15l2.500 1.500l2.500-1.500M13.500 18l2.500 1.500l2.500-1.500M12 23.500q4-2 8 0`,
  "shake-head": `${SMALL}M4 13l-3 3l3 3M28 13l3 3l-3 3`,
  nod: `${SMALL}M29 9v13l-2.500-3M29 22l2.500-3`,
  "head-right": `${SMALL}M13 3H3l3-2.500M3 3l3 2.500`,
  "head-left": `${SMALL}M19 3H29l-3-2.500M29 3l-3 2.500`,
  shoulder: `${HEAD}M3 30q0-10 9-10h7q8-1 10-7M25 9l4-4l2 5`,
  "scratch-shoulder": `${HEAD}M3 30q0-10 9-10h7q9 0 10 10M30 12q-4-3-8 1l-2 4M31 15l-5 5M28 13l-5 5`,
  "shoulder-right": `${HEAD}M29 30q0-10-9-10h-7q-8-1-10-7M7 9L3 5L1 10`,
  "shoulder-left": `${HEAD}M3 30q0-10 9-10h7q8-1 10-7M25 9l4-4l2 5`,
  shrug: `${HEAD}M2 14q3 7 9 7h10q6 0 9-7M11 21v9M21 21v9`,
  "hand-on-heart": `${HEAD}M4 30q0-11 8-12h8q8 1 8 12M27 25q-5-4-10-4q-3 .5-1.500 2.500h5M16 24l4 2.500h6`,
  "point-heart": `${HEAD}M4 30q0-11 8-12h8q8 1 8 12M19 27c-5-3-4-6.500-1.700-6.300c1 .1 1.700 1 1.700 1s.7-.9 1.700-1c2.300-.2 3.300 3.300-1.700 6.300M5 24h8`,
  thumb: hand("0"),
  "index-finger": hand("1"),
  "middle-finger": hand("2"),
  "ring-finger": hand("3"),
  "little-finger": hand("4"),
  fingers: hand("123"),
  "drum-fingers": "M4 12q3-6 8-4t10 2t8 8M9 9q-3 5-3 11M14 8q-2 6-2 13M19 9q-1 6-1 12M24 12q0 5-1 9M4 26h4M11 27h4M18 27h4",
  "hand-across": `${hand("1234")}M1 31h30`,
  "hand-down": "M6 30q-2-9 4-13l7-4M10 17l12-6q3-1 2 2l-8 5M28 3v18l-2.500-3M28 21l2.500-3",
  "pull-ear": "M4 16a10.500 12 0 1 0 21 0a10.500 12 0 1 0-21 0M10 13h.01M18 13h.01M10.500 21h7M25 13q4-1 3 3t-4 3M26 20l4 7M28 19l3 5",
};

/** The strokes of a gesture; a face where nobody has drawn it yet. */
export const drawing = (gesture: string) => DRAWN[gesture] ?? `${FACE}${EYES}${MOUTH}`;
