import { readScenario, type Scenario } from "@apnap/scenarios"
import { z } from "zod"
import { readRuleset } from "../../ruleset.ts"
import { MOST_CARDS, MOST_ENTRIES, MOST_LETTERS, MOST_OWN_CARDS, MOST_TURNS } from "../limits.ts"
import { refuse } from "../refusal.ts"
import { EXAMPLES, readPlainLines } from "./plain-lines.ts"

/** The forms in which a board and its actions are given. */
export const QUESTION = {
  lines: z
    .string()
    .max(MOST_LETTERS)
    .optional()
    .describe(`the board and the actions in plain lines:\n${EXAMPLES}`),
  scenario: z
    .record(z.string(), z.unknown())
    .optional()
    .describe(
      "the same in the scenario format: players (zones by seat), script, choices, targets, modes, stopAt, expect; all but players and script may be left out",
    ),
}

interface Given {
  lines?: string
  scenario?: Record<string, unknown>
}

/** The requested scenario, complete and within limits. Throws a coded error for an invalid one. */
export function readQuestion({ lines, scenario }: Given): Scenario {
  if ((lines === undefined) === (scenario === undefined))
    refuse("question/form", "either lines or a scenario is needed, and not both")
  const draft: Record<string, unknown> = lines === undefined ? { ...scenario } : readPlainLines(lines)
  const text = JSON.stringify({ ...DEFAULTS, stopAt: lastMoment(draft.script), ...draft })
  if (text.length > MOST_LETTERS) refuse("question/size", `a question has at most ${MOST_LETTERS} letters`)
  const { scenarios, faults } = readScenario(text)
  for (const { code, path, message } of faults) refuse(code, path === "" ? message : `${path}: ${message}`)
  const [question] = scenarios
  readRuleset(question.ruleset)
  checkBounds(question)
  return question
}

const DEFAULTS = { id: "question", format: "duel", players: {}, script: [], strict: false, expect: [] }

/** The end step of the last turn with an action. */
function lastMoment(script: unknown): object {
  const turns = Array.isArray(script) ? script.map((entry) => Number((entry as { turn?: unknown }).turn)) : []
  return { turn: Math.max(1, ...turns.filter(Number.isInteger)), step: "end" }
}

function checkBounds(scenario: Scenario): void {
  const { script, players, cards = [], stopAt, checkpoints = [], choices, targets, modes } = scenario
  const turns = [stopAt, ...checkpoints.map((one) => one.stopAt), ...script].map(({ turn }) => turn)
  bound("turns", Math.max(...turns), MOST_TURNS)
  bound("actions", script.length, MOST_ENTRIES)
  bound("answers", sizes([choices ?? {}, targets ?? {}, modes ?? {}]), MOST_ENTRIES)
  bound("cards of its own", cards.length, MOST_OWN_CARDS)
  bound("cards", cardsOn(players), MOST_CARDS)
}

function sizes(queues: readonly Readonly<Record<string, readonly unknown[]>>[]): number {
  return queues.flatMap((queue) => Object.values(queue)).reduce((sum, list) => sum + list.length, 0)
}

function cardsOn(players: Scenario["players"]): number {
  const zones = Object.values(players).flatMap((zones) => Object.values(zones))
  const entries: unknown[] = zones.flatMap((zone) => (Array.isArray(zone) ? zone : []))
  return entries.reduce<number>((sum, entry) => sum + countOf(entry), 0)
}

function countOf(entry: unknown): number {
  return typeof entry === "object" && entry !== null && "count" in entry ? Number(entry.count) : 1
}

function bound(what: string, count: number, most: number): void {
  if (count > most) refuse("question/size", `a question has at most ${most} ${what}, not ${count}`)
}
