// `npm run bench:lab`: bundles the laboratory's benchmark and runs it, with a PostgreSQL server if one is installed.
import { spawnSync } from "node:child_process"
import { fileURLToPath } from "node:url"
import { bundle, bundleCommand } from "./bundle.mjs"
import { startPostgres } from "./postgres/postgres.mjs"

const at = (/** @type {string} */ path) => fileURLToPath(new URL(`../${path}`, import.meta.url))

await bundleCommand()
await bundle(at("packages/cli/src/lab-bench.ts"), at("bench-output"))
const postgres = await startPostgres()
const args = [at("bench-output/lab-bench.js"), at("packages/cli/bin/apnap.mjs")]
if (postgres !== null) args.push(postgres.url)
const { status } = spawnSync(process.execPath, args, { stdio: "inherit" })
await postgres?.stop()
process.exitCode = status ?? 1
