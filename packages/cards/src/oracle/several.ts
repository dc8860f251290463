import type { Ability, TargetSlot } from "@apnap/engine"

type Node = Readonly<Record<string, unknown>>

/** The names an ability binds to several objects, which later words call "them". */
export function namesOfSeveral(ability: Ability): ReadonlySet<string> {
  const found = new Set<string>()
  const targets = "targets" in ability ? (ability.targets ?? []) : []
  visit(ability, (node) => {
    const { effect } = node
    // "For each opponent, choose a creature that player controls": one of each, which are several afterwards.
    if (node.do === "forEachPlayer" && isNode(effect) && effect.do === "chooseObjects")
      found.add(effect.bind as string)
    if (typeof node.bind === "string" && isSeveral(node, targets, found)) found.add(node.bind)
  })
  return found
}

/** The names an ability binds to cards that it puts into a hand. */
export function namesInHand(ability: Ability): ReadonlySet<string> {
  const found = new Set<string>()
  visit(ability, ({ bind, to, take }) => {
    const taken = isNode(take) ? take.to : undefined
    if (typeof bind === "string" && (to === "hand" || taken === "hand")) found.add(bind)
  })
  return found
}

function visit(value: unknown, look: (node: Node) => void): void {
  if (typeof value !== "object" || value === null) return
  if (!Array.isArray(value)) look(value as Node)
  for (const part of Object.values(value)) visit(part, look)
}

/** Whether an instruction or choice makes, moves or finds more than one object. */
function isSeveral(node: Node, targets: readonly TargetSlot[], found: ReadonlySet<string>): boolean {
  const of = node.what ?? node.on
  if (node.sel !== undefined) return areSeveral(node, targets, found)
  if (node.among !== undefined) return true
  return isNode(of) ? areSeveral(of, targets, found) : moreThanOne(node.count)
}

function areSeveral(what: Node, targets: readonly TargetSlot[], found: ReadonlySet<string>): boolean {
  switch (what.sel) {
    case "all":
    case "union":
      return true
    case "libraryTop":
    case "choose":
      if (what.each !== undefined) return true
      return moreThanOne(what.count)
    case "target":
      return moreThanOne(targets[what.slot as number]?.max)
    case "bound":
      return found.has(what.name as string)
    case "filtered":
      return isNode(what.of) && areSeveral(what.of, targets, found)
    default:
      return false
  }
}

function moreThanOne(count: unknown): boolean {
  return count !== undefined && count !== 1
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}
