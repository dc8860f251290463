import type { Context } from "../characteristics/context.ts"
import type { Cost } from "../language/cost.ts"
import type { Modes } from "../language/effects/effect.ts"
import type { TargetSlot } from "../language/selector.ts"
import { mentions } from "../language/visit.ts"
import { choose, illegal } from "../state/choose.ts"
import type { PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { type ChosenTargets, joined } from "../targeting/chosen-targets.ts"
import { chooseTargetsFor, hasLegalTargets } from "../targeting/targets.ts"
import { chooseModes, legalModes, type ModeTerms, modeCosts, modeCount } from "./modes.ts"

/** Anything that has modes and targets to announce: a spell, activated or triggered ability. */
export interface Announced {
  targets?: readonly TargetSlot[]
  modes?: Modes
}

/** Whether modes and targets can be chosen (601.2b, 601.2c). Tested before anything is announced. */
export function canAnnounce(
  s: State,
  abilities: readonly Announced[],
  context: Context,
  affordable?: (costs: readonly Cost[]) => boolean,
): boolean {
  for (const { targets, modes } of abilities) {
    if (targets !== undefined && !hasLegalTargets(s, targets, context)) return false
    if (modes !== undefined && !enoughModes(s, modes, context, affordable)) return false
  }
  return true
}

function enoughModes(
  s: State,
  modes: Modes,
  context: Context,
  affordable?: (costs: readonly Cost[]) => boolean,
): boolean {
  const legal = legalModes(s, modes, context).filter(
    (mode) =>
      modes.of[mode].cost === undefined || affordable === undefined || affordable(modeCosts(modes, [mode])),
  )
  const { min } = modeCount(s, modes, context)
  return legal.length > 0 && (modes.repeat === true || legal.length >= min)
}

const readsX = new WeakMap<Announced, boolean>()

/** Whether the legality of targets or modes depends on X. */
export function looksAtX(abilities: readonly Announced[]): boolean {
  return abilities.some((ability) => {
    let known = readsX.get(ability)
    if (known === undefined) {
      known = mentions([ability.targets, ability.modes?.of.map((mode) => mode.targets)], "n", "x")
      readsX.set(ability, known)
    }
    return known
  })
}

/** The highest X tried in the search for legal targets. */
const MOST_X = 40

/** The values of X from 0 to `most` for which modes and targets can be chosen. */
export function possibleX(
  s: State,
  abilities: readonly Announced[],
  context: Context,
  most: number,
): number[] {
  const out: number[] = []
  for (let x = 0; x <= Math.min(most, MOST_X); x++)
    if (canAnnounce(s, abilities, { ...context, x })) out.push(x)
  return out
}

/** 601.2b: announces X. Offers only values that are payable (`least` to `most`, or those in `fitting`) and leave legal targets. */
export function announceX(
  s: State,
  player: PlayerId,
  abilities: readonly Announced[],
  context: Context,
  most: number,
  fitting: readonly number[] | null = null,
  least = 0,
): number {
  const open = looksAtX(abilities) ? possibleX(s, abilities, context, most) : (fitting ?? [least, most])
  const possible = open.filter((x) => x >= least && x <= most && (fitting?.includes(x) ?? true))
  if (possible.length === 0) illegal("601.2c", "no-x")
  const [min, max] = [possible[0], possible.at(-1)!]
  if (min === max) return min
  return choose(s, { kind: "number", player, rule: "601.2b", purpose: "x", source: context.stack, min, max })
}

/** Chooses modes (601.2b); illegal if that is impossible. Null if the abilities aren't modal. */
export function announceModes(
  s: State,
  player: PlayerId,
  abilities: readonly Announced[],
  context: Context,
  terms?: ModeTerms,
): readonly number[] | null {
  const modes = modesOf(abilities)
  return modes === undefined
    ? null
    : (chooseModes(s, player, modes, context, terms) ?? illegal("700.2a", "no-modes"))
}

/** The modes to choose from, if any. */
export function modesOf(abilities: readonly Announced[]): Modes | undefined {
  return abilities.find((a) => a.modes !== undefined)?.modes
}

const NO_TARGETS: ChosenTargets = { targets: [], divided: null, forWhom: null }

function asksForNothing({ targets, modes }: Announced): boolean {
  return targets === undefined && modes === undefined
}

/** Chooses targets for each ability and chosen mode (601.2c, 601.2d), one list at a time. */
export function announceTargets(
  s: State,
  player: PlayerId,
  abilities: readonly Announced[],
  modes: readonly number[] | null,
  context: Context,
): ChosenTargets {
  if (abilities.every(asksForNothing)) return NO_TARGETS
  const lists = abilities.flatMap((a) => [
    ...(a.targets === undefined ? [] : [a.targets]),
    ...(a.modes === undefined ? [] : (modes ?? []).map((m) => a.modes!.of[m].targets ?? [])),
  ])
  return joined(
    lists.map((slots) => chooseTargetsFor(s, player, slots, context) ?? illegal("601.2c", "no-targets")),
  )
}
