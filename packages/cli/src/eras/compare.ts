import { RULESETS, type Ruleset } from "@apnap/engine"
import { type Scenario, type ScenarioResult, type Standing, type Stock, standingAt } from "@apnap/scenarios"
import type { Entry } from "@apnap/words"
import type { Knob } from "@apnap/words/rules"
import { follow } from "../explain/follow.ts"

/** A scenario run under one era's rules. */
interface EraRun {
  ruleset: Ruleset
  result: ScenarioResult
  entries: readonly Entry[]
  /** The final position; null if the setup failed. */
  position: Standing | null
}

/** Rulesets, oldest first, under which a scenario has the same outcome; its report is that of the first. */
export interface EraOutcome {
  runs: readonly EraRun[]
}

/** A change of outcome: two consecutive rulesets, and the knobs without which it would not change. */
export interface EraChange {
  before: EraRun
  after: EraRun
  knobs: readonly Knob[]
}

/** A scenario under every ruleset: its distinct outcomes by their first ruleset, and where the outcome changes. */
export interface Comparison {
  scenario: Scenario
  outcomes: readonly EraOutcome[]
  changes: readonly EraChange[]
}

/** Runs a scenario under every ruleset. */
export function acrossEras(
  scenario: Scenario,
  stock: Stock,
  { patience }: { patience?: number } = {},
): Comparison {
  const run = (ruleset: Ruleset) => runBy(ruleset, scenario, stock, patience)
  const runs = RULESETS.map(run)
  const outcomes = new Map<string, EraRun[]>()
  for (const one of runs) outcomes.set(outcomeOf(one), [...(outcomes.get(outcomeOf(one)) ?? []), one])
  const changes = runs.slice(1).flatMap((after, i) => {
    const before = runs[i]
    if (outcomeOf(before) === outcomeOf(after)) return []
    return [{ before, after, knobs: decisive(before, after, run) }]
  })
  return { scenario, outcomes: [...outcomes.values()].map((group) => ({ runs: group })), changes }
}

function runBy(ruleset: Ruleset, scenario: Scenario, stock: Stock, patience?: number): EraRun {
  const { result, entries, end } = follow(scenario, stock, { ruleset, patience })
  return { ruleset, result, entries, position: end === null ? null : standingAt(end) }
}

/** The key by which two eras have the same outcome: the result and the final position. */
function outcomeOf({ result, position, ruleset }: EraRun): string {
  return JSON.stringify([result.outcome, position ?? result.reason.replaceAll(ruleset.name, "")])
}

/**
 * The decisive knobs, found by trial: starts from the later rules with every changed knob reverted, then restores each change that
 * keeps the earlier outcome; the rest decide. Empty if no knob decides, as for a variant that came with the later ruleset.
 */
function decisive(before: EraRun, after: EraRun, run: (ruleset: Ruleset) => EraRun): Knob[] {
  const [old, now] = [before.ruleset.knobs, after.ruleset.knobs]
  const wanted = outcomeOf(before)
  const keeps = (knobs: readonly Knob[]) => {
    const kept = Object.fromEntries(knobs.map((knob) => [knob, old[knob]]))
    return outcomeOf(run({ ...after.ruleset, knobs: { ...now, ...kept } })) === wanted
  }
  let left = (Object.keys(now) as Knob[]).filter((knob) => now[knob] !== old[knob])
  if (!keeps(left)) return []
  for (const knob of left) {
    const fewer = left.filter((other) => other !== knob)
    if (keeps(fewer)) left = fewer
  }
  return left
}
