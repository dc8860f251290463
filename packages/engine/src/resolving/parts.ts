import { characteristics } from "../characteristics/query.ts"
import type { ActivatedAbility, SpellAbility, TriggeredAbility } from "../language/ability.ts"
import type { Effect } from "../language/effects/effect.ts"
import type { TargetSlot } from "../language/selector.ts"
import { objectNow, stackInfoOf } from "../state/object-now.ts"
import type { ObjectId, Ref } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { withEach } from "./overload.ts"

/** One instruction of a resolving object, an ability's effect or a chosen mode, with the target slots it uses. */
export interface Part {
  effect: Effect | undefined
  slots: readonly TargetSlot[]
  /** Index of its first slot among the targets of the whole object. */
  from: number
  /** Index of its mode, -1 if not modal. */
  mode: number
  /** True if it has no slots of its own and uses those of the whole object. */
  shared: boolean
}

type Source = SpellAbility | ActivatedAbility | TriggeredAbility

/** The parts of the object on the stack, in the order in which its targets were chosen. */
export function partsOf(s: State, id: ObjectId): Part[] {
  const info = stackInfoOf(s, id)
  const sources: readonly Source[] = info.ability !== null ? [info.ability] : spellAbilities(s, id)
  const parts: Part[] = []
  let from = 0
  const add = (effect: Effect | undefined, slots: readonly TargetSlot[] | undefined, mode: number) => {
    parts.push({ effect, slots: slots ?? [], from, mode, shared: slots === undefined })
    from += slots?.length ?? 0
  }
  for (const { effect, targets, modes } of sources) {
    if (effect !== undefined || targets !== undefined) add(effect, targets, -1)
    if (modes !== undefined)
      for (const mode of info.modes ?? []) add(modes.of[mode].effect, modes.of[mode].targets, mode)
  }
  return parts
}

function spellAbilities(s: State, id: ObjectId): readonly SpellAbility[] {
  const own = characteristics(s, id).abilities.filter((a) => a.ability === "spell")
  return objectNow(s, id).memory?.way === "overload" ? own.map(withEach) : own
}

/** 700.2, 608.2c: the instructions in printed order. */
export function inPrintedOrder(parts: readonly Part[]): readonly Part[] {
  return parts.length < 2 ? parts : parts.toSorted((a, b) => a.mode - b.mode)
}

/** The part's entries of a list by slot. */
export function sliceFor<T extends readonly Ref[]>(part: Part, bySlot: readonly T[]): readonly T[] {
  return part.shared ? bySlot : bySlot.slice(part.from, part.from + part.slots.length)
}
