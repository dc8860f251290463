import { type Announced, canAnnounce, looksAtX, possibleX } from "../../announcing/announce.ts"
import { costsOfTargets, withoutUndone } from "../../announcing/conditional-targets.ts"
import { equivalents } from "../../announcing/hybrid.ts"
import { optionalCosts } from "../../announcing/optional-costs.ts"
import { type Context, contextOf } from "../../characteristics/context.ts"
import { analyse } from "../../characteristics/layers/analysis.ts"
import { characteristics, hasKeyword, keywords, objectOf } from "../../characteristics/query.ts"
import { canPayForSomeX, maxX, saysX } from "../../costs/announced-x.ts"
import { type Available, available, summaryWithout, TAKEN_NOTHING } from "../../costs/mana/available.ts"
import { totalCost } from "../../costs/total.ts"
import type { PayFor } from "../../costs/types.ts"
import type { Cost } from "../../language/cost.ts"
import { CARD_TYPE_BIT } from "../../language/vocabulary.ts"
import type { StackInfo, Writable } from "../../state/object.ts"
import { objectNow } from "../../state/object-now.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { Refusal } from "../../state/refusal.ts"
import type { State } from "../../state/state.ts"
import { enchantSlot } from "../../targeting/slots.ts"
import { asSpell } from "../as-spell.ts"
import { ALTERNATIVE_CASTS } from "../permitting/alternative-casts.ts"
import type { CastOption } from "../permitting/cast-option.ts"
import { prohibition } from "../permitting/prohibitions.ts"
import { NO_NAMES, type StartingCost, startingCosts } from "../permitting/starting-costs.ts"
import { isInstantSpeed } from "../permitting/timing.ts"

/** The timing of a player's opportunity to act. */
export interface Window {
  /** Whether a sorcery could be cast (307.1). */
  sorceryTime: boolean
  /** Whether timing is ignored: a resolving effect lets the player cast it (608.2g). */
  during?: boolean
  /** The mana the player could produce, once computed: see `manaIn`. */
  found: Available | null
}

/** The mana the player could spend in this window; computed on first use. */
export function manaIn(s: State, player: PlayerId, w: Window): Available {
  w.found ??= available(s, player)
  return w.found
}

const TIMING: Refusal = {
  rule: "117.1a",
  code: "cast-time",
}
const NO_MANA_COST: Refusal = { rule: "118.6", code: "no-mana-cost" }
const NOT_PAYABLE: Refusal = { rule: "601.2h", code: "costs-unpayable" }
const NO_TARGETS: Refusal = { rule: "601.2c", code: "no-modes-or-targets" }

/** Why casting with this option can't begin now (601.3), or null. */
export function castingRefusal(s: State, player: PlayerId, p: CastOption, w: Window): Refusal | null {
  if (p.base === null) return NO_MANA_COST
  if (p.timing === "sorcery" && !w.sorceryTime && !w.during) return TIMING
  manaIn(s, player, w) // computed while the card is in its zone
  const own = hasOwnMana(s, p.object)
  return asSpell(s, player, p, () => refusalAsSpell(s, player, p, own ? { ...w, found: null } : w))
}

/** A card with mana abilities can't pay for itself, so the available mana is recomputed while it is a spell. */
function hasOwnMana(s: State, id: ObjectId): boolean {
  return analyse(characteristics(s, id).abilities).mana.length > 0
}

function refusalAsSpell(s: State, player: PlayerId, p: CastOption, w: Window): Refusal | null {
  const id = p.object
  const onTime = w.during === true || isOnTime(s, player, p, w.sorceryTime)
  if (!onTime && !hasKeyword(s, id, "offering")) return TIMING
  const context = contextOf(id, player)
  context.stack = id
  const forbidden = prohibitionOfAll(s, player, p, context, w)
  if (forbidden !== null) return forbidden
  if (!isPayable(s, player, p, startingCosts(s, player, p, !onTime), context, manaIn(s, player, w)))
    return onTime ? NOT_PAYABLE : TIMING
  return canChoose(s, player, p, context, w) ? null : NO_TARGETS
}

/** Maximum number of X values tried; conditions on mana value rarely concern greater ones. */
const MOST_TRIED = 20

/** 601.3a: casting may begin despite a prohibition of spells with some quality if a payable X gives the spell a different quality. */
function prohibitionOfAll(
  s: State,
  player: PlayerId,
  p: CastOption,
  context: Context,
  w: Window,
): Refusal | null {
  const forbidden = prohibition(s, player, p.object, w.sorceryTime)
  // The record belongs to the copy that `asSpell` shows, so it can be written to.
  const spell: Writable<StackInfo> | null = objectNow(s, p.object).stack
  if (forbidden === null || spell === null || !characteristics(s, p.object).cost?.x) return forbidden
  const most = Math.min(MOST_TRIED, mostX(s, player, p, context, manaIn(s, player, w)))
  const before = spell.x
  let allowed = false
  for (let x = before + 1; x <= most && !allowed; x++) {
    spell.x = x
    allowed = prohibition(s, player, p.object, w.sorceryTime) === null
  }
  spell.x = before
  return allowed ? null : forbidden
}

function isPayable(
  s: State,
  player: PlayerId,
  p: CastOption,
  from: readonly StartingCost[],
  context: Context,
  mana: Available,
): boolean {
  for (const base of from) if (canBegin(s, player, p, base, context, mana)) return true
  return false
}

/** Whether this base cost can be paid, possibly only with an optional cost: one with {X} lets other mana be spent (106.6, 107.3). */
export function canBegin(
  s: State,
  player: PlayerId,
  p: CastOption,
  base: StartingCost,
  context: Context,
  mana: Available,
): boolean {
  const affords = (more: readonly Cost[]) => canPayFor(s, player, p, base, context, mana, more)
  if (affords(NO_MORE)) return true
  if (!summaryWithout(mana, TAKEN_NOTHING).restricted) return false
  return optionalCosts(s, player, p.object).some(({ cost }) => cost.some(saysX) && affords([cost]))
}

/** Whether the timing is legal for the spell, seen on the stack, without an offering (702.48a). */
export function isOnTime(s: State, player: PlayerId, p: CastOption, sorceryTime: boolean): boolean {
  return sorceryTime || p.timing === "instant" || isInstantSpeed(s, player, p.object)
}

const NO_MORE: readonly Cost[] = []

/** 601.2b, 601.2c: whether modes and targets can be chosen, with some payable X. */
function canChoose(s: State, player: PlayerId, p: CastOption, context: Context, w: Window): boolean {
  if (canChooseFrom(s, player, p, context, w, announcements(s, p.object, p))) return true
  // 601.2c: paying an optional cost may change the targets.
  const keys = costsOfTargets(textOf(s, p.object, p))
  if (keys.size === 0) return false
  return optionalCosts(s, player, p.object)
    .filter(({ key }) => keys.has(key))
    .filter(({ cost }) =>
      startingCosts(s, player, p).some((base) =>
        canPayFor(s, player, p, base, context, manaIn(s, player, w), [cost]),
      ),
    )
    .some(({ key }) => canChooseFrom(s, player, p, context, w, announcements(s, p.object, p, key)))
}

function canChooseFrom(
  s: State,
  player: PlayerId,
  p: CastOption,
  context: Context,
  w: Window,
  asked: readonly Announced[],
): boolean {
  if (asked.length === 0) return true
  if (looksAtX(asked))
    return possibleX(s, asked, context, mostX(s, player, p, context, manaIn(s, player, w))).length > 0
  return canAnnounce(s, asked, context, (costs) =>
    startingCosts(s, player, p).some((base) =>
      canPayFor(s, player, p, base, context, manaIn(s, player, w), costs),
    ),
  )
}

function mostX(s: State, player: PlayerId, p: CastOption, context: Context, mana: Available): number {
  const what = payFor(p, context)
  return maxX(s, player, totalCost(s, player, p.object, p.base, what), mana, what)
}

/** Whether the spell, really or as if on the stack, can be paid for with this base and these additional costs. */
export function canPayFor(
  s: State,
  player: PlayerId,
  p: CastOption,
  base: StartingCost,
  context: Context,
  mana: Available,
  more: readonly Cost[],
): boolean {
  const what = payFor(p, named(context, base), { x: context.x, optional: more })
  const affords = (cost: Cost) =>
    canPayForSomeX(s, player, totalCost(s, player, p.object, cost, what), mana, what)
  return affords(base.cost) || equivalents(base.cost).some(affords)
}

/** The context with the names that the base cost binds. */
export function named(context: Context, { bindings }: StartingCost): Context {
  if (bindings === NO_NAMES) return context
  return { ...context, bindings: { ...context.bindings, ...bindings } }
}

/** The purpose of a payment for the cast option, on which some mana depends. */
export function payFor(p: CastOption, context: Context, extra: Partial<PayFor> = {}): PayFor {
  const what: PayFor = {
    kind: "spell",
    object: p.object,
    x: extra.x ?? 0,
    context,
    targets: extra.targets,
    optional: extra.optional,
  }
  if (p.anyMana !== null) what.anyMana = p.anyMana
  return what
}

const NOTHING: readonly Announced[] = []
const enchantSlots = new WeakMap<object, Announced>()

/** The modes and targets that the spell requires; an Aura spell's target is defined by its enchant ability (303.4a). */
export function announcements(s: State, id: ObjectId, p: CastOption, also?: string): readonly Announced[] {
  const asked = textOf(s, id, p)
  if (asked.length === 0) return asked
  const paid = objectOf(s, id)?.memory?.paid
  return withoutUndone(asked, (cost) => cost === also || (paid?.[cost] ?? 0) > 0)
}

/** The same with everything the text could require. */
function textOf(s: State, id: ObjectId, p: CastOption): readonly Announced[] {
  if (p.faceDown) return NOTHING
  const targets = p.keyword === null ? undefined : ALTERNATIVE_CASTS[p.keyword.keyword]?.targets
  if (targets !== undefined) return targets.length === 0 ? NOTHING : [{ targets }]
  const c = characteristics(s, id)
  if (c.subtypes.includes("Aura") && (c.types & CARD_TYPE_BIT.enchantment) !== 0) return [enchanting(s, id)]
  return (c.types & (CARD_TYPE_BIT.instant | CARD_TYPE_BIT.sorcery)) === 0
    ? NOTHING
    : c.abilities.filter((a) => a.ability === "spell")
}

function enchanting(s: State, id: ObjectId): Announced {
  const all = keywords(s, id, "enchant")
  const [first] = all
  if (first === undefined) return { targets: [{ filter: { is: "not", of: { is: "any" } } }] } // 303.4a: nothing can be enchanted
  // 702.5c: with several, not cached by the first, which may be shared with other cards ("enchant creature").
  if (all.length > 1) return { targets: [enchantSlot(all)] }
  let known = enchantSlots.get(first)
  if (known === undefined) {
    known = { targets: [enchantSlot(all)] }
    enchantSlots.set(first, known)
  }
  return known
}
