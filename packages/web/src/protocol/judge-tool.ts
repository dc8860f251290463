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

/** What is wrong with a line of a file, and how that is said. */
export interface ToldFault extends ScenarioFault {
  said: Sentences
}

/** A card that can be laid on the judge tool. */
export interface JudgeToolCard {
  name: string
  types: readonly string[]
  /** Its activated abilities as printed. */
  abilities: readonly string[]
  /** The names by which its faces are cast or played each for itself; empty where there is one. */
  faces: readonly string[]
  /** The modes of its spell as printed, in order (700.2). */
  modes: readonly string[]
  casting: PrintedWays
}

/** A card of the scenario's own, and what of its words is not understood. */
export interface OwnJudgeToolCard extends JudgeToolCard {
  lacking: readonly string[]
}

/** What the judge tool asks of the worker. */
export type JudgeToolRequest =
  | { request: "stock" }
  /** By the rules of another day where one of its lesson is named. */
  | { request: "run"; scenario: Scenario; once?: Once; run: number }
  | { request: "read"; text: string }
  | { request: "play"; scenario: Scenario; from: "start" | "end" }
  /** What a card of the stock says. */
  | { request: "card"; name: string }
  /** What there is to know of cards of the scenario's own. */
  | { request: "own"; cards: readonly OwnCard[] }

/** What can be laid on the judge tool, and the course. */
export interface JudgeToolStock {
  cards: readonly JudgeToolCard[]
  schemes: readonly JudgeToolCard[]
  planes: readonly JudgeToolCard[]
  /** The lessons in the order of their files, and examples of other days. */
  course: readonly Scenario[]
}

/** What the worker tells the judge tool. */
export type JudgeToolResponse =
  | { response: "stock"; stock: JudgeToolStock }
  | { response: "told"; told: Told; run: number }
  | { response: "read"; scenarios: readonly Scenario[]; faults: readonly ToldFault[] }
  | { response: "position"; save: string }
  | { response: "impossible"; reason: Sentences }
  | { response: "card"; card: SeenCard | null }
  | { response: "own"; own: readonly OwnJudgeToolCard[] }

/** One thing that happened. */
export interface ToldLine {
  /** A turn or a step that began, what happened in it, or a step in which nothing did. */
  is: "turn" | "step" | "event"
  turn: number
  step: Step
  text: Sentences
  rule: string
  /** The rule's number in the era of the scenario. */
  number: string
}

/** What was asserted, and what is wrong with it; null when it holds. */
export interface ToldCheck {
  check: ScenarioCheck
  stop: ScenarioStop
  fault: string | null
}

/** A run of a scenario. */
export interface Told extends Pick<ScenarioResult, "outcome" | "warnings"> {
  /** Why it failed, in each language; empty when it passed. */
  reason: Sentences
  lines: readonly ToldLine[]
  checks: readonly ToldCheck[]
  /** Where it ended; null when it could not be set up. */
  standing: Standing | null
}
