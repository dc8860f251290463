import type { Ability, Cost, CostPart } from "@apnap/engine"
import { mapNodes } from "./discourse/nodes.ts"
import { withPartner } from "./meld.ts"
import { someNode } from "./phrases/some-node.ts"
import { PUT } from "./put-with.ts"

/** Makes abilities remember what they exile or choose if another ability refers to it (607.2a, 607.2d). */
export function linkAbilities(abilities: readonly Ability[]): readonly Ability[] {
  const partnered = abilities.map(withPartner)
  const linked = speaksOfChosen(partnered)
    ? (mapNodes(partnered, rememberingChoice) as readonly Ability[])
    : partnered
  const exiled = speaksOfExiled(linked) ? mapNodes(linked, remembering) : linked
  return (speaksOfPut(linked) ? mapNodes(exiled, rememberingPut) : exiled) as readonly Ability[]
}

/** "When the chosen creature leaves the battlefield": unless it is chosen as this object enters. */
function speaksOfChosen(abilities: readonly Ability[]): boolean {
  const isOther = (node: object) => (node as { what?: unknown }).what === "object"
  return (
    someNode(abilities, (node) => (node as { sel?: string }).sel === "chosen") &&
    !someNode(abilities, (node) => (node as { do?: string }).do === "chooseForSource" && isOther(node))
  )
}

function rememberingChoice(node: object): unknown {
  return (node as { do?: string }).do === "chooseObjects" ? { ...node, link: true } : undefined
}

/** "Put onto the battlefield with ~" (607.2): the Aura remembers the creature that it returns. */
function speaksOfPut(abilities: readonly Ability[]): boolean {
  return someNode(abilities, (node) => (node as { key?: string }).key === PUT)
}

function rememberingPut(node: object): unknown {
  const { do: action, to } = node as { do?: string; to?: string }
  return action === "move" && to === "battlefield" ? { ...node, link: PUT } : undefined
}

function speaksOfExiled(abilities: readonly Ability[]): boolean {
  let found = false
  mapNodes(abilities, (node) => {
    const { sel, is, key } = node as { sel?: string; is?: string; key?: string }
    if ((sel === "linked" && key === undefined) || is === "exiledWith") found = true
    return undefined
  })
  return found
}

type SpellsCost = { static: "additionalCost"; self: true; cost: Cost }
/** What is exiled to cast a spell is exiled with the permanent that it becomes. */
function isSpellsCost(node: object): node is SpellsCost {
  const { static: kind, self, cost } = node as Partial<SpellsCost>
  return kind === "additionalCost" && self === true && cost !== undefined
}
function linkedPart(part: CostPart): CostPart {
  return part.pay === "exile" && part.link === undefined ? { ...part, link: true } : part
}

const EXILING: ReadonlySet<string> = new Set(["move", "search", "counter"])

/** The other cards exiled to cast it by escape (702.138a) too. */
function isEscape(node: object): node is { cost: Cost } {
  const { ability, keyword, cost } = node as { ability?: string; keyword?: string; cost?: Cost }
  return ability === "keyword" && keyword === "escape" && cost !== undefined
}

function remembering(node: object): unknown {
  if (isSpellsCost(node) || isEscape(node)) return { ...node, cost: node.cost.map(linkedPart) }
  const { do: action, to, link, zone } = node as { do?: string; to?: string; link?: unknown; zone?: string }
  // "If a creature would die, exile it instead."
  if (to === "zone" && zone === "exile" && link === undefined) return { ...node, link: true }
  if (action === "digUntil" && link === undefined && (node as { exile?: true }).exile === true)
    return { ...node, link: true }
  if (to !== "exile" || link !== undefined) return undefined
  // The part of a dig that goes to exile is remembered like a whole instruction's.
  const exiles = action === undefined ? "count" in node : EXILING.has(action)
  return exiles ? { ...node, link: true } : undefined
}
