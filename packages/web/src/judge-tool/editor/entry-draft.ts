import type { PrintedCost, Step } from "@apnap/engine"
import type { Scenario, ScenarioEntry } from "@apnap/scenarios"
import { withEntry, withMoreAnswers } from "./draft.ts"

/** What a player can be scripted to do, the usual things first. */
export const DEEDS = [
  "cast",
  "attack",
  "block",
  "activate",
  "playLand",
  "addCounters",
  "rollPlanarDie",
  "waitStack",
  "passOnce",
  "concede",
] as const
export type Deed = (typeof DEEDS)[number]

/** A target that is chosen: which of several of that name, and its share of what is divided; 0 where that is not said. */
export interface TargetDraft {
  name: string
  nth: number
  share: number
}

/** A step of the script as it is being written: what its kind has no use for is kept for another kind. */
export interface EntryDraft {
  turn: number
  step: Step
  player: string
  deed: Deed
  card: string
  /** The other creature, or the player, that it is about. */
  other: string
  ability: string
  targets: readonly TargetDraft[]
  /** How the spell is cast, besides the normal way; "" for that. */
  using: string
  /** How often each of the card's optional costs is paid, in their order. */
  paid: readonly number[]
  /** The modes that are chosen, by their printed places from 1. */
  modes: readonly number[]
  /** X; null where it is not said. */
  x: number | null
  /** It is done only while a spell of this name is on the stack. */
  response: string
  counter: string
  count: number
  illegal: boolean
}

export const NEW_ENTRY: EntryDraft = {
  turn: 1,
  step: "precombatMain",
  player: "A",
  deed: "cast",
  card: "",
  other: "",
  ability: "",
  targets: [],
  using: "",
  paid: [],
  modes: [],
  x: null,
  response: "",
  counter: "+1/+1",
  count: 1,
  illegal: false,
}

/** The step in which a thing is usually done. */
export function usualStep(deed: Deed, now: Step): Step {
  if (deed === "attack") return "declareAttackers"
  if (deed === "block") return "declareBlockers"
  return now === "declareAttackers" || now === "declareBlockers" ? "precombatMain" : now
}

/** The step that the draft describes; null while something is missing. `seats` are told from cards. */
export function entryOf(draft: EntryDraft, seats: readonly string[]): ScenarioEntry | null {
  const { turn, step, player, deed, card, other, ability, counter, count, illegal } = draft
  const at = { turn, step, player, ...(illegal && { illegal }) }
  const named = draft.targets.map((target) => targetOf(target, seats))
  const { response } = draft
  const more = {
    ...(named.length > 0 && { targets: named }),
    ...(response !== "" && { when: { onStack: `Cast ${response}` } }),
  }
  switch (deed) {
    case "cast":
      return card === ""
        ? null
        : { ...at, do: deed, card, ...(draft.using !== "" && { using: draft.using }), ...more }
    case "activate":
      return ability === ""
        ? null
        : { ...at, do: deed, ability, ...(card !== "" && { source: card }), ...more }
    case "playLand":
      return card === "" ? null : { ...at, do: deed, card }
    case "attack":
      return card === "" || other === ""
        ? null
        : { ...at, do: deed, creature: card, defender: reference(other, seats) }
    case "block":
      return card === "" || other === "" ? null : { ...at, do: deed, creature: card, attacker: other }
    case "addCounters":
      return card === "" || counter === "" ? null : { ...at, do: deed, card, counter, count }
    default:
      return { ...at, do: deed }
  }
}

function reference(name: string, seats: readonly string[]) {
  return seats.includes(name) ? { player: name } : name
}

function targetOf({ name, nth, share }: TargetDraft, seats: readonly string[]) {
  const amount = share > 0 ? { amount: share } : {}
  if (seats.includes(name)) return { player: name, ...amount }
  return nth === 0 && share === 0 ? name : { card: name, ...(nth > 0 && { nth }), ...amount }
}

/** What the step asks to be answered with: the modes, the costs that are paid up to the last of them, then X (601.2b). */
export function answersOfEntry(
  { deed, modes, paid, x }: EntryDraft,
  costs: readonly PrintedCost[],
): { choices: readonly (boolean | number)[]; modes: readonly number[] } {
  if (deed !== "cast") return { choices: [], modes: deed === "activate" ? modes : [] }
  const last = paid.findLastIndex((times) => times > 0)
  const chosen = costs.slice(0, last + 1).map(({ many }, i) => (many ? (paid[i] ?? 0) : (paid[i] ?? 0) > 0))
  return { choices: [...chosen, ...(x === null ? [] : [x])], modes }
}

/** The scenario with the step at the end of its script, and what it asks answered. */
export function withStep(
  scenario: Scenario,
  draft: EntryDraft,
  entry: ScenarioEntry,
  costs: readonly PrintedCost[],
): Scenario {
  const { choices, modes } = answersOfEntry(draft, costs)
  const chosen = withMoreAnswers(withEntry(scenario, entry), entry.player, choices, "choices")
  return withMoreAnswers(chosen, entry.player, modes, "modes")
}
