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

/** The moment at which a player may act. */
export interface Window {
  /** A sorcery could be cast (307.1). */
  sorceryTime: boolean
  /** Timing does not matter: a resolving effect lets the player cast it (608.2g). */
  during?: boolean
  /** What the player could spend, once it was asked for: see `manaIn`. */
  found: Available | null
}

/** What the player could spend at this moment, worked out when first asked for. */
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

/** Why this cast option can't be begun now (601.3), or null. */
export function castingRefusal(s: State, player: PlayerId, p: CastOption, w: Window): Refusal | null {
  if (p.base === null) return NO_MANA_COST
  if (p.timing === "sorcery" && !w.sorceryTime && !w.during) return TIMING
  manaIn(s, player, w) // while the card is where it is
  const own = hasOwnMana(s, p.object)
  return asSpell(s, player, p, () => refusalAsSpell(s, player, p, own ? { ...w, found: null } : w))
}

/** A card that makes mana from where it is can't pay for itself: then what can be spent is looked up while it is a spell. */
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

/** Values of X that are tried; whatever looks at the mana value is soon at its end. */
const MOST_TRIED = 20

/** 601.3a: what forbids spells of some quality lets it be begun where some X that can be paid gives it another one. */
function prohibitionOfAll(
  s: State,
  player: PlayerId,
  p: CastOption,
  context: Context,
  w: Window,
): Refusal | null {
  const forbidden = prohibition(s, player, p.object, w.sorceryTime)
  // The record is of the copy that `asSpell` shows.
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

/** Whether this base could be paid, be it only together with an optional cost: one with {X} lets other mana be spent (106.6, 107.3). */
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

/** Whether the spell, as it is on the stack, is cast at a time at which it could be without an offering (702.48a). */
export function isOnTime(s: State, player: PlayerId, p: CastOption, sorceryTime: boolean): boolean {
  return sorceryTime || p.timing === "instant" || isInstantSpeed(s, player, p.object)
}

const NO_MORE: readonly Cost[] = []

/** 601.2b, 601.2c: modes and targets, with some X that can be paid. */
function canChoose(s: State, player: PlayerId, p: CastOption, context: Context, w: Window): boolean {
  if (canChooseFrom(s, player, p, context, w, announcements(s, p.object, p))) return true
  // 601.2c: other targets where an optional cost is paid.
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

/** Whether the spell on the stack, or seen as it would be there, could be paid for from this base with these additional costs. */
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

/** The context with the names that the base cost uses. */
export function named(context: Context, { bindings }: StartingCost): Context {
  if (bindings === NO_NAMES) return context
  return { ...context, bindings: { ...context.bindings, ...bindings } }
}

/** What the cast option is paid for. */
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

/** The modes and targets that the spell asks for; an Aura spell's target is in its enchant ability (303.4a). */
export function announcements(s: State, id: ObjectId, p: CastOption, also?: string): readonly Announced[] {
  const asked = textOf(s, id, p)
  if (asked.length === 0) return asked
  const paid = objectOf(s, id)?.memory?.paid
  return withoutUndone(asked, (cost) => cost === also || (paid?.[cost] ?? 0) > 0)
}

/** The same with all that the text could ask for. */
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
  // 702.5c: several are no Aura's alone, and cards share the ability "enchant creature".
  if (all.length > 1) return { targets: [enchantSlot(all)] }
  let known = enchantSlots.get(first)
  if (known === undefined) {
    known = { targets: [enchantSlot(all)] }
    enchantSlots.set(first, known)
  }
  return known
}
