import { type Context, stackContext } from "../characteristics/context.ts"
import { characteristics, controllerOf, keywords, objectOf } from "../characteristics/query.ts"
import { record } from "../events/record.ts"
import type { Modes } from "../language/effects/effect.ts"
import type { KeywordAbility } from "../language/keyword-ability.ts"
import type { TargetSlot } from "../language/selector.ts"
import { objectNow } from "../state/object-now.ts"
import type { ObjectId, Ref } from "../state/ref.ts"
import type { State } from "../state/state.ts"

/**
 * The target slots of a spell or ability on the stack: from its text, then its chosen modes; an Aura's from its enchant ability (303.4a).
 */
export function slotsOf(s: State, id: ObjectId): TargetSlot[] {
  const info = objectOf(s, id)!.stack!
  const slots = askedBy(s, id, info.ability).flatMap(({ targets, modes }) => [
    ...(targets ?? []),
    ...(info.modes ?? []).flatMap((mode) => modes?.of[mode]?.targets ?? []),
  ])
  return slots.length > 0 || info.kind !== "spell" ? slots : enchantSlots(s, id)
}

/** The target slots that the spell, or this ability of the object, could get: those of all modes. */
export function slotsAsked(s: State, id: ObjectId, ability: Asking | null = null): TargetSlot[] {
  const slots = askedBy(s, id, ability).flatMap(({ targets, modes }) => [
    ...(targets ?? []),
    ...(modes?.of ?? []).flatMap((mode) => mode.targets ?? []),
  ])
  return slots.length > 0 || ability !== null ? slots : enchantSlots(s, id)
}

/** The target slots it has whichever modes are chosen. */
export function slotsForSure(s: State, id: ObjectId, ability: Asking | null = null): TargetSlot[] {
  const asked = askedBy(s, id, ability)
  const slots = asked.flatMap(({ targets }) => targets ?? [])
  const none = slots.length === 0 && asked.every(({ modes }) => modes === undefined)
  return none && ability === null ? enchantSlots(s, id) : slots
}

type Asking = { targets?: readonly TargetSlot[]; modes?: Modes }

function askedBy(s: State, id: ObjectId, ability: Asking | null): readonly Asking[] {
  return ability !== null ? [ability] : characteristics(s, id).abilities.filter((a) => a.ability === "spell")
}

function enchantSlots(s: State, id: ObjectId): TargetSlot[] {
  if (!characteristics(s, id).subtypes.includes("Aura")) return []
  const enchants = keywords(s, id, "enchant")
  return enchants.length === 0 ? [] : [enchantSlot(enchants)]
}

/** The target of an Aura spell: what all of its enchant abilities allow (303.4a, 702.5c). */
export function enchantSlot(enchants: readonly KeywordAbility<"enchant">[]): TargetSlot {
  const filters = enchants.flatMap(({ filter }) => filter ?? [])
  const [{ player }] = enchants
  const zone = enchants.find((ability) => ability.zone !== undefined)?.zone
  return {
    ...(zone !== undefined && { zone }),
    ...(filters.length > 0 && { filter: filters.length === 1 ? filters[0] : { is: "and", of: filters } }),
    ...(player !== undefined && { players: { who: player === "any" ? "players" : "opponents" } }),
  }
}

/** The context for checking a stack object's targets. */
export function contextOnStack(s: State, id: ObjectId): Context {
  return stackContext(id, controllerOf(s, id), objectOf(s, id)!.stack!)
}

/** 115.1: records "becomes a target" for players and objects that are new targets. */
export function recordNewTargets(s: State, id: ObjectId, before: readonly Ref[], rule: string): void {
  const { stack, controller } = objectNow(s, id)
  for (const other of new Set(stack!.targets.flat())) {
    if (!before.includes(other))
      record(s, { kind: "targeted", rule, object: id, other, player: controller, source: stack!.source })
  }
}
