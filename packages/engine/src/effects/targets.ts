import { FLAG_BIT } from "../language/keyword.ts"
import type { Filter } from "../language/filter.ts"
import type { TargetSlot } from "../language/selector.ts"
import type { Zone } from "../language/vocabulary.ts"
import { quantity } from "../characteristics/amount.ts"
import { bind, type Context, stackContext } from "../characteristics/context.ts"
import { activeStatics } from "../characteristics/derived.ts"
import { fits, manaValueOf } from "../characteristics/filter.ts"
import { isProtectedFrom } from "../characteristics/protection.ts"
import { areOpponents, characteristics, controllerOf, keywords, objectOf } from "../characteristics/query.ts"
import { candidates, players } from "../characteristics/selector.ts"
import { choose } from "../state/choose.ts"
import { edit } from "../state/edit.ts"
import { isPlayerRef, type ObjectId, type PlayerId, playerRef, type Ref, refPlayer } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { chooseObjects } from "./choices.ts"

/** Targets chosen for each slot, and the shares of divided amounts. */
export interface ChosenTargets {
  targets: readonly (readonly Ref[])[]
  divided: readonly (readonly number[])[] | null
}

/** Whether the player or object can be a target of this spell or ability at all (115.4, 702.11, 702.16, 702.18). */
export function isTargetable(s: State, ref: Ref, context: Context): boolean {
  if (isPlayerRef(ref)) return isPlayerTargetable(s, refPlayer(ref), context)
  const object = s.objects[ref]
  if (object === undefined || ref === context.stack) return false // 115.5
  if (object.zone !== "battlefield") return object.zone !== "stack" || !isForbidden(s, ref, context)
  if (object.phasedOut !== 0) return false
  const { flags } = characteristics(s, ref)
  if ((flags & FLAG_BIT.shroud) !== 0 && !ignores(s, ref, "shroud", context)) return false
  const foe = areOpponents(s, context.you, controllerOf(s, ref))
  if (foe && (flags & FLAG_BIT.hexproof) !== 0 && !ignores(s, ref, "hexproof", context)) return false
  if (foe && keywords(s, ref, "hexproofFrom").some((k) => k.filter !== undefined && fits(s, k.filter, context.source, context))) return false
  return !isProtectedFrom(s, ref, context.source) && !isForbidden(s, ref, context)
}

function ignores(s: State, id: ObjectId, what: "hexproof" | "shroud", context: Context): boolean {
  return activeStatics(s, "targetAsThough").some((a) => a.effect.without === what && players(s, a.effect.who, a.context).includes(context.you) && fits(s, a.effect.what, id, a.context))
}

function isForbidden(s: State, id: ObjectId, context: Context): boolean {
  return activeStatics(s, "cantBeTargeted").some(({ effect, context: own }) => {
    if (effect.by !== undefined && !fits(s, effect.by, context.stack === 0 ? context.source : context.stack, own)) return false
    if (effect.byPlayers !== undefined && !players(s, effect.byPlayers, own).includes(context.you)) return false
    return fits(s, { is: "among", of: effect.what }, id, own)
  })
}

function isPlayerTargetable(s: State, player: PlayerId, context: Context): boolean {
  if (s.players[player].left !== null) return false
  return activeStatics(s, "playerHas").every(({ effect, context: own }) => {
    if (!players(s, effect.who, own).includes(player)) return true
    if (effect.keyword === "shroud") return false
    if (effect.keyword === "hexproof") return !areOpponents(s, player, context.you)
    return effect.filter !== undefined && !fits(s, effect.filter, context.source, own)
  })
}

/** Where the targets of a slot are: spells and abilities on the stack, else the battlefield unless it says so. */
function zoneOf(slot: TargetSlot): Zone | readonly Zone[] {
  return slot.zone ?? (slot.filter !== undefined && isAboutStack(slot.filter) ? "stack" : "battlefield")
}

function isAboutStack(filter: Filter): boolean {
  if (filter.is === "spell" || filter.is === "ability") return true
  if (filter.is === "and") return filter.of.some(isAboutStack)
  return filter.is === "or" && filter.of.every(isAboutStack)
}

/** Everything that may be chosen for the slot now. `chosen` holds the targets of earlier slots. */
export function legalTargets(s: State, slot: TargetSlot, context: Context, chosen: readonly (readonly Ref[])[] = []): Ref[] {
  const others = (slot.otherThan ?? []).flatMap((i) => chosen[i] ?? [])
  const out: Ref[] = []
  if (slot.players !== undefined) for (const p of players(s, slot.players, context)) if (!others.includes(playerRef(p)) && isTargetable(s, playerRef(p), context)) out.push(playerRef(p))
  if (slot.filter === undefined) return out
  const inner = chosen.length > 0 ? { ...context, targets: chosen } : context
  for (const id of candidates(s, zoneOf(slot), slot.of, inner)) {
    if (!others.includes(id) && fits(s, slot.filter, id, inner) && isTargetable(s, id, context)) out.push(id)
  }
  return out
}

/** Whether a target chosen earlier is still legal (608.2b). `targets` are all that were chosen, slot by slot. */
export function isLegalTarget(s: State, slot: TargetSlot | undefined, ref: Ref, context: Context): boolean {
  if (slot === undefined) return false
  if (isPlayerRef(ref)) return slot.players !== undefined && players(s, slot.players, context).includes(refPlayer(ref)) && isTargetable(s, ref, context)
  const object = s.objects[ref]
  if (object === undefined || slot.filter === undefined) return false
  const zone = zoneOf(slot)
  if (typeof zone === "string" ? zone !== object.zone : !zone.includes(object.zone)) return false
  if (slot.forEachPlayer !== undefined) {
    return players(s, slot.forEachPlayer, context).some((p) => fits(s, slot.filter!, ref, withPlayer(context, p))) && isTargetable(s, ref, context)
  }
  if (slot.of !== undefined && !candidates(s, zone, slot.of, context).includes(ref)) return false
  return fits(s, slot.filter, ref, context) && isTargetable(s, ref, context)
}

function withPlayer(context: Context, player: PlayerId): Context {
  const inner = { ...context }
  bind(inner, "player", [playerRef(player)])
  return inner
}

/** Whether enough legal targets exist for every slot: a quick test before anything is announced. */
export function hasLegalTargets(s: State, slots: readonly TargetSlot[], context: Context): boolean {
  const chosen: Ref[][] = []
  for (const slot of slots) {
    const min = slot.forEachPlayer !== undefined ? 0 : quantity(s, slot.min ?? 1, context)
    if (min === 0) {
      chosen.push([])
      continue
    }
    const legal = legalTargets(s, slot, context, chosen)
    if (legal.length < min) return false
    chosen.push(legal.slice(0, min))
  }
  return true
}

/** Chooses targets slot by slot (601.2c) and divides amounts (601.2d); null when some slot can't be filled. */
export function chooseTargetsFor(s: State, player: PlayerId, slots: readonly TargetSlot[], context: Context): ChosenTargets | null {
  const targets: Ref[][] = []
  for (let i = 0; i < slots.length; i++) {
    const chosen = slots[i].forEachPlayer === undefined ? chooseForSlot(s, player, slots[i], i, context, targets) : chooseForEach(s, player, slots[i], i, context, targets)
    if (chosen === null) return null
    targets.push(chosen)
  }
  const divided = slots.some((slot) => slot.divide !== undefined) ? slots.map((slot, i) => divide(s, player, slot, targets[i], context)) : null
  return { targets, divided }
}

function chooseForEach(s: State, player: PlayerId, slot: TargetSlot, index: number, context: Context, chosen: readonly (readonly Ref[])[]): Ref[] | null {
  const out: Ref[] = []
  for (const p of players(s, slot.forEachPlayer!, context)) {
    const found = chooseForSlot(s, player, slot, index, withPlayer(context, p), chosen)
    if (found !== null) out.push(...found)
  }
  return out
}

function chooseForSlot(s: State, player: PlayerId, slot: TargetSlot, index: number, context: Context, chosen: readonly (readonly Ref[])[]): Ref[] | null {
  const legal = legalTargets(s, slot, context, chosen)
  const min = quantity(s, slot.min ?? 1, context)
  const cap = slot.divide === undefined ? Number.POSITIVE_INFINITY : quantity(s, slot.divide, context)
  const max = Math.min(cap, slot.max === undefined ? Math.max(1, min) : quantity(s, slot.max, context))
  if (legal.length < min) return null
  if (max === 0 || legal.length === 0) return []
  const by = slot.by === undefined ? player : (players(s, slot.by, context)[0] ?? player)
  return askTargets(s, by, slot, index, legal, min, max, context)
}

function askTargets(s: State, player: PlayerId, slot: TargetSlot, slotIndex: number, legal: Ref[], min: number, max: number, context: Context): Ref[] {
  const values = slot.total === undefined ? undefined : legal.map((ref) => valueOf(s, ref, slot.total!.of))
  const key = slot.same ?? slot.different
  const keys = key === undefined ? undefined : legal.map((ref) => keyOf(s, ref, key))
  const answer = choose(s, {
    kind: "choose", player, rule: "601.2c", purpose: "target", source: context.stack === 0 ? context.source : context.stack, slot: slotIndex,
    options: legal, min, max: Math.min(max, legal.length),
    ...(values && { values, total: quantity(s, slot.total!.max, context) }),
    ...(keys && { keys, sameKey: slot.same !== undefined }),
  })
  return answer.map((i) => legal[i])
}

function valueOf(s: State, ref: Ref, of: "power" | "toughness" | "manaValue"): number {
  return of === "manaValue" ? manaValueOf(s, ref) : (characteristics(s, ref)[of] ?? 0)
}

function keyOf(s: State, ref: Ref, by: "controller" | "owner" | "name"): string | number {
  if (isPlayerRef(ref)) return ref
  return by === "name" ? characteristics(s, ref).name : by === "owner" ? objectOf(s, ref)!.owner : controllerOf(s, ref)
}

/** 601.2d: at least one to each. */
function divide(s: State, player: PlayerId, slot: TargetSlot, targets: readonly Ref[], context: Context): readonly number[] {
  if (slot.divide === undefined || targets.length === 0) return []
  const total = quantity(s, slot.divide, context)
  if (targets.length === 1) return [total]
  const max = total - targets.length + 1
  return choose(s, { kind: "distribute", player, rule: "601.2d", purpose: "divide", source: context.source, options: targets, total, min: targets.map(() => 1), max: targets.map(() => max) })
}

/** The target slots of a spell or ability on the stack, in the order in which its targets were chosen. */
function slotsOf(s: State, id: ObjectId): TargetSlot[] {
  const info = s.objects[id]!.stack!
  const sources = info.ability !== null ? [info.ability] : characteristics(s, id).abilities.filter((a) => a.ability === "spell")
  return sources.flatMap((a) => [...(a.targets ?? []), ...(a.modes === undefined ? [] : (info.modes ?? []).flatMap((m) => a.modes!.of[m].targets ?? []))])
}

/** 115.7d, 707.10c: for each target the player may choose a new legal one; the rest stay. */
export function chooseNewTargets(s: State, id: ObjectId, player: PlayerId): void {
  const { stack, controller } = s.objects[id]!
  const slots = slotsOf(s, id)
  const context = stackContext(id, controller, stack!)
  const targets = stack!.targets.map((refs, i) => refs.map((ref) => newTarget(s, slots[i], i, ref, refs, player, context)))
  edit(s, id).stack = { ...stack!, targets }
}

function newTarget(s: State, slot: TargetSlot | undefined, index: number, old: Ref, taken: readonly Ref[], player: PlayerId, context: Context): Ref {
  if (slot === undefined) return old
  const legal = legalTargets(s, slot, context).filter((ref) => ref !== old && !taken.includes(ref))
  const [chosen] = chooseObjects(s, player, legal, 0, 1, { rule: "115.7d", purpose: "newTarget", source: context.stack, slot: index })
  return chosen ?? old
}
