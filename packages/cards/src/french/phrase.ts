import { agree, type Features } from "./morphology/agreement.ts"
import { CLOSING_COMMA } from "./morphology/sentence.ts"

/** One alternative of a noun phrase: « carte de créature », its gender and its adjectives. */
export interface Head {
  readonly words: readonly string[]
  /** The words where all alternatives are meant: « sort d'éphémère et de rituel ». */
  readonly allWords?: readonly string[]
  readonly gender: "m" | "f"
  /** Whether « autre » is said of this alternative only: « une autre créature ou un artefact ». */
  readonly other?: boolean
}

/** A noun phrase without its determiner. */
export interface NounPhrase {
  readonly heads: readonly Head[]
  /** « et » if all alternatives are meant. */
  readonly joint: "ou" | "et"
  readonly plural: boolean
  /** Whether « autre » precedes the noun. */
  readonly other: boolean
  /** Relative clauses and other modifiers after the adjectives. */
  readonly posts: readonly string[]
  /** For cards in a zone with only your cards. */
  readonly yours?: boolean
}

/** French for a part of a derivation. */
export interface Phrase {
  readonly words: readonly string[]
  /** For a noun phrase. */
  readonly features?: Features
  /** A pronoun, which precedes its verb or is hyphenated to it. */
  readonly pronoun?: boolean
  readonly noun?: NounPhrase
  /** Another object of the verb: « (vous attaque) ou attaque un planeswalker ». */
  readonly also?: readonly string[]
  /** Whether it's the object that has the ability. */
  readonly own?: true
  /** A number, for agreement of the next noun. */
  readonly count?: number | undefined
  /** For a clause: its subject, which a following predicate agrees with. */
  readonly about?: Features
}

export const YOU: Features = { gender: "m", plural: true, person: 2 }

export function third(gender: "m" | "f", plural = false): Features {
  return { gender, plural, person: 3 }
}

export const NOTHING: Phrase = { words: [] }

/** A pronoun, whose words are the stressed form used after prepositions. */
export function pronoun(features: Features): Phrase {
  return { words: [features.person === 2 ? "vous" : agree("lui", features)], features, pronoun: true }
}

/** Agreement features of a noun phrase: masculine if any alternative is. */
export function featuresOf({ heads, plural, yours }: NounPhrase): Features {
  const features = third(heads.some(({ gender }) => gender === "m") ? "m" : "f", plural)
  return yours === true ? { ...features, yours } : features
}

/** A noun phrase without determiner. */
export function bare(noun: NounPhrase): Phrase {
  return determined(noun, "")
}

/**
 * A noun phrase with its determiner, repeated before each alternative: "un artefact ou un enchantement".
 * « cible » makes it a target: "une créature ciblée", "une cible, artefact ou enchantement".
 */
export function determined(noun: NounPhrase, determiner: string): Phrase {
  const features = featuresOf(noun)
  if (determiner.endsWith("cible")) return targeted(noun, determiner === "cible")
  const repeated = determiner !== "" && determiner !== "de"
  const all = isUniversal(determiner, noun.plural)
  const words = noun.heads.flatMap((head, i) => {
    const own = third(head.gender, noun.plural)
    const before =
      repeated || i === 0 ? determinerWords(determiner, own, noun.other || head.other === true) : []
    const joint = i === 0 ? [] : i === noun.heads.length - 1 ? [all ? "et" : noun.joint] : [","]
    return [...joint, ...before, ...((all && noun.plural ? head.allWords : undefined) ?? head.words)]
  })
  return { words: [...words, ...noun.posts], features, noun }
}

/** « chaque artefact et chaque créature », « les artefacts et les créatures »: each alternative is meant. */
function isUniversal(determiner: string, plural: boolean): boolean {
  return determiner === "tous" || determiner === "chaque" || (determiner === "le" && plural)
}

function determinerWords(determiner: string, own: Features, other: boolean): readonly string[] {
  const before = other ? [agree("autre", own)] : []
  if (determiner === "") return before
  if (determiner === "tous") return [agree("tout", { ...own, plural: true }), "les", ...before]
  // « ne peut pas lancer de sorts »; « de », not « des », before another adjective.
  if (determiner === "de" || (determiner === "un" && other && own.plural)) return ["de", ...before]
  return [agree(determiner, own), ...before]
}

function targeted(noun: NounPhrase, counted: boolean): Phrase {
  const features = featuresOf(noun)
  const article = counted ? [] : ["un"]
  const [only, ...more] = noun.heads
  if (more.length === 0) {
    const before = [
      ...article.map((word) => agree(word, features)),
      ...(noun.other ? [agree("autre", features)] : []),
    ]
    return { words: [...before, ...only.words, agree("ciblé", features), ...noun.posts], features, noun }
  }
  const feminine = third("f", noun.plural)
  const aim = [
    ...article.map((word) => agree(word, feminine)),
    ...(noun.other ? [agree("autre", feminine)] : []),
    noun.plural ? "cibles" : "cible",
  ]
  const list = noun.heads.flatMap(({ words }, i) => [
    ...(i === 0 ? [] : i < noun.heads.length - 1 ? [","] : [noun.plural ? "et/ou" : "ou"]),
    ...words,
  ])
  return { words: [...aim, ",", ...list, ...noun.posts, CLOSING_COMMA], features: feminine, noun }
}
