import { playOut, type State } from "@apnap/engine"
import { evaluateCheck } from "./checks.ts"
import { Director, ScenarioEnd } from "./director.ts"
import type { Check, Scenario, Stop } from "./format.ts"
import { Names } from "./names.ts"
import { areaOf, type Lack, type Outcome, type ScenarioResult, Unsupported } from "./outcome.ts"
import { type CardFinder, setUp } from "./setup.ts"
import { StopWatch } from "./stops.ts"

export type { Outcome, ScenarioResult } from "./outcome.ts"

/** Atomic actions after which a run is given up as endless. */
const PATIENCE = 20_000

/** Runs one scenario. What it needs and we lack makes it unsupported, never passed. */
export function runScenario(
  scenario: Scenario,
  find: CardFinder,
  observe: (s: State) => void = () => {},
): ScenarioResult {
  const names = new Names(scenario.turnOrder ?? ["A", "B"])
  const director = new Director(scenario, names)
  const result = (outcome: Outcome, reason: string, lacks?: Lack): ScenarioResult => ({
    id: scenario.id,
    area: areaOf(scenario.id),
    outcome,
    reason,
    ...(lacks === undefined ? {} : { lacks }),
    warnings: director.queues.leftovers(),
  })
  try {
    const s = setUp(scenario, names, director, find)
    observe(s)
    const fault = play(s, scenario, names, director, observe)
    return fault === null ? result("passed", "") : result("failed", fault)
  } catch (error) {
    if (error instanceof ScenarioEnd) return result(error.failed ? "failed" : "passed", error.message)
    if (error instanceof Unsupported) return result("unsupported", error.message, error.lacks)
    return result(
      "failed",
      `crash: ${(error as Error).stack?.split("\n").slice(0, 3).join(" | ") ?? String(error)}`,
    )
  }
}

function play(
  start: State,
  scenario: Scenario,
  names: Names,
  director: Director,
  observe: (s: State) => void,
): string | null {
  let s = start
  const stops: { stopAt: Stop; expect: readonly Check[] }[] = [
    ...(scenario.checkpoints ?? []),
    { stopAt: scenario.stopAt, expect: scenario.expect },
  ]
  for (let i = 0; i < stops.length; i++) {
    s = playUntil(s, stops[i].stopAt, director, observe)
    for (const check of stops[i].expect) {
      const fault = evaluateCheck(s, check, names, null)
      if (fault !== null) return fault
    }
    director.passCheckpoint(i + 1)
  }
  // A block that turns out to be impossible is simply not made.
  const left = director
    .remaining()
    .filter((entry) => entry.do !== "block" && (entry.do !== "check" || s.over === null))
  return left.length === 0 ? null : `never done: ${JSON.stringify(left[0])}`
}

function playUntil(start: State, stop: Stop, director: Director, observe: (s: State) => void): State {
  let s = start
  const watch = new StopWatch(stop, moment(s))
  for (let i = 0; i < PATIENCE; i++) {
    if (s.over !== null || (s.turn.stage === "begin" && watch.reached(moment(s)))) return s
    s = playOut(s, director.ask, 1)
    observe(s)
  }
  throw new ScenarioEnd(true, "the game goes on without end")
}

function moment(s: State): Stop {
  return { turn: s.turn.number, step: s.turn.step }
}
