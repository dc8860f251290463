import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { gzipSync } from "node:zlib"
import { expect, it } from "vitest"

const SITE = fileURLToPath(new URL("../dist/site", import.meta.url))
/** The first screen in one language, with its fonts. */
const MOST_FIRST = 150_000
/** All that the table adds, but the engine and the icons, which come when the page has time for them. */
const MOST_TABLE = 90_000
const MOST_GRAMMAR = 222_000

const assets = readdirSync(join(SITE, "assets"))
const sizeOf = (/** @type {string} */ file) => gzipSync(readFileSync(join(SITE, file))).length
/** Files of the page by how their names begin. */
const sizeOfAssets = (/** @type {RegExp} */ names) =>
  assets.filter((name) => names.test(name)).reduce((sum, name) => sum + sizeOf(join("assets", name)), 0)

/** The words of the first screen, beside those of the others. */
const smallerOf = (/** @type {RegExp} */ names) =>
  Math.min(...assets.filter((name) => names.test(name)).map((name) => sizeOf(join("assets", name))))

/** The fonts that the style of the first screen names. */
function sizeOfFonts() {
  const css = assets
    .filter((name) => /^index-.*\.css$/.test(name))
    .map((name) => readFileSync(join(SITE, "assets", name), "utf8"))
  const fonts = css.flatMap((text) =>
    [...text.matchAll(/url\((?:\.\/)?([\w.-]+\.woff2?)\)/g)].map(([, name]) => name),
  )
  return [...new Set(fonts)].reduce((sum, name) => sum + sizeOf(join("assets", name)), 0)
}

/** What a script imports before it runs, and what that imports. */
function withImports(/** @type {string} */ file, /** @type {Set<string>} */ found = new Set()) {
  if (found.has(file)) return found
  found.add(file)
  const code = readFileSync(join(SITE, "assets", file), "utf8")
  for (const [, other] of code.matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g))
    withImports(other, found)
  return found
}

const named = (/** @type {string} */ start) =>
  assets.find((name) => name.startsWith(`${start}-`) && name.endsWith(".js")) ?? ""
const first = withImports(named("index"))

it("the first screen is at most 150 KB gzipped, with its fonts and the words of one language", () => {
  const scripts = [...first].reduce((sum, name) => sum + sizeOf(join("assets", name)), 0)
  const rest = ["index.html", "icon.svg", "apnap.webmanifest"].reduce((sum, name) => sum + sizeOf(name), 0)
  const words = Math.max(smallerOf(/^en-/), smallerOf(/^fr-/))
  const total = scripts + rest + words + sizeOfAssets(/^index-.*\.css$/) + sizeOfFonts()
  console.log(`first load: ${Math.round(total / 1000)} KB of ${MOST_FIRST / 1000}`)
  expect(words).toBeGreaterThan(0)
  expect(total).toBeLessThanOrEqual(MOST_FIRST)
})

it("the table is at most 90 KB more, and neither the desk nor the icons are in either", () => {
  const table = [...withImports(named("table-screen"))].filter((name) => !first.has(name))
  const scripts = table.reduce((sum, name) => sum + sizeOf(join("assets", name)), 0)
  const total = scripts + sizeOfAssets(/^screens-.*\.css$/)
  console.log(`the table: ${Math.round(total / 1000)} KB of ${MOST_TABLE / 1000}`)
  expect(total).toBeLessThanOrEqual(MOST_TABLE)
  expect([...first, ...table].filter((name) => /^judge-tool-screen|game-icons/.test(name))).toEqual([])
})

it("the worker with the cards and the grammar, which comes with the first search or file, is at most 222 KB gzipped", () => {
  const files = [...withImports(named("library-worker"))]
  const size = files.reduce((sum, name) => sum + sizeOf(join("assets", name)), 0)
  console.log(`the grammar: ${Math.round(size / 1000)} KB of ${MOST_GRAMMAR / 1000}`)
  expect(files.filter((name) => /^french|^read-file|^named-deck|^own-of-list/.test(name))).toEqual([])
  expect(size).toBeLessThanOrEqual(MOST_GRAMMAR)
})
