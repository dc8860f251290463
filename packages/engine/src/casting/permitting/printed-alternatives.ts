import { manaOf, OPTIONAL } from "../../announcing/optional-costs.ts"
import { saysX } from "../../costs/says-x.ts"
import type { Ability } from "../../language/ability.ts"
import type { CardDefinition, CardFace } from "../../language/card.ts"
import { parametersOf } from "../../language/keyword-ability.ts"
import { ALTERNATIVE_CASTS } from "./alternative-casts.ts"

/** An optional additional cost; `many`: may be paid any number of times. */
export interface PrintedCost {
  /** Its keyword or key. */
  key: string
  /** Its mana, or "". */
  mana: string
  many: boolean
}

/** The ways to cast a card and costs that it prints. */
export interface PrintedWays {
  /** The ways other than the normal one, by the keys of `Action` (118.9, 702). */
  ways: readonly string[]
  /** Its optional additional costs, in the order in which they are asked for (601.2b). */
  costs: readonly PrintedCost[]
  /** Whether a cost contains X (107.3). */
  asksX: boolean
  /** Whether its effect is divided among its targets (601.2d). */
  divides: boolean
}

/** The ways and costs printed on any face of a card. */
export function printedWays({ layout, faces }: CardDefinition): PrintedWays {
  const all = faces.flatMap((face) => face.abilities ?? [])
  const keywords = all.flatMap((a) => (a.ability === "keyword" ? [a] : []))
  const alternatives = all.flatMap((a) =>
    a.ability !== "static"
      ? []
      : a.effects.flatMap((effect) =>
          effect.static === "alternativeCost" && effect.self
            ? [effect.key ?? (effect.cost.length === 0 ? "free" : "alternative")]
            : [],
        ),
  )
  const ways = [
    ...keywords.flatMap(({ keyword }) =>
      ALTERNATIVE_CASTS[keyword] !== undefined || keyword === "fuse" ? [keyword] : [],
    ),
    ...alternatives,
    ...(layout === "prototype" ? ["prototype"] : []),
  ]
  return {
    ways: [...new Set(ways)],
    costs: all.flatMap(costsOf),
    asksX: faces.some(asksX),
    divides: all.some(divides),
  }
}

function costsOf(a: Ability): PrintedCost[] {
  if (a.ability === "keyword") {
    const optional = OPTIONAL[a.keyword]
    return optional === undefined ? [] : [{ key: a.keyword, mana: manaOf(a), many: optional.many === true }]
  }
  if (a.ability !== "static") return []
  return a.effects.flatMap((effect) =>
    effect.static === "additionalCost" && effect.self && effect.optionalKey !== undefined
      ? [{ key: effect.optionalKey, mana: "", many: false }]
      : [],
  )
}

function asksX({ cost = "", abilities = [] }: CardFace): boolean {
  return (
    cost.includes("{X}") ||
    abilities.some((a) => a.ability === "keyword" && parametersOf(a).cost?.some(saysX))
  )
}

/** 601.2d: whether something is divided among targets. */
function divides(a: Ability): boolean {
  if (a.ability === "keyword" || a.ability === "static") return false
  const slots = [a, ...(a.modes?.of ?? [])].flatMap(({ targets = [] }) => targets)
  return slots.some(({ divide }) => divide !== undefined)
}
