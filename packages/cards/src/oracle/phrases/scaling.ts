import type { Amount, Change } from "@apnap/engine"
import { same } from "../grammar/hole.ts"

function times(n: Amount, by: number): Amount {
  return by === 1 ? n : by === 0 ? 0 : { n: "times", of: by, by: n }
}

/** "+1/+1 for each": a size multiplied by a count. */
export function scaled(size: readonly [Amount, Amount], n: Amount): Change | undefined {
  const [power, toughness] = size
  if (typeof power !== "number" || typeof toughness !== "number") return undefined
  return { change: "modifyPT", power: times(n, power), toughness: times(n, toughness) }
}

function factor(n: Amount): { by: number; each?: Amount } | undefined {
  if (typeof n === "number") return n === 0 ? { by: 0 } : undefined
  if (n.n === "times" && typeof n.of === "number") return { by: n.of, each: n.by }
  return { by: 1, each: n }
}

/** The size per object and the count; undefined for a change of another form. */
export function unscaled(c: Extract<Change, { change: "modifyPT" }>): Record<string, unknown> | undefined {
  const power = factor(c.power)
  const toughness = factor(c.toughness)
  if (power === undefined || toughness === undefined) return undefined
  const n = power.each ?? toughness.each
  if (power.each && toughness.each && !same(power.each, toughness.each)) return undefined
  return n === undefined ? undefined : { s: [power.by, toughness.by], n }
}
