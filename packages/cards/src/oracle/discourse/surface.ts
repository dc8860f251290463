import type { Amount, Filter, PlayerSelector, Selector, TargetSlot } from "@apnap/engine"

/**
 * Nodes as read, before references are resolved: mentions of targets and words that refer back ("it", "that player", "that
 * much"). Resolution replaces them with the language's selectors.
 */
export type Surface =
  | { sel: "mention"; slot: TargetSlot; another?: boolean }
  | { who: "mention"; slot: TargetSlot }
  | SaidObject
  | { who: "said"; noun?: string }
  | { n: "said"; what: string }

/** "It", "those creatures", "that spell", "the exiled card". */
export interface SaidObject {
  sel: "said"
  plural?: boolean
  noun?: Filter
  /** "The creature you control", as opposed to the one that an opponent controls. */
  whose?: Filter
  how?: string
  /** Whether it's asked about as absent: later words don't refer to it. */
  absent?: true
  that?: boolean
  spell?: boolean
  /** "That permanent or player". */
  orPlayer?: true
  /** "That card", which isn't a permanent (109.2). */
  card?: boolean
}

export const asObject = (node: Surface): Selector => node as unknown as Selector
export const asPlayer = (node: Surface): PlayerSelector => node as unknown as PlayerSelector
export const asAmount = (node: Surface): Amount => node as unknown as Amount

/** Whether a node still has to be resolved. */
export function isSurface(node: object): node is Surface {
  const { sel, who, n } = node as { sel?: string; who?: string; n?: string }
  return sel === "mention" || sel === "said" || who === "mention" || who === "said" || n === "said"
}

/** The target slot that a selector mentions, if any. */
export function slotOf(what: Selector | PlayerSelector | undefined): TargetSlot | undefined {
  const node: object | undefined = what
  return node !== undefined && isSurface(node) && "slot" in node ? node.slot : undefined
}

/** "It", "that creature": one object mentioned before. */
export function isIt(node: object): boolean {
  const { sel, plural, how } = node as Partial<SaidObject>
  return sel === "said" && plural !== true && how === undefined
}
