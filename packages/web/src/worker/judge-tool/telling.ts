import type { State } from "@apnap/engine"
import { fork } from "@apnap/engine/internal"
import { runScenario, type Scenario, type Standing, type Stock, standingAt } from "@apnap/scenarios"
import { inLanguages } from "@apnap/session"
import type { Sentences } from "@apnap/session/protocol"
import { type Entry, isHeading, LANGUAGES, Narration, reasonIn, tell } from "@apnap/words"
import type { Told, ToldCheck, ToldLine } from "../../protocol/judge-tool.ts"

/** Runs a scenario and reports every event in each language, with the result of each assertion; `last` gets the final state. */
export function toldScenario(scenario: Scenario, stock: Stock, last: (s: State) => void = () => {}): Told {
  const lines: ToldLine[] = []
  const checks: ToldCheck[] = []
  const narration = new Narration()
  let step: ToldLine | null = null
  let end: State | null = null
  const watch = (s: State) => {
    for (const entry of narration.news(s)) {
      const line = lineOf(s, entry)
      if (line?.is === "step") step = line
      else if (line !== null) {
        // A step is listed only if something happens in it.
        if (line.is === "event" && step !== null) lines.push(step)
        step = null
        lines.push(line)
      }
    }
    // An action refused half-way leaves the position before it (733.1).
    end = fork(s)
    last(s)
  }
  const { outcome, reason, warnings } = runScenario(scenario, stock, {
    observe: watch,
    judged: (check, stop, fault) => checks.push({ check, stop, fault }),
  })
  return {
    outcome,
    reason: reasonsOf(reason),
    warnings: warnings.map(reasonsOf),
    lines,
    checks,
    standing: standing(end),
  }
}

function standing(end: State | null): Standing | null {
  return end === null ? null : standingAt(end)
}

/** Why a run failed, in each language. */
export function reasonsOf(reason: string): Sentences {
  return Object.fromEntries(LANGUAGES.map((language) => [language, reasonIn(reason, language)])) as Sentences
}

function lineOf(s: State, entry: Entry): ToldLine | null {
  // Tapping a land isn't mentioned where its mana is.
  if (entry.kind === "taps" && entry.detail === "mana") return null
  const text = inLanguages((language) => tell(entry, language))
  if (text === null) return null
  return {
    is: entry.kind === "beginsTurn" ? "turn" : isHeading(entry) ? "step" : "event",
    turn: s.turn.number,
    step: s.turn.step,
    text,
    rule: entry.rule,
    number: entry.number,
  }
}
