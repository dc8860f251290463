import type { Ability, Filter, Selector, TargetSlot } from "@apnap/engine"
import { isCreatureType } from "../oracle/words/creature-types.ts"
import { featuresOfFilter } from "./lexicon/filters.ts"
import { HOSTS } from "./lexicon/hosts.ts"
import type { Features } from "./morphology/agreement.ts"
import { third } from "./phrase.ts"
import type { SelfName } from "./say.ts"

const CARD = third("f")

/** Agreement features of a pronoun for these objects. */
export function featuresOfSelector(
  what: Selector,
  targets: readonly unknown[],
  ability: Ability,
  self: SelfName,
): Features {
  const inner = (part: Selector): Features => featuresOfSelector(part, targets, ability, self)
  switch (what.sel) {
    case "self":
      return self.features
    case "target":
      return ofSlot(targets[what.slot] as TargetSlot | undefined)
    case "bound":
      return ofBound(what, targets, ability, self)
    case "all":
      return what.zone === undefined ? featuresOfFilter(what.filter, true) : third("f", true)
    case "choose":
      return ofChoice(what, inner)
    case "libraryTop":
      return third("f", what.count !== 1)
    case "union":
      return third(what.of.some((part) => inner(part).gender === "m") ? "m" : "f", true)
    case "filtered":
      return { ...inner(what.of), plural: true }
    case "attachedTo":
      return ofHost(self)
    case "thisAbility":
    case "linked":
      return CARD
    default:
      return third("f")
  }
}

/** The object that an Aura, Equipment or Fortification is attached to: a creature if unknown. */
function ofHost({ host = "creature" }: SelfName): Features {
  return third(HOSTS[host]?.[1] ?? "m")
}

function ofChoice(what: Extract<Selector, { sel: "choose" }>, inner: (part: Selector) => Features): Features {
  const plural = what.each !== undefined || (what.count !== undefined && what.count !== 1)
  if (what.zone !== undefined) return third("f", plural)
  if (what.from !== undefined) return { ...inner(what.from), plural }
  return featuresOfFilter(what.filter, plural)
}

/** Agreement features of a target: cards are feminine, spells and players masculine. */
export function ofSlot(slot: TargetSlot | undefined): Features {
  if (slot === undefined) return third("m")
  const plural = slot.max !== undefined && slot.max !== 1
  if (slot.filter === undefined) return third("m", plural)
  if (slot.players !== undefined) return third("f", plural)
  if (slot.zone !== undefined)
    return third(slot.zone === "stack" && !isAbility(slot.filter) ? "m" : "f", plural)
  const parts = slot.filter.is === "and" ? slot.filter.of : [slot.filter]
  // « une cible, artefact ou créature »
  const kinds = parts.find((part) => part.is === "or")
  const named = kinds?.of.every((one) => one.is === "type" || (one.is === "subtype" && !isCreatureType(one)))
  if (named === true) return third("f", plural)
  return parts.some((part) => part.is === "spell")
    ? third("m", plural)
    : featuresOfFilter(slot.filter, plural)
}

function isAbility(filter: Filter): boolean {
  return filter.is === "ability" || (filter.is === "and" && filter.of.some(isAbility))
}

/** Roles of an event, and the members of its pattern that describe them. */
const ROLES: Readonly<Record<string, readonly string[]>> = {
  it: ["object", "creature", "spell", "ability", "permanent", "what", "source"],
  source: ["source", "by"],
  other: ["object", "attacker", "to", "by"],
}

type Bound = Extract<Selector, { sel: "bound" }>

/** The event of the innermost enclosing trigger or replacement; within a pattern itself, the next outer one. */
function eventOf(ability: Ability, what: object): Node | undefined {
  let found: Node | undefined
  const go = (value: unknown, event: Node | undefined): boolean => {
    if (value === what) {
      found = event
      return true
    }
    if (typeof value !== "object" || value === null) return false
    const { when, event: own } = value as { when?: Node; event?: Node }
    const inner = [when, own].find((pattern) => typeof pattern?.on === "string") ?? event
    return Object.values(value).some((part) => go(part, part === inner ? event : inner))
  }
  go(ability, undefined)
  return found ?? findNode(ability, (node) => typeof node.on === "string" && !holds(node, what))
}

/** Whether the data contains this very object. */
function holds(value: unknown, what: object): boolean {
  if (value === what) return true
  return typeof value === "object" && value !== null && Object.values(value).some((part) => holds(part, what))
}

function ofBound(what: Bound, targets: readonly unknown[], ability: Ability, self: SelfName): Features {
  const { name } = what
  const binder = findNode(ability, (node) => node.bind === name)
  if (binder !== undefined) return ofBinder(binder, targets, ability, self)
  if (name === "each" || name === "object") {
    const loop = findNode(ability, (node) => node.do === "forEach")
    if (loop !== undefined) {
      const features = isSelector(loop.of) ? featuresOfSelector(loop.of, targets, ability, self) : CARD
      return { ...features, plural: false }
    }
  }
  const when = eventOf(ability, what)
  if (when === undefined) return CARD
  if (when.on === "cast" || when.on === "copied") return third("m")
  for (const role of ROLES[name] ?? ROLES.it) {
    const filter = when[role] as Filter | undefined
    if (filter === undefined || typeof filter !== "object" || !("is" in filter)) continue
    if (filter.is === "self") return self.features
    if (filter.is === "among") return featuresOfSelector(filter.of, targets, ability, self)
    return featuresOfFilter(filter, when.batch === true)
  }
  return CARD
}

type Node = Readonly<Record<string, unknown>>

/** Features of what an instruction made, moved or found. */
function ofBinder(node: Node, targets: readonly unknown[], ability: Ability, self: SelfName): Features {
  if (node.do === "createToken" || node.do === "createCopyToken")
    return third("m", node.count !== undefined && node.count !== 1)
  if (node.do === "copy") return third("f")
  const what = isSelector(node) ? node : (node.what ?? node.from ?? node.on ?? node.of)
  if (isSelector(what)) return featuresOfSelector(what, targets, ability, self)
  return third("f", node.count !== undefined && node.count !== 1)
}

function isSelector(value: unknown): value is Selector {
  return typeof value === "object" && value !== null && "sel" in value
}

function isNode(value: object): value is Node {
  return !Array.isArray(value)
}

/** All matching nodes in the data, outermost first. */
export function nodesOf(value: unknown, fits: (node: Node) => boolean): Node[] {
  if (typeof value !== "object" || value === null) return []
  const own = isNode(value) && fits(value) ? [value] : []
  return [...own, ...Object.values(value).flatMap((inner) => nodesOf(inner, fits))]
}

/** The first matching node in the data, outermost first. */
export function findNode(value: unknown, fits: (node: Node) => boolean): Node | undefined {
  if (typeof value !== "object" || value === null) return undefined
  if (isNode(value) && fits(value)) return value
  for (const inner of Object.values(value)) {
    const found = findNode(inner, fits)
    if (found !== undefined) return found
  }
  return undefined
}
