import { type Asker, GameError, playOut, type Ruleset, type State, type Step } from "@apnap/engine"
import type { Check, Scenario, Stop } from "../format/format.ts"
import { areaOf, type ScenarioResult, Unsupported } from "../format/outcome.ts"
import { evaluateCheck } from "../judge/checks.ts"
import { prepare } from "./answers/priority.ts"
import { withDice } from "./chance.ts"
import { type Direction, directionOf } from "./direction.ts"
import { director } from "./director.ts"
import { type Stock, setUp } from "./position/setup.ts"
import { noteUndeclared } from "./refused.ts"
import { ScenarioEnd } from "./scenario-end.ts"
import { StopWatch } from "./stops.ts"

/** Atomic actions after which a run is given up as endless. */
const PATIENCE = 20_000

type Observer = (s: State) => void
/** Called for each checked assertion with what is wrong; null if it holds. */
type Judged = (check: Check, stop: Stop, fault: string | null) => void

/** Observers and rule overrides of a run. */
interface Run {
  /** Called with each state. */
  observe?: Observer
  judged?: Judged
  /** Overrides the scenario's ruleset. */
  ruleset?: Ruleset
  /** Seats between the table's first seat and the starting player: must not affect the result. */
  seat?: number
  /** Atomic actions between two stops after which the run is given up as endless. */
  patience?: number
}
type Verdict = Pick<ScenarioResult, "outcome" | "reason" | "lacks">

/** Runs one scenario. Missing cards or features make it unsupported, never passed. */
export function runScenario(scenario: Scenario, stock: Stock, run: Run = {}): ScenarioResult {
  const d = directionOf(scenario, run.seat)
  const verdict = withDice(d, () => judge(scenario, d, stock, run))
  return {
    id: scenario.id,
    area: areaOf(scenario.id),
    ...verdict,
    warnings: d.queues.leftovers(),
    ...(d.refused.length > 0 && { refused: d.refused }),
  }
}

/** The initial position, or why it can't be set up. */
export function positionOf(scenario: Scenario, stock: Stock): { state: State } | { reason: string } {
  const d = directionOf(scenario)
  try {
    return { state: withDice(d, () => setUp(scenario, d.names, director(d), stock)) }
  } catch (error) {
    return { reason: verdictOf(error).reason }
  }
}

function judge(scenario: Scenario, d: Direction, stock: Stock, run: Run): Verdict {
  try {
    const asker = director(d)
    const s = setUp(scenario, d.names, asker, stock, run.ruleset)
    run.observe?.(s)
    const fault = play(s, scenario, d, asker, run)
    return fault === null ? { outcome: "passed", reason: "" } : { outcome: "failed", reason: fault }
  } catch (error) {
    return verdictOf(error)
  }
}

function verdictOf(error: unknown): Verdict {
  if (error instanceof ScenarioEnd)
    return { outcome: error.failed ? "failed" : "passed", reason: error.message }
  if (error instanceof Unsupported)
    return { outcome: "unsupported", reason: error.message, lacks: error.lacks }
  if (error instanceof GameError) return { outcome: "failed", reason: refusal(error) }
  const trace = (error as Error).stack?.split("\n").slice(0, 3).join(" | ") ?? String(error)
  return { outcome: "failed", reason: `crash: ${trace}` }
}

/** A set-up or an answer that the engine refuses, with its code and the rule. */
function refusal({ code, message, rule }: GameError): string {
  return `${code}: ${message}${rule === undefined || message.endsWith(`(${rule})`) ? "" : ` (${rule})`}`
}

/** Why the scenario fails, or null. */
function play(start: State, scenario: Scenario, d: Direction, asker: Asker, run: Run): string | null {
  let s = start
  const stops = [...(scenario.checkpoints ?? []), { stopAt: scenario.stopAt, expect: scenario.expect }]
  for (const [i, { stopAt, expect }] of stops.entries()) {
    s = playUntil(s, stopAt, d, asker, run)
    const faults = expect.map((check) => {
      const fault = evaluateCheck(
        s,
        check,
        d.names,
        s.turn.number === stopAt.turn ? stopAt.step : s.turn.step,
      )
      run.judged?.(check, stopAt, fault)
      return fault
    })
    const fault = faults.find((one) => one !== null)
    if (fault !== undefined) return fault
    d.script.passCheckpoint(i + 1)
  }
  return d.script.fault(s)
}

function playUntil(start: State, stop: Stop, d: Direction, asker: Asker, run: Run): State {
  let s = start
  const watch = new StopWatch(stop, moment(s))
  for (let i = 0; i < (run.patience ?? PATIENCE); i++) {
    if (s.over !== null) return s
    if (s.turn.stage === "begin" && !isBeside(s, stop) && watch.reached(moment(s))) return s
    prepare(d, s)
    const { step } = s.turn
    s = playOut(s, asker, 1)
    if (s.turn.step !== step) tellUndeclared(d, s, step)
    run.observe?.(s)
  }
  throw new ScenarioEnd(true, "the game goes on without end")
}

/** At the end of a step: scripted declarations that were impossible. */
function tellUndeclared(d: Direction, s: State, step: Step): void {
  const kind = step === "declareAttackers" ? "attack" : step === "declareBlockers" ? "block" : null
  if (kind === null) return
  for (const seat of d.names.seats) noteUndeclared(d, s, d.script.declared(seat, kind, s))
}

/** 807.4: whether this turn is one of a Grand Melee that goes on at the same time as the one to stop in. */
function isBeside({ turn, markers }: State, stop: Stop): boolean {
  return (
    turn.number !== stop.turn && markers?.all.some(({ kept }) => kept?.turn.number === stop.turn) === true
  )
}

function moment(s: State): Stop {
  return { turn: s.turn.number, step: s.turn.step }
}
