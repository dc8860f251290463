import { readFileSync } from "node:fs"
import { RULESETS } from "@apnap/engine"
import type { AboutRule } from "@apnap/words/eras"
import { HOME } from "../home.ts"

/** A test that proves a rule: its title and file. */
export type RuleTest = readonly [title: string, file: string]

type Index = Readonly<Record<string, readonly RuleTest[]>>

/** The index written by `npm run rules`. */
function readIndex(): Index {
  return JSON.parse(readFileSync(new URL("data/rule-tests.json", HOME), "utf8"))
}

let index: Index | undefined

/** The tests whose titles name the rule, by any era's number or one of its rows. */
export function testsOf(rule: string, numbers: AboutRule["numbers"]): readonly RuleTest[] {
  index ??= readIndex()
  const tests = index
  const then = numbers.flatMap(({ number, first, last }) => {
    const names = RULESETS.map(({ name }) => name)
    return names.slice(names.indexOf(first), names.indexOf(last) + 1).map((era) => `${number}@${era}`)
  })
  const found = [...new Set([rule, ...then])].flatMap((name) => tests[name] ?? [])
  return found.filter(([title, file], i) => found.findIndex((t) => t[0] === title && t[1] === file) === i)
}
