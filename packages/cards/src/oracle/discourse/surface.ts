import type { Amount, Filter, PlayerSelector, Selector, TargetSlot } from "@apnap/engine"

/**
 * Nodes of a text as it is read, before it is known what they speak of: the naming of a target, and the words that point
 * back ("it", "that player", "that much"). The resolution puts selectors of the language in their places.
 */
export type Surface =
  | { sel: "mention"; slot: TargetSlot; another?: boolean }
  | { who: "mention"; slot: TargetSlot }
  | { sel: "said"; plural?: boolean; noun?: Filter; how?: string; that?: boolean; spell?: boolean }
  | { who: "said"; noun?: string }
  | { n: "said"; what: string }

export const asObject = (node: Surface): Selector => node as unknown as Selector
export const asPlayer = (node: Surface): PlayerSelector => node as unknown as PlayerSelector
export const asAmount = (node: Surface): Amount => node as unknown as Amount
