import { contextOf } from "../../characteristics/context.ts"
import { activeStatics, invalidateIfRead } from "../../characteristics/layers/derived.ts"
import { amount } from "../../characteristics/queries/amount.ts"
import { matchesFilter } from "../../characteristics/queries/filter.ts"
import { players } from "../../characteristics/queries/selector.ts"
import { characteristics, controllerOf, keywords, objectOf } from "../../characteristics/query.ts"
import { FLAG_BIT } from "../../language/keyword.ts"
import { CARD_TYPE_BIT } from "../../language/vocabulary.ts"
import { commanderCard } from "../../state/commander.ts"
import { isPlayerRef, type ObjectId, type PlayerId, type Ref, refPlayer } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { edit, editPlayer } from "../../state/writing/edit.ts"
import { addCounters, removeCounters } from "../counters.ts"
import { gainLife, loseLife } from "../life.ts"
import { recordEvent, simultaneously } from "../record.ts"
import { inApnapOrder } from "../replacing/affected.ts"
import { afterwards } from "../replacing/afterwards.ts"
import { settle } from "../replacing/apply-replacements.ts"
import { eventOf, newPendingEvent, type PendingEvent } from "../replacing/pending-event.ts"
import { triggerDeathtouch, triggerLifelink } from "../triggering/keyword-triggers.ts"
import { canBeDamaged } from "./can-be-damaged.ts"
import { limitsOf, recordExcess } from "./excess.ts"
import { lossByDamage } from "./life-floor.ts"
import { redirectToPlaneswalkers } from "./planeswalker-redirect.ts"

/** Damage that would be dealt. */
export interface Damage {
  source: ObjectId
  to: Ref
  amount: number
  combat?: boolean
  unpreventable?: boolean
}

/** Deals damage simultaneously (120.3, 120.4). Returns the amounts dealt, in the given order, including redirected parts. */
export function dealDamage(s: State, damages: readonly Damage[], rule: string): number[] {
  const pending = redirectToPlaneswalkers(s, damages).map((d) => pendingDamage(d, rule))
  for (const p of pending) p.together = pending
  const dealt = simultaneously(s, () => {
    for (const p of inApnapOrder(s, pending)) settleDamage(s, p)
    const limits = limitsOf(s, pending)
    const linked: Linked = new Map()
    // 120.4c: the result of one part doesn't change how the others are dealt.
    const flags = new Map(pending.flatMap(withParts).map((p) => [p, flagsOf(s, p)]))
    const amounts = pending.map((p) => deal(s, p, linked, flags))
    linkLife(s, linked)
    if (limits.size > 0) recordExcess(s, pending, limits, rule)
    return amounts
  })
  for (const p of pending) finish(s, p)
  return dealt
}

function pendingDamage(d: Damage, rule: string): PendingEvent {
  const p = newPendingEvent("damage", rule)
  p.source = d.source
  p.other = d.to
  if (isPlayerRef(d.to)) p.player = refPlayer(d.to)
  else p.object = d.to
  p.amount = d.amount
  p.combat = d.combat === true
  p.unpreventable = d.unpreventable === true
  return p
}

/** 120.4b: applies replacement and prevention effects, also to redirected parts; `amount` becomes what will be dealt. */
function settleDamage(s: State, p: PendingEvent): void {
  if (p.amount <= 0) return
  if (!canBeDamaged(s, p.other) || !settle(s, p)) p.amount = 0
  const { parts } = p
  for (const part of parts) settleDamage(s, part)
}

/** For each source with lifelink: the total damage it deals simultaneously. */
type Linked = Map<ObjectId, number>

/** The keywords with which each is dealt. */
type Flags = ReadonlyMap<PendingEvent, number>

function withParts(p: PendingEvent): PendingEvent[] {
  return p.parts.length === 0 ? [p] : [p, ...p.parts.flatMap(withParts)]
}

function deal(s: State, p: PendingEvent, linked: Linked, flags: Flags): number {
  if (p.amount > 0) result(s, p, linked, flags.get(p) ?? 0)
  return p.parts.reduce((sum, part) => sum + deal(s, part, linked, flags), Math.max(0, p.amount))
}

function finish(s: State, p: PendingEvent): void {
  afterwards(s, p)
  for (const part of p.parts) finish(s, part)
}

/** 120.4c, d: the results of damage, given its source and recipient; then the event itself. */
function result(s: State, p: PendingEvent, linked: Linked, flags: number): void {
  const by = controllerOf(s, p.source)
  if (isPlayerRef(p.other)) hurtPlayer(s, p, flags, by)
  else hurtPermanent(s, p, flags, by)
  recordEvent(s, eventOf(p))
  if ((flags & FLAG_BIT.lifelink) !== 0) linked.set(p.source, (linked.get(p.source) ?? 0) + p.amount)
}

/**
 * 120.3f: a source's simultaneous damage is one event, so its controller gains life once. Before that, lifelink was a triggered ability;
 * in the oldest rules it didn't exist.
 */
function linkLife(s: State, linked: Linked): void {
  const { lifelink } = s.ruleset.knobs
  for (const [source, total] of linked) {
    const by = controllerOf(s, source)
    if (by < 0) continue
    if (lifelink === "static") gainLife(s, by, total, source, "120.3f")
    else if (lifelink === "triggered") triggerLifelink(s, source, by, total)
  }
}

/** The source's relevant keywords, including those it deals damage "as though it had". */
function flagsOf(s: State, { source, other }: PendingEvent): number {
  let { flags } = characteristics(s, source)
  for (const { effect, context } of activeStatics(s, "damageKeyword"))
    if (
      matchesFilter(s, effect.source, source, context) &&
      (effect.player === undefined ||
        (isPlayerRef(other) && players(s, effect.player, context).includes(refPlayer(other))))
    )
      flags |= FLAG_BIT[effect.keyword]
  for (const { effect, context } of activeStatics(s, "damageAsCounters")) {
    if (
      matchesFilter(s, effect.source, source, context) &&
      (effect.to === undefined || (!isPlayerRef(other) && matchesFilter(s, effect.to, other, context)))
    )
      flags |= FLAG_BIT.wither
  }
  return flags
}

function hurtPlayer(s: State, p: PendingEvent, flags: number, by: PlayerId): void {
  const player = refPlayer(p.other)
  if ((flags & FLAG_BIT.infect) !== 0) addCounters(s, p.other, "poison", p.amount, by, p.source, "120.3b")
  else loseLife(s, player, lossByDamage(s, player, p), p.source, "120.3a")
  if (!p.combat) return
  // 120.3g, 702.164b: the sum of all instances.
  const toxic = keywords(s, p.source, "toxic").reduce(
    (sum, k) => sum + amount(s, k.n, contextOf(p.source, by)),
    0,
  )
  addCounters(s, p.other, "poison", toxic, by, p.source, "120.3g")
  noteCommander(s, player, p)
}

/** 903.10a: combat damage is counted per commander card. */
function noteCommander(s: State, player: PlayerId, p: PendingEvent): void {
  const source = objectOf(s, p.source)
  const card = source === undefined ? 0 : commanderCard(s, source)
  if (card === 0) return
  const before = s.players[player].commanderDamage
  editPlayer(s, player).commanderDamage = {
    ...before,
    [card]: (before?.[card] ?? 0) + p.amount,
  }
}

function hurtPermanent(s: State, p: PendingEvent, flags: number, by: PlayerId): void {
  const { types } = characteristics(s, p.other)
  if (types & CARD_TYPE_BIT.planeswalker)
    removeCounters(s, p.other, "loyalty", p.amount, by, p.source, "120.3c")
  if (types & CARD_TYPE_BIT.creature) hurtCreature(s, p, flags, by)
  if (types & CARD_TYPE_BIT.battle) removeCounters(s, p.other, "defense", p.amount, by, p.source, "120.3h")
}

function hurtCreature(s: State, p: PendingEvent, flags: number, by: PlayerId): void {
  if ((flags & (FLAG_BIT.wither | FLAG_BIT.infect)) !== 0)
    addCounters(s, p.other, "-1/-1", p.amount, by, p.source, "120.3d")
  else edit(s, p.other).damage += p.amount // 120.3e
  if ((flags & FLAG_BIT.deathtouch) !== 0) touchWithDeath(s, p, by)
  invalidateIfRead(s, "damage")
}

/** 702.2b: noted for 704.5h. Before that, deathtouch was a triggered ability; in the oldest rules it didn't exist. */
function touchWithDeath(s: State, p: PendingEvent, by: PlayerId): void {
  const { deathtouch } = s.ruleset.knobs
  if (deathtouch === "triggered") triggerDeathtouch(s, p.source, by, p.other)
  else if (deathtouch !== "absent") edit(s, p.other).deathtouched = true
}
