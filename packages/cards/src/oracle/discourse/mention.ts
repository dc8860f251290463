import type { Filter, PlayerSelector, Selector, TargetSlot } from "@apnap/engine"
import { withOther, withoutOther } from "../phrases/objects/other.ts"
import { belongsToAnother } from "./event-referents.ts"
import { agree, isPlainOther, keepOther, otherThan } from "./others.ts"
import type { Referent, Scope } from "./referent.ts"
import { whereOf } from "./where.ts"

/** Takes the next target slot (601.2c) for a target the text names, and adds it as a referent. */
export function mentionObject(
  slot: TargetSlot,
  { at, another, node }: { at: number; another: boolean; node: object },
  scope: Scope,
): Selector {
  const index = scope.targets.length
  const made = othersApart(
    another ? { ...slot, filter: withOther(slot.filter ?? { is: "any" }) } : slot,
    at,
    scope,
  )
  scope.targets[index] = made
  const plural = isPlural(made)
  const object: Selector = { sel: "target", slot: index }
  const named: Referent = {
    at,
    object,
    plural,
    mention: node,
    ...(made.filter && { filter: made.filter }),
    ...(isSpell(made.filter) && { spell: true }),
    ...whereOf(made.zone ?? (isSpell(made.filter) ? "stack" : "battlefield")),
    ...(made.zone === undefined && !isSpell(made.filter) && { permanent: true }),
    ...(made.players && { orPlayer: true }),
  }
  scope.referents.push(named, ...hostsOf(named))
  // One for each opponent: "it" refers to each of them, "those creatures" to all.
  if (made.forEachPlayer !== undefined && !plural) scope.referents.push({ ...named, plural: true })
  if (made.players !== undefined) scope.referents.push({ at, player: { who: "target", slot: index }, plural })
  else if (made.filter !== undefined && belongsToAnother(made.filter))
    scope.referents.push({ at, player: { who: "controllerOf", of: object }, plural: false })
  else if (made.of !== undefined && made.of.who !== "you" && !plural)
    scope.referents.push({ at, player: { who: "ownerOf", of: object }, plural: false }) // 404.1
  return object
}

/** "Target Aura attached to a creature" mentions the creature too. */
function hostsOf({ at, object, filter }: Referent): readonly Referent[] {
  const host = partsOf(filter).find((part) => part.is === "attachedTo")
  if (host === undefined || object === undefined) return []
  const attached: Selector = { sel: "attachedTo", of: object }
  return [{ at, object: attached, plural: false, filter: host.filter, where: "battlefield", onlyNoun: true }]
}

/** "That spell" is a target that was called a spell. */
function isSpell(filter: Filter | undefined): boolean {
  return filter?.is === "spell" || (filter?.is === "and" && filter.of.some(isSpell))
}

/** "Another target creature", "one other target creature": other than the earlier targets, or resolved like any "other". */
function othersApart(slot: TargetSlot, at: number, scope: Scope): TargetSlot {
  const things = slot.filter && withoutOther({ filter: slot.filter })
  if (things === undefined) return slot
  const bare = { ...slot, filter: things.filter }
  const found = otherThan(at, slot, scope)
  const earlier = scope.targets.flatMap((t, i) => (t.filter === undefined ? [] : [i]))
  // "Target artifact … other target creatures": not other than the artifact, so than this creature.
  const isOfThem = (found?: Referent) =>
    found === undefined ||
    found.object?.sel === "target" ||
    (found.at < 0 && earlier.some((i) => agree(scope.targets[i].filter, slot.filter)))
  if (earlier.length > 0 && isOfThem(found)) return { ...bare, otherThan: earlier }
  if (found === undefined) return bare
  const node = partsOf(slot.filter).find(isPlainOther)
  if (node !== undefined) keepOther(node, found, slot)
  return slot
}

function partsOf(filter: Filter | undefined): readonly Filter[] {
  if (filter === undefined) return []
  return filter.is === "and" ? filter.of : [filter]
}

export function mentionPlayer(slot: TargetSlot, at: number, scope: Scope): PlayerSelector {
  const index = scope.targets.length
  scope.targets[index] = slot
  const player: PlayerSelector = { who: "target", slot: index }
  scope.referents.push({ at, player, plural: isPlural(slot) })
  return player
}

function isPlural({ max }: TargetSlot): boolean {
  return max !== undefined && max !== 1
}
