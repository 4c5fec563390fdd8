// Upright: a telephone, a tablet.

import { ABOVE, across, askedBelow, box, MARK, nameRow, naming, nearDisc, NOWHERE, PLAYED, PUSH, seenOrder, share, sides, TOUCH, type Layout, type Part, type Spot, type Wants } from "./boxes";

/** How high a row is, and the cards in it, where one must still see what was played. */
const ROW = PLAYED / 0.92;

/** The same with an open bet in front: what lies before the others keeps its place, and one's own side gives way, as far as it can; then the
 * boards, for the one in question lies in front; at last everybody. */
function giveWay(heights: number[], lift: number, rem: number): number[] {
  const total = (lengths: number[]) => lengths.reduce((sum, length) => sum + length, 0);
  const own = heights.slice(-4);
  const others = heights.slice(0, -4);
  const given = total(own) - lift;
  const [boards, name, row, hand] = own as [number, number, number, number];
  const rest = [
    { least: name, weight: 0 },
    { least: Math.min(row, 3.2 * rem), weight: row },
    { least: Math.min(hand, 3 * rem), weight: hand },
  ];
  const parts = [{ least: Math.min(boards, 3.7 * rem), weight: boards }, ...rest];
  if (given >= total(parts.map(({ least }) => least))) return [...others, ...share(given, parts)];
  const least = total(rest.map(({ least }) => least));
  if (given >= least) return [...others, 0, ...share(given, rest)];
  return [...others.map((height) => (height * (total(others) + given - least)) / total(others)), 0, ...rest.map(({ least }) => least)];
}

export function upright(wants: Wants): Layout {
  const { width: W, height: H, rem, players, boards, rows, card: CARD } = wants;
  const k = Math.min(W / 39, H / 70);
  const label = naming(k, rem);
  const bar = TOUCH * rem;
  const asked = askedBelow(wants);
  const apron = wants.foot ?? ((wants.front ? 12.8 : 6.9) + asked) * rem + (wants.words ?? 0);
  const raised = wants.raised ?? 0;
  const lift = wants.front ? 5.9 * rem : raised;
  const floor = H - apron - raised;
  const order = seenOrder(players, wants.turning);
  const m = order.length;
  const small = H < 36 * rem;
  const gap = (small ? 0.2 : 0.35) * rem;
  // Where many sit round a small table, their names stand there alone.
  const disc = m > 5 && H < 42 * rem ? 0 : Math.max((m > 5 || small ? 2.1 : 2.6) * rem, (m > 3 ? 4.4 : 5.4) * k);
  const plate = disc * ABOVE + label;
  const lines = m > 5 ? [order.slice(0, Math.ceil(m / 2)), order.slice(Math.ceil(m / 2))] : [order];
  // With three boards the rows of those at the ends run down beside them; five need the whole width.
  const four = m === 3 && boards <= 3;
  const name = nameRow(wants);

  // Where the faces stand: an arch; whoever sits in its middle may stand beside the bar's words.
  const lifted = m === 1 || four;
  const yFaces = lifted ? 0.2 * rem : bar;
  const arch = four ? bar - 0.2 * rem - yFaces + 0.2 * rem : m === 5 ? 0.9 * rem : 0;
  const faces = plate + (m === 5 ? arch : 0);
  const folds = m > 5;
  // Each has their cards in a strip of their own, with their marks beside it.
  const strips = rows && m > 3;
  const least = (folds ? 1 : 1.45) * PLAYED;
  const parts: Part[] = [
    ...lines.flatMap((): Part[] => [
      { least: faces, bare: Math.min(faces, label + (m > 3 ? 0 : 24 * ABOVE)), weight: 0 },
      { least: strips ? least : rows ? Math.max(ROW, arch) : 0, ...(strips ? { bare: PLAYED } : {}), weight: strips ? (folds ? 6.4 : 8.6) : rows ? 9.4 : 0 },
    ]),
    { least: boards > 0 ? (boards > 3 ? 7 : small ? 5.6 : 6.4) * rem : 126, ...(boards > 0 ? { bare: (boards > 3 ? 4.8 : 4.6) * rem } : {}), weight: boards > 0 ? 15 : rows ? 18 : 28 },
    { least: name, weight: 0 },
    // Talon and slate, where the trick has the middle, are things one looks at; else there lies one's own row.
    { least: (m > 5 || boards > 3 ? 3.6 : 4.3) * rem, bare: Math.max(ROW, (m > 5 ? 2.8 : 3.2) * rem), weight: rows || boards > 0 ? 9.4 : 17 },
    wants.named === true
      ? { least: 0, weight: 0 }
      : { least: (m > 5 ? 3.5 : 4) * rem, bare: (wants.named ? 3.5 : 3) * rem, weight: wants.named ? 7 : 13.6 },
  ];
  const usual = share(floor + lift - yFaces - gap * (parts.length - 1), parts);
  const heights = lift > 0 ? giveWay(usual, lift, rem) : usual;
  const spots: Spot[] = [];
  let y = yFaces;
  let yTop = yFaces;
  lines.forEach((line, l) => {
    const [hPlate, hRow] = [heights[2 * l] ?? 0, heights[2 * l + 1] ?? 0];
    const cell = W / line.length;
    line.forEach((seat, i) => {
      const off = Math.abs(i - (line.length - 1) / 2);
      const drop = four ? (off > 0 ? arch : 0) : m === 5 ? (off / 2) * arch : 0;
      const end = m > 1 && i === 0 ? "left" : m > 1 && i === line.length - 1 ? "right" : "far";
      const x = cell * i;
      const plate = box(x + 2, y + drop, cell - 4, hPlate - (m === 5 ? arch : 0));
      const disc = (plate.h - label) / ABOVE;
      const yRow = plate.y + plate.h + gap;
      const signs = MARK.w * rem + 2;
      const card = strips
        ? Math.min(Math.max(hRow * (folds ? 0.8 : 0.66), PLAYED), hRow, (plate.w - signs) / CARD)
        : Math.min(hRow * 0.92, (cell - gap * 2) / CARD / across(wants.hand));
      const row = strips ? box(x + (cell - card * CARD - signs) / 2, yRow, card * CARD, hRow) : rows ? box(x + gap, yRow, cell - 2 * gap, hRow) : NOWHERE;
      spots[seat] = {
        side: end,
        plate,
        flat: disc < 24,
        disc: disc < 24 ? 0 : disc,
        marks: strips ? [box(row.x + row.w + 2, yRow, signs, hRow)] : sides(plate, disc, disc * ABOVE, rem),
        row,
        down: strips,
        card: four ? Math.min(hRow * 0.92, W / 3 / CARD / across(wants.hand)) : card,
      };
    });
    yTop = y + hPlate;
    y += hPlate + hRow + 2 * gap;
  });
  const [hMiddle, hName, hOwn, hHand] = heights.slice(-4) as [number, number, number, number];
  const yMiddle = y;
  const yName = yMiddle + hMiddle + gap;
  const yOwn = yName + hName;
  const yHand = floor - hHand;
  let middle = box(gap, yMiddle, W - 2 * gap, hMiddle);
  if (four && rows) {
    // Four at the table: what those at the ends have played runs down beside the boards.
    const column = Math.max(Math.min(3.7 * rem, W * 0.17), 8.2 * k);
    for (const [seat, side] of [
      [order[0], "left"],
      [order[2], "right"],
    ] as const) {
      const spot = spots[seat ?? 0];
      if (!spot) continue;
      const top = spot.plate.y + spot.plate.h + gap;
      spot.side = side;
      spot.down = true;
      spot.row = box(side === "left" ? gap : W - gap - column, top, column, yMiddle + hMiddle - top);
      spot.card = Math.min(Math.max(spot.card * 1.04, PLAYED), (column * 0.82) / CARD);
    }
    const far = spots[order[1] ?? 0];
    if (far) {
      // Between the names of those at the ends, below their marks.
      const floor = Math.max(far.row.y, far.row.y + far.row.h - ROW);
      const top = Math.min(floor, Math.max(far.row.y, ...(spots[order[0] ?? 0]?.marks ?? []).map((marks) => marks.y + marks.h + 2)));
      far.row = box(W / 3 + gap, top, W / 3 - 2 * gap, far.row.y + far.row.h - top);
      far.card = Math.min(far.card * 1.2, far.row.h * 0.92, far.row.w / CARD / across(Math.min(4, wants.hand)));
    }
    middle = box(column + 1.6 * gap, yMiddle, W - 2 * column - 3.2 * gap, hMiddle);
  }
  const corner = Math.max(4.4 * rem, 9 * k);
  const own: Spot = {
    side: "own",
    plate: wants.named ? box(gap, yName, W - 2 * gap, hName) : NOWHERE,
    marks: wants.named ? sides(box(gap, yName, W - 2 * gap, hName), Math.max((wants.named === "faced" ? 12 : 8) * rem, (wants.named === "faced" ? 15.5 : 10) * k), hName, rem) : [],
    flat: true,
    disc: nearDisc(wants),
    row: rows ? box(corner + 2 * gap, yOwn, W - 2 * corner - 4 * gap, hOwn) : NOWHERE,
    down: false,
    // What is pushed forward must not lie on a name above it.
    card: Math.min(wants.named ? hOwn / (1 + PUSH * CARD) : hOwn * 0.95, (W - 2 * corner - 4 * gap) / CARD / across(wants.hand)),
  };
  spots[0] = own;
  const layout = { wide: false, k, bar: box(0, 0, W, bar), table: box(-12, bar + 0.4 * rem, W + 24, H), spots, hand: box(0, yHand, W, hHand), apron: box(0, H - apron, W, apron), asksBelow: asked > 0 };
  if (rows || boards > 0) {
    const stock = box(gap, yOwn, corner, hOwn);
    return { ...layout, middle, stock, score: box(W - gap - corner, yOwn, corner, hOwn), piles: [NOWHERE, NOWHERE] };
  }
  // The trick lies in the middle; talon and slate below it, what is won below the faces at the ends.
  const pile = m > 1 ? Math.max(3.6 * rem, 7 * k) : W * 0.28;
  const yPile = (spots[order[0] ?? 0]?.plate.y ?? yTop) + (spots[order[0] ?? 0]?.plate.h ?? 0) + gap;
  const hPile = m > 1 ? pile * 1.2 : Math.max(5 * rem, 9 * k);
  return {
    ...layout,
    middle: box(m > 1 ? pile : gap, yMiddle, W - 2 * (m > 1 ? pile : gap), hMiddle),
    stock: box(gap, yOwn, W / 2 - 2 * gap, hOwn),
    score: box(W / 2 + gap, yOwn, W / 2 - 2 * gap, hOwn),
    piles: [box(gap, yPile, pile - gap, hPile), box(W - pile, yPile, pile - gap, hPile)],
  };
}
