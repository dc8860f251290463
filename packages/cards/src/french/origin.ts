import type { Ability, PlayerSelector, Selector, TargetSlot } from "@apnap/engine"
import { same } from "../oracle/grammar/hole.ts"
import { findNode } from "./antecedent.ts"

/** Where an object lies before an instruction moves it, and whether the zone holds only your cards. */
export interface Origin {
  readonly zone: string
  readonly yours: boolean
}

type Node = Readonly<Record<string, unknown>>

/** Where the instructions before have left these objects: a library that was looked through, exile, a graveyard. */
export function originOf(
  what: Selector | undefined,
  targets: readonly unknown[],
  ability: Ability,
): Origin | undefined {
  switch (what?.sel) {
    case "self": {
      const zone = "zone" in ability ? ability.zone : undefined
      return { zone: named(zone), yours: zone === "graveyard" || zone === "hand" }
    }
    case "target":
      return ofSlot(targets[what.slot] as TargetSlot | undefined)
    case "libraryTop":
      return { zone: "library", yours: isYou(what.of) }
    case "filtered":
      return originOf(what.of, targets, ability)
    case "choose":
      if (what.from !== undefined) return originOf(what.from, targets, ability)
      return { zone: named(what.zone), yours: isYou(what.of) && what.zone !== undefined }
    case "all":
      return { zone: named(what.zone), yours: isYou(what.of) && what.zone !== undefined }
    case "bound":
      return ofBinder(what.name, targets, ability)
    case "union": {
      const all = what.of.map((one) => originOf(one, targets, ability))
      return all.find((one) => one?.yours === true) ?? all[0]
    }
    case "linked":
      return { zone: "exile", yours: false }
    default:
      return undefined
  }
}

function named(zone: string | readonly string[] | undefined): string {
  return zone === undefined ? "battlefield" : typeof zone === "string" ? zone : zone.join(" or ")
}

function isYou(player: unknown): boolean {
  return (player as PlayerSelector | undefined)?.who === "you"
}

function ofSlot(slot: TargetSlot | undefined): Origin | undefined {
  if (slot?.filter === undefined) return undefined
  return { zone: named(slot.zone), yours: slot.zone !== undefined && isYou(slot.of) }
}

/** Instructions that find cards in a library. */
const IN_LIBRARY: ReadonlySet<unknown> = new Set(["look", "reveal", "digUntil", "search", "mill"])

function ofBinder(name: string, targets: readonly unknown[], ability: Ability): Origin | undefined {
  const binder = findNode(ability, (node) => node.bind === name || node.restBind === name)
  if (binder === undefined) return name === "it" ? ofEvent(ability) : undefined
  const inner = isSelector(binder.what) ? originOf(binder.what, targets, ability) : undefined
  if (inner !== undefined && (binder.do === "reveal" || binder.do === "look")) return inner
  // A card exiled from a library is still put where it goes; what has been on the battlefield returns.
  if (binder.do === "move" && typeof binder.to === "string")
    return binder.to === "exile" && inner?.zone !== "battlefield" ? inner : { zone: binder.to, yours: false }
  if (IN_LIBRARY.has(binder.do))
    return { zone: "library", yours: binder.player === undefined || isYou(binder.player) }
  return isSelector(binder) ? originOf(binder, targets, ability) : undefined
}

/** The zone that the triggering object went to. */
function ofEvent(ability: Ability): Origin | undefined {
  if (ability.ability !== "triggered") return undefined
  return { zone: named(ability.when.on === "moves" ? ability.when.to : undefined), yours: false }
}

function isSelector(value: unknown): value is Selector & Node {
  return typeof value === "object" && value !== null && "sel" in value
}

/** Whether an instruction before the condition has taken these objects from where they were, so that what's said of them is past. */
export function isGone(what: Selector, ability: Ability): boolean {
  if (what.sel === "bound") {
    const binder = findNode(ability, (node) => node.bind === what.name)
    return binder !== undefined && isLeaving(binder)
  }
  if (what.sel !== "target") return false
  const first = findNode(ability, (node) => isTaking(node, what) || isAsking(node, what))
  return first !== undefined && isTaking(first, what)
}

function isTaking(node: Node, what: Selector): boolean {
  return isLeaving(node) && same(node.what, what)
}

function isAsking(node: Node, what: Selector): boolean {
  return node.if === "is" && same(node.of, what)
}

function isLeaving({ do: does, to }: Node): boolean {
  return does === "destroy" || does === "sacrifice" || (does === "move" && to !== "battlefield")
}
