import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

// Others' work that the page carries, letters and library, goes out with its licence.
function licences(): Plugin {
  return {
    name: "licences",
    apply: "build",
    generateBundle() {
      const root = new URL("./", import.meta.url);
      const { dependencies } = JSON.parse(readFileSync(new URL("package.json", root), "utf-8"));
      const text = Object.keys(dependencies).map((name) => {
        const folder = new URL(`node_modules/${name}/`, root);
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

// `make dev` asks the table that `weli play` opened: at WELI_SERVER, or where it stands by itself. The table lets in only its own page,
// so what is passed on says that it comes from there.
const server = process.env.WELI_SERVER ?? "http://127.0.0.1:8410";

export default defineConfig({
  plugins: [svelte(), licences()],
  build: {
    outDir: "../static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's policy allows files only, nothing inline
    modulePreload: { polyfill: false },
  },
  server: {
    host: "127.0.0.1",
    proxy: {
      "/api": { target: server, changeOrigin: true, headers: { origin: server }, ws: true },
    },
  },
});
