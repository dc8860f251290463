import type { Amount } from "@apnap/engine"
import { inPlaceOf, mapNodes } from "../../discourse/nodes.ts"
import { same } from "../../grammar/hole.ts"
import { someNode } from "../some-node.ts"

/** A value with its X replaced by the definition (§9.38: the X of this sentence, not of the cost); undefined if it has no X. */
export function whereX(value: unknown, n: Amount): unknown {
  let seen = false
  const made = mapNodes(value, (node) => {
    const { n: kind, pay, mana } = node as { n?: string; pay?: string; mana?: string }
    const paid = pay === "mana" && mana === "{X}"
    if (kind !== "x" && !paid) return undefined
    seen = true
    return paid ? inPlaceOf({ pay: "manaTimes", mana: "{1}", times: n }, node) : n
  })
  return seen ? made : undefined
}

/** The first computed number in a value, and the value with X in its place; with `within`, X is a part of "X plus 1". */
export function xFor(value: unknown, within = false): { value: unknown; n: Amount } | undefined {
  let n: Amount | undefined
  let isPart = false
  const made = mapNodes(value, (node) => {
    const { n: kind, pay, mana, times } = node as { n?: string; pay?: string; mana?: string; times?: Amount }
    if (pay === "manaTimes" && mana === "{1}" && times !== undefined) {
      n ??= times
      return same(n, times) ? { pay: "mana", mana: "{X}" } : undefined
    }
    if (typeof kind !== "string" || kind === "x") return undefined
    // A number that differs per object is printed with the object: "each equal to its mana value".
    if (someNode(node, isAffected)) return undefined
    if (kind === "minus" && (node as { of?: unknown }).of === 0) return undefined
    if (within && isMore(node)) {
      isPart = true
      return undefined
    }
    n ??= node as Amount
    return same(n, node) ? { n: "x" } : undefined
  })
  return n === undefined || isPart !== within ? undefined : { value: made, n }
}

/** "X plus 1". */
function isMore(node: object): boolean {
  const { n, of } = node as { n?: string; of?: readonly unknown[] }
  return n === "plus" && of?.some((part) => typeof part === "number") === true
}

function isAffected(node: object): boolean {
  return "sel" in node && node.sel === "bound" && "name" in node && node.name === "affected"
}

/** Instructions whose X was defined after them: that X covers the whole sentence, so none before them has its own X. */
export const TOLD = new WeakSet<object>()

export function hasX(value: unknown): boolean {
  return whereX(value, 0) !== undefined
}
