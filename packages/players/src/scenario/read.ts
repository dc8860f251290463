import { STEPS } from "@apnap/engine"
import { z } from "zod"
import type { Scenario } from "./format.ts"

/** What is wrong with a line of a scenario file. */
export interface ScenarioFault {
  code: "scenario/json" | "scenario/shape"
  line: number
  /** Where in the object, "script.2.step". */
  path: string
  message: string
}

const step = z.enum(STEPS)
const seat = z.string().min(1)
const card = z
  .object({
    card: z.string(),
    copy: z.boolean().optional(),
    nth: z.int().positive().optional(),
    mode: z.int().optional(),
    amount: z.int().optional(),
    text: z.string().optional(),
  })
  .strict()
const player = z.object({ player: seat, amount: z.int().optional(), mode: z.int().optional() }).strict()
const reference = z.union([z.string(), player, card])
const placed = z.union([
  z.string(),
  z
    .object({
      card: z.string(),
      count: z.int().positive().optional(),
      tapped: z.boolean().optional(),
      ref: z.string().startsWith("@").optional(),
    })
    .strict(),
])
const placedList = z.array(placed).optional()
const position = z
  .object({
    life: z.int().optional(),
    deck: z.string().optional(),
    emptyLibrary: z.boolean().optional(),
    library: placedList,
    hand: placedList,
    graveyard: placedList,
    exile: placedList,
    battlefield: placedList,
    command: placedList,
  })
  .strict()
const stop = z.object({ turn: z.int().positive(), step }).strict()
const check = z.object({ check: z.string() }).loose()
const when = z
  .object({
    onStack: z.string(),
    notOnStack: z.string(),
    copyOnStack: z.string(),
    topOfStack: z.string(),
    manaInPool: z.int(),
  })
  .partial()
  .strict()
const at = {
  turn: z.int().positive(),
  step,
  player: seat,
  afterCheckpoint: z.int().optional(),
  illegal: z.boolean().optional(),
}
const targets = z.array(reference).optional()
const entry = z.discriminatedUnion("do", [
  z
    .object({
      ...at,
      do: z.literal("cast"),
      card: reference,
      using: z.string().optional(),
      targets,
      when: when.optional(),
    })
    .strict(),
  z
    .object({
      ...at,
      do: z.literal("activate"),
      ability: z.string(),
      source: reference.optional(),
      targets,
      when: when.optional(),
    })
    .strict(),
  z.object({ ...at, do: z.literal("playLand"), card: reference }).strict(),
  z.object({ ...at, do: z.literal("attack"), creature: reference, defender: reference.optional() }).strict(),
  z.object({ ...at, do: z.literal("block"), creature: reference, attacker: reference }).strict(),
  z.object({ ...at, do: z.enum(["noAttack", "noBlock", "waitStack", "passOnce", "concede"]) }).strict(),
  z
    .object({ ...at, do: z.literal("addCounters"), card: reference, counter: z.string(), count: z.int() })
    .strict(),
  z.object({ ...at, do: z.literal("check"), that: check }).strict(),
])
const simple = z.union([z.boolean(), z.int(), reference])
const queueEntry = z.union([
  simple,
  z.object({ all: z.array(simple) }).strict(),
  z.object({ stop: z.literal(true) }).strict(),
  z.object({ cost: z.string(), source: z.string().optional() }).strict(),
  z.object({ coin: z.boolean() }).strict(),
  z.object({ die: z.int() }).strict(),
])
const queues = z.record(seat, z.array(queueEntry)).optional()

const scenario = z
  .object({
    id: z.string().min(1),
    format: z.enum(["duel", "freeForAll", "commanderDuel", "commander", "oathbreaker"]),
    turnOrder: z.array(seat).optional(),
    attack: z.enum(["left", "right", "any"]).optional(),
    range: z.union([z.int(), z.literal("all")]).optional(),
    players: z.record(seat, position),
    shuffle: z.boolean().optional(),
    dayNight: z.enum(["day", "night"]).optional(),
    script: z.array(entry),
    choices: queues,
    targets: queues,
    modes: queues,
    strict: z.boolean(),
    checkpoints: z.array(z.object({ stopAt: stop, expect: z.array(check) }).strict()).optional(),
    stopAt: stop,
    expect: z.array(check),
    impossible: z.record(seat, z.int()).optional(),
    doubtful: z.boolean().optional(),
    ruleset: z.string().optional(),
  })
  .strict()

/** Reads a file of scenarios, one JSON object a line; each line gives a scenario or says what is wrong with it. */
export function readScenarios(text: string): { scenarios: Scenario[]; faults: ScenarioFault[] } {
  const scenarios: Scenario[] = []
  const faults: ScenarioFault[] = []
  text.split("\n").forEach((line, i) => {
    if (line.trim() === "") return
    const result = readLine(line, i + 1)
    if ("code" in result) faults.push(result)
    else scenarios.push(result)
  })
  return { scenarios, faults }
}

function readLine(text: string, line: number): Scenario | ScenarioFault {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    return { code: "scenario/json", line, path: "", message: (error as Error).message }
  }
  const result = scenario.safeParse(data)
  if (result.success) return result.data as Scenario
  const [issue] = result.error.issues
  return { code: "scenario/shape", line, path: issue.path.join("."), message: issue.message }
}
