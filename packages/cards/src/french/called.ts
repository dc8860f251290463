import type { Derivation } from "../oracle/grammar/print.ts"
import { NOUNS } from "../oracle/words/nouns.ts"
import { nounOfFilter } from "./lexicon/filters.ts"
import { type Noun, noun } from "./lexicon/types.ts"
import { agree } from "./morphology/agreement.ts"
import { type Phrase, third } from "./phrase.ts"
import type { SelfName } from "./say.ts"

const DONE: Readonly<Record<string, string>> = {
  exiled: "exilé",
  sacrificed: "sacrifié",
  discarded: "défaussé",
  revealed: "révélé",
  returned: "renvoyé",
  chosen: "choisi",
  milled: "meulé",
  tapped: "engagé",
}

const OTHERS: readonly (readonly [singular: string, plural: string, french: Noun])[] = [
  ["card", "cards", noun("carte", "f")],
  ["spell", "spells", noun("sort", "m")],
  ["source", "sources", noun("source", "f")],
]

/** « cette créature », « la carte défaussée »: an object that the English calls by a noun instead of a pronoun. */
export function calledObject({ parts }: Derivation, { words: self }: SelfName): Phrase | undefined {
  const words = parts.filter((part) => typeof part === "string")
  const [first, second, last] = words
  if (words.length < parts.length) return undefined
  if (words.length === 2 && (first === "that" || first === "those")) return demonstrative(second, self)
  const done = DONE[second]
  return words.length === 3 && first === "the" && done !== undefined ? phrase("le", last, done) : undefined
}

function demonstrative(english: string, self: readonly string[]): Phrase | undefined {
  const said = phrase("ce", english)
  return said && apart(said, self)
}

/** « cette créature-là »: another one than « cette créature », which has the ability. */
export function apart(said: Phrase, self: readonly string[]): Phrase {
  if (said.words.join(" ") !== self.join(" ")) return said
  return { ...said, words: [...said.words.slice(0, -1), `${said.words.at(-1)}-là`] }
}

function phrase(determiner: string, english: string, done?: string): Phrase | undefined {
  const [known, plural] = nounOf(english) ?? []
  if (known === undefined) return undefined
  const features = third(known.gender, plural)
  const words = [agree(determiner, features), plural === true ? known.plural : known.singular]
  return { words: [...words, ...(done === undefined ? [] : [agree(done, features)])], features }
}

/** The French noun, and whether the English one is plural. */
function nounOf(english: string): readonly [Noun, boolean] | undefined {
  const other = OTHERS.find((forms) => forms.includes(english))
  if (other !== undefined) return [other[2], english === other[1]]
  const known = NOUNS.find(({ singular, plural }) => singular === english || plural === english)
  const french = known && nounOfFilter(known.filter)
  return french && [french, known.plural === english]
}
