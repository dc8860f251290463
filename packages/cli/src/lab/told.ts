import type { Estimate } from "@apnap/players"
import Table from "cli-table3"
import type { ContestRecord, StudyRecord } from "./files/record.ts"

/** A study's results for a terminal. */
export function told(record: StudyRecord): string {
  const games = record.contests.reduce((sum, contest) => sum + contest.games, 0)
  const heading = `${games} games by the ${record.level} level, seeds from ${record.seed}; intervals at 95 %`
  const body = record.kind === "matrix" ? matrix(record.contests) : differences(record)
  return [heading, body, ...(record.complete ? [] : ["Not complete: it was interrupted."])].join("\n")
}

/** A share in percent with its interval, "56.2 ± 1.9"; signed if it is a difference. */
export function percent({ mean, halfWidth, count }: Estimate, sign = false): string {
  if (count === 0) return "–"
  const number = (100 * mean).toFixed(1)
  const reach = count < 2 ? "?" : (100 * halfWidth).toFixed(1)
  return `${sign && mean > 0 ? "+" : ""}${number} ± ${reach}`
}

/** The row deck's share against the column deck, in percent. */
function matrix(contests: readonly ContestRecord[]): string {
  const decks = decksOf(contests)
  const table = new Table({ head: ["won by % of", ...decks], style: { head: [], border: [] } })
  for (const row of decks) table.push([row, ...decks.map((column) => cell(contests, row, column))])
  return table.toString()
}

/** The contests' decks in order of appearance. */
export function decksOf(contests: readonly ContestRecord[]): string[] {
  return [...new Set(contests.flatMap(({ a, b }) => [a, b]))]
}

function cell(contests: readonly ContestRecord[], row: string, column: string): string {
  const found = shareOf(contests, row, column)
  return found === null ? "" : percent(found)
}

/** The estimated share of a deck against another; null if they didn't play. */
export function shareOf(contests: readonly ContestRecord[], deck: string, against: string): Estimate | null {
  for (const { a, b, estimate } of contests) {
    if (a === deck && b === against) return estimate
    if (b === deck && a === against) return { ...estimate, mean: 1 - estimate.mean }
  }
  return null
}

/** The differences of the shares: second arm minus first. */
function differences({ contests, overall }: StudyRecord): string {
  const [before, after] = contests[0].arms.map((arm) => arm.name)
  const table = new Table({
    head: ["deck", "against", "games", `share with ${after}, less that with ${before}`],
    style: { head: [], border: [] },
  })
  for (const { a, b, games, estimate } of contests) table.push([a, b, games, percent(estimate, true)])
  table.push(["all", "", "", percent(overall, true)])
  return table.toString()
}
