import react from "@vitejs/plugin-react"
import { defaultClientConditions, defineConfig } from "vite"

/** The table is built from source: its worker holds the engine, the cards and the computer players. */
export default defineConfig({
  base: "./",
  plugins: [react()],
  resolve: { conditions: ["@apnap/source", ...defaultClientConditions] },
  worker: { format: "es" },
  build: { target: "es2023", outDir: "dist/site", emptyOutDir: true, chunkSizeWarningLimit: 2000 },
})
