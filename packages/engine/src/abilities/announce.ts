import { quantity } from "../characteristics/amount.ts"
import { evaluate } from "../characteristics/condition.ts"
import { type Context, contextOf } from "../characteristics/context.ts"
import { chooseTargetsFor, hasLegalTargets } from "../effects/targets.ts"
import type { Mode, Modes } from "../language/effect.ts"
import type { TargetSlot } from "../language/selector.ts"
import { choose } from "../state/choose.ts"
import type { WaitingTrigger } from "../state/effect.ts"
import type { StackInfo } from "../state/object.ts"
import type { PlayerId, Ref } from "../state/ref.ts"
import type { State } from "../state/state.ts"

const NOTHING: Announced = { targets: [], divided: null, modes: null }

type Announced = Pick<StackInfo, "targets" | "divided" | "modes">

/** 603.3c, 603.3d: modes and targets are chosen as the ability is put onto the stack. Null when it is removed instead. */
export function announceTrigger(s: State, trigger: WaitingTrigger): Announced | null {
  const { ability, source, controller, x, bindings } = trigger
  if (ability.targets === undefined && ability.modes === undefined) return NOTHING
  const context = contextOf(source, controller, x, bindings)
  const modes = ability.modes === undefined ? null : chooseModes(s, controller, ability.modes, context)
  if (modes !== null && modes.length === 0) return null
  const lists = [ability.targets, ...(modes ?? []).map((mode) => ability.modes!.of[mode].targets)]
  const chosen = targetsOfParts(s, controller, lists, context)
  return chosen === null ? null : { ...chosen, modes }
}

/** Targets part by part: a mode's slots are numbered from 0. */
function targetsOfParts(
  s: State,
  player: PlayerId,
  lists: readonly (readonly TargetSlot[] | undefined)[],
  context: Context,
): Omit<Announced, "modes"> | null {
  const targets: (readonly Ref[])[] = []
  const divided: (readonly number[])[] = []
  for (const slots of lists) {
    if (slots === undefined) continue
    const chosen = chooseTargetsFor(s, player, slots, context)
    if (chosen === null) return null
    targets.push(...chosen.targets)
    divided.push(...(chosen.divided ?? slots.map(() => [])))
  }
  return { targets, divided: divided.some((shares) => shares.length > 0) ? divided : null }
}

/** 700.2b: the controller chooses among the modes that can be chosen. */
function chooseModes(s: State, player: PlayerId, modes: Modes, context: Context): readonly number[] {
  const able = modes.of.flatMap((mode, i) => (canChoose(s, mode, context) ? [i] : []))
  const min = Math.min(quantity(s, modes.min, context), able.length)
  const max = Math.min(quantity(s, modes.max, context), able.length)
  if (max === 0) return []
  const options = able.map((i) => ({ label: modes.of[i].label ?? `mode:${i}` }))
  const answer = choose(s, {
    kind: "option",
    player,
    rule: "603.3c",
    purpose: "modes",
    source: context.source,
    options,
    min,
    max,
    repeat: modes.repeat,
  })
  return answer.map((i) => able[i]).toSorted((a, b) => a - b)
}

/** 603.3c: not a mode that would be illegal, as one without legal targets. */
function canChoose(s: State, mode: Mode, context: Context): boolean {
  if (mode.condition !== undefined && !evaluate(s, mode.condition, context)) return false
  return mode.targets === undefined || hasLegalTargets(s, mode.targets, context)
}
