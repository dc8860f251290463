import type { Ability, CardFace } from "@apnap/engine"
import { deriveAbility, printFace, selfOf } from "../oracle/print.ts"
import { TYPES } from "./lexicon/types.ts"
import { subtypeNoun } from "./lexicon/subtypes.ts"
import { agree } from "./morphology/agreement.ts"
import { toSentence } from "./morphology/sentence.ts"
import { third } from "./phrase.ts"
import { type SelfName, say } from "./say.ts"
import "./phrases/index.ts"

/** The French text of an ability, or the rules of the English grammar that have no French yet. */
export function frenchAbility(ability: Ability, self: SelfName): string | readonly string[] | undefined {
  const derivation = deriveAbility(ability)
  if (derivation === undefined) return undefined
  const missing = new Set<string>()
  const { words } = say(derivation, { mood: "imperative", self, ability, missing })
  return missing.size > 0 ? [...missing] : toSentence(words)
}

const SELF_TYPES = ["creature", "land", "artifact", "enchantment", "planeswalker"] as const
const SELF_SUBTYPES = ["Aura", "Equipment", "Vehicle", "Saga", "Class", "Siege"]

/** How the text of a face speaks of its object: « cette créature », or its name (201.5). */
export function frenchSelf(face: CardFace): SelfName {
  const own = selfOf(face)
  const subtype = SELF_SUBTYPES.find((name) => face.subtypes?.includes(name))
  const type = SELF_TYPES.find((t) => (face.types as readonly string[]).includes(t))
  if (!own.startsWith("this ")) return { words: [own.replaceAll(" ", "\u00a0")], features: third(type === undefined ? "m" : TYPES[type].gender) }
  const noun = subtype !== undefined ? subtypeNoun(subtype) : type !== undefined ? TYPES[type] : undefined
  const features = third(noun?.gender ?? "m")
  return { words: [agree("ce", features), noun?.singular ?? "permanent"], features }
}

void printFace
