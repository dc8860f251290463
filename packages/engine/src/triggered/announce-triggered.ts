import { chooseModes, rememberModes } from "../announcing/modes.ts"
import { type Context, contextOf } from "../characteristics/context.ts"
import type { TargetSlot } from "../language/selector.ts"
import type { WaitingTrigger } from "../state/effect.ts"
import type { StackInfo } from "../state/object.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { editStack } from "../state/writing/edit.ts"
import { type ChosenTargets, joined } from "../targeting/chosen-targets.ts"
import { chooseTargetsFor } from "../targeting/targets.ts"

type Announced = ChosenTargets & Pick<StackInfo, "modes">

/** 603.3c, 603.3d: chooses modes and targets for the ability, already on the stack. Returns false if it can't stay there. */
export function announceTrigger(s: State, trigger: WaitingTrigger, id: ObjectId): boolean {
  const { ability } = trigger
  if (ability.targets === undefined && ability.modes === undefined) return true
  const announced = choicesFor(s, trigger, id)
  if (announced !== null) Object.assign(editStack(s, id), announced)
  return announced !== null
}

function choicesFor(s: State, trigger: WaitingTrigger, id: ObjectId): Announced | null {
  const { ability, source, controller, x, bindings } = trigger
  const context = { ...contextOf(source, controller, x, bindings), stack: id }
  const modes = ability.modes === undefined ? null : chooseModes(s, controller, ability.modes, context)
  if (ability.modes !== undefined && (modes === null || modes.length === 0)) return null
  const lists = [ability.targets, ...(modes ?? []).map((mode) => ability.modes!.of[mode].targets)]
  const chosen = targetsOfParts(s, controller, lists, context)
  if (chosen === null) return null
  rememberModes(s, ability.modes, modes, source)
  return { ...chosen, modes }
}

/** Targets part by part: slots are numbered from 0 in each mode. */
function targetsOfParts(
  s: State,
  player: PlayerId,
  lists: readonly (readonly TargetSlot[] | undefined)[],
  context: Context,
): ChosenTargets | null {
  const parts: ChosenTargets[] = []
  for (const slots of lists) {
    if (slots === undefined) continue
    const chosen = chooseTargetsFor(s, player, slots, context)
    if (chosen === null) return null
    parts.push(chosen)
  }
  return joined(parts)
}
