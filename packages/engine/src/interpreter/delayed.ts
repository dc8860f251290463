import { chosenFixed } from "../characteristics/chosen-fixed.ts"
import type { Context } from "../characteristics/context.ts"
import { resolveCondition, resolvePlayer } from "../choosing/selecting.ts"
import type { TriggeredAbility } from "../language/ability.ts"
import type { ControlFlow } from "../language/effects/effect.ts"
import { type Mapping, map } from "../language/visit.ts"
import type { Bindings } from "../state/object.ts"
import type { Ref } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { editState, invalidate, newTimestamp } from "../state/writing/edit.ts"

type Of<K extends ControlFlow["do"]> = Extract<ControlFlow, { do: K }>

/** 603.7: creates a delayed triggered ability that keeps the bindings and targets of the effect that creates it. */
export function createDelayed(s: State, e: Of<"delayed">, context: Context): void {
  // Choices of the source are fixed now, even if it leaves or a different choice is made for it later (607.2d).
  const ability = chosenFixed<TriggeredAbility>(
    s,
    {
      ability: "triggered",
      when: e.when,
      effect: e.effect,
      ...(e.targets && { targets: e.targets }),
      ...(e.condition && { condition: e.condition }),
    },
    context.source,
  )
  const kept =
    e.targets === undefined ? keepTargets(ability, context) : { ability, bindings: context.bindings }
  const controller = e.controller === undefined ? context.you : resolvePlayer(s, e.controller, context)
  const { number: turn } = s.turn
  const delayed = {
    ...kept,
    id: newTimestamp(s),
    source: context.source,
    controller,
    once: e.once !== false,
    duration: e.duration ?? "permanent",
    turn,
    ...(e.fromNextTurn && { fromNextTurn: e.fromNextTurn }),
    x: context.x,
  }
  editState(s).delayed = [...s.delayed, delayed]
  invalidate(s)
}

/** 603.12: triggers immediately, because of what was just done. */
export function createReflexive(s: State, e: Of<"reflexive">, context: Context): void {
  // 603.4: "when you do, if …" asks as it would trigger, and again as it resolves.
  if (e.effect.do === "if" && e.effect.else === undefined)
    if (!resolveCondition(s, e.effect.condition, context)) return
  const ability: TriggeredAbility = {
    ability: "triggered",
    when: { on: "action", action: "reflexive" },
    effect: e.effect,
    ...(e.targets && { targets: e.targets }),
    ...(e.modes && { modes: e.modes }),
  }
  const kept =
    e.targets === undefined && e.modes === undefined
      ? keepTargets(ability, context)
      : { ability, bindings: context.bindings }
  editState(s).waiting = [
    ...s.waiting,
    { ...kept, source: context.source, controller: context.you, x: context.x, index: -1 },
  ]
}

/** Turns the current targets into bound names, for an ability without targets of its own. */
function keepTargets(
  ability: TriggeredAbility,
  context: Context,
): { ability: TriggeredAbility; bindings: Bindings } {
  if (context.targets.length === 0) return { ability, bindings: context.bindings }
  const bindings: Record<string, readonly Ref[] | number | string> = { ...context.bindings }
  context.targets.forEach((refs, slot) => {
    bindings[`target${slot}`] = refs
  })
  return {
    ability: {
      ...ability,
      when: targetsBound(ability.when),
      ...(ability.effect && { effect: targetsBound(ability.effect) }),
      ...(ability.condition && { condition: targetsBound(ability.condition) }),
    },
    bindings,
  }
}

/** The same part of the language with "target in slot n" replaced by the name "target<n>"; parts that have their own targets are kept. */
export function targetsBound<T>(piece: T): T {
  return map(piece, BOUND, (part) => !("targets" in part))
}

const BOUND: Mapping = {
  sel: (node) => (node.sel === "target" ? { sel: "bound", name: `target${node.slot}` } : node),
  who: (node) => (node.who === "target" ? { who: "bound", name: `target${node.slot}` } : node),
}
