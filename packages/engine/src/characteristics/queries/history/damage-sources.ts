import type { StaticEffect } from "../../../language/statics/static.ts"
import type { Bindings } from "../../../state/object.ts"
import { objectNow } from "../../../state/object-now.ts"
import { isPlayerRef, NONE, type ObjectId, type Ref } from "../../../state/ref.ts"
import type { State } from "../../../state/state.ts"
import type { Context } from "../../context.ts"
import { objectOf } from "../../query.ts"
import { candidates } from "../selector.ts"

/**
 * 609.7a: what may be chosen as a source of damage: permanents, spells on the stack, face-up objects in the command zone, and whatever is
 * referred to by an object on the stack, by a replacement or prevention effect of a resolved spell or ability, or by a delayed triggered
 * ability. What is referred to counts as it was, though it may be gone.
 */
export function damageSources(s: State, context: Context): readonly ObjectId[] {
  const inPlay = candidates(s, ["battlefield", "stack", "command"], undefined, context).filter((id) => {
    const { zone, faceDown, stack } = objectNow(s, id)
    if (zone === "stack") return stack?.kind === "spell"
    return zone === "battlefield" || !faceDown
  })
  const referred = [...referredOnStack(s, context), ...referredByEffects(s), ...referredByDelayed(s)]
  return [...new Set([...inPlay, ...referred.filter((ref) => isSource(s, ref))])]
}

/** Abilities are no sources of damage (609.7, 113.7); what nobody remembers can't be told. */
function isSource(s: State, ref: Ref): boolean {
  if (isPlayerRef(ref) || ref === NONE) return false
  const object = objectOf(s, ref)
  return object !== undefined && object.kind !== "ability"
}

/** The spell or ability that is making the choice is still on the stack (608.2n). */
function referredOnStack(s: State, context: Context): readonly Ref[] {
  return candidates(s, "stack", undefined, context).flatMap((id) => {
    const { stack } = objectNow(s, id)
    if (stack === null) return []
    return [stack.source, ...stack.targets.flat(), ...refsOf(stack.bindings)]
  })
}

const REPLACING: ReadonlySet<StaticEffect["static"]> = new Set<StaticEffect["static"]>([
  "prevent",
  "alter",
  "replace",
])

function referredByEffects(s: State): readonly Ref[] {
  return s.effects
    .filter((e) => e.statics.some((effect) => REPLACING.has(effect.static)))
    .flatMap((e) => [e.source, ...e.objects, ...e.targets.flat(), ...refsOf(e.bindings)])
}

function referredByDelayed(s: State): readonly Ref[] {
  return s.delayed.flatMap((delayed) => [delayed.source, ...refsOf(delayed.bindings)])
}

function refsOf(bindings: Bindings): readonly Ref[] {
  return Object.values(bindings).flatMap((value) => (typeof value === "object" ? value : []))
}
