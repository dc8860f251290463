// Prints the list of all numbered rules as a document and as data for `apnap rule`.
import { totals } from "./statuses.mjs"

/** @typedef {import("./statuses.mjs").Status} Status */

/** @param {ReadonlyMap<string, Status>} all */
export function document(all) {
  const { total, proven, elsewhere, open } = totals(all)
  const lines = [
    "# The rule book",
    "",
    "Written by `npm run rules`: every numbered rule of the Comprehensive Rules, by section. **Proven**: code of the rule was broken, and a test",
    "that names the rule noticed (`tools/mutants/kept.tsv`; `npm run mutants` tries all of it again). **Elsewhere**: a definition, a permission or a",
    "pointer without code of its own, with the rule that has it. **Open**: neither, with the reason.",
    "",
    `${proven} of ${total} rules are proven, ${elsewhere} are covered elsewhere, ${open} are open.`,
    "",
    ...table([
      ["section", "rules", "proven", "elsewhere", "open"],
      ...[...sections(all)].map(([section, rules]) => {
        const sums = totals(rules)
        return [section, sums.total, sums.proven, sums.elsewhere, sums.open].map(String)
      }),
    ]),
  ]
  for (const [section, rules] of sections(all)) lines.push("", `## ${section}`, "", ...bySection(rules))
  return `${lines.join("\n")}\n`
}

/** Rows as lines, with columns as wide as the formatter makes them. @param {readonly (readonly string[])[]} rows */
function table([head, ...rows]) {
  const widths = head.map((_, i) => Math.max(...[head, ...rows].map((row) => row[i].length)))
  const line = (/** @type {readonly string[]} */ row) =>
    `| ${row.map((cell, i) => cell.padEnd(widths[i])).join(" | ")} |`
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)]
}

/** @param {ReadonlyMap<string, Status>} rules */
function bySection(rules) {
  const proven = [...rules].filter(([, one]) => one.state === "proven").map(([rule]) => rule)
  const elsewhere = [...rules].flatMap(([rule, one]) =>
    one.state === "elsewhere" ? `${rule} (${one.rule})` : [],
  )
  /** @type {Map<string, string[]>} */
  const open = new Map()
  for (const [rule, one] of rules)
    if (one.state === "open") open.set(one.why, [...(open.get(one.why) ?? []), rule])
  return [
    ...(proven.length > 0 ? [`- proven: ${proven.join(", ")}`] : []),
    ...(elsewhere.length > 0 ? [`- elsewhere: ${elsewhere.join(", ")}`] : []),
    ...[...open].map(([why, list]) => `- open, ${why}: ${list.join(", ")}`),
  ]
}

/** @param {ReadonlyMap<string, Status>} all */
function sections(all) {
  /** @type {Map<string, Map<string, Status>>} */
  const out = new Map()
  for (const [rule, status] of all) {
    const section = rule.slice(0, 3)
    out.set(section, (out.get(section) ?? new Map()).set(rule, status))
  }
  return out
}

/** One rule a line: its state, and where it is proven or told, or why it is open. @param {ReadonlyMap<string, Status>} all */
export function data(all) {
  const lines = [...all].map(([rule, one]) => {
    const more =
      one.state === "proven" ? [one.test, one.file] : one.state === "elsewhere" ? [one.rule] : [one.why]
    return `  "${rule}": ${JSON.stringify([one.state, ...more])}`
  })
  return `{\n${lines.join(",\n")}\n}\n`
}
