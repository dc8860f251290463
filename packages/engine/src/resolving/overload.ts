import type { SpellAbility } from "../language/ability.ts"
import type { Effect } from "../language/effects/effect.ts"
import type { Selector, TargetSlot } from "../language/selector.ts"
import { type Mapping, map } from "../language/visit.ts"

const overloaded = new WeakMap<SpellAbility, SpellAbility>()

/**
 * 702.96a: the spell ability with "each" for "target". The objects for each slot are found once, as the spell resolves, and used by all its
 * instructions.
 */
export function withEach(ability: SpellAbility): SpellAbility {
  let changed = overloaded.get(ability)
  if (changed === undefined) {
    changed = change(ability)
    overloaded.set(ability, changed)
  }
  return changed
}

function change({ targets = [], effect, ...rest }: SpellAbility): SpellAbility {
  if (effect === undefined || targets.length === 0) return { ...rest, ...(effect && { effect }) }
  const found = targets.map((slot, i): Effect => ({ do: "bind", name: nameOf(i), objects: everything(slot) }))
  return { ...rest, effect: { do: "sequence", of: [...found, map(effect, EACH)] } }
}

function nameOf(slot: number): string {
  return `each${slot}`
}

function everything({ filter, zone, of, players }: TargetSlot): Selector {
  const all: Selector[] = []
  if (filter !== undefined) all.push({ sel: "all", filter, ...(zone && { zone }), ...(of && { of }) })
  if (players !== undefined) all.push({ sel: "players", of: players })
  return { sel: "union", of: all }
}

/** Replaces "target in slot n" by the bound names. */
const EACH: Mapping = {
  sel: (node) => (node.sel === "target" ? { sel: "bound", name: nameOf(node.slot) } : node),
  who: (node) => (node.who === "target" ? { who: "bound", name: nameOf(node.slot) } : node),
}
