import type { Step } from "@apnap/engine"
import type { ScenarioEntry } from "@apnap/players"

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
  targets: readonly string[]
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
  const named = draft.targets.map((name) => reference(name, seats))
  const targets = named.length === 0 ? {} : { targets: named }
  switch (deed) {
    case "cast":
      return card === "" ? null : { ...at, do: deed, card, ...targets }
    case "activate":
      return ability === ""
        ? null
        : { ...at, do: deed, ability, ...(card !== "" && { source: card }), ...targets }
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
