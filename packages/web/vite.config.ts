import react from "@vitejs/plugin-react"
import { defaultClientConditions, defineConfig } from "vite"
import { ICON_NAMES } from "./src/card/face/icon-names.ts"
import { FIRST_GLYPHS, OTHER_GLYPHS } from "./src/card/glyph.ts"
import { gameIcons } from "./tools/game-icons.mjs"
import { installable } from "./tools/installable.mjs"
import { smallFonts } from "./tools/small-fonts.mjs"

/** The table is built from source: its worker holds the engine, the cards and the computer players. */
export default defineConfig({
  base: "./",
  plugins: [
    react(),
    smallFonts({ first: FIRST_GLYPHS, rest: OTHER_GLYPHS }),
    gameIcons(ICON_NAMES),
    installable(),
  ],
  resolve: { conditions: ["@apnap/source", ...defaultClientConditions] },
  worker: { format: "es" },
  build: { target: "es2023", outDir: "dist/site", emptyOutDir: true, chunkSizeWarningLimit: 2000 },
})
