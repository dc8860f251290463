import type { CardDefinition } from "../../../language/card.ts"
import type { ObjectId } from "../../../state/ref.ts"
import type { State } from "../../../state/state.ts"
import { characteristics } from "../../query.ts"

const BETWEEN_HALVES = " // "

/** Whether an object has a name: a split card has those of both halves, except as a spell (709.4a). */
export function hasName(s: State, id: ObjectId, name: string): boolean {
  const { name: own, everyCreatureName } = characteristics(s, id)
  return (
    own === name ||
    (own.includes(BETWEEN_HALVES) && own.split(BETWEEN_HALVES).includes(name)) ||
    (everyCreatureName === true && creatureNames(s.definitions).has(name))
  )
}

/** Whether any name of the object is among these. */
export function hasNameOf(s: State, id: ObjectId, names: ReadonlySet<string>): boolean {
  const { name, everyCreatureName } = characteristics(s, id)
  if (everyCreatureName && [...creatureNames(s.definitions)].some((one) => names.has(one))) return true
  return name.split(BETWEEN_HALVES).some((one) => names.has(one))
}

/** 201.2c: whether it has a name and shares none with any of the others; an object without a name differs from nothing. */
export function differsInName(s: State, id: ObjectId, others: readonly ObjectId[]): boolean {
  return isNamed(s, id) && !others.some((other) => shareName(s, id, other))
}

function isNamed(s: State, id: ObjectId): boolean {
  const { name, everyCreatureName } = characteristics(s, id)
  return name !== "" || everyCreatureName === true
}

/** Whether they share a name; an object without a name shares none (201.2a). */
export function shareName(s: State, a: ObjectId, b: ObjectId): boolean {
  const [one, other] = [characteristics(s, a), characteristics(s, b)]
  if (one.everyCreatureName && other.everyCreatureName) return true
  if (one.everyCreatureName) return shareName(s, b, a)
  return one.name !== "" && one.name.split(BETWEEN_HALVES).some((name) => hasName(s, b, name))
}

const known = new WeakMap<readonly CardDefinition[], ReadonlySet<string>>()

/** 612.7: names of nonlegendary creature cards. Of all that exist, only those in the game can be met in it. */
function creatureNames(definitions: readonly CardDefinition[]): ReadonlySet<string> {
  let names = known.get(definitions)
  if (names === undefined) {
    names = new Set(firstOfEachName(definitions).filter(isNonlegendaryCreature).map(nameOf))
    known.set(definitions, names)
  }
  return names
}

/** What a name is the name of. Copies with exceptions are defined after the card: one that isn't legendary makes no other card. */
function firstOfEachName(definitions: readonly CardDefinition[]): readonly CardDefinition[] {
  const first = new Map<string, CardDefinition>()
  for (const one of definitions) if (!first.has(nameOf(one))) first.set(nameOf(one), one)
  return [...first.values()]
}

function nameOf({ faces: [front] }: CardDefinition): string {
  return front.name
}

function isNonlegendaryCreature({ token, faces: [front] }: CardDefinition): boolean {
  return (
    token !== true &&
    front.name !== "" &&
    front.types.includes("creature") &&
    front.supertypes?.includes("legendary") !== true
  )
}
