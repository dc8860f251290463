import type { CardDefinition } from "@apnap/engine"

/** Names bound by an event, the rules or an executor without a `bind`. */
const PROVIDED = new Set([
  "it",
  "player",
  "source",
  "other",
  "amount",
  "became",
  "each",
  "prevented",
  "timesResolved",
  "ruled",
  "ruledPlayers",
  "moved",
  "affected",
])

type Node = Readonly<Record<string, unknown>>

/** Uses of target slots or bound names that nothing in the card provides. */
export function lint(card: CardDefinition): string[] {
  const faults: string[] = []
  for (const face of card.faces) for (const ability of face.abilities ?? []) lintAbility(ability, faults)
  return faults
}

function lintAbility(ability: unknown, faults: string[]): void {
  const bound = new Set(PROVIDED)
  each(ability, (node) => {
    if (typeof node.bind === "string") bound.add(node.bind)
    // A draw also binds the number of cards drawn (121.6c).
    if (node.do === "draw" && typeof node.bind === "string") bound.add(`${node.bind}Count`)
    if (typeof node.restBind === "string") bound.add(node.restBind)
    if (typeof node.excess === "string") bound.add(node.excess)
    if (node.do === "bind" && typeof node.name === "string") bound.add(node.name)
  })
  each(ability, (node) => {
    const isBound = node.sel === "bound" || node.who === "bound" || node.n === "bound" || node.if === "did"
    if (isBound && !bound.has(node.name as string)) faults.push(`nothing binds "${node.name}"`)
  })
  lintTargets(ability, 0, faults)
}

/** `slots` is the number of target slots of the nearest enclosing node with targets. */
function lintTargets(node: unknown, slots: number, faults: string[]): void {
  if (typeof node !== "object" || node === null) return
  if (Array.isArray(node)) {
    for (const part of node) lintTargets(part, slots, faults)
    return
  }
  const { targets, sel, who, slot } = node as Node
  const own = Array.isArray(targets) ? targets.length : slots
  if ((sel === "target" || who === "target") && (slot as number) >= own)
    faults.push(`there is no target slot ${slot}`)
  for (const part of Object.values(node)) lintTargets(part, own, faults)
}

function each(node: unknown, visit: (node: Node) => void): void {
  if (typeof node !== "object" || node === null) return
  if (!Array.isArray(node)) visit(node as Node)
  for (const part of Object.values(node)) each(part, visit)
}
