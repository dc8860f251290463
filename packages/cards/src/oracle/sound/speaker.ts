import type { Ability, CardFace } from "@apnap/engine"
import { typesOfSubtype } from "../words/subtypes.ts"

/** The object whose ability is read, to decide what its words can mean. */
export interface Speaker {
  readonly face: Pick<CardFace, "types" | "subtypes" | "cost">
  /** All abilities of the face, which may refer to one another (607). */
  readonly abilities: readonly Ability[]
}

const SPELLS: ReadonlySet<string> = new Set(["instant", "sorcery"])

export function isSpell({ face }: Speaker): boolean {
  return face.types.some((type) => SPELLS.has(type))
}

/** Card types the object has or may gain: a Vehicle is crewed, some lands and artifacts become creatures. */
export function possibleTypes({ face, abilities }: Speaker): ReadonlySet<string> {
  const types = new Set<string>(face.types)
  const { subtypes = [] } = face
  if (subtypes.some((subtype) => BECOMES_CREATURE.has(subtype)) || becomesCreature(abilities))
    types.add("creature")
  for (const subtype of subtypes) for (const type of typesOfSubtype(subtype)) types.add(type)
  return types
}

const BECOMES_CREATURE: ReadonlySet<string> = new Set(["Vehicle", "Spacecraft"])
const ANIMATES = /"change":"(?:addTypes|setTypes)","types":\[[^\]]*"creature"/
/** 708.2a: while face down it's a creature. */
const FACE_DOWN: ReadonlySet<string> = new Set(["morph", "megamorph", "disguise"])

function becomesCreature(abilities: readonly Ability[]): boolean {
  const isFaceDown = abilities.some((one) => one.ability === "keyword" && FACE_DOWN.has(one.keyword))
  return isFaceDown || ANIMATES.test(JSON.stringify(abilities))
}
