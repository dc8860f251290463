import type { Derivation } from "../../../oracle/grammar/print.ts"
import { SINGULAR } from "../../holes.ts"
import type { Phrase } from "../../phrase.ts"
import { frenchOf, missing, partsOf, type Setting, say, sayAs } from "../../say.ts"

// Emblems (114).

/** 114.4: the abilities are the emblem's, which speak of themselves as « cet emblème ». */
function asEmblem(setting: Setting): Setting {
  return { ...setting, self: { ...setting.self, words: ["cet", "emblème"], features: SINGULAR } }
}

frenchOf("emblem abilities", (part, setting) => {
  const [abilities] = partsOf(part)
  return abilities === undefined ? missing(part, setting) : say(abilities, asEmblem(setting))
})

/** What X is, at the end of an emblem's quoted ability, which alone can speak of it; undefined where the sentence gives no emblem. */
export function xInEmblem(part: Derivation, setting: Setting): Phrase | undefined {
  if (!givesEmblem(part)) return undefined
  const said = sayAs("{e}", part, setting)
  const x = sayAs(", X étant {n:named}", part, asEmblem(setting))
  const end = said.words.findLastIndex((word) => word !== "»" && word !== ".") + 1
  return { ...said, words: [...said.words.slice(0, end), ...x.words, ...said.words.slice(end)] }
}

function givesEmblem(part: Derivation): boolean {
  return part.symbol === "emblem abilities" || partsOf(part).some(givesEmblem)
}
