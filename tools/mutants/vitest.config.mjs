// Runs the tests on an engine that contains every mutant: `runner.ts` activates them one at a time.
import { fileURLToPath } from "node:url"
import { defineConfig, mergeConfig } from "vitest/config"
import tests from "../../vitest.config.ts"
import { readMutants } from "./all.mjs"
import { withMutants } from "./schemata.mjs"

const here = (/** @type {string} */ name) => fileURLToPath(new URL(name, import.meta.url))
const root = fileURLToPath(new URL("../..", import.meta.url))
const mutants = readMutants(root, process.env.MUTANTS_WHOLE === "1")

export default mergeConfig(
  tests,
  defineConfig({
    root,
    plugins: [
      {
        name: "mutants",
        enforce: "pre",
        transform(code, id) {
          const file = id.startsWith(root) ? id.slice(root.length) : ""
          const sites = mutants.byFile.get(file)
          return sites && { code: withMutants(code, file, sites, here("awake.mjs")), map: null }
        },
      },
    ],
    test: {
      runner: here("runner.ts"),
      maxWorkers: 1,
      testTimeout: 0,
      include: ["packages/*/src/**/*.test.ts", "tools/mutants/*.shown.ts"],
    },
  }),
)
