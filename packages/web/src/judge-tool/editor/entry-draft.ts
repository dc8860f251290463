import type { PrintedCost, Step } from "@apnap/engine"
import type { Scenario, ScenarioEntry } from "@apnap/scenarios"
import { withEntry, withMoreAnswers } from "./draft.ts"

/** The scriptable actions, most common first. */
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

/** A chosen target: which of several with that name, and its share of a division; 0 if unspecified. */
export interface TargetDraft {
  name: string
  nth: number
  share: number
}

/** A step of the script being written: fields unused by its kind are kept in case the kind changes. */
export interface EntryDraft {
  turn: number
  step: Step
  player: string
  deed: Deed
  card: string
  /** The other creature or player involved. */
  other: string
  ability: string
  targets: readonly TargetDraft[]
  /** How the spell is cast; "" for the normal way. */
  using: string
  /** How often each optional cost of the card is paid, in order. */
  paid: readonly number[]
  /** The chosen modes, by printed position from 1. */
  modes: readonly number[]
  /** X; null if unspecified. */
  x: number | null
  /** Only done while a spell of this name is on the stack. */
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

/** The step in which an action is usually taken. */
export function usualStep(deed: Deed, now: Step): Step {
  if (deed === "attack") return "declareAttackers"
  if (deed === "block") return "declareBlockers"
  return now === "declareAttackers" || now === "declareBlockers" ? "precombatMain" : now
}

/** The step described by the draft; null while incomplete. `seats` distinguishes players from cards. */
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

/** The answers the step requires: the modes, the costs up to the last one paid, then X (601.2b). */
export function answersOfEntry(
  { deed, modes, paid, x }: EntryDraft,
  costs: readonly PrintedCost[],
): { choices: readonly (boolean | number)[]; modes: readonly number[] } {
  if (deed !== "cast") return { choices: [], modes: deed === "activate" ? modes : [] }
  const last = paid.findLastIndex((times) => times > 0)
  const chosen = costs.slice(0, last + 1).map(({ many }, i) => (many ? (paid[i] ?? 0) : (paid[i] ?? 0) > 0))
  return { choices: [...chosen, ...(x === null ? [] : [x])], modes }
}

/** The scenario with the step appended to its script, along with its answers. */
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
