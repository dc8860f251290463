import { fileURLToPath } from "node:url"
import { defaultServerConditions } from "vite"
import { defineConfig } from "vitest/config"

const conditions = ["@apnap/source", ...defaultServerConditions]

/** The table in a real browser: `npm run e2e`. */
export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ["**/*.e2e.mjs"],
    globalSetup: ["./support/site.mjs"],
    // The limits are for pages that never come, not for a machine that is busy.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000, interval: 20 } },
    // Most of a spec is waiting for its page: two share the processors, and what they import.
    maxWorkers: 2,
    isolate: false,
  },
})
