import type { Filter } from "../language/filter.ts"
import { map, mentions, some } from "../language/visit.ts"
import type { Memory } from "../state/object.ts"
import type { ObjectId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { chosenFor } from "./chosen.ts"

type Chosen = NonNullable<Memory["chosen"]>

/** Fixes "the chosen colour" in effects independent of this source to what has been chosen for it (607.2d). */
export function chosenFixed<T>(s: State, piece: T, source: ObjectId): T {
  const chosen = chosenFor(s, source)
  return chosen === undefined ? piece : map(piece, { is: (filter) => chosenFilter(filter, chosen) })
}

function chosenFilter(filter: Filter, chosen: Chosen): Filter {
  if (filter.is === "color" && filter.color === "chosen" && chosen.color !== undefined)
    return { is: "color", color: chosen.color as "W" }
  if (filter.is === "chosenType" && chosen.type !== undefined) return { is: "subtype", subtype: chosen.type }
  if (filter.is === "chosenName" && chosen.name !== undefined)
    return chosen.otherName === undefined
      ? { is: "name", name: chosen.name }
      : { is: "or", of: [chosen.name, chosen.otherName].map((name) => ({ is: "name", name }) as const) }
  return filter
}

const linkedByChoice = new WeakMap<object, Map<string, unknown> | null>()

/**
 * 607.2d: abilities as this object gives them: what was chosen in them was chosen for the giver, whatever was chosen for the receiver;
 * without a choice it is nothing (607.5a). The same abilities and choice give the same result, so that caches keep working.
 */
export function linkedToGiver<T extends object>(s: State, given: T, giver: ObjectId): T {
  let byChoice = linkedByChoice.get(given)
  if (byChoice === undefined) {
    byChoice = readsChoice(given) ? new Map() : null
    linkedByChoice.set(given, byChoice)
  }
  if (byChoice === null) return given
  const chosen = chosenFor(s, giver) ?? {}
  const key = [chosen.color, chosen.type, chosen.name, chosen.otherName].join("|")
  let linked = byChoice.get(key)
  if (linked === undefined) {
    linked = map(given, { is: (filter) => orNothing(chosenFilter(filter, chosen)) })
    byChoice.set(key, linked)
  }
  return linked as T
}

const NOTHING: Filter = { is: "or", of: [] }

function orNothing(filter: Filter): Filter {
  return isChoice(filter) ? NOTHING : filter
}

function isChoice(filter: Filter): boolean {
  return (
    filter.is === "chosenType" ||
    filter.is === "chosenName" ||
    (filter.is === "color" && filter.color === "chosen")
  )
}

/** Abilities that make the choice themselves are linked to one another, wherever they are. */
function readsChoice(piece: object): boolean {
  return some(piece, "is", isChoice) && !makesChoice(piece)
}

function makesChoice(piece: object): boolean {
  return (
    mentions(piece, "do", "chooseForSource", "chooseColor", "chooseText") ||
    some(piece, "do", (effect) => effect.do === "change" && effect.choose !== undefined)
  )
}
