import type { Ability, CardFace } from "@apnap/engine"
import { hostOf } from "../oracle/host.ts"
import { deriveAbility, linesOfFace, printAbility, SELF_TYPES, selfOf } from "../oracle/print.ts"
import { subtypeNoun } from "./lexicon/subtypes.ts"
import { TYPES } from "./lexicon/types.ts"
import { agree } from "./morphology/agreement.ts"
import { toSentence } from "./morphology/sentence.ts"
import { third } from "./phrase.ts"
import { type SelfName, say } from "./say.ts"
import { asCard, takenFromGraveyard } from "./taken.ts"
import "./phrases/index.ts"

/** What printing in French comes to: the text, or the rules of the English grammar that have no French yet. */
export type FrenchText = { readonly text: string } | { readonly missing: readonly string[] }

/** An ability in French; nothing when the grammar has no English for it either. `face` is that of the object that has it. */
export function frenchText(ability: Ability, face: Named): FrenchText | undefined {
  const derivation = deriveAbility(ability)
  if (derivation === undefined) return undefined
  const missing = new Set<string>()
  const inGraveyard = "zone" in ability && ability.zone === "graveyard"
  const self = inGraveyard ? asCard(selfName(face)) : selfName(face)
  const said = say(derivation, { mood: "imperative", self, ability, missing }).words
  if (missing.size > 0) return { missing: [...missing] }
  const words = inGraveyard ? takenFromGraveyard(said, self) : said
  const equips = hostOf(face).startsWith("equipped")
  const text = toSentence(equips ? words.map((word) => (word === "enchantée" ? "équipée" : word)) : words)
  return { text: text.replace(BARRED, "$1 ce tour-ci") }
}

/** What can't be done is so for a turn, what is gained until its end. */
const BARRED = /(ne peu(?:t|vent) (?:pas|ni)(?: (?!gagne|acquier)[^ .,:]+)*) jusqu’à la fin du tour/g

/** An ability in French, or in English as a whole where its French is not complete. */
export function printAbilityInFrench(ability: Ability, face: Named): string | undefined {
  const french = frenchText(ability, face)
  return french !== undefined && "text" in french
    ? french.text
    : printAbility(ability, { self: selfOf(face), name: face.name })
}

/** The French text of a face, one ability a line, keywords sharing a line; see `printFace`. */
export function printFaceInFrench(face: CardFace, wordless?: string): readonly string[] {
  return linesOfFace(face, (ability) => printAbilityInFrench(ability, face) ?? wordless)
}

/** What an object's own name depends on. */
export type Named = Pick<CardFace, "name" | "types" | "supertypes" | "subtypes" | "abilities">

const SELF_SUBTYPES = ["Aura", "Equipment", "Vehicle", "Saga", "Class", "Siege"]

/** How the text of a face speaks of its object: « cette créature », or its name (201.5). */
function selfName(face: Named): SelfName {
  const own = selfOf(face)
  const name = face.name.replaceAll(" ", "\u00a0")
  const subtype = SELF_SUBTYPES.find((name) => face.subtypes?.includes(name))
  const type = SELF_TYPES.find((type) => face.types.includes(type))
  const noun = subtype !== undefined ? subtypeNoun(subtype) : type !== undefined ? TYPES[type] : undefined
  const features = third(noun?.gender ?? "m")
  const host = hostOf(face).split(" ")[1]
  if (!own.startsWith("this ")) return { name, words: [own.replaceAll(" ", "\u00a0")], features, host }
  return { name, words: [agree("ce", features), noun?.singular ?? "permanent"], features, host }
}
