import type { Amount, Filter, PlayerSelector, Selector, TargetSlot } from "@apnap/engine"

/**
 * Nodes of a text as it is read, before it is known what they speak of: the naming of a target, and the words that point
 * back ("it", "that player", "that much"). The resolution puts selectors of the language in their places.
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
  how?: string
  /** Whether it is asked of as what is not there: what follows does not speak of it. */
  absent?: true
  that?: boolean
  spell?: boolean
  /** "That card", which is no permanent (109.2). */
  card?: boolean
}

export const asObject = (node: Surface): Selector => node as unknown as Selector
export const asPlayer = (node: Surface): PlayerSelector => node as unknown as PlayerSelector
export const asAmount = (node: Surface): Amount => node as unknown as Amount

/** Whether a node of the text has still to be resolved. */
export function isSurface(node: object): node is Surface {
  const { sel, who, n } = node as { sel?: string; who?: string; n?: string }
  return sel === "mention" || sel === "said" || who === "mention" || who === "said" || n === "said"
}

/** The target slot that a selector of the text names, if it names one. */
export function slotOf(what: Selector | PlayerSelector | undefined): TargetSlot | undefined {
  const node: object | undefined = what
  return node !== undefined && isSurface(node) && "slot" in node ? node.slot : undefined
}

/** "It", "that creature": one object that was spoken of. */
export function isIt(node: object): boolean {
  const { sel, plural, how } = node as Partial<SaidObject>
  return sel === "said" && plural !== true && how === undefined
}
