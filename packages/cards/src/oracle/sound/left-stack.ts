import type { Effect, Filter } from "@apnap/engine"
import { someNode } from "../phrases/some-node.ts"
import type { Unsound } from "./unsound.ts"

/**
 * "That player exiles it, then … a card that shares a card type with it": the spell may have left the stack before, so nothing is exiled
 * whose types the data could compare, though its last known ones count (608.2h).
 */
export function sharesWithWhatLeft(ability: object): readonly Unsound[] {
  const exiled = new Set<string>()
  someNode(ability, (node) => {
    const { do: kind, what, bind } = node as Partial<Extract<Effect, { do: "move" }>>
    if (kind === "move" && what?.sel === "bound" && what.name === "it" && bind !== undefined) exiled.add(bind)
    return false
  })
  const compares = (node: object) => {
    const { is, with: other } = node as Partial<Extract<Filter, { is: "sharesType" }>>
    return is === "sharesType" && other?.sel === "bound" && exiled.has(other.name)
  }
  return someNode(ability, compares)
    ? [{ reason: "left before", told: "types are shared with what may not have been exiled" }]
    : []
}
