import type { Ruleset, State } from "@apnap/engine"
import { fork } from "@apnap/engine/internal"
import { runScenario, type Scenario, type ScenarioResult, type Stock } from "@apnap/scenarios"
import { type Entry, isHeading, type Language, Narration, tell } from "@apnap/words"

/** A scenario run with all its events and the final position, null if the setup failed. */
export interface Followed {
  result: ScenarioResult
  entries: readonly Entry[]
  end: State | null
}

/** A ruleset that overrides the scenario's, and the actions between two stops after which the run counts as endless. */
interface Run {
  ruleset?: Ruleset
  patience?: number
}

/** Runs a scenario and records its events. */
export function follow(scenario: Scenario, stock: Stock, run: Run = {}): Followed {
  const entries: Entry[] = []
  let end: State | null = null
  const narration = new Narration()
  const observe = (s: State) => {
    entries.push(...narration.news(s))
    // An action refused half-way is reversed to the position before it (733.1).
    end = fork(s)
  }
  const result = runScenario(scenario, stock, { ...run, observe })
  return { result, entries: withManaTogether(entries), end }
}

/** A reported event: its sentence and the step in which it happens. */
export interface Line {
  entry: Entry
  text: string
  step: Line | null
}

/** The lines for the entries; a step is attached to the events in it. */
export function linesOf(entries: readonly Entry[], language: Language): Line[] {
  const out: Line[] = []
  let step: Line | null = null
  for (const entry of entries) {
    const text = tell(entry, language)
    if (text === null) continue
    // A skipped step belongs to none.
    if (entry.kind === "step" || entry.kind === "beginsTurn" || entry.rule === "500.11") step = null
    if (isHeading(entry)) step = { entry, text, step: null }
    else out.push({ entry, text, step })
  }
  return out
}

/** The lines prefixed by rule numbers, each step before its events; `mark` precedes events. */
export function numbered(lines: readonly Line[], mark = ""): string[] {
  const withNumber = ({ entry, text }: Line, margin: string) => `  ${margin}${entry.number.padEnd(8)} ${text}`
  return lines.flatMap((line, i) => {
    const { step } = line
    const news = step !== null && step !== lines[i - 1]?.step
    return [...(news ? [withNumber(step, " ".repeat(mark.length))] : []), withNumber(line, mark)]
  })
}

/** Merges consecutive mana events of one player. */
function withManaTogether(entries: readonly Entry[]): Entry[] {
  const out: Entry[] = []
  for (const entry of entries) {
    const before = out.at(-1)
    const isMore = entry.kind === "mana" && before?.kind === "mana" && before.who.name === entry.who.name
    if (isMore) out[out.length - 1] = { ...before, detail: before.detail + entry.detail }
    else if (entry.kind !== "taps" || entry.detail !== "mana") out.push(entry)
  }
  return out
}
