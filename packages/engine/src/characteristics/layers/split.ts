import type { CardDefinition } from "../../language/card.ts"
import { addCosts, type ManaCost } from "../../mana/index.ts"
import type { GameObject } from "../../state/object.ts"
import { type Characteristics, faceCharacteristics } from "./characteristics.ts"

/** The face number of a fused spell (702.102) and, in `Memory.unlocked`, of a Room with both doors unlocked. */
const BOTH = 3

const combined = new WeakMap<CardDefinition, Characteristics>()
const locked = new WeakMap<CardDefinition, Characteristics>()

/**
 * The characteristics of a split card or Room by zone: one half on the stack, both elsewhere (709.4), unlocked halves on the battlefield
 * (709.5).
 */
export function halves(definition: CardDefinition, object: GameObject): Characteristics {
  if (object.zone === "stack" && object.face < 2) return faceCharacteristics(definition.faces[object.face])
  if (object.zone !== "battlefield" || definition.layout !== "room") return bothHalves(definition)
  const unlocked = object.memory?.unlocked ?? 0
  if (unlocked === BOTH) return bothHalves(definition)
  return unlocked === 0 ? withoutHalves(definition) : faceCharacteristics(definition.faces[unlocked - 1])
}

function bothHalves(definition: CardDefinition): Characteristics {
  let both = combined.get(definition)
  if (both === undefined) {
    both = combine(
      definition.name,
      faceCharacteristics(definition.faces[0]),
      faceCharacteristics(definition.faces[1]),
    )
    combined.set(definition, both)
  }
  return both
}

function combine(name: string, a: Characteristics, b: Characteristics): Characteristics {
  return {
    ...a,
    name,
    cost: sum(a.cost, b.cost),
    manaValue: a.manaValue + b.manaValue,
    colors: a.colors | b.colors,
    types: a.types | b.types,
    supertypes: a.supertypes | b.supertypes,
    subtypes: [...new Set([...a.subtypes, ...b.subtypes])],
    flags: a.flags | b.flags,
    abilities: [...a.abilities, ...b.abilities],
  }
}

function sum(a: ManaCost | null, b: ManaCost | null): ManaCost | null {
  return a === null || b === null ? (a ?? b) : addCosts(a, b)
}

/** 709.5: a Room with no unlocked door has neither half's name, cost nor rules text. */
function withoutHalves(definition: CardDefinition): Characteristics {
  let none = locked.get(definition)
  if (none === undefined) {
    none = {
      ...faceCharacteristics(definition.faces[0]),
      name: "",
      cost: null,
      manaValue: 0,
      colors: 0,
      abilities: [],
      flags: 0,
    }
    locked.set(definition, none)
  }
  return none
}
