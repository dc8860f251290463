// Builds the index that `apnap rule` reads: the tests that name a rule, or a row of the rules list that cites it.
import { pieces } from "./source.mjs"

const title = /\b(?:it|test|shows)(?:\.each\([\s\S]*\))?\(\s*$/
const rowId = /\[(S\d{3}-[^\]\s]+)\]/g
const number = /\b[1-9]\d{2}\.\d+[a-z]?\b(?!@)/g
/** A rule number of today, or of an era: "420.5e@2003-07". */
const anyNumber = /\b[1-9]\d{2}\.\d+[a-z]?(?:@[\w-]+)?\b/g

/**
 * The test titles of a file.
 * @param {string} source
 */
export function titles(source) {
  return pieces(source).filter(
    ({ kind, at }) => kind === "string" && title.test(source.slice(Math.max(0, at - 3000), at)),
  )
}

/**
 * The index as JSON, one rule per line: each rule with the titles and files of its tests.
 * @param {readonly { file: string, source: string }[]} tests
 * @param {readonly { id: string, current: string }[]} rows
 * @param {readonly { rule: string, title: string, file: string }[]} examples scenarios that are an example of one rule
 */
export function ruleTests(tests, rows, examples = []) {
  const current = new Map(rows.map((row) => [row.id, row.current.match(number) ?? []]))
  /** @type {Map<string, [string, string][]>} */
  const rules = new Map()
  for (const { file, source } of tests)
    for (const { text } of titles(source)) {
      const rowsNamed = [...text.matchAll(rowId)].flatMap(([, id]) => current.get(id) ?? [])
      const words = text.slice(1, -1).replace(rowId, "").trim()
      for (const rule of new Set([...rowsNamed, ...(words.match(anyNumber) ?? [])]))
        rules.set(rule, [...(rules.get(rule) ?? []), [words, file]])
    }
  for (const { rule, title, file } of examples) rules.set(rule, [...(rules.get(rule) ?? []), [title, file]])
  return json(rules)
}

/** @param {Map<string, [string, string][]>} rules */
function json(rules) {
  const lines = [...rules.keys()].sort().map((rule) => `  "${rule}": ${JSON.stringify(rules.get(rule))}`)
  return `{\n${lines.join(",\n")}\n}\n`
}
