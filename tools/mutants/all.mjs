// Numbers every mutant of the engine and of other code with rules.
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { cells } from "../rule-book/statuses.mjs"
import { isTest, sourceFiles } from "../source.mjs"
import { sitesIn } from "./sites.mjs"

/** @typedef {import("./sites.mjs").Site & { number: number }} Mutant */

/** Where rules code is: the engine, the deck checks (100.2), how a triggered ability is told (603.1), and what a rule said in other eras. */
const ROOMS = [
  "packages/engine/src/",
  "packages/cards/src/decks/",
  "packages/cards/src/draft/",
  "packages/cards/src/oracle/lines/triggered.ts",
  "packages/words/src/rules/about.ts",
]

/**
 * Rules of functions whose comments don't cite them, by file and name: `code-of.tsv`.
 * @param {string} root
 */
export function codeOf(root) {
  /** @type {Map<string, string[]>} */
  const rules = new Map()
  for (const [rule, ...places] of cells(readFileSync(join(root, "tools/mutants/code-of.tsv"), "utf8")))
    for (const place of places) rules.set(place, [...(rules.get(place) ?? []), rule])
  return rules
}

/**
 * The mutants by file, by key and by rule. Their numbers are valid only for the current sources; 0 means none.
 * @param {string} root
 * @param {boolean} whole also those of functions of no known rule
 */
export function readMutants(root, whole = false) {
  const told = codeOf(root)
  /** @type {Map<string, Mutant[]>} */
  const byFile = new Map()
  /** @type {Map<string, Mutant>} */
  const byKey = new Map()
  /** @type {Map<string, Mutant[]>} */
  const byRule = new Map()
  for (const file of sourceFiles(root).filter(
    (name) => ROOMS.some((room) => name.startsWith(room)) && !isTest(name),
  )) {
    const sites = sitesIn(
      readFileSync(join(root, file), "utf8"),
      file,
      (place) => told.get(place) ?? (whole ? [] : null),
    )
    const list = sites.map((site) => ({ ...site, number: 0 }))
    for (const mutant of list) {
      mutant.number = byKey.size + 1
      byKey.set(mutant.key, mutant)
      for (const rule of mutant.rules) byRule.set(rule, [...(byRule.get(rule) ?? []), mutant])
    }
    // Loops are counted even in a file without mutants.
    byFile.set(file, list)
  }
  return { byFile, byKey, byRule }
}
