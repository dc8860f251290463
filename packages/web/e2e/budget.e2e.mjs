import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { gzipSync } from "node:zlib"
import { expect, it } from "vitest"

const SITE = fileURLToPath(new URL("../dist/site", import.meta.url))
/** Of the 300 KB that it may have: what is over this has let the rules into the page, which only the worker needs. */
const MOST = 220_000
const MOST_GRAMMAR = 150_000
/** The engine comes with the first game, French card text when it is spoken, the summaries of the rules when the first is read, pictures of the mark when it is installed. */
const LATER = /^(worker|import-worker|french|rules|icon)-/

it("the first load is at most 220 KB gzipped: all but the engine and the summaries", () => {
  const files = readdirSync(SITE, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const sizes = files
    .filter(({ name }) => !LATER.test(name))
    .map(({ parentPath, name }) => ({ name, size: gzipSync(readFileSync(join(parentPath, name))).length }))
  const total = sizes.reduce((sum, { size }) => sum + size, 0)
  console.log(`first load: ${Math.round(total / 1000)} KB of ${MOST / 1000}`)
  expect(total).toBeLessThanOrEqual(MOST)
})

it("the worker with the grammar, which comes with the first file of cards, is at most 150 KB gzipped", () => {
  const assets = join(SITE, "assets")
  const name = readdirSync(assets).find((file) => file.startsWith("import-worker-")) ?? ""
  const size = gzipSync(readFileSync(join(assets, name))).length
  console.log(`the grammar: ${Math.round(size / 1000)} KB of ${MOST_GRAMMAR / 1000}`)
  expect(size).toBeLessThanOrEqual(MOST_GRAMMAR)
})
