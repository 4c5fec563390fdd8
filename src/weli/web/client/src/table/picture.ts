// A picture of a finished game, its sheet and its best moment: drawn on the spot, to be shown to others. Nobody is asked for it, and nobody
// is named in it who did not sit there.

import { fetchMoment } from "../lib/api";
import { faceOf } from "../lib/copies";
import { CLEAR, fileOf } from "../lib/decks.svelte";
import { hand } from "../lib/saving";
import { t, texts, written } from "../lib/texts.svelte";
import { dealName, type People } from "../lib/words";
import type { BestMoment, Entry, View } from "../wire";
import { headingOf, playedOf, toldOf } from "./ended";

const [WIDTH, MARGIN, LABEL, ROW] = [1080, 60, 190, 62];
const INK = { wood: "#ecd9b2", paper: "#fdf8ea", square: "#c9d2d6", pencil: "#3b3833", soft: "#55432c" };
const CARD = { w: 150, h: 240, gap: 12 };
/** So much room the word between two hands has. */
const VERSUS = 130;
/** So many deals have room; of more only the last ones are drawn. */
const MOST = 16;

interface Column {
  name: string;
  total: number;
  side: string;
}

/** Gives the picture to whatever shares such things here, or to take home. */
export async function sharePicture(view: View, people: People): Promise<void> {
  const moment = await fetchMoment(view.table, texts.lang).catch(() => null);
  const blob = await drawn(view, people, moment);
  const file = new File([blob], "weli.png", { type: blob.type });
  if (!navigator.canShare?.({ files: [file] })) return hand(file, file.name);
  await navigator.share({ files: [file] }).catch((why: unknown) => {
    if (!(why instanceof DOMException && why.name === "AbortError")) hand(file, file.name);
  });
}

async function drawn(view: View, people: People, moment: BestMoment | null): Promise<Blob> {
  const cards = await drawnCards(moment?.cards);
  const against = await drawnCards(moment?.against);
  const entries = ((view.sheet ?? view.slate)?.entries ?? []).slice(-MOST);
  const columns = columnsOf(view, people);
  const canvas = document.createElement("canvas");
  const sheet = 330 + (entries.length + 1) * ROW;
  canvas.width = WIDTH;
  canvas.height = sheet + 2 * MARGIN + (moment ? 250 + CARD.h : 0);
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = INK.wood;
  pen.fillRect(0, 0, canvas.width, canvas.height);
  leaf(pen, MARGIN, sheet);
  write(pen, headingOf(view, people), WIDTH / 2, MARGIN + 100, 72, { serif: true });
  write(pen, playedOf(view), WIDTH / 2, MARGIN + 150, 32, { ink: INK.soft });
  table(pen, columns, entries, view, MARGIN + 230);
  if (moment) slip(pen, toldOf(moment, view, people), { cards, against }, sheet + MARGIN + 40);
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"));
}

const drawnCards = (cards: BestMoment["cards"] = []) => Promise.all(cards.map(({ card }) => picture(faceOf(card))));

function columnsOf({ sheet, slate }: View, people: People): Column[] {
  if (sheet) return sheet.sides.map((side) => ({ side, name: people.sideName(side), total: sheet.totals[side] ?? 0 }));
  return (slate?.lines ?? []).map(({ side, units }) => ({ side, name: people.sideName(side), total: units }));
}

function leaf(pen: CanvasRenderingContext2D, y: number, height: number): void {
  pen.save();
  pen.shadowColor = "rgb(60 40 10 / 40%)";
  pen.shadowBlur = 24;
  pen.shadowOffsetY = 8;
  pen.fillStyle = INK.paper;
  pen.fillRect(MARGIN, y, WIDTH - 2 * MARGIN, height);
  pen.restore();
}

interface Hand {
  serif?: boolean;
  ink?: string;
  align?: CanvasTextAlign;
  bold?: boolean;
  /** No wider than that. */
  most?: number;
}

function write(pen: CanvasRenderingContext2D, text: string, x: number, y: number, size: number, how: Hand = {}): void {
  const { serif = false, ink = INK.pencil, align = "center", bold = serif, most = WIDTH - 3 * MARGIN } = how;
  const family = getComputedStyle(document.documentElement).getPropertyValue(serif ? "--serif" : "--sans");
  pen.font = `${bold ? 600 : 400} ${size}px ${family}`;
  pen.fillStyle = ink;
  pen.textAlign = align;
  pen.fillText(text, x, y, most);
}

function table(pen: CanvasRenderingContext2D, columns: Column[], entries: Entry[], view: View, top: number): void {
  const left = MARGIN + LABEL + 30;
  const wide = (WIDTH - MARGIN - 60 - left) / columns.length;
  const bottom = top + (entries.length + 1) * ROW;
  const middle = (column: number) => left + (column + 0.5) * wide;
  columns.forEach(({ name, total, side }, i) => {
    write(pen, name, middle(i), top, 34, { serif: true, most: wide - 12 });
    entries.forEach((entry, row) => write(pen, entry.points[side] ? written(entry.points[side]) : "–", middle(i), top + (row + 1) * ROW, 44));
    write(pen, written(total), middle(i), bottom + 14, 56, { bold: true });
    if (i > 0) line(pen, left + i * wide, top - 30, left + i * wide, bottom + 20);
  });
  entries.forEach((entry, row) => {
    write(pen, dealName(view, entry.deal), left - 24, top + (row + 1) * ROW - 4, 28, { ink: INK.soft, align: "right", most: LABEL });
  });
  for (const y of [top + 14, bottom - ROW + 18, bottom + 34, bottom + 46]) line(pen, left, y, WIDTH - MARGIN - 60, y);
}

function line(pen: CanvasRenderingContext2D, x: number, y: number, toX: number, toY: number): void {
  pen.strokeStyle = INK.pencil;
  pen.lineWidth = 4;
  pen.lineCap = "round";
  pen.beginPath();
  pen.moveTo(x, y);
  pen.lineTo(toX, toY);
  pen.stroke();
}

interface Shown {
  cards: (HTMLImageElement | null)[];
  against: (HTMLImageElement | null)[];
}

function slip(pen: CanvasRenderingContext2D, told: ReturnType<typeof toldOf>, { cards, against }: Shown, y: number): void {
  leaf(pen, y, 190 + CARD.h);
  const [left, align] = [2 * MARGIN, "left"] as const;
  const wide = WIDTH - 4 * MARGIN;
  write(pen, told.kick, left, y + 48, 28, { ink: INK.soft, align });
  write(pen, told.title, left, y + 96, 44, { serif: true, align });
  row(pen, cards, left, y + 116, against.length > 0 ? (wide - VERSUS) / 2 : wide);
  if (against.length > 0) {
    write(pen, t("won.against"), WIDTH / 2, y + 116 + CARD.h / 2, 32, { serif: true });
    row(pen, against, (WIDTH + VERSUS) / 2, y + 116, (wide - VERSUS) / 2);
  }
  write(pen, told.tale, left, y + CARD.h + 166, 32, { align });
}

/** Cards beside one another, or one over the other where they would be wider than that. */
function row(pen: CanvasRenderingContext2D, cards: Shown["cards"], x: number, y: number, most: number): void {
  const step = Math.min(CARD.w + CARD.gap, (most - CARD.w) / Math.max(1, cards.length - 1));
  cards.forEach((card, i) => card && pen.drawImage(card, x + i * step, y, CARD.w, CARD.h));
}

/** A card of the pack that is shown; none where it does not come. */
async function picture(card: string): Promise<HTMLImageElement | null> {
  const image = new Image(CARD.w, CARD.h);
  image.src = fileOf(card) ?? (await clear(card));
  return image.decode().then(
    () => image,
    () => null,
  );
}

/** A card of the clear pack, whose cards are all drawn in one file. */
async function clear(card: string): Promise<string> {
  const all = await (await fetch(`./cards/${CLEAR}.svg`)).text();
  const size = `width="${CARD.w}" height="${CARD.h}"`;
  const one = all.replace("<svg ", `<svg ${size} `).replace(/<\/svg>\s*$/, `<use href="#${card}" ${size}/></svg>`);
  return `data:image/svg+xml,${encodeURIComponent(one)}`;
}
