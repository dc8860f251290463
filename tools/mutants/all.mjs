// Every mutant of the engine, numbered.
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { isTest, sourceFiles } from "../source.mjs"
import { sitesIn } from "./sites.mjs"

/** @typedef {import("./sites.mjs").Site & { number: number }} Mutant */

/**
 * The mutants by file, by key and by rule. Their numbers are good for this state of the sources alone; 0 is none.
 * @param {string} root
 */
export function readMutants(root) {
  /** @type {Map<string, Mutant[]>} */
  const byFile = new Map()
  /** @type {Map<string, Mutant>} */
  const byKey = new Map()
  /** @type {Map<string, Mutant[]>} */
  const byRule = new Map()
  for (const file of sourceFiles(root).filter(
    (name) => name.startsWith("packages/engine/src/") && !isTest(name),
  )) {
    const sites = sitesIn(readFileSync(join(root, file), "utf8"), file)
    const list = sites.map((site) => ({ ...site, number: 0 }))
    for (const mutant of list) {
      mutant.number = byKey.size + 1
      byKey.set(mutant.key, mutant)
      for (const rule of mutant.rules) byRule.set(rule, [...(byRule.get(rule) ?? []), mutant])
    }
    // A file without mutants has its loops counted all the same.
    byFile.set(file, list)
  }
  return { byFile, byKey, byRule }
}
