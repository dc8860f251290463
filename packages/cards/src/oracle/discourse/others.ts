import type { Filter, Selector, TargetSlot } from "@apnap/engine"
import { someNode } from "../phrases/some-node.ts"
import { mapNodes } from "./nodes.ts"

/**
 * Whether a spell speaks of another card in a graveyard than one that its own instructions put there: which one that is
 * cannot be told from the spell itself.
 */
export function saysAnotherCard(said: unknown): boolean {
  return someNode(said, putsIntoGraveyard) && someNode(said, choosesOther)
}

function putsIntoGraveyard(node: object): boolean {
  const { do: action } = node as { do?: string }
  return action === "sacrifice" || action === "discard" || action === "mill"
}

function choosesOther(node: object): boolean {
  const { sel, zone, filter } = node as Partial<Extract<Selector, { sel: "choose" }>>
  return sel === "choose" && zone === "graveyard" && someNode(filter, isPlainOther)
}

function isPlainOther(node: object): boolean {
  return (node as Filter).is === "other" && !("than" in node)
}

/**
 * "Each other creature", said by an instant or sorcery, is each but its target: the spell itself is no permanent. With several
 * targets, or none, the word stays as it is.
 */
export function othersThanTarget<T>(said: T, targets: readonly TargetSlot[]): T {
  const objects = targets.flatMap((slot, i) => (slot.filter === undefined ? [] : [i]))
  if (objects.length !== 1) return said
  const than: Selector = { sel: "target", slot: objects[0] }
  return mapNodes(said, (node) => {
    const { sel, filter } = node as Partial<Extract<Selector, { sel: "all" }>>
    if ("ability" in node && node !== said) return node
    if (sel !== "all" || filter === undefined) return undefined
    const named = mapNodes(filter, (inner) =>
      (inner as Filter).is === "other" && !("than" in inner) ? { is: "other", than } : undefined,
    )
    return named === filter ? undefined : { ...node, filter: named }
  }) as T
}
