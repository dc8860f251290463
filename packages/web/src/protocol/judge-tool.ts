import type { PrintedWays, Step } from "@apnap/engine"
import type {
  Once,
  OwnCard,
  Scenario,
  ScenarioCheck,
  ScenarioFault,
  ScenarioResult,
  ScenarioStop,
  Standing,
} from "@apnap/scenarios"
import type { Sentences } from "@apnap/session/protocol"
import type { SeenCard } from "./table.ts"

/** An error in a line of a file, with its message. */
export interface ToldFault extends ScenarioFault {
  said: Sentences
}

/** A card available in the judge tool. */
export interface JudgeToolCard {
  name: string
  types: readonly string[]
  /** Its activated abilities as printed. */
  abilities: readonly string[]
  /** The names of separately castable or playable faces; empty if there is only one. */
  faces: readonly string[]
  /** The modes of its spell as printed, in order (700.2). */
  modes: readonly string[]
  casting: PrintedWays
}

/** A custom card of the scenario, with the parts of its text that aren't understood. */
export interface OwnJudgeToolCard extends JudgeToolCard {
  lacking: readonly string[]
}

/** The judge tool's requests to the worker. */
export type JudgeToolRequest =
  | { request: "stock" }
  /** `once`: run under the rules of another day, taken from the lesson. */
  | { request: "run"; scenario: Scenario; once?: Once; run: number }
  | { request: "read"; text: string }
  | { request: "play"; scenario: Scenario; from: "start" | "end" }
  /** The description of an available card. */
  | { request: "card"; name: string }
  /** The details of the scenario's custom cards. */
  | { request: "own"; cards: readonly OwnCard[] }

/** The cards available in the judge tool, and the course. */
export interface JudgeToolStock {
  cards: readonly JudgeToolCard[]
  schemes: readonly JudgeToolCard[]
  planes: readonly JudgeToolCard[]
  /** The lessons in file order, and examples from other days. */
  course: readonly Scenario[]
}

/** The worker's responses to the judge tool. */
export type JudgeToolResponse =
  | { response: "stock"; stock: JudgeToolStock }
  | { response: "told"; told: Told; run: number }
  | { response: "read"; scenarios: readonly Scenario[]; faults: readonly ToldFault[] }
  | { response: "position"; save: string }
  | { response: "impossible"; reason: Sentences }
  | { response: "card"; card: SeenCard | null }
  | { response: "own"; own: readonly OwnJudgeToolCard[] }

/** One line of a run's report. */
export interface ToldLine {
  /** The beginning of a turn or an eventful step, an event in it, or a step without events. */
  is: "turn" | "step" | "event"
  turn: number
  step: Step
  text: Sentences
  rule: string
  /** The rule's number in the era of the scenario. */
  number: string
}

/** An assertion and its failure; null if it holds. */
export interface ToldCheck {
  check: ScenarioCheck
  stop: ScenarioStop
  fault: string | null
}

/** A run of a scenario. */
export interface Told extends Pick<ScenarioResult, "outcome"> {
  /** Scripted answers that nothing asked for. */
  warnings: readonly Sentences[]
  /** Why it failed, in each language; empty if it passed. */
  reason: Sentences
  lines: readonly ToldLine[]
  checks: readonly ToldCheck[]
  /** The final position; null if it could not be set up. */
  standing: Standing | null
}
