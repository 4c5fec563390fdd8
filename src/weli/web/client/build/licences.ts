// Others' work that the page carries, letters and library, goes out with its licence.

import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const CLIENT = new URL("../", import.meta.url);

export function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle() {
      const { dependencies } = JSON.parse(readFileSync(new URL("package.json", CLIENT), "utf-8"));
      const text = Object.keys(dependencies).map((name) => {
        const folder = new URL(`node_modules/${name}/`, CLIENT);
        const { version } = JSON.parse(readFileSync(new URL("package.json", folder), "utf-8"));
        const file = ["LICENSE", "LICENSE.md"].map((name) => new URL(name, folder)).find(readable);
        if (!file) throw new Error(`${name} has no licence file`);
        return `${name} ${version}\n\n${readFileSync(file, "utf-8").trim()}\n`;
      });
      this.emitFile({ type: "asset", fileName: "licences.txt", source: text.join(`\n${"-".repeat(80)}\n\n`) });
    },
  };
}

function readable(file: URL): boolean {
  try {
    readFileSync(file);
    return true;
  } catch {
    return false;
  }
}
