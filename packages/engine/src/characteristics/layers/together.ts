import type { Change } from "../../language/statics/change.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import { matchesFilter } from "../queries/filter.ts"
import { candidates } from "../queries/selector.ts"
import { type SharedFilter, sharedSelection } from "./alike.ts"
import { applyChange } from "./changes.ts"
import type { Layered } from "./changing/layered.ts"
import { applyPart, type Instance, type Part } from "./layers.ts"

/**
 * Applies the parts of a layer without dependencies. Power and toughness modifiers commute, so identical ones of the same player find
 * their objects once and are summed: the work grows linearly with the board, not quadratically.
 */
export function applyIndependent(work: Layered, parts: readonly Part[]): void {
  const groups = parts.every(onlyAdds) ? grouped(work, parts) : parts.map((part) => [part])
  for (const group of groups)
    if (group.length === 1) applyPart(work, group[0])
    else applyGroup(work, group)
}

function onlyAdds({ changes }: Part): boolean {
  return changes.every((c) => c.change === "modifyPT")
}

/** Groups identical parts of the same player; each other part is alone. */
function grouped(work: Layered, parts: readonly Part[]): readonly (readonly Part[])[] {
  const out: Part[][] = []
  const byEffect = new Map<Instance["effect"], Map<PlayerId, Part[]>>()
  for (const part of parts) {
    const { effect, context } = part.instance
    const group = byEffect.get(effect)?.get(context.you)
    if (group !== undefined) group.push(part)
    else {
      const alone = [part]
      out.push(alone)
      if (!mayShare(work, part)) continue
      const byPlayer = byEffect.get(effect) ?? new Map<PlayerId, Part[]>()
      byEffect.set(effect, byPlayer.set(context.you, alone))
    }
  }
  return out
}

/** Whether the part adds fixed numbers to objects that any source of its controller would find, and does nothing in later layers. */
function mayShare({ s }: Layered, { instance, changes }: Part): boolean {
  const { ability, effect, objects } = instance
  if (s.reach !== null || objects !== null || effect.what === null || ability?.condition !== undefined)
    return false
  if (changes.length < effect.changes.length || sharedSelection(effect.what) === null) return false
  return changes.every(
    (c) => c.change === "modifyPT" && typeof c.power === "number" && typeof c.toughness === "number",
  )
}

function applyGroup(work: Layered, group: readonly Part[]): void {
  const [{ instance, changes }] = group
  const shared = instance.effect.what === null ? null : sharedSelection(instance.effect.what)
  if (shared === null) return
  const own = shared.exceptSource ? countBySource(group) : NOBODY
  const sums = new Map<number, readonly Change[]>()
  for (const id of found(work, shared, instance)) {
    const times = group.length - (own.get(id) ?? 0)
    if (times === 0) continue
    const sum = sums.get(times) ?? changes.map((c) => multiplied(c, times))
    sums.set(times, sum)
    for (const change of sum) applyChange(work, id, change, instance.context)
  }
  for (const part of group) part.instance.started = true
}

const NOBODY: ReadonlyMap<ObjectId, number> = new Map()

function countBySource(group: readonly Part[]): ReadonlyMap<ObjectId, number> {
  const counts = new Map<ObjectId, number>()
  for (const { instance } of group) counts.set(instance.object, (counts.get(instance.object) ?? 0) + 1)
  return counts
}

function found({ s }: Layered, { common }: SharedFilter, { context }: Instance): readonly ObjectId[] {
  return candidates(s, "battlefield", undefined, context).filter((id) =>
    matchesFilter(s, common, id, context),
  )
}

function multiplied(change: Change, times: number): Change {
  if (
    change.change !== "modifyPT" ||
    typeof change.power !== "number" ||
    typeof change.toughness !== "number"
  )
    return change
  return { ...change, power: change.power * times, toughness: change.toughness * times }
}
