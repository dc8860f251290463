import type { Ability } from "../../../language/ability.ts"
import type { Selector } from "../../../language/selector.ts"
import { CARD_TYPE_BIT } from "../../../language/vocabulary.ts"
import { COLOR_MASK, typeBit } from "../../../mana/symbols.ts"
import { isPlayerRef } from "../../../state/ref.ts"
import type { State } from "../../../state/state.ts"
import { chosenFor } from "../../chosen.ts"
import type { Context } from "../../context.ts"
import { fitsTypes, isCreatureType, isLandType } from "../../queries/names/subtypes.ts"
import { select } from "../../queries/selector.ts"
import { characteristics } from "../../query.ts"
import type { Characteristics } from "../characteristics.ts"
import { BASIC_MANA } from "../intrinsic/basic-land.ts"
import { setAbilities } from "./abilities.ts"

/** 205.1a, b: removes subtypes that fit none of the new types. */
export function setTypes(c: Characteristics, types: number, keepSubtypes: boolean): void {
  c.types = types
  if (!keepSubtypes) c.subtypes = c.subtypes.filter((t) => fitsTypes(t, types))
  if ((types & CARD_TYPE_BIT.creature) === 0)
    c.everyCreatureType = c.everyCreatureType && (types & CARD_TYPE_BIT.kindred) !== 0
}

export function setSubtypes(
  c: Characteristics,
  of: "creature" | "land" | "artifact",
  subtypes: readonly string[],
): void {
  c.subtypes = [...c.subtypes.filter((t) => !belongs(t, of)), ...subtypes]
  if (of === "creature") c.everyCreatureType = false
  // 305.7: setting a basic land type removes abilities from rules text and gives its mana ability.
  if (of === "land" && subtypes.some((t) => BASIC_MANA.has(t))) setAbilities(c, manaOf(subtypes))
}

const manaLists = new Map<string, readonly Ability[]>()

function manaOf(subtypes: readonly string[]): readonly Ability[] {
  const key = subtypes.join()
  let list = manaLists.get(key)
  if (list === undefined) {
    list = subtypes.flatMap((t) => BASIC_MANA.get(t) ?? [])
    manaLists.set(key, list)
  }
  return list
}

function belongs(subtype: string, of: "creature" | "land" | "artifact"): boolean {
  if (of === "creature") return isCreatureType(subtype)
  return !isCreatureType(subtype) && (of === "land") === isLandType(subtype)
}

/** The creature types of these objects; `every` if one of them has all (702.73a). */
export function creatureTypesAmong(
  s: State,
  of: Selector,
  context: Context,
): { types: readonly string[]; every: boolean } {
  const found = select(s, of, context).flatMap((ref) => (isPlayerRef(ref) ? [] : [characteristics(s, ref)]))
  return {
    types: found.flatMap(({ subtypes }) => subtypes.filter(isCreatureType)),
    every: found.some(({ everyCreatureType }) => everyCreatureType),
  }
}

export function chosenTypes(
  s: State,
  subtypes: readonly string[] | "chosen",
  context: Context,
): readonly string[] {
  if (subtypes !== "chosen") return subtypes
  const type = chosenFor(s, context.source)?.type
  return type === undefined ? [] : [type]
}

export function colorMask(s: State, colors: readonly string[] | "all" | "chosen", context: Context): number {
  if (colors === "all") return COLOR_MASK
  const list = colors === "chosen" ? [chosenFor(s, context.source)?.color ?? ""] : colors
  return list.reduce((mask, color) => mask | typeBit(color), 0)
}
