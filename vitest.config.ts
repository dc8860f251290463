import { defaultServerConditions } from "vite"
import { defineConfig } from "vitest/config"

/** Workspace packages resolve to their TypeScript source, so tests need no build. */
const conditions = ["@apnap/source", ...defaultServerConditions]

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    // Long games of random play are most of the work: no core stays idle for the reporter.
    maxWorkers: "100%",
    // A hang is found by this; a slow machine is no failure.
    testTimeout: 120_000,
    include: ["packages/*/src/**/*.test.ts", "packages/*/test/**/*.test.ts", "tools/**/*.test.ts"],
    coverage: {
      provider: "v8",
      include: ["packages/*/src/**/*.ts"],
      exclude: ["**/*.test.ts", "**/testing/**"],
    },
  },
})
