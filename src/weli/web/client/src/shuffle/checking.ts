// What a transcript proves, and what does not hold in it, without the house: section 7 of docs/shuffle.md.

import { finding, type Finding, type Findings, type ShuffleFindings } from "./findings";
import { Followed } from "./following";
import { beginning, link, type Transcript } from "./steps";

/** Follows a transcript from its first step to its last. */
export function check(transcript: Transcript): Findings {
  const shuffles = new Map<number, Followed>();
  let ended = false;
  transcript.steps.forEach((step, at) => {
    if (step.kind === "end") {
      ended = true;
      return;
    }
    const followed = shuffles.get(step.deal) ?? new Followed(transcript.table, step.deal);
    shuffles.set(step.deal, followed);
    followed.take(at + 1, step);
  });
  const inOrder = [...shuffles.values()].sort((one, other) => one.deal - other.deal);
  const told = inOrder.map((each, at) => tell(each, ended, at < inOrder.length - 1));
  return { fingerprint: transcript.fingerprint, shuffles: told, faults: chainFaults(transcript) };
}

/** Where the chain is broken, and whether the end is missing. */
function chainFaults({ table, steps, fingerprint }: Transcript): Finding[] {
  const found: Finding[] = [];
  let value = beginning(table);
  steps.forEach((step, at) => {
    if (link(value, step) !== step.chain) found.push(finding("chain", at + 1, { step: at + 1 }));
    value = step.chain;
  });
  if (value !== fingerprint) found.push(finding("no-end"));
  return found;
}

/** What is to be said of a shuffle; `later`: whether another one came after it. */
function tell(followed: Followed, ended: boolean, later: boolean): ShuffleFindings {
  const faults = [...followed.faults];
  if (followed.owesSecret(ended, later)) faults.push(finding("secret-missing"));
  const right = faults.length === 0;
  return {
    deal: followed.deal,
    deck: followed.context?.deck ?? "",
    root: followed.root?.root ?? "",
    proved: right ? proved(followed) : [],
    unproved: right ? unproved(followed) : [],
    faults,
  };
}

function proved({ void: voided, cut, opened, order, nonces }: Followed): Finding[] {
  if (voided) return [finding("void", 0, { seat: voided.seat })];
  const found: Finding[] = [];
  if (cut) found.push(finding("order"));
  if (opened.size > 0) found.push(finding("cards", 0, { n: opened.size }));
  if (order.length > 0) found.push(finding("whole", 0, { cards: order.length }));
  const seats = [...nonces.keys()].sort((one, other) => one - other).join(", ");
  if (order.length > 0 && seats) found.push(finding("mixed", 0, { seats }));
  return found;
}

function unproved({ void: voided, context, root, cut, secret, nonces }: Followed): Finding[] {
  if (voided) return [];
  const found: Finding[] = [];
  if (!cut) found.push(finding("no-cut"));
  if (root && !secret) found.push(finding(context?.policy === "openings_only" ? "secret-never" : "secret-later"));
  if (root && nonces.size === 0) found.push(finding("nobody-mixed"));
  return found;
}
