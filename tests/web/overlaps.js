// What is wrong with where things lie on the page, a line each: what one must read is cut off or covered, what one can press is too small or
// lies under something else. Cards of one row, hand, pile or trick may lie over each other; what was brought forward, pulled out or opened lies over
// what is behind it.
async () => {
  const frame = () => new Promise(requestAnimationFrame);
  // A window that has only just changed is measured, then laid out, and where that makes a row of buttons higher, once more.
  const places = () => [...document.querySelectorAll("main *")].map((each) => Object.values(each.getBoundingClientRect().toJSON()).join()).join(";");
  await document.fonts.ready;
  await frame();
  for (let now = "", before = null, frames = 0; now !== before && frames < 60; frames++) {
    before = now;
    await frame();
    now = places();
  }
  const TOUCH = 44;
  const CHIP = 24;
  /** How much of a card in the hand must be free for a thumb, and how high a played one must be, while no bet is in front. */
  const STRIP = 24;
  const PLAYED = 54;
  /** Boxes may touch, and letters stand over their line. */
  const SLACK = 2;
  const open = [...document.querySelectorAll("dialog[open]")].at(-1);
  const root = open ?? document.body;
  const above = open ? null : document.querySelector(".pulled, .front");
  /** What is read as one: between two of these a line may end. */
  const WHOLE = /[^\s\u00ad\u200b\-–—\/…]+/gu;
  const PILES = ".row, .hand, .pile, .pack, .seen, .trick, .cards, .card";
  const LONG = !open && !document.querySelector(".felt");
  const SCROLLS = ".log, .sheet, .slate, .count ol, .scrolls";
  const TOLD_ELSEWHERE = ".hand .card, .heard, .disc, .drawer small, header .title, option, title, .bubble, .strip";

  const seen = (each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !(each.offsetWidth === 1 && each.offsetHeight === 1);
  const called = (each) => `${each.tagName.toLowerCase()}.${String(each.className?.baseVal ?? each.className).replace(/svelte-\w+/g, "").trim().replaceAll(/\s+/g, ".")} "${(each.textContent ?? "").trim().slice(0, 24)}"`;
  const styles = new Map();
  const styleOf = (each) => styles.get(each) ?? styles.set(each, getComputedStyle(each)).get(each);
  const within = (one, other) => ({ left: Math.max(one.left, other.left), top: Math.max(one.top, other.top), right: Math.min(one.right, other.right), bottom: Math.min(one.bottom, other.bottom) });
  const some = ({ left, top, right, bottom }) => right - left > 1 && bottom - top > 1;
  const wide = (box) => box.right - box.left;
  const high = (box) => box.bottom - box.top;

  /** Its box as if it stood upright: a card in a fan, a paper lying askew. */
  function boxOf(each) {
    const { left, top, width, height } = each.getBoundingClientRect();
    const [w, h] = each instanceof HTMLElement ? [Math.min(width, each.offsetWidth), Math.min(height, each.offsetHeight)] : [width, height];
    return { left: left + (width - w) / 2, top: top + (height - h) / 2, right: left + (width + w) / 2, bottom: top + (height + h) / 2 };
  }

  /** What is left of a box where its surroundings end; whether it could be scrolled there; and what cuts it off for good. */
  function clipped(each, box, slack) {
    let rest = box;
    let scrolled = false;
    let cut = null;
    for (let at = each; at && at !== document.documentElement; at = at.parentElement) {
      const { overflowX, overflowY, position } = styleOf(at);
      if (overflowX === "visible" && overflowY === "visible") {
        if (position === "fixed") break;
        continue;
      }
      const frame = at.getBoundingClientRect();
      if ([overflowX, overflowY].some((how) => how === "auto" || how === "scroll")) scrolled = true;
      else if (!scrolled && (rest.left < frame.left - 1.5 || rest.right > frame.right + 1.5 || rest.top < frame.top - slack || rest.bottom > frame.bottom + slack)) cut ??= at;
      rest = within(rest, frame);
    }
    const room = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    // A page that is read is longer than its window; a table is not.
    if (!scrolled && LONG && (rest.top < -1 || rest.bottom > room.bottom + 1)) {
      scrolled = true;
      if (rest.left < -1 || rest.right > room.right + 1) cut ??= document.body;
    }
    if (!scrolled && (rest.left < -1 || rest.right > room.right + 1 || rest.top < -1 || rest.bottom > room.bottom + 1)) cut ??= document.body;
    return { box: within(rest, room), scrolled, cut };
  }

  /** What stays where it is while a long page goes by below it. */
  function stays(each) {
    for (let at = each; LONG && at; at = at.parentElement) {
      const { position, bottom } = styleOf(at);
      if (position === "fixed" || (position === "sticky" && bottom !== "auto")) return true;
    }
    return false;
  }

  const wrong = [];
  const things = [];

  // What can be pushed to the side, by a thumb or by what one steps to.
  for (const each of [document.documentElement, document.body, ...document.querySelectorAll("main, .room, .felt")]) {
    each.scrollLeft = innerWidth;
    if (each.scrollLeft > 0) wrong.push(`scrolls sideways: ${called(each).slice(0, 40)} by ${each.scrollLeft} px`);
    each.scrollLeft = 0;
  }

  // What must be read: every element with words of its own.
  const words = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const told = new Map();
  while (words.nextNode()) {
    const { currentNode: node } = words;
    const parent = node.parentElement;
    if (!node.data.trim() || !parent || parent.closest(TOLD_ELSEWHERE) || !seen(parent)) continue;
    const range = document.createRange();
    for (const { 0: word, index } of parent.closest("button") ? node.data.matchAll(WHOLE) : []) {
      // The hyphen that a soft one has become belongs to what follows it.
      range.setStart(node, index + Number(node.data[index - 1] === "\u00ad"));
      range.setEnd(node, index + word.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (new Set(lines.map(({ top }) => Math.round(top))).size > 1) wrong.push(`broken: ${called(parent)} in "${word}"`);
    }
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter((rect) => rect.width > 0);
    if (rects.length > 0) told.set(parent, [...(told.get(parent) ?? []), ...rects]);
  }
  for (const [each, rects] of told) {
    const size = Number.parseFloat(styleOf(each).fontSize);
    const whole = { left: Math.min(...rects.map((rect) => rect.left)), top: Math.min(...rects.map((rect) => rect.top)), right: Math.max(...rects.map((rect) => rect.right)), bottom: Math.max(...rects.map((rect) => rect.bottom)) };
    const upright = each.closest("svg") || each.closest(".score") ? SLACK + size : size * 0.34;
    const { box, scrolled, cut } = clipped(each, whole, upright);
    const short = styleOf(each).overflowX !== "visible" && each.clientWidth > 0 && each.scrollWidth > each.clientWidth + 1;
    if (cut || short) wrong.push(`cut off: ${called(each)} by ${cut ? called(cut).slice(0, 40) : "its own box"}`);
    if (size < 12.95 && !each.closest("svg, .card, sup")) wrong.push(`small letters: ${called(each)} ${size.toFixed(1)} px`);
    // Letters are lower than their line.
    const flowing = styleOf(each).display === "inline" && rects.length > 1;
    for (const lines of flowing ? rects.map((rect) => within(rect, box)) : [box]) {
      const line = { ...lines, top: lines.top + size * 0.2, bottom: lines.bottom - size * 0.2 };
      if (some(line) && !(scrolled && !some(box))) things.push({ each, box: line, kind: "words" });
    }
  }

  // What one can press.
  for (const each of root.querySelectorAll("a[href], button, input, select, [tabindex='0']")) {
    if (each.matches(SCROLLS) || each.closest(".heard") || !seen(each)) continue;
    const whole = boxOf(each);
    const { box, scrolled, cut } = clipped(each, whole, SLACK);
    if (!some(box) || (scrolled && (high(box) < high(whole) - 0.4 || wide(box) < wide(whole) - 0.4))) continue;
    const held = each.closest(".hand li");
    const next = held?.nextElementSibling?.firstElementChild;
    const free = next ? Math.min(wide(box), next.getBoundingClientRect().left - box.left) : wide(box);
    const label = each.closest("label") ?? (each.id ? root.querySelector(`label[for='${CSS.escape(each.id)}']`) : null);
    const hit = label ? boxOf(label) : box;
    const inline = each.matches("p a, li a, td a") && styleOf(each).display === "inline";
    const least = each.matches(".chip") ? CHIP : TOUCH;
    if (held) {
      if (free < STRIP) wrong.push(`narrow: ${called(each)} free ${free.toFixed(0)} px`);
    } else if (cut) wrong.push(`cut off: ${called(each)} by ${called(cut).slice(0, 40)}`);
    else if (!inline && (wide(hit) < least - 0.6 || high(hit) < least - 0.6)) wrong.push(`small: ${called(each)} ${wide(hit).toFixed(0)}x${high(hit).toFixed(0)}`);
    const found = document.elementFromPoint(box.left + free / 2, box.top + high(box) / 2);
    if (!above?.contains(found) || above.contains(each)) {
      if (!found || !(each.contains(found) || found.contains(each) || (stays(found) && !stays(each)))) wrong.push(`covered: ${called(each)} under ${found ? called(found) : "nothing"}`);
    }
    // What flows with other words is there where they are.
    if (!inline) things.push({ each, box, kind: "button" });
  }

  // The cards.
  for (const each of root.querySelectorAll(".card[data-card]")) {
    if (!seen(each) || each.closest(".bubble")) continue;
    const whole = boxOf(each);
    const { box, scrolled, cut } = clipped(each, whole, SLACK);
    if (!some(box)) continue;
    if (!above && each.closest(".row, .trick") && high(whole) < PLAYED - 0.5) wrong.push(`small card: ${each.dataset.card} ${high(whole).toFixed(0)} px high`);
    if (cut && !scrolled && !each.closest(".hand, .tray, .places")) wrong.push(`cut off: card ${each.dataset.card} in ${called(each.parentElement.parentElement).slice(0, 40)}`);
    if (!each.closest("button")) things.push({ each, box, kind: "card" });
  }

  // Nothing over anything else.
  const forward = (each) => above?.contains(each) ?? false;
  const firm = above?.matches(".pulled") ? ".apron, header" : ".apron, header, .hand";
  for (const [i, one] of things.entries()) {
    for (const other of things.slice(i + 1)) {
      if (one.each.contains(other.each) || other.each.contains(one.each)) continue;
      const both = within(one.box, other.box);
      if (wide(both) <= SLACK || high(both) <= SLACK || stays(one.each) !== stays(other.each)) continue;
      const pile = one.each.closest(PILES);
      if (pile && (pile.contains(other.each) || pile.parentElement?.closest(PILES)?.contains(other.each))) continue;
      if (forward(one.each) !== forward(other.each) && !(forward(one.each) ? other : one).each.closest(firm)) continue;
      wrong.push(`overlap: ${called(one.each)} with ${called(other.each)} by ${wide(both).toFixed(0)}x${high(both).toFixed(0)}`);
    }
  }
  return wrong;
}
