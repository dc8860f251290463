import type { Context } from "../characteristics/context.ts"
import { quantity } from "../characteristics/queries/amount.ts"
import { evaluate } from "../characteristics/queries/condition.ts"
import { objectOf } from "../characteristics/query.ts"
import { decider } from "../choosing/choose-objects.ts"
import type { Cost } from "../language/cost.ts"
import type { Modes } from "../language/effects/effect.ts"
import type { TargetSlot } from "../language/selector.ts"
import { choose } from "../state/choose.ts"
import type { RefusedOption } from "../state/decision.ts"
import { shuffled } from "../state/random/random.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { Refusal } from "../state/refusal.ts"
import type { State } from "../state/state.ts"
import { edit } from "../state/writing/edit.ts"
import { hasLegalTargets } from "../targeting/targets.ts"

/** Costs that bear on the choice of modes. */
export interface ModeTerms {
  /** Entwine was paid: all modes are chosen (702.42a). */
  all?: boolean
  /** Cost of each mode beyond the first: escalate (702.120a). */
  extra?: Cost
  affordable?: (costs: readonly Cost[]) => boolean
}

const NO_TERMS: ModeTerms = {}

const CHOSEN_BEFORE: Refusal = { rule: "700.2a", code: "mode-chosen-before" }
const NO_CONDITION: Refusal = { rule: "700.2a", code: "condition" }
const NO_TARGETS: Refusal = { rule: "700.2a", code: "no-targets" }
const NOT_PAYABLE: Refusal = { rule: "700.2h", code: "cost-unpayable" }

/** The modes that may be chosen now; a mode without legal targets may not (700.2a). */
export function legalModes(s: State, modes: Modes, context: Context): number[] {
  return modes.of.flatMap((_, i) => (modeRefusal(s, modes, i, context) === null ? [i] : []))
}

/** Why a mode may not be chosen now, regardless of its cost; null if it may. */
function modeRefusal(s: State, modes: Modes, i: number, context: Context): Refusal | null {
  const { condition, targets } = modes.of[i]
  if (wasChosen(s, modes, i, context.source)) return CHOSEN_BEFORE
  if (condition !== undefined && !evaluate(s, condition, context)) return NO_CONDITION
  return hasLegalTargets(s, targets ?? NO_SLOTS, context) ? null : NO_TARGETS
}
const NO_SLOTS: readonly TargetSlot[] = []

function chosenKey(s: State, modes: Modes, mode: number): string {
  return modes.unchosen === "thisTurn" ? `mode${mode}:${s.turn.number}` : `mode${mode}`
}

function wasChosen(s: State, modes: Modes, mode: number, source: ObjectId): boolean {
  return (
    modes.unchosen !== undefined &&
    objectOf(s, source)?.memory?.uses?.[chosenKey(s, modes, mode)] !== undefined
  )
}

/** Remembers modes that this object can't choose again. */
export function rememberModes(
  s: State,
  modes: Modes | undefined,
  chosen: readonly number[] | null,
  source: ObjectId,
): void {
  if (modes?.unchosen === undefined || chosen === null || s.objects[source] === undefined) return
  const object = edit(s, source)
  const uses = { ...object.memory?.uses }
  for (const mode of chosen) uses[chosenKey(s, modes, mode)] = 1
  object.memory = { ...object.memory, uses }
}

/** How many modes are chosen; a condition may allow more (700.2). */
export function modeCount(
  s: State,
  modes: Modes,
  context: Context,
  terms: ModeTerms = NO_TERMS,
): { min: number; max: number } {
  if (terms.all) return { min: modes.of.length, max: modes.of.length }
  const more = modes.more !== undefined && evaluate(s, modes.more.condition, context) ? modes.more : modes
  const max = quantity(s, more.max, context)
  return { min: quantity(s, more.min, context), max: terms.extra === undefined ? max : modes.of.length }
}

/** The additional costs of these modes: spree and the like (700.2h), and escalate. */
export function modeCosts(modes: Modes, chosen: readonly number[], terms: ModeTerms = NO_TERMS): Cost[] {
  const costs = chosen.flatMap((i) => (modes.of[i].cost === undefined ? [] : [modes.of[i].cost]))
  for (let i = 1; i < chosen.length && terms.extra !== undefined; i++) costs.push(terms.extra)
  return costs
}

/** Chooses modes (601.2b, 700.2); null if too few can be chosen. Modes are followed in printed order (700.2d). */
export function chooseModes(
  s: State,
  player: PlayerId,
  modes: Modes,
  context: Context,
  terms: ModeTerms = NO_TERMS,
): readonly number[] | null {
  const affordable = (chosen: readonly number[]) =>
    terms.affordable === undefined || terms.affordable(modeCosts(modes, chosen, terms))
  const legal = legalModes(s, modes, context).filter((mode) => affordable([mode]))
  const { min, max } = modeCount(s, modes, context, terms)
  if (legal.length === 0 || (!modes.repeat && legal.length < min)) return null
  let most = modes.repeat ? max : Math.min(max, legal.length)
  // Estimated by the first mode's cost; the exact payment is checked in 601.2h.
  while (terms.extra !== undefined && most > min && !affordable(Array.from({ length: most }, () => legal[0])))
    most--
  if (terms.all) return legal
  const answer = modes.random
    ? shuffled(s, [...legal.keys()]).slice(0, min)
    : ask(s, player, modes, legal, min, most, context)
  const chosen = answer.map((i) => legal[i]).sort((a, b) => a - b)
  return withinPawprints(modes, chosen, max) ? chosen : null
}

function ask(
  s: State,
  player: PlayerId,
  modes: Modes,
  legal: readonly number[],
  min: number,
  max: number,
  context: Context,
): readonly number[] {
  const by = decider(s, modes.by, player, context)
  const options = legal.map((i) => ({
    label: labelOf(modes, i),
    ...(modes.of[i].pawprints !== undefined && { weight: modes.of[i].pawprints }),
  }))
  return choose(s, {
    kind: "option",
    player: by,
    rule: "700.2",
    purpose: "mode",
    source: context.source,
    options,
    min: Math.min(min, max),
    max,
    ...(modes.repeat && { repeat: true }),
    ...(legal.length < modes.of.length && { refused: refusedModes(s, modes, legal, context) }),
  })
}

/** The modes that can't be chosen, with reasons; one refused for no other reason is unaffordable. */
function refusedModes(
  s: State,
  modes: Modes,
  legal: readonly number[],
  context: Context,
): readonly RefusedOption[] {
  return modes.of.flatMap((_, i) =>
    legal.includes(i)
      ? []
      : [{ label: labelOf(modes, i), ...(modeRefusal(s, modes, i, context) ?? NOT_PAYABLE) }],
  )
}

function labelOf(modes: Modes, i: number): string {
  return modes.of[i].label ?? `mode:${i}`
}

/** 700.2i: the modes chosen may cost at most `max` pawprints in total. */
function withinPawprints(modes: Modes, chosen: readonly number[], max: number): boolean {
  return (
    chosen.reduce((sum, i) => sum + (modes.of[i].pawprints ?? 0), 0) <= max ||
    modes.of.every((mode) => mode.pawprints === undefined)
  )
}
