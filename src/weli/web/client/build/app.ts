// What makes an app for a home screen of the page: its manifest, and the list of files that its worker keeps.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const THEME = new URL("../src/theme.css", import.meta.url);
const WORKER = "worker.js";
/** Nothing of the page asks for these. */
const NOT_KEPT = [WORKER, "licences.txt"];
/** The packs that one may choose: a folder each, sent when they are seen. */
const CHOSEN = /^cards\/\w+\//;

export function app(): Plugin {
  return {
    name: "app",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "weli.webmanifest", source: JSON.stringify(manifest(), null, 2) });
    },
    // Only now is everything there, what is drawn beside the page among it.
    writeBundle({ dir }) {
      if (dir) listFiles(dir);
    },
  };
}

function manifest(): object {
  const wall = daylight("--wall");
  const png = (name: string, pixels: number, purpose: string) => ({ src: `icons/${name}`, type: "image/png", sizes: `${pixels}x${pixels}`, purpose });
  return {
    name: "Weli",
    short_name: "Weli",
    start_url: "./",
    scope: "./",
    display: "standalone",
    background_color: wall,
    theme_color: wall,
    icons: [
      png("192.png", 192, "any"),
      png("512.png", 512, "any"),
      png("maskable-512.png", 512, "maskable"),
      { src: "icons/weli.svg", type: "image/svg+xml", sizes: "any", purpose: "any" },
    ],
  };
}

/** A colour of the page by day; the page itself tells the system which one it has by evening. */
function daylight(name: string): string {
  const found = readFileSync(THEME, "utf-8").match(new RegExp(`${name}: light-dark\\((#\\w+),`));
  if (!found?.[1]) throw new Error(`theme.css has no ${name}`);
  return found[1];
}

/** Sets before the worker which files there are, and a name for them all that changes with what is in any of them. */
function listFiles(folder: string): void {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1).replaceAll("\\", "/"))
    .filter((file) => !NOT_KEPT.includes(file) && !CHOSEN.test(file))
    .toSorted();
  const hash = createHash("sha256");
  for (const file of files) hash.update(file).update(readFileSync(join(folder, file)));
  const paths = files.map((file) => (file === "index.html" ? "" : file));
  const worker = join(folder, WORKER);
  const known = `const FILES = ${JSON.stringify(paths)}, EDITION = "${hash.digest("hex").slice(0, 12)}";\n`;
  writeFileSync(worker, known + readFileSync(worker, "utf-8"));
}
