import { fileURLToPath } from "node:url"
import { defineConfig } from "vitest/config"

/** The table in a real browser: `npm run e2e`. */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  test: {
    include: ["*.e2e.mjs"],
    globalSetup: ["./site.mjs"],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    fileParallelism: false,
  },
})
