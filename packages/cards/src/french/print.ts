import type { Ability, CardFace } from "@apnap/engine"
import { hostOf } from "../oracle/host.ts"
import { cardZoneOf, deriveAbility, linesOfFace, printAbility, SELF_TYPES, selfOf } from "../oracle/print.ts"
import { inLines, type LineWording } from "../oracle/spell-lines.ts"
import { withEquipped } from "./equipped.ts"
import { abilityWord } from "./lexicon/ability-words.ts"
import { subtypeNoun } from "./lexicon/subtypes.ts"
import { TYPES } from "./lexicon/types.ts"
import { agree } from "./morphology/agreement.ts"
import { THIN, toSentence } from "./morphology/sentence.ts"
import { third } from "./phrase.ts"
import { type SelfName, say } from "./say.ts"
import { asCard, takenFrom } from "./taken.ts"
import "./phrases/index.ts"

/** Result of printing in French: the text, or the rules of the English grammar without French. */
export type FrenchText = { readonly text: string } | { readonly missing: readonly string[] }

/** An ability in French, or undefined if it has no English derivation either. `face` is the face with the ability. */
export function frenchText(ability: Ability, face: Named): FrenchText | undefined {
  const derivation = deriveAbility(ability)
  if (derivation === undefined) return undefined
  const missing = new Set<string>()
  const zone = cardZoneOf(ability)
  const exiled = ("zone" in ability && ability.zone === "exile") || isCardMoved(ability)
  const self = zone === undefined && !exiled ? selfName(face) : asCard(selfName(face))
  const said = say(derivation, { mood: "imperative", self, ability, missing }).words
  if (missing.size > 0) return { missing: [...missing] }
  const words = zone === undefined ? said : takenFrom(zone, said, self)
  const equips = hostOf(face).startsWith("equipped")
  const spoken = equips ? withEquipped(words) : words
  const further = ability.ability === "spell" ? (ability.lines ?? []) : []
  const lines = inLines(spoken, further, FRENCH_LINES).filter(({ length }) => length > 0)
  const text = lines.map((line) => toSentence(line).replace(BARRED, "$1 ce tour-ci").replaceAll("..", "."))
  return { text: text.join("\n") }
}

const FRENCH_LINES: LineWording = {
  abilityWord: (word) => [abilityWord(word.split(" "))],
  alternative: { condition: "si", otherwise: "Sinon" },
}

/** « quand cette carte est mise dans votre main »: it moves between zones where it's a card (109.2). */
function isCardMoved(ability: Ability): boolean {
  const when = ability.ability === "triggered" ? ability.when : undefined
  if (when?.on !== "moves" || when.object.is !== "self") return false
  return when.from !== undefined && when.from !== "battlefield" && when.to !== "battlefield"
}

/** After a restriction, « jusqu’à la fin du tour » becomes « ce tour-ci »; after a gain it stays. */
const BARRED = /(ne peu(?:t|vent) (?:pas|ni)(?: (?!gagne|acquier)[^ .,:]+)*) jusqu’à la fin du tour/g

/** An ability in French, or all in English if any part lacks French. */
export function printAbilityInFrench(ability: Ability, face: Named): string | undefined {
  const french = frenchText(ability, face)
  return french !== undefined && "text" in french
    ? french.text
    : printAbility(ability, { self: selfOf(face), name: face.name })
}

/** The French text of a face, one ability per line, with keywords sharing a line; see `printFace`. */
export function printFaceInFrench(face: CardFace, wordless?: string): readonly string[] {
  const lines = linesOfFace(face, (ability) => printAbilityInFrench(ability, face) ?? wordless, "Niveau")
  return lines.map((line) => line.replace(/\}: (?=Niveau \d+$)/, `}${THIN}: `))
}

/** The members that determine how an object refers to itself. */
export type Named = Pick<CardFace, "name" | "types" | "supertypes" | "subtypes" | "abilities">

const SELF_SUBTYPES = ["Aura", "Equipment", "Vehicle", "Saga", "Class", "Siege"]

/** How a face's text refers to its object: « cette créature », or its name (201.5). */
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
