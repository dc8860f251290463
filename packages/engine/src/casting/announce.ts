import type { Cost } from "../language/cost.ts"
import type { Modes } from "../language/effect.ts"
import type { TargetSlot } from "../language/selector.ts"
import type { Context } from "../characteristics/context.ts"
import { type ChosenTargets, chooseTargetsFor, hasLegalTargets } from "../effects/targets.ts"
import { illegal } from "../state/choose.ts"
import type { PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { chooseModes, legalModes, modeCount } from "./modes.ts"

/** What asks for modes and targets: a spell ability, an activated or a triggered ability. */
export interface Announced {
  targets?: readonly TargetSlot[]
  modes?: Modes
}

/** Whether modes and targets can be chosen (601.2b, 601.2c): a test before anything is announced. */
export function canAnnounce(s: State, abilities: readonly Announced[], context: Context): boolean {
  return abilities.every(({ targets, modes }) => {
    if (targets !== undefined && !hasLegalTargets(s, targets, context)) return false
    return modes === undefined || enoughModes(s, modes, context)
  })
}

function enoughModes(s: State, modes: Modes, context: Context): boolean {
  const legal = legalModes(s, modes, context).length
  const { min } = modeCount(s, modes, context)
  return legal > 0 && (modes.repeat === true || legal >= min)
}

/** Chooses modes (601.2b); illegal when that is not possible. Null for what is not modal. */
export function announceModes(s: State, player: PlayerId, abilities: readonly Announced[], context: Context): readonly number[] | null {
  const modal = abilities.find((a) => a.modes !== undefined)
  if (modal === undefined) return null
  return chooseModes(s, player, modal.modes!, context) ?? illegal("700.2a", "no legal choice of modes")
}

/** The costs of chosen modes (702.120 escalate aside). */
export function modeCosts(abilities: readonly Announced[], chosen: readonly number[] | null): Cost[] {
  if (chosen === null) return []
  const { modes } = abilities.find((a) => a.modes !== undefined)!
  return chosen.flatMap((i) => modes!.of[i].cost ?? []).map((part) => [part])
}

/** Chooses targets for each ability and chosen mode in turn (601.2c, 601.2d), each list after the other. */
export function announceTargets(s: State, player: PlayerId, abilities: readonly Announced[], modes: readonly number[] | null, context: Context): ChosenTargets {
  const lists = abilities.flatMap((a) => [...(a.targets === undefined ? [] : [a.targets]), ...(a.modes === undefined ? [] : (modes ?? []).map((m) => a.modes!.of[m].targets ?? []))])
  const chosen = lists.map((slots) => chooseTargetsFor(s, player, slots, context) ?? illegal("601.2c", "no legal choice of targets"))
  const divided = chosen.some((c) => c.divided !== null) ? chosen.flatMap((c, i) => c.divided ?? lists[i].map(() => [])) : null
  return { targets: chosen.flatMap((c) => c.targets), divided }
}
