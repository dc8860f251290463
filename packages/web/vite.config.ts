import react from "@vitejs/plugin-react"
import { defaultClientConditions, defineConfig } from "vite"
import { ALL_GLYPHS } from "./src/card/glyph.ts"
import { installable } from "./tools/installable.mjs"
import { smallFont } from "./tools/small-font.mjs"

/** The table is built from source: its worker holds the engine, the cards and the computer players. */
export default defineConfig({
  base: "./",
  plugins: [react(), smallFont(ALL_GLYPHS), installable()],
  resolve: { conditions: ["@apnap/source", ...defaultClientConditions] },
  worker: { format: "es" },
  build: { target: "es2023", outDir: "dist/site", emptyOutDir: true, chunkSizeWarningLimit: 2000 },
})
