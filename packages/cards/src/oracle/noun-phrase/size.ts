import type { Amount, Filter } from "@apnap/engine"
import { same } from "../grammar/hole.ts"

/** "1/1 creature": this power and this toughness. */
export function sizeAt(word: string | undefined): { words: readonly string[]; filter: Filter } | undefined {
  const size = SIZE.exec(word ?? "")
  if (word === undefined || size === null) return undefined
  return { words: [word], filter: ofSize(Number(size[1]), Number(size[2])) }
}
export const SIZE = /^(\d+)\/(\d+)$/

function ofSize(power: Amount, toughness: Amount): Filter {
  return {
    is: "and",
    of: [
      { is: "power", op: "=", than: power },
      { is: "toughness", op: "=", than: toughness },
    ],
  }
}

/** The power/toughness a filter states, as printed; undefined for other filters. */
export function sizeOf(filter: Filter): string | undefined {
  if (filter.is !== "and" || filter.of.length !== 2) return undefined
  const [power, toughness] = filter.of
  if (power.is !== "power" || toughness.is !== "toughness") return undefined
  const known = same(filter, ofSize(power.than, toughness.than))
  return known && typeof power.than === "number" ? `${power.than}/${toughness.than}` : undefined
}
