import type { Amount, Effect } from "@apnap/engine"
import { someNode } from "../phrases/some-node.ts"
import type { Unsound } from "./unsound.ts"

/**
 * "That creature enters with X additional counters on it, where X is the number of counters on this enchantment": in what the creature is
 * given, "this" would mean the creature, which has no counters before it enters, and not the object that gives it (201.5a).
 */
export function countsItselfForAnother(ability: object): readonly Unsound[] {
  return someNode(ability, givesEntryBySelf)
    ? [{ reason: "given away", told: "what another object enters with is counted on that object" }]
    : []
}

function givesEntryBySelf(node: object): boolean {
  const { do: kind, what, changes } = node as Partial<Extract<Effect, { do: "change" }>>
  return kind === "change" && what?.sel !== "self" && someNode(changes, entersBySelf)
}

function entersBySelf(node: object): boolean {
  const { static: kind, counters } = node as { static?: string; counters?: unknown }
  return kind === "enters" && someNode(counters, ofOwnCounters)
}

function ofOwnCounters(node: object): boolean {
  const { n, of } = node as Partial<Extract<Amount, { n: "counters" }>>
  return n === "counters" && of?.sel === "self"
}
