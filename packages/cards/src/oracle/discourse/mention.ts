import type { Filter, PlayerSelector, Selector, TargetSlot } from "@apnap/engine"
import { withOther, withoutOther } from "../phrases/other.ts"
import { belongsToAnother } from "./event-referents.ts"
import type { Referent, Scope } from "./referent.ts"

/** A target that the text names: the next of its slots (601.2c), and what later words can point back at. */
export function mentionObject(
  slot: TargetSlot,
  { at, another, node }: { at: number; another: boolean; node: object },
  scope: Scope,
): Selector {
  const index = scope.targets.length
  const made = another
    ? otherThanEarlier(slot, scope.targets)
    : scope.spell
      ? otherOfSpell(slot, scope.targets)
      : slot
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
    ...(made.zone === undefined && !isSpell(made.filter) && { permanent: true }),
    ...(made.players && { orPlayer: true }),
  }
  scope.referents.push(named)
  // One for each opponent: "it" of each of them, and "those creatures" of all.
  if (made.forEachPlayer !== undefined && !plural) scope.referents.push({ ...named, plural: true })
  if (made.players !== undefined) scope.referents.push({ at, player: { who: "target", slot: index }, plural })
  else if (made.filter !== undefined && belongsToAnother(made.filter))
    scope.referents.push({ at, player: { who: "controllerOf", of: object }, plural: false })
  else if (made.of !== undefined && made.of.who !== "you" && !plural)
    scope.referents.push({ at, player: { who: "ownerOf", of: object }, plural: false }) // 404.1
  return object
}

/** "That spell" is a target that was called a spell. */
function isSpell(filter: Filter | undefined): boolean {
  return filter?.is === "spell" || (filter?.is === "and" && filter.of.some(isSpell))
}

/** "Another target creature" is another than those before it, or than this object when it is the first. */
function otherThanEarlier(slot: TargetSlot, targets: readonly TargetSlot[]): TargetSlot {
  const earlier = targets.flatMap((t, i) => (t.filter === undefined ? [] : [i]))
  if (earlier.length > 0) return { ...slot, otherThan: earlier }
  return { ...slot, filter: withOther(slot.filter ?? { is: "any" }) }
}

/** "Target creature and up to one other target creature" of a spell, which is no creature: other than the targets before it. */
function otherOfSpell(slot: TargetSlot, targets: readonly TargetSlot[]): TargetSlot {
  const bare = slot.filter && withoutOther({ filter: slot.filter })
  const earlier = targets.flatMap((t, i) => (t.filter === undefined ? [] : [i]))
  return bare === undefined || earlier.length === 0
    ? slot
    : { ...slot, filter: bare.filter, otherThan: earlier }
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
