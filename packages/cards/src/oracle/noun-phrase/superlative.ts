import type { Filter, Selector } from "@apnap/engine"
import { define } from "../grammar/grammar.ts"
import { same } from "../grammar/hole.ts"
import { ORACLE } from "../oracle.ts"
import { conjunction, partsOf } from "./conjunction.ts"

// "With the greatest power": among objects named after it, or else among those of the noun phrase itself.

type Extreme = Extract<Selector, { sel: "extreme" }>

interface Superlative {
  readonly words: string
  readonly by: Extreme["by"]
  readonly least?: true
}

export const SUPERLATIVES: readonly Superlative[] = [
  { words: "greatest power", by: "power" },
  { words: "greatest toughness", by: "toughness" },
  { words: "greatest mana value", by: "manaValue" },
  { words: "least power", by: "power", least: true },
  { words: "lowest power", by: "power", least: true },
  { words: "least toughness", by: "toughness", least: true },
  { words: "least mana value", by: "manaValue", least: true },
  { words: "lowest mana value", by: "manaValue", least: true },
]

/** "Target creature you control with the greatest power": a superlative after a noun phrase. */
export function readSuperlative(
  tokens: readonly string[],
  at: number,
  filter: Filter,
): { end: number; filter: Filter } | undefined {
  if (tokens[at] !== "with" || tokens[at + 1] !== "the") return undefined
  const found = SUPERLATIVES.find(({ words }) =>
    words.split(" ").every((word, i) => tokens[at + 2 + i] === word),
  )
  if (found === undefined) return undefined
  const end = at + 2 + found.words.split(" ").length
  return { end, filter: conjunction([...partsOf(filter), amongAll(filter, found)]) }
}

function amongAll(filter: Filter, { by, least }: Superlative): Filter {
  return { is: "among", of: { sel: "extreme", of: { sel: "all", filter }, by, ...(least && { least }) } }
}

/** The inverse: the noun phrase's filter without the superlative, and the superlative; undefined if there is none. */
export function superlativeOf(filter: Filter): { rest: Filter; last: Filter } | undefined {
  const parts = partsOf(filter)
  const last = parts.at(-1)
  if (parts.length < 2 || last?.is !== "among") return undefined
  const rest = conjunction(parts.slice(0, -1))
  return SUPERLATIVES.some((one) => same(last, amongAll(rest, one))) ? { rest, last } : undefined
}

const superlative = define<Filter>(ORACLE, "superlative")
for (const { words, by, least } of SUPERLATIVES)
  superlative.iso(
    `with the ${words}`,
    () => undefined, // read with its noun phrase
    (f) =>
      f.is === "among" && f.of.sel === "extreme" && f.of.by === by && f.of.least === least ? {} : undefined,
  )
