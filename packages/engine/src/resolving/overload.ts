import type { SpellAbility } from "../language/ability.ts"
import type { Effect } from "../language/effects/effect.ts"
import type { PlayerSelector, Selector, TargetSlot } from "../language/selector.ts"

const overloaded = new WeakMap<SpellAbility, SpellAbility>()

/**
 * 702.96a: the spell ability with "each" for "target". What fits each slot is found once, as the spell resolves, and meant by every
 * instruction after that.
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
  return { ...rest, effect: { do: "sequence", of: [...found, each(effect)] } }
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

/** The same piece of the language with the bound names for "target in slot n". */
function each<T>(node: T): T {
  if (typeof node !== "object" || node === null) return node
  if (Array.isArray(node)) return node.map(each) as T
  const part = node as Partial<Selector> & Partial<PlayerSelector>
  if (part.sel === "target") return { sel: "bound", name: nameOf(part.slot!) } as T
  if (part.who === "target") return { who: "bound", name: nameOf(part.slot!) } as T
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, each(value)])) as T
}
