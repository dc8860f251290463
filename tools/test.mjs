// Runs vitest with the given arguments and ends with one line: `N passed, N failed`.
import { spawnSync } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { isProgram } from "./source.mjs"

/** @typedef {{ status: string, assertionResults: { status: string }[] }} FileResult */

/**
 * @param {FileResult[]} files
 * @param {boolean} succeeded whether vitest itself was content
 */
export function count(files, succeeded) {
  const statuses = files.flatMap((file) => {
    const tests = file.assertionResults.map((test) => test.status)
    // A file that fails outside its tests (it did not load, a hook threw) counts as one failure.
    return file.status === "failed" && !tests.includes("failed") ? [...tests, "failed"] : tests
  })
  const passed = statuses.filter((status) => status === "passed").length
  const failed = statuses.filter((status) => status === "failed").length
  const contentless = !succeeded && failed === 0
  return { passed, failed: contentless ? 1 : failed, skipped: statuses.length - passed - failed }
}

/** @param {{ passed: number, failed: number, skipped: number }} counts */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`
}

if (isProgram(import.meta.url)) {
  const folder = mkdtempSync(join(tmpdir(), "apnap-test-"))
  const results = join(folder, "results.json")
  const vitest = fileURLToPath(new URL("../node_modules/vitest/vitest.mjs", import.meta.url))
  const options = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${results}`]
  const run = spawnSync(process.execPath, [vitest, ...options, ...process.argv.slice(2)], {
    stdio: "inherit",
  })
  const files = existsSync(results) ? JSON.parse(readFileSync(results, "utf8")).testResults : []
  rmSync(folder, { recursive: true })

  const counts = count(files, run.status === 0)
  console.log(closingLine(counts))
  process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0
}
