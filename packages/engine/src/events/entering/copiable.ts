import { definitionsContain } from "../../characteristics/definitions-contain.ts"
import { type Copiable, valuesFaceUp } from "../../characteristics/face-up-values.ts"
import { faceDownFace } from "../../characteristics/layers/characteristics.ts"
import { fitsTypes, isCreatureType } from "../../characteristics/queries/names/subtypes.ts"
import { objectOf } from "../../characteristics/query.ts"
import type { Ability } from "../../language/ability.ts"
import type { CardFace } from "../../language/card.ts"
import type { ColorLetter } from "../../language/filter.ts"
import type { Change } from "../../language/statics/change.ts"
import { typeMask } from "../../language/vocabulary.ts"
import { colorsOf, parseManaCost } from "../../mana/cost.ts"
import { COLOR_BIT, COLORS } from "../../mana/symbols.ts"
import { intern } from "../../state/define.ts"
import type { ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"

export type { Copiable } from "../../characteristics/face-up-values.ts"

/**
 * The copiable values of an object (707.2): as printed, as copied, or its face-down values (708.2), modified by the copy effect's
 * exceptions, which become copiable too (707.9a, b). Null if the object is unknown.
 */
export function copiableValues(s: State, id: ObjectId, except: readonly Change[] = []): Copiable | null {
  const base = baseValues(s, id)
  return base === null || except.length === 0 ? base : excepted(s, base, except)
}

/** Copiable values with exceptions applied (707.9). */
export function excepted(s: State, base: Copiable, except: readonly Change[]): Copiable {
  const card = s.definitions[base.definition]
  const faces = card.faces.map((face) => withExceptions(face, except))
  return {
    definition: intern(s, { ...card, name: faces.map((face) => face.name).join(" // "), faces }),
    face: base.face,
  }
}

function baseValues(s: State, id: ObjectId): Copiable | null {
  const object = objectOf(s, id)
  if (object === undefined) return null
  if (object.faceDown && (object.zone === "battlefield" || object.zone === "stack"))
    return { definition: faceDownDefinition(s, object.memory?.faceDownAs), face: 0 }
  return faceUpValues(s, id)
}

/** Copiable values of a permanent as if face up (707.3). */
export function faceUpValues(s: State, id: ObjectId): Copiable {
  return valuesFaceUp(s, objectOf(s, id)!)
}

/** 709.5e: whether the object is a Room or a copy of one. */
export function isRoom(s: State, id: ObjectId): boolean {
  return definitionsContain(s, "room") && s.definitions[faceUpValues(s, id).definition].layout === "room"
}

/** 708.2a */
function faceDownDefinition(s: State, how: string | undefined): number {
  return intern(s, { name: "", layout: "normal", faces: [faceDownFace(how)] })
}

function withExceptions(face: CardFace, except: readonly Change[]): CardFace {
  return except.reduce(withException, face)
}

/** 205.1a: subtypes that fit none of the types are lost. */
function withTypes(face: CardFace, types: CardFace["types"], keepSubtypes: boolean): CardFace {
  const mask = typeMask(types)
  const subtypes = (face.subtypes ?? []).filter((type) => keepSubtypes || fitsTypes(type, mask))
  return { ...face, types, subtypes }
}

function withException(face: CardFace, change: Change): CardFace {
  switch (change.change) {
    case "name":
      return { ...face, name: change.name }
    case "noManaCost": {
      const { cost: _, ...rest } = face
      return { ...rest, colors: colorsOfFace(face) }
    }
    case "addTypes":
      return { ...face, types: union(face.types, change.types) }
    case "setTypes":
      return withTypes(face, change.types, change.keepSubtypes === true)
    case "removeTypes":
      return withTypes(
        face,
        face.types.filter((type) => !change.types.includes(type)),
        false,
      )
    case "addSubtypes":
      return change.subtypes === "chosen"
        ? face
        : { ...face, subtypes: union(face.subtypes ?? [], change.subtypes) }
    case "setSubtypes":
      return change.subtypes === "chosen"
        ? face
        : {
            ...face,
            subtypes: [
              ...(face.subtypes ?? []).filter((type) => change.of !== "creature" || !isCreatureType(type)),
              ...change.subtypes,
            ],
          }
    case "addSupertypes":
      return { ...face, supertypes: union(face.supertypes ?? [], change.supertypes) }
    case "removeSupertypes":
      return {
        ...face,
        supertypes: (face.supertypes ?? []).filter((type) => !change.supertypes.includes(type)),
      }
    case "addColors":
      return { ...face, colors: union(colorsOfFace(face), letters(change.colors)) }
    case "setColors":
      return { ...face, colors: letters(change.colors), ...withoutDevoid(face) }
    case "addAbilities":
      return { ...face, abilities: [...(face.abilities ?? []), ...change.abilities] }
    case "loseAbilities":
      return { ...face, abilities: [] }
    case "loseKeywords":
      return {
        ...face,
        abilities: (face.abilities ?? []).filter(
          (a) => a.ability !== "keyword" || !change.keywords.includes(a.keyword),
        ),
      }
    case "setPT":
    case "definePT":
      return withSize(face, change)
    case "loyalty":
      return typeof change.loyalty === "number" ? { ...face, loyalty: change.loyalty } : face
    default:
      return face
  }
}

function union<T>(a: readonly T[], b: readonly T[]): T[] {
  return [...new Set([...a, ...b])]
}

function letters(colors: readonly ColorLetter[] | "all" | "chosen"): readonly ColorLetter[] {
  return colors === "all" ? ["W", "U", "B", "R", "G"] : colors === "chosen" ? [] : colors
}

export function colorsOfFace(face: CardFace): readonly ColorLetter[] {
  if (face.colors !== undefined || face.cost === undefined) return face.colors ?? []
  const mask = colorsOf(parseManaCost(face.cost))
  return COLORS.filter((color) => (mask & COLOR_BIT[color]) !== 0)
}

/** 707.9d: nor is the one of colors (702.114a). */
function withoutDevoid({ abilities }: CardFace): Pick<CardFace, "abilities"> {
  const isDevoid = (a: Ability) => a.ability === "keyword" && a.keyword === "devoid"
  return abilities === undefined ? {} : { abilities: abilities.filter((a) => !isDevoid(a)) }
}

/** 707.9d: characteristic-defining abilities of power and toughness are not copied. */
function withSize(face: CardFace, change: Extract<Change, { change: "setPT" | "definePT" }>): CardFace {
  const abilities = (face.abilities ?? []).filter(
    (a) =>
      a.ability !== "static" ||
      !a.defining ||
      !a.effects.some((e) => e.static === "modify" && e.changes.some((c) => c.change === "definePT")),
  )
  const { power, toughness } = change
  return {
    ...face,
    abilities,
    ...(typeof power === "number" && { power }),
    ...(typeof toughness === "number" && { toughness }),
  }
}
