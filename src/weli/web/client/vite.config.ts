import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { app } from "./build/app.ts";
import { licences } from "./build/licences.ts";

// `make dev` asks the table that `weli play` opened: at WELI_SERVER, or where it stands by itself. The table lets in only its own page,
// so what is passed on says that it comes from there.
const server = process.env.WELI_SERVER ?? "http://127.0.0.1:8410";

const SELDOM =
  /\/src\/(book\/|voice\/|shuffle\/|account\/account|advice\/(Afterwards|Weighing|afterwards|judging)|dispute\/dispute|exercises\/exercises|lessons\/lessonline|door\/(Bench|Invitation|Join|Qr|WhoAreYou)|start\/GameLine|talk\/(Company|Chat|About|AmongPeople|Gesture|gestures|calls|ours|sheet)|lib\/(elsewhere\/pushing|copying|saving|link|groups|points|reckoning|pace|sound|arrange\/(saying|seen))|table\/(Count|Evening|Perlaggen|Sheet|Words|ended)|parts\/(DeckChoice|Deleting|Difference|FaceChoice|Forget|ListedGame|PaceChoice|Points|RuleBody|RulesetWords|SaveFile))/;

export default defineConfig({
  base: "./", // the house may stand under a path of a domain
  plugins: [svelte(), licences(), app()],
  build: {
    outDir: "../static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the page's policy allows files only, nothing inline
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: "index.html", worker: "src/worker.ts" },
      // The worker is found by its name, and looks after all that lies below it.
      output: {
        entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js"),
        // What several pages need is one file: in many small ones it would weigh more. What only seldom pages share is not in it.
        codeSplitting: { groups: [{ name: "shared", minShareCount: 2, test: (id) => !SELDOM.test(id) }] },
      },
    },
  },
  server: {
    host: "127.0.0.1",
    proxy: {
      "/api": { target: server, changeOrigin: true, headers: { origin: server }, ws: true },
    },
  },
});
