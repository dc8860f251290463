import * as z from "zod/mini"
import { parseJson } from "../source/fault.ts"
import { ofShape } from "../source/shape.ts"
import { RARITIES, type Rarity } from "./draft-card.ts"
import { DraftError } from "./draft-error.ts"
import { type PackRecipe, USUAL_PACK } from "./packs.ts"

/** A set as a file of sets has it: what its boosters hold, and its cards with their rarities. */
export interface DraftSet {
  readonly code: string
  readonly name: string
  readonly recipe: PackRecipe
  readonly cards: readonly { readonly name: string; readonly rarity: Rarity }[]
}

const count = z.optional(z.number().check(z.minimum(0), z.maximum(30)))
const SHAPE = z.object({
  code: z.string(),
  name: z.string(),
  booster: z.optional(
    z.object({
      numBoosterCommon: count,
      numBoosterUncommon: count,
      numBoosterRare: count,
      ratioBoosterMythic: count,
      maxCardNumberInBooster: z.optional(z.number()),
    }),
  ),
  cards: z.array(z.tuple([z.string(), z.string(), z.string()])),
})

/**
 * The set with this code in a file of sets: one JSON object a line with `code`, `name`, `booster` (how many cards of each rarity) and `cards`
 * (name, collector number, rarity). Throws a `DraftError` "draft/set" or a `SourceError`.
 */
export function readDraftSet(text: string, code: string): DraftSet {
  const wanted = code.toUpperCase()
  const line = text
    .split("\n")
    .find((one) => one.includes(`"code":"${wanted}"`) || one.includes(`"code": "${wanted}"`))
  if (line === undefined) throw new DraftError("draft/set", `the file has no set with the code ${wanted}`)
  const { name, booster, cards } = ofShape(SHAPE, parseJson(line))
  const last = booster?.maxCardNumberInBooster ?? Number.POSITIVE_INFINITY
  const seen = new Set<string>()
  const inBoosters = cards.flatMap(([card, number, rarity]) => {
    const isNew = !seen.has(card) && Number.parseInt(number, 10) <= last
    if (!isNew || !isRarity(rarity)) return []
    seen.add(card)
    return [{ name: card, rarity }]
  })
  return { code: wanted, name, recipe: recipeOf(booster), cards: inBoosters }
}

function recipeOf(booster: z.infer<typeof SHAPE>["booster"]): PackRecipe {
  return {
    common: booster?.numBoosterCommon ?? USUAL_PACK.common,
    uncommon: booster?.numBoosterUncommon ?? USUAL_PACK.uncommon,
    rare: booster?.numBoosterRare ?? USUAL_PACK.rare,
    mythicOneIn: booster?.ratioBoosterMythic ?? USUAL_PACK.mythicOneIn,
  }
}

function isRarity(text: string): text is Rarity {
  return RARITIES.some((rarity) => rarity === text)
}
