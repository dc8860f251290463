import { SUBTYPES } from "@apnap/engine"
import { CARD_TYPES, type Filter } from "@apnap/engine/language"
import { pluralOf } from "./subtypes.ts"

/** A noun in both numbers and the quality it names. */
export interface Noun {
  readonly singular: string
  readonly plural: string
  readonly filter: Filter
}

function noun(singular: string, filter: Filter, plural = `${singular}s`): Noun {
  return { singular, plural, filter }
}

const TYPE_PLURAL: Readonly<Record<string, string>> = { sorcery: "sorceries", phenomenon: "phenomena" }

/** Nouns that name objects by a quality. */
export const NOUNS: readonly Noun[] = [
  ...CARD_TYPES.map((type) => noun(type, { is: "type", type }, TYPE_PLURAL[type])),
  noun("permanent", { is: "permanent" }),
  noun("token", { is: "token" }),
  noun("commander", { is: "commander" }),
  noun("outlaw", { is: "outlaw" }),
  ...Object.values(SUBTYPES)
    .flat()
    .filter((subtype) => !subtype.includes(" "))
    .map((subtype) =>
      noun(subtype.toLowerCase(), { is: "subtype", subtype }, pluralOf(subtype).toLowerCase()),
    ),
]
