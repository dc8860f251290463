import { third } from "./phrase.ts"
import type { SelfName } from "./say.ts"

/** A card off the battlefield is « cette carte », not a creature; a name stays (113.6). */
export function asCard(self: SelfName): SelfName {
  return /^ce/.test(self.words[0] ?? "") ? { ...self, words: ["cette", "carte"], features: third("f") } : self
}

const TAKING = new Set(
  "exilez exiler exile renvoyez renvoyer renvoie mettez mettre met mélangez mélanger mélange".split(" "),
)
const ZONES = { graveyard: "cimetière", hand: "main" } as const

/**
 * « Exilez cette carte de votre cimetière »: an ability that works off the battlefield names its zone when it moves its own card
 * (113.6).
 */
export function takenFrom(
  zone: keyof typeof ZONES,
  words: readonly string[],
  { words: own }: SelfName,
): readonly string[] {
  return words.flatMap((word, i) => {
    const start = i - own.length
    const ends = own.every((part, k) => words[start + 1 + k] === part)
    const taken = ends && TAKING.has(words[start] ?? "") && !/^d(?:e|epuis)$/.test(words[i + 1] ?? "")
    return taken ? [word, "de", "votre", ZONES[zone]] : [word]
  })
}
