import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import svgpath from "svgpath"

const SOURCE = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json")
const MODULE = "virtual:game-icons"

/**
 * The outlines of icons by name, in whole units of a square of 512. Throws for a name that the set has not got.
 * @param {readonly string[]} names
 * @returns {Record<string, string>}
 */
export function outlinesOf(names) {
  const { icons } = JSON.parse(readFileSync(SOURCE, "utf8"))
  return Object.fromEntries(names.map((name) => [name, outlineOf(icons[name]?.body, name)]))
}

/**
 * @param {string | undefined} body
 * @param {string} name
 */
function outlineOf(body, name) {
  if (body === undefined) throw new Error(`there is no icon "${name}"`)
  const paths = [...body.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d)
  // Relative and rounded with the errors carried on, so that no outline drifts.
  return svgpath(paths.join("")).abs().rel().round(0).toString()
}

/**
 * A plugin that makes a module of the icons that are drawn, of some four thousand.
 * @param {readonly string[]} names
 * @returns {import("vite").Plugin}
 */
export function gameIcons(names) {
  return {
    name: "game-icons",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) =>
      id === `\0${MODULE}`
        ? `export default JSON.parse(${JSON.stringify(JSON.stringify(outlinesOf(names)))})`
        : null,
  }
}
