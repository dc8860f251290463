import { RULESETS, type Ruleset } from "@apnap/engine"
import { type Scenario, type ScenarioResult, type Standing, type Stock, standingAt } from "@apnap/scenarios"
import type { Entry } from "@apnap/words"
import type { Knob } from "@apnap/words/rules"
import { follow } from "../explain/follow.ts"

/** A scenario by the rules of one era. */
interface EraRun {
  ruleset: Ruleset
  result: ScenarioResult
  entries: readonly Entry[]
  /** Where it ended; null when it could not be set up. */
  position: Standing | null
}

/** The rulesets under which a scenario ends alike, in time; what is told of it is told of the first. */
export interface EraOutcome {
  runs: readonly EraRun[]
}

/** Where the outcome changes: two rulesets one after the other, and the knobs without whose change it would not. */
export interface EraChange {
  before: EraRun
  after: EraRun
  knobs: readonly Knob[]
}

/** A scenario under every ruleset: its outcomes, by their first ruleset, and where one gives way to another. */
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

/** What must be equal for two eras to have the same outcome: the position, and whether it is as the scenario says. */
function outcomeOf({ result, position, ruleset }: EraRun): string {
  return JSON.stringify([result.outcome, position ?? result.reason.replaceAll(ruleset.name, "")])
}

/**
 * The knobs that decide, found by trying: from the later rules with all that changed put back, each change is made again that leaves
 * the earlier outcome as it is. What is left must not be made. None where no knob decides, as for a variant that came with its day.
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
