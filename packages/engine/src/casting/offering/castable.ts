import { type Announced, canAnnounce, looksAtX, possibleX } from "../../announcing/announce.ts"
import { costsOfTargets, withoutUndone } from "../../announcing/conditional-targets.ts"
import { equivalents } from "../../announcing/hybrid.ts"
import { affordableReduced, optionalCosts } from "../../announcing/optional-costs.ts"
import { definitionsContain } from "../../characteristics/definitions-contain.ts"
import { analyse } from "../../characteristics/layers/analysis.ts"
import { characteristics, hasKeyword, keywords, objectOf } from "../../characteristics/query.ts"
import { canPayForSomeX, maxX } from "../../costs/announced-x.ts"
import { type Available, available, summaryWithout, TAKEN_NOTHING } from "../../costs/mana/available.ts"
import { saysX } from "../../costs/says-x.ts"
import { totalCost } from "../../costs/total.ts"
import type { Cost } from "../../language/cost.ts"
import type { TargetSlot } from "../../language/selector.ts"
import { CARD_TYPE_BIT } from "../../language/vocabulary.ts"
import type { StackInfo, Writable } from "../../state/object.ts"
import { objectNow } from "../../state/object-now.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { Refusal } from "../../state/refusal.ts"
import type { State } from "../../state/state.ts"
import { enchantSlot } from "../../targeting/slots.ts"
import { asSpell } from "../as-spell.ts"
import { type Casting, castingOf, paymentFor, withNames } from "../casting.ts"
import { ALTERNATIVE_CASTS } from "../permitting/alternative-casts.ts"
import type { CastOption } from "../permitting/cast-option.ts"
import { castProhibition } from "../permitting/prohibitions.ts"
import { type StartingCost, startingCosts } from "../permitting/starting-costs.ts"
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
  const casting = castingOf(s, player, p, manaIn(s, player, w))
  const forbidden = prohibitionOfAll(s, casting, w.sorceryTime)
  if (forbidden !== null) return forbidden
  if (!startingCosts(s, player, p, !onTime).some((base) => canBegin(s, casting, base)))
    return onTime ? NOT_PAYABLE : TIMING
  return canChoose(s, casting) ? null : NO_TARGETS
}

/** Maximum number of X values tried; conditions on mana value rarely concern greater ones. */
const MOST_TRIED = 20

/** 601.3a: casting may begin despite a prohibition of spells with some quality if a payable X gives the spell a different quality. */
function prohibitionOfAll(s: State, casting: Casting, sorceryTime: boolean): Refusal | null {
  const { player, option } = casting
  const forbidden = castProhibition(s, player, option.object, sorceryTime)
  // The record belongs to the copy that `asSpell` shows, so it can be written to.
  const spell: Writable<StackInfo> | null = objectNow(s, option.object).stack
  if (forbidden === null || spell === null || !characteristics(s, option.object).cost?.x) return forbidden
  const most = Math.min(MOST_TRIED, mostX(s, casting))
  const before = spell.x
  let allowed = false
  for (let x = before + 1; x <= most && !allowed; x++) {
    spell.x = x
    allowed = castProhibition(s, player, option.object, sorceryTime) === null
  }
  spell.x = before
  return allowed ? null : forbidden
}

/** Whether this base cost can be paid, possibly only with an optional cost: one with {X} lets other mana be spent (106.6, 107.3). */
export function canBegin(s: State, casting: Casting, base: StartingCost): boolean {
  const affords = (more: readonly Cost[]) => canPayFor(s, casting, base, more)
  if (affords(NO_MORE)) return true
  const { player, option } = casting
  if (
    definitionsContain(s, "reduction") &&
    affordableReduced(NO_MORE, optionalCosts(s, player, option.object), affords)
  )
    return true
  if (!summaryWithout(casting.mana, TAKEN_NOTHING).restricted) return false
  return optionalCosts(s, player, option.object).some(({ cost }) => cost.some(saysX) && affords([cost]))
}

/** Whether the timing is legal for the spell, seen on the stack, without an offering (702.48a). */
export function isOnTime(s: State, player: PlayerId, p: CastOption, sorceryTime: boolean): boolean {
  return sorceryTime || p.timing === "instant" || isInstantSpeed(s, player, p.object)
}

const NO_MORE: readonly Cost[] = []

/** 601.2b, 601.2c: whether modes and targets can be chosen, with some payable X. */
function canChoose(s: State, casting: Casting): boolean {
  const { player, option } = casting
  if (canChooseFrom(s, casting, announcements(s, option.object, option))) return true
  // 601.2c: paying an optional cost may change the targets.
  const keys = costsOfTargets(textOf(s, option.object, option))
  if (keys.size === 0) return false
  return optionalCosts(s, player, option.object).some(
    ({ key, cost }) =>
      keys.has(key) &&
      canPayFromSome(s, casting, [cost]) &&
      canChooseFrom(s, casting, announcements(s, option.object, option, key)),
  )
}

function canChooseFrom(s: State, casting: Casting, asked: readonly Announced[]): boolean {
  if (asked.length === 0) return true
  const { context } = casting
  if (looksAtX(asked)) return possibleX(s, asked, context, mostX(s, casting)).length > 0
  return canAnnounce(s, asked, context, (costs) => canPayFromSome(s, casting, costs))
}

/** 601.2b: the greatest X that is payable, perhaps only with optional costs that take something off the total. */
function mostX(s: State, casting: Casting): number {
  let most = mostXWith(s, casting, NO_MORE)
  if (!definitionsContain(s, "reduction")) return most
  affordableReduced(NO_MORE, optionalCosts(s, casting.player, casting.option.object), (costs) => {
    if (costs.length > 0) most = Math.max(most, mostXWith(s, casting, costs))
    return false // so that every number of them is tried
  })
  return most
}

function mostXWith(s: State, casting: Casting, optional: readonly Cost[]): number {
  const payment = paymentFor(casting, { optional })
  return maxX(s, totalCost(s, casting.option.base, payment), casting.mana, payment)
}

/** Whether the spell can be paid for with some starting cost and these additional costs. */
export function canPayFromSome(s: State, casting: Casting, more: readonly Cost[]): boolean {
  return startingCosts(s, casting.player, casting.option).some((base) => canPayFor(s, casting, base, more))
}

/** Whether the spell, really or as if on the stack, can be paid for with this base and these additional costs. */
export function canPayFor(s: State, casting: Casting, base: StartingCost, more: readonly Cost[]): boolean {
  const payment = paymentFor(withNames(casting, base), { x: casting.context.x, optional: more })
  const affords = (cost: Cost) => canPayForSomeX(s, totalCost(s, cost, payment), casting.mana, payment)
  return affords(base.cost) || equivalents(base.cost).some(affords)
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
  if (c.subtypes.includes("Aura") && (c.types & CARD_TYPE_BIT.enchantment) !== 0)
    return [asCast(s, id, enchanting(s, id))]
  return (c.types & (CARD_TYPE_BIT.instant | CARD_TYPE_BIT.sorcery)) === 0
    ? NOTHING
    : c.abilities.filter((a) => a.ability === "spell")
}

/** 601.2c: with what its text says about the target that it is cast with. */
function asCast(s: State, id: ObjectId, asked: Announced): Announced {
  if (!definitionsContain(s, "castTarget")) return asked
  const only = analyse(characteristics(s, id).abilities).statics.flatMap(({ ability }) =>
    ability.effects.flatMap((effect) => (effect.static === "castTarget" ? [effect.filter] : [])),
  )
  if (only.length === 0) return asked
  const targets = (asked.targets ?? []).map((slot): TargetSlot => {
    const filters = slot.filter === undefined ? only : [slot.filter, ...only]
    return { ...slot, filter: { is: "and", of: filters } }
  })
  return { ...asked, targets }
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
