import type { Counts, CoverageReport } from "@apnap/cards"
import type { FrenchReport } from "@apnap/cards/french"
import Table from "cli-table3"

const MOST_PHRASES = 50
const PLAIN = { head: [], border: [] }

/** The counts as tables, and the phrases whose support would complete the most cards. */
export function coverageText(report: CoverageReport): string {
  const rows = { "all cards": report }
  return [
    countsTable("", rows),
    countsTable("type", report.byType),
    countsTable("year", report.byYear),
    phrases(report),
    unsoundLines(report),
  ]
    .filter((table) => table !== "")
    .join("\n")
}

/** How many lines print in French, and the grammar rules whose French would complete the most lines. */
export function frenchText({ lines, french, missing }: FrenchReport): string {
  const table = new Table({
    head: ["rule without French", "would complete", "lines"],
    colAligns: ["left", "right", "right"],
    style: PLAIN,
  })
  for (const { rule, solely, lines } of missing.slice(0, MOST_PHRASES)) table.push([rule, solely, lines])
  return `${french} of ${lines} lines print in French (${percent(french, lines)} %)\n${table.toString()}`
}

function countsTable(head: string, rows: Readonly<Record<string, Counts>>): string {
  const table = new Table({
    head: [head, "cards", "read", "whole", "%", "partly", "none"],
    colAligns: ["left", "right", "right", "right", "right", "right", "right"],
    style: PLAIN,
  })
  for (const [name, { total, read, whole, partly, none }] of Object.entries(rows))
    table.push([name, total, read, whole, percent(whole, total), partly, none])
  return table.toString()
}

function percent(part: number, all: number): string {
  return all === 0 ? "" : ((100 * part) / all).toFixed(1)
}

function phrases({ missing }: CoverageReport): string {
  const table = new Table({
    head: ["missing phrase", "would make whole", "cards"],
    colAligns: ["left", "right", "right"],
    style: PLAIN,
  })
  for (const { phrase, solely, cards } of missing.slice(0, MOST_PHRASES)) table.push([phrase, solely, cards])
  return table.toString()
}

/** Why cards that parse and print back are still incomplete; empty if none is. */
function unsoundLines({ unsound }: CoverageReport): string {
  if (unsound.length === 0) return ""
  const table = new Table({
    head: ["read, but not sound", "told by", "cards"],
    colAligns: ["left", "left", "right"],
    style: PLAIN,
  })
  for (const { reason, told, cards } of unsound.slice(0, MOST_PHRASES)) table.push([reason, told, cards])
  return table.toString()
}
