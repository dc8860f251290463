import type { Change } from "../../language/statics/change.ts"
import { readsLayer } from "../facts/reading.ts"
import { analyse } from "./analysis.ts"
import type { Layered } from "./changing/layered.ts"
import { affected, applyPart, contextNow, type Instance, type Part } from "./layers.ts"
import { meaningOf } from "./meaning-of-change.ts"
import { baseCharacteristics } from "./printed.ts"

/** Whether no part of this layer could affect another, so that they apply by timestamp alone (613.7). */
export function areIndependent(parts: readonly Part[]): boolean {
  if (parts.length === 1) return true
  const removing = parts.filter(removes)
  const byAnother = (part: Part) => removing.some((other) => other !== part)
  return !parts.some(
    (part) => readsOthers(part) || (removing.length > 0 && mayVanish(part) && byAnother(part)),
  )
}

/**
 * 613.8: yields the parts of one layer in the order in which they apply: by timestamp, but after those they depend on. Dependency is
 * decided by trial: does applying the other change whether this exists, what it applies to or what it does? The input is sorted:
 * characteristic-defining abilities first, then by timestamp.
 */
export function* inDependencyOrder(work: Layered, parts: readonly Part[]): Generator<Part> {
  let rest = [...parts]
  while (rest.length > 0) {
    const next = firstFree(work, rest)
    rest = rest.filter((part) => part !== next)
    if (exists(work, next.instance)) yield next
  }
}

/** The earliest part that waits only for parts in a loop with it: within a dependency loop nobody waits (613.8b). */
function firstFree(work: Layered, rest: readonly Part[]): Part {
  const known = new Map<Part, readonly Part[]>()
  const awaited = (part: Part): readonly Part[] => {
    let others = known.get(part)
    if (others === undefined) {
      others = rest.filter((other) => other !== part && dependsOn(work, part, other, rest))
      known.set(part, others)
    }
    return others
  }
  const isFree = (part: Part) =>
    [...closure(part, awaited)].every((other) => closure(other, awaited).has(part))
  return rest.find(isFree)!
}

/** The part, the parts it waits for, those that they wait for, and so on. */
function closure(part: Part, awaited: (part: Part) => readonly Part[]): ReadonlySet<Part> {
  const found = new Set([part])
  for (const one of found) for (const other of awaited(one)) found.add(other)
  return found
}

/** Whether another part of this layer could affect this one at all. */
function isSensitive(part: Part, parts: readonly Part[]): boolean {
  return readsOthers(part) || (mayVanish(part) && parts.some((p) => p !== part && removes(p)))
}

/** Whether what the part finds, does or depends on reads what this layer changes. */
function readsOthers({ instance, changes, layer }: Part): boolean {
  const { objects, effect, ability, started } = instance
  if (objects === null && effect.what !== null && readsLayer(effect.what, layer)) return true
  if (changes.some((c) => readsLayer(c, layer))) return true
  // "You control enchanted creature": you are who controls the Aura (109.5).
  if (ability !== null && !started && changes.some((c) => c.change === "control")) return true
  return ability?.condition !== undefined && !started && readsLayer(ability.condition, layer)
}

/** Whether its ability could still be lost before it starts to apply. */
function mayVanish({ instance }: Part): boolean {
  return instance.ability !== null && !instance.started
}

function removes({ changes }: Part): boolean {
  return changes.some(removesAbilities)
}

function removesAbilities(change: Change): boolean {
  return (
    change.change === "loseAbilities" ||
    change.change === "loseKeywords" ||
    (change.change === "setSubtypes" && change.of === "land")
  )
}

function dependsOn(work: Layered, part: Part, other: Part, parts: readonly Part[]): boolean {
  // 613.8a (c): both or neither must be from characteristic-defining abilities.
  if (part.instance.defining !== other.instance.defining || !isSensitive(part, parts)) return false
  const before = fingerprint(work, part)
  const { changed, control } = work.d
  const { objects, started, context } = other.instance
  work.d.changed = new Map([...changed].map(([id, c]) => [id, { ...c }]))
  work.d.control = new Map(control)
  applyPart(work, other)
  const after = fingerprint(work, part)
  work.d.changed = changed
  work.d.control = control
  other.instance.objects = objects
  other.instance.started = started
  other.instance.context = context
  return before !== after
}

/** Whether it exists, what it applies to and what it does there, as a text for comparison. */
function fingerprint(work: Layered, part: Part): string {
  const { instance } = part
  if (!exists(work, instance)) return ""
  const context = contextNow(work, instance)
  const objects = instance.objects ?? affected(work.s, instance, context)
  return `${objects.join()}:${part.changes.map((c) => meaningOf(work.s, c, context)).join(";")}`
}

/** An instance doesn't exist if its object lost the ability before it started to apply. */
function exists(work: Layered, instance: Instance): boolean {
  if (instance.ability === null || instance.started) return true
  const object = work.s.objects[instance.object]
  if (object === undefined) return false
  const { abilities } = work.d.changed.get(object.id) ?? baseCharacteristics(work.s, object)
  return analyse(abilities).statics.some((entry) => entry.ability === instance.ability)
}
