import type { Context, Grammar, Item } from "./grammar.ts"
import { spellings } from "./spell.ts"

/** Whether the value of a symbol is spoken of as several: verbs after it follow. */
export type Plurality = (symbol: string, value: unknown) => boolean | undefined

/** Instructions without a subject of their own are in the imperative, whatever stood before them. */
const IMPERATIVE: ReadonlySet<string> = new Set([
  "ability body",
  "effects",
  "sentence",
  "instruction",
  "clause",
  "costs",
])

/** The words of the first spelling of a value that can be spelled throughout, or nothing when there is none. */
export function print(
  grammar: Grammar,
  name: string,
  value: unknown,
  context: Context,
  plurality: Plurality,
  plural = false,
): readonly string[] | undefined {
  for (const items of spellings(grammar, name, value, context)) {
    const mentioned = context.mentioned.length
    const words = printItems(grammar, items, context, plurality, plural || IMPERATIVE.has(name))
    if (words !== undefined) return words
    context.mentioned.length = mentioned
  }
  return undefined
}

function printItems(
  grammar: Grammar,
  items: readonly Item[],
  context: Context,
  plurality: Plurality,
  inherited: boolean,
): readonly string[] | undefined {
  const words: string[] = []
  let plural = inherited
  for (const item of items) {
    if (typeof item === "string") words.push(item)
    else if ("verb" in item) words.push(item.verb[plural ? 1 : 0])
    else if (!("symbol" in item)) words.push(item[0])
    else {
      const inside = item.within ?? context
      const told = item.symbol === "does list" && items.some((other) => isPlayer(other))
      const part = print(
        grammar,
        item.symbol,
        item.value,
        told ? { ...inside, told } : inside,
        plurality,
        plural,
      )
      if (part === undefined) return undefined
      words.push(...part)
      plural = plurality(item.symbol, item.value) ?? plural
    }
  }
  return words
}

function isPlayer(item: Item): boolean {
  return typeof item === "object" && "symbol" in item && item.symbol === "player"
}
