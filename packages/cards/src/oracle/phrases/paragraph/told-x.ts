import type { Amount, Effect } from "@apnap/engine"
import { inPlaceOf, mapNodes } from "../../discourse/nodes.ts"
import { same } from "../../grammar/hole.ts"
import { someNode } from "../some-node.ts"

// An X that one sentence defines and others use (107.3i): "You draw X cards, where X is its power. You lose X life."

const TOLD_AMOUNTS = new WeakSet<object>()

/** Records a sentence's definition of X. */
export function tellX(n: Amount): void {
  if (typeof n === "object") TOLD_AMOUNTS.add(n)
}

/** Computes X first if more than one sentence uses it; the text prints as it would without. */
export function withX(effect: Effect): Effect {
  if (!someNode(effect, isX)) return effect
  const told = firstTold(effect)
  const place = told && placeFor(effect, told.by)
  if (told === undefined || place === undefined) return effect
  const first: Effect = { do: "bind", name: "X", amount: told.amount }
  return mapNodes(effect, (node) =>
    node === place ? inPlaceOf({ do: "sequence", of: [first, place] } satisfies Effect, place) : undefined,
  ) as Effect
}

/** The instruction that defines X. */
function firstTold(effect: Effect): { by: Effect; amount: Amount } | undefined {
  let told: { by: Effect; amount: Amount } | undefined
  mapNodes(effect, (node) => {
    const amount = told === undefined && "do" in node ? toldIn(node as Effect) : undefined
    if (amount !== undefined) told = { by: node as Effect, amount }
    return undefined
  })
  return told
}

/** The smallest instruction that contains the definition of X and every earlier X. */
function placeFor(effect: Effect, told: Effect): Effect | undefined {
  let begun = false
  let place: Effect | undefined
  const inner = (node: Effect): boolean => someNode(node, (part) => part === told)
  mapNodes(effect, (node) => {
    if (node === told && !begun) place = told
    if (isX(node)) begun = true
    if ("do" in node && !begun && inner(node as Effect)) place = node as Effect
    return undefined
  })
  return place
}

/** Undoes `withX`. */
export function withoutX(effect: Effect): Effect {
  return mapNodes(effect, (node) => {
    const { do: kind, of } = node as { do?: string; of?: readonly Effect[] }
    if (kind !== "sequence" || of?.length !== 2) return undefined
    const [first, rest] = of
    const isFirst = first.do === "bind" && first.name === "X" && first.amount !== undefined
    return isFirst && someNode(rest, (part) => same(part, first.amount)) ? withoutX(rest) : undefined
  }) as Effect
}

function isX(node: object): boolean {
  return (node as { n?: string }).n === "x"
}

/** The definition of X in this instruction itself, not in a nested one. */
function toldIn(effect: Effect): Amount | undefined {
  if (effect.do === "dig" && typeof effect.count === "object" && !isX(effect.count)) return effect.count
  let found: Amount | undefined
  mapNodes(Object.values(effect), (node) => {
    if (TOLD_AMOUNTS.has(node)) found ??= node as Amount
    return found !== undefined || "do" in node ? node : undefined
  })
  return found
}
