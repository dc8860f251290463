import { third } from "./phrase.ts"
import type { SelfName } from "./say.ts"

/** A card that is not on the battlefield is no creature: « cette carte »; what has a name keeps it (113.6). */
export function asCard(self: SelfName): SelfName {
  return /^ce/.test(self.words[0] ?? "") ? { ...self, words: ["cette", "carte"], features: third("f") } : self
}

const TAKING = new Set(
  "exilez exiler exile renvoyez renvoyer renvoie mettez mettre met mélangez mélanger mélange".split(" "),
)
const FROM = ["de", "votre", "cimetière"]

/** « Exilez cette carte de votre cimetière »: of an ability that works there, what is done with its own card says from where (113.6). */
export function takenFromGraveyard(words: readonly string[], { words: own }: SelfName): readonly string[] {
  return words.flatMap((word, i) => {
    const start = i - own.length
    const ends = own.every((part, k) => words[start + 1 + k] === part)
    const taken = ends && TAKING.has(words[start] ?? "") && !/^d(?:e|epuis)$/.test(words[i + 1] ?? "")
    return taken ? [word, ...FROM] : [word]
  })
}
