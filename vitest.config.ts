import { defaultServerConditions } from "vite"
import { defineConfig } from "vitest/config"
import { versions } from "./tools/bundle.mjs"

/** Workspace packages resolve to their TypeScript source, so tests need no build. */
const conditions = ["@apnap/source", ...defaultServerConditions]

export default defineConfig({
  define: versions(),
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    // Long games of random play are most of the work: no core stays idle for the reporter.
    maxWorkers: "100%",
    // Test files share the modules that they import: to load these for each file took most of the time. So a test leaves what it registers
    // or sets in a module (a player who answers, scripted dice) as it found it.
    isolate: false,
    // What a terminal would colour is compared as plain text, where a run's own colours are forced too (in CI).
    env: { NO_COLOR: "1" },
    // A hang is found by this; a slow machine is no failure.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    include: ["packages/*/src/**/*.test.ts", "packages/*/test/**/*.test.ts", "tools/**/*.test.ts"],
    coverage: {
      provider: "v8",
      include: ["packages/*/src/**/*.ts"],
      exclude: ["**/*.test.ts", "**/testing/**"],
    },
  },
})
