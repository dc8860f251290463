import type { Condition, EventPattern, TriggeredAbility } from "@apnap/engine"
import type { Item, Reader, Reading } from "../grammar/grammar.ts"
import { same } from "../grammar/hole.ts"
import { isOwnObject } from "../own-object.ts"
import type { Body } from "./body.ts"
import { EMINENT } from "./static.ts"
import { ONCE_A_TURN, within } from "./within.ts"

const WHEN = ["when", "whenever", "at"]

export function* readTriggered(reader: Reader, at: number): Iterable<Reading> {
  if (!WHEN.includes(reader.tokens[at])) return
  for (const event of reader.read("event", at + 1)) {
    if (reader.tokens[event.end] !== ",") continue
    const when = event.value as EventPattern
    const start = event.end + 1
    if (reader.tokens[start] === "if")
      for (const condition of reader.read("condition", start + 1))
        if (reader.tokens[condition.end] === ",")
          for (const body of reader.read("ability body", condition.end + 1))
            yield* withLimit(reader, body.end, {
              ability: "triggered",
              when,
              condition: condition.value as Condition,
              ...(body.value as Body),
            })
    for (const body of reader.read("ability body", start))
      yield* withLimit(reader, body.end, { ability: "triggered", when, ...(body.value as Body) })
  }
}

/** What happens to a card as it's turned face up, or face down again (311.5, 312.5, 314.5). */
const ONCE: ReadonlySet<string> = new Set(["planeswalkTo", "planeswalkAway", "encounter", "schemeInMotion"])

function isBeginning(when: EventPattern): boolean {
  if (when.on === "anyOf") return when.of.every(isBeginning)
  return when.on === "step" || (when.on === "qualified" && when.event.on === "step")
}

/** The trigger word: "at" for steps, "when" for one-time events, "whenever" otherwise. The first is printed, the others only read. */
function whenFor(when: EventPattern): readonly string[] {
  const first = isBeginning(when)
    ? "at"
    : when.on === "state" ||
        ((when.on === "moves" || when.on === "turnedFaceUp") && isOwnObject(when.object)) ||
        (when.on === "action" && ONCE.has(when.action))
      ? "when"
      : "whenever"
  return [first, ...WHEN.filter((word) => word !== first)]
}

const LIMITS: readonly (readonly [readonly string[], NonNullable<TriggeredAbility["limit"]>])[] = [
  ["this ability triggers only once each turn .".split(" "), ONCE_A_TURN],
  ["this ability triggers only twice each turn .".split(" "), { times: 2, per: "turn" }],
  ["this ability triggers only once .".split(" "), { times: 1, per: "game" }],
]

function* withLimit(reader: Reader, end: number, ability: TriggeredAbility): Iterable<Reading> {
  for (const [words, limit] of LIMITS)
    if (words.every((word, i) => reader.tokens[end + i] === word))
      yield { end: end + words.length, value: { ...ability, limit } }
  yield { end, value: ability }
}

export const HAUNTING = ["battlefield", "exile"] as const

export function* spellTriggered(ability: TriggeredAbility): Iterable<readonly Item[]> {
  const { when, condition, limit, effect, modes, targets, zone, word, keyword, chapters } = ability
  if (chapters !== undefined || keyword !== undefined) return
  if (
    Array.isArray(zone)
      ? !same(zone, EMINENT) && !same(zone, HAUNTING)
      : zone !== undefined && zone !== "graveyard" && zone !== "hand" && zone !== "exile"
  )
    return
  const limited = LIMITS.find(([, known]) => same(known, limit))
  if (limit !== undefined && limited === undefined) return
  const targetsOf = targets ?? []
  yield [
    whenFor(when),
    within("event", when, targetsOf),
    ",",
    ...(condition === undefined ? [] : ["if", within("condition", condition, targetsOf), ","]),
    within("ability body", { effect, modes }, targetsOf),
    ...(limited === undefined ? [] : limited[0]),
  ]
  void word
}
