import { readFileSync } from "node:fs"

/** A test that proves a rule: its title, and where it stands. */
export type RuleTest = readonly [title: string, file: string]

/** The tests whose titles name the rule or one of its rows, from the index that `npm run rules` writes. */
export function testsOf(rule: string): readonly RuleTest[] {
  const text = readFileSync(new URL("../../data/rule-tests.json", import.meta.url), "utf8")
  const tests = JSON.parse(text) as Readonly<Record<string, readonly RuleTest[]>>
  return tests[rule] ?? []
}
