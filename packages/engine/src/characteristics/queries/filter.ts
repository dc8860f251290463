import type { ActivatedAbility } from "../../language/ability.ts"
import type { Amount } from "../../language/amount.ts"
import type { Comparison, Filter } from "../../language/filter.ts"
import { type Handlers, handlerOf } from "../../language/handlers.ts"
import { CARD_TYPE_BIT, CARD_TYPES, SUPERTYPE_BIT } from "../../language/vocabulary.ts"
import { typeBit } from "../../mana/symbols.ts"
import { ORIGINAL_NAMES } from "../../rules/original-names.ts"
import { commanderCard } from "../../state/commander.ts"
import { objectNow } from "../../state/object-now.ts"
import { pastOf } from "../../state/past.ts"
import { isPlayerRef, type ObjectId, type Ref, refPlayer } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { chosenFor } from "../chosen.ts"
import { bind, bound, boundRefs, type Context } from "../context.ts"
import { isDoubleFaced } from "../double-faced.ts"
import { valuesFaceUp } from "../face-up-values.ts"
import { asksWhatItIs } from "../facts/characteristic-filters.ts"
import { analyse } from "../layers/analysis.ts"
import type { Characteristics } from "../layers/characteristics.ts"
import { activeStatics } from "../layers/derived.ts"
import {
  areOpponents,
  baseSizeOf,
  characteristics,
  controllerOf,
  hasKeyword,
  hasPermanentType,
  hasSubtype,
  objectOf,
  permanents,
  sizeOf,
} from "../query.ts"
import { amount } from "./amount.ts"
import { evaluate } from "./condition.ts"
import { isNthCast } from "./history/casts.ts"
import { happenedTo } from "./history/history.ts"
import { hostFits } from "./host.ts"
import { looksIn } from "./means-permanent.ts"
import { differsInName, hasName, hasNameOf, shareName } from "./names/names.ts"
import { isCreatureType } from "./names/subtypes.ts"
import { PARTY_TYPES } from "./party.ts"
import { defenderOf, isExtreme, players, select } from "./selector.ts"
import { isYou } from "./teams.ts"

type Tests = Handlers<Filter, "is", State, [id: ObjectId, context: Context], boolean>

/** Whether the object has the quality; false for an object without last known information. */
export function matchesFilter(s: State, filter: Filter, id: ObjectId, context: Context): boolean {
  if (s.objects[id] === undefined && isUnknown(s, filter, id)) return false
  return handlerOf(tests, filter, filter.is)(s, filter, id, context)
}

/** 701.9c: an undefined characteristic neither is nor isn't anything: the card is no creature card and no noncreature card. */
function isUnknown(s: State, filter: Filter, id: ObjectId): boolean {
  return pastOf(s, id)?.unseen === true && asksWhatItIs(filter)
}

export function compare(left: number, op: Comparison, right: number): boolean {
  switch (op) {
    case "=":
      return left === right
    case "!=":
      return left !== right
    case "<":
      return left < right
    case "<=":
      return left <= right
    case ">":
      return left > right
    case ">=":
      return left >= right
  }
}

const OUTLAWS = ["Assassin", "Mercenary", "Pirate", "Rogue", "Warlock"]
const BASIC_TYPES = ["Plains", "Island", "Swamp", "Mountain", "Forest"]

function bitCount(mask: number): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}

/** 608.2b, 113.7a: whether it was blocking that attacker as the attacker left the battlefield. */
function blockedLast(s: State, attacker: Ref, blocker: ObjectId): boolean {
  if (isPlayerRef(attacker) || s.objects[attacker] !== undefined) return false
  return objectOf(s, attacker)?.combat?.blockedBy.includes(blocker) === true
}

function any<T>(a: readonly T[], b: readonly T[]): boolean {
  return a.some((item) => b.includes(item))
}

/** 205.3: whether two sets of characteristics share a creature, land or card type. */
export function shareType(
  a: Characteristics,
  b: Characteristics,
  { kind, types = CARD_TYPES }: Pick<Extract<Filter, { is: "sharesType" }>, "kind" | "types">,
): boolean {
  if (kind === "card") return types.some((type) => (a.types & b.types & CARD_TYPE_BIT[type]) !== 0)
  if (kind === "land")
    return any(
      a.subtypes.filter((t) => !isCreatureType(t)),
      b.subtypes,
    )
  const own = a.subtypes.filter(isCreatureType)
  const other = b.subtypes.filter(isCreatureType)
  if (a.everyCreatureType) return b.everyCreatureType || other.length > 0
  return b.everyCreatureType ? own.length > 0 : any(own, other)
}

/** 115.9b: what is no longer in the zone that it is expected to be in is ignored; last known information is not used. */
function isStillThere(s: State, target: ObjectId): boolean {
  return s.objects[target]?.phasedOut === 0
}

/** 715.2a, b: by its copiable values, whether or not it uses that half; a face-down permanent has none (708.2). */
function hasAdventure(s: State, id: ObjectId): boolean {
  const object = objectOf(s, id)
  if (object === undefined || object.faceDown === true) return false
  const { layout, faces } = s.definitions[valuesFaceUp(s, object).definition]
  return layout === "adventure" && faces[1]?.subtypes?.includes("Adventure") === true
}

/** 400.7d: the spell that became a permanent is not another spell. */
function isItsSpell(s: State, id: ObjectId, permanent: ObjectId): boolean {
  const past = pastOf(s, id)
  return past !== undefined && past.became === permanent && past.object.zone === "stack"
}

/** 400.7e: the card that a permanent became in the triggering event is not another card. */
function isLeft(s: State, id: ObjectId, permanent: ObjectId, { bindings }: Context): boolean {
  if (bindings.became === undefined || !boundRefs(bindings, "became").includes(id)) return false
  return pastOf(s, permanent)?.became === id
}

const tests: Tests = {
  any: () => true,
  and: (s, f, id, context) => f.of.every((part) => matchesFilter(s, part, id, context)),
  or: (s, f, id, context) => f.of.some((part) => matchesFilter(s, part, id, context)),
  not: (s, f, id, context) => !matchesFilter(s, f.of, id, context),
  type: (s, f, id) => (characteristics(s, id).types & CARD_TYPE_BIT[f.type]) !== 0,
  supertype: (s, f, id) => (characteristics(s, id).supertypes & SUPERTYPE_BIT[f.supertype]) !== 0,
  subtype: (s, f, id) => hasSubtype(characteristics(s, id), f.subtype),
  permanent: (s, _f, id) =>
    objectOf(s, id)?.zone === "battlefield" || hasPermanentType(characteristics(s, id)),
  spell: (s, _f, id) => objectOf(s, id)?.stack?.kind === "spell",
  ability: (s, f, id) => {
    const stack = objectOf(s, id)?.stack
    if (stack === undefined || stack === null || stack.kind === "spell") return false
    if (
      f.keyword !== undefined &&
      !(stack.ability && "keyword" in stack.ability && stack.ability.keyword === f.keyword)
    )
      return false
    return f.kind === undefined || f.kind === stack.kind
  },
  card: (s, _f, id) => objectOf(s, id)?.kind === "card",
  token: (s, _f, id) => objectOf(s, id)?.kind === "token",
  copy: (s, _f, id) => objectOf(s, id)?.kind === "copy",
  color: (s, f, id, context) => {
    const color = f.color === "chosen" ? chosenFor(s, context.source)?.color : f.color
    return color !== undefined && (characteristics(s, id).colors & typeBit(color)) !== 0
  },
  colorless: (s, _f, id) => characteristics(s, id).colors === 0,
  multicolored: (s, _f, id) => bitCount(characteristics(s, id).colors) > 1,
  monocolored: (s, _f, id) => bitCount(characteristics(s, id).colors) === 1,
  colors: (s, f, id, context) =>
    compare(bitCount(characteristics(s, id).colors), f.op, amount(s, f.than, context)),
  controlledBy: (s, f, id, context) => {
    const who = controllerOf(s, id)
    if (f.player.who === "you") return isYou(s, who, context)
    if (f.player.who === "opponents") return who >= 0 && areOpponents(s, who, context.you)
    return players(s, f.player, context).includes(who)
  },
  ownedBy: (s, f, id, context) => players(s, f.player, context).includes(objectOf(s, id)?.owner ?? -1),
  other: (s, f, id, context) => {
    if (f.than === undefined)
      return (
        id !== context.source && !isItsSpell(s, id, context.source) && !isLeft(s, id, context.source, context)
      )
    const than = select(s, f.than, context)
    return !than.includes(id) && !than.some((one) => isLeft(s, id, one, context))
  },
  self: (_s, _f, id, context) => id === context.source,
  fromSource: (s, f, id, context) => {
    const source = objectOf(s, id)?.stack?.source
    return source !== undefined && source !== id && matchesFilter(s, f.of, source, context)
  },
  among: (s, f, id, context) =>
    f.of.sel === "extreme" ? isExtreme(s, f.of, id, context) : select(s, f.of, context).includes(id),
  power: (s, f, id, context) =>
    compare((f.base ? baseSizeOf : sizeOf)(s, id, "power"), f.op, than(s, f.than, id, context)),
  toughness: (s, f, id, context) =>
    compare((f.base ? baseSizeOf : sizeOf)(s, id, "toughness"), f.op, than(s, f.than, id, context)),
  powerVsToughness: (s, f, id) => compare(sizeOf(s, id, "power"), f.op, sizeOf(s, id, "toughness")),
  manaValue: (s, f, id, context) => {
    const value = manaValueOf(s, id)
    if (f.parity !== undefined) return value % 2 === (f.parity === "odd" ? 1 : 0)
    return compare(value, f.op, than(s, f.than, id, context))
  },
  keyword: (s, f, id) => hasKeyword(s, id, f.keyword),
  name: (s, f, id) => hasName(s, id, f.name),
  chosenName: (s, _f, id, context) => {
    const { name, otherName } = chosenFor(s, context.source) ?? {}
    return [name, otherName].some((one) => one !== undefined && hasName(s, id, one))
  },
  chosenType: (s, _f, id, context) => {
    const type = chosenFor(s, context.source)?.type
    if (type === undefined) return false
    const bit = CARD_TYPE_BIT[type as keyof typeof CARD_TYPE_BIT] ?? 0
    return bit === 0 ? hasSubtype(characteristics(s, id), type) : (characteristics(s, id).types & bit) !== 0
  },
  sharesType: (s, f, id, context) =>
    select(s, f.with, context).some((other) =>
      shareType(characteristics(s, id), characteristics(s, other), f),
    ),
  sharesName: (s, f, id, context) => select(s, f.with, context).some((other) => shareName(s, id, other)),
  differentName: (s, f, id, context) => differsInName(s, id, select(s, f.than, context)),
  originalName: (s, f, id) => hasNameOf(s, id, ORIGINAL_NAMES[f.expansion]),
  sharesColor: (s, f, id, context) =>
    select(s, f.with, context).some(
      (other) => (characteristics(s, other).colors & characteristics(s, id).colors) !== 0,
    ),
  tapped: (s, _f, id) => objectOf(s, id)?.tapped === true,
  attacking: (s, f, id, context) => {
    const role = objectOf(s, id)?.combat
    if (role == null || role.attacking === 0) return false
    // 506.4c: an attacker that attacks nothing any more attacks no player.
    return (
      f.whom === undefined ||
      (role.last === undefined && players(s, f.whom, context).includes(defenderOf(s, role.attacking)))
    )
  },
  blocking: (s, f, id, context) => {
    const blocking = objectOf(s, id)?.combat?.blocking
    if (blocking === undefined) return false
    if (f.whom === undefined) return blocking.length > 0
    return select(s, f.whom, context).some((ref) => blocking.includes(ref) || blockedLast(s, ref, id))
  },
  blocked: (s, _f, id) => objectOf(s, id)?.combat?.blocked === true,
  unblocked: (s, _f, id) => {
    const object = objectOf(s, id)
    return (
      object?.combat != null &&
      object.combat.attacking !== 0 &&
      !object.combat.blocked &&
      s.turn.combat?.blockersDeclared === true
    )
  },
  faceDown: (s, _f, id) => objectOf(s, id)?.faceDown === true,
  transformed: (s, _f, id) => {
    const object = objectOf(s, id)
    return object !== undefined && object.face === 1 && isDoubleFaced(s, object) // 701.27g
  },
  counters: (s, f, id, context) => compare(countersOn(s, id, f.kind), f.op, amount(s, f.than, context)),
  attachedTo: (s, f, id, context) => {
    const host = objectOf(s, id)?.attachedTo ?? 0
    return host > 0 && matchesFilter(s, f.filter, host, context)
  },
  hasAttached: (s, f, id, context) =>
    permanents(s).some(
      (other) => objectNow(s, other).attachedTo === id && matchesFilter(s, f.filter, other, context),
    ),
  enchantsPlayer: (s, f, id, context) => {
    const host = objectOf(s, id)?.attachedTo ?? 0
    return isPlayerRef(host) && players(s, f.player, context).includes(refPlayer(host))
  },
  // 700.6: legendary, an artifact, or a Saga.
  historic: (s, _f, id) => {
    const c = characteristics(s, id)
    return (
      (c.supertypes & SUPERTYPE_BIT.legendary) !== 0 ||
      (c.types & CARD_TYPE_BIT.artifact) !== 0 ||
      c.subtypes.includes("Saga")
    )
  },
  // 700.9: has a counter, an Aura of its controller, or Equipment.
  modified: (s, _f, id) =>
    countersOn(s, id, undefined) > 0 || permanents(s).some((other) => modifies(s, other, id)),
  commander: (s, _f, id) => {
    const object = objectOf(s, id)
    return object !== undefined && commanderCard(s, object) !== 0
  },
  outlaw: (s, _f, id) => OUTLAWS.some((type) => hasSubtype(characteristics(s, id), type)),
  party: (s, _f, id) => PARTY_TYPES.some((type) => hasSubtype(characteristics(s, id), type)),
  designation: (s, f, id) =>
    objectOf(s, id)?.memory?.designations?.includes(f.of) === true ||
    (f.of === "goaded" &&
      activeStatics(s, "goaded").some(({ effect, context }) =>
        select(s, effect.creature, context).includes(id),
      )),
  summoningSick: (s, _f, id) => objectOf(s, id)?.sick === true,
  inZone: (s, f, id) => {
    const zone = objectOf(s, id)?.zone
    return (
      zone !== undefined &&
      s.objects[id] !== undefined &&
      (typeof f.zone === "string" ? f.zone === zone : f.zone.includes(zone))
    )
  },
  targets: (s, f, id, context) => {
    const targets = objectOf(s, id)?.stack?.targets.flat() ?? []
    // 115.9c: different objects and players; 115.9a: each time that one was chosen.
    if (f.single && (f.only ? new Set(targets).size : targets.length) !== 1) return false
    if (f.filter === undefined && f.players === undefined) return targets.length > 0
    const ok = targets.map((ref) =>
      isPlayerRef(ref)
        ? f.players !== undefined && players(s, f.players, context).includes(refPlayer(ref))
        : f.filter !== undefined &&
          isStillThere(s, ref) &&
          looksIn(f.filter, objectNow(s, ref).zone) &&
          matchesFilter(s, f.filter, ref, context),
    )
    return f.only ? ok.length > 0 && ok.every(Boolean) : ok.some(Boolean)
  },
  hasAbility: (s, f, id) => {
    const c = characteristics(s, id)
    const a = analyse(c.abilities)
    if (f.kind === "mana") return a.mana.length > 0
    if (f.kind === "activated") return a.activated.length + a.mana.length > 0
    const taps = (entry: { ability: ActivatedAbility }) => entry.ability.cost.some(({ pay }) => pay === "tap")
    if (f.kind === "tap") return a.activated.some(taps) || a.mana.some(taps)
    if (f.kind === "triggered") return a.triggers.length > 0
    if (f.kind === "loyalty") return a.activated.some((entry) => entry.ability.loyalty)
    return c.abilities.length > 0
  },
  castFrom: (s, f, id) => objectOf(s, id)?.memory?.castFrom === f.zone,
  paid: (s, f, id) => (objectOf(s, id)?.memory?.paid?.[f.cost] ?? 0) > 0,
  wasCast: (s, _f, id) => objectOf(s, id)?.memory?.castFrom !== undefined,
  nthCast: (s, f, id, context) => f.nth !== "next" && isNthCast(s, f, f.nth, id, context),
  isManaAbility: () => false,
  exiledWith: (s, f, id, context) => {
    const linked = objectOf(s, context.source)?.memory?.linked
    // Cards exiled by delve (702.66a) were exiled with the spell that became the permanent.
    const exiled = [...(linked?.[f.key ?? ""] ?? []), ...((f.key === undefined && linked?.delve) || [])]
    if (f.last !== true) return exiled.includes(id)
    const { of } = f
    if (of === undefined) return exiled.at(-1) === id
    const stays = (other: ObjectId) =>
      s.objects[other]?.zone === "exile" && matchesFilter(s, of, other, context)
    return exiled.findLast(stays) === id
  },
  exiledByNamed: (s, f, id) => objectOf(s, id)?.memory?.exiledByNamed === f.name,
  hasAdventure: (s, _f, id) => hasAdventure(s, id),
  basicLandType: (s, _f, id) => any(characteristics(s, id).subtypes, BASIC_TYPES),
  thisTurn: (s, f, id, context) => happenedTo(s, f.event, id, context),
  condition: (s, f, id, context) => {
    const inner = { ...context }
    bind(inner, "it", [id])
    return evaluate(s, f.condition, inner)
  },
  canHost: (s, f, id, context) => select(s, f.attachment, context).every((a) => hostFits(s, a, id)),
  manaCostHas: (s, f, id) => {
    const ability = objectOf(s, id)?.stack?.ability
    if (ability?.ability === "activated")
      return ability.cost.some((part) => part.pay === "mana" && part.mana.includes(f.symbol))
    return characteristics(s, id).cost?.text.includes(f.symbol) === true
  },
  manaCostIs: (s, f, id) => characteristics(s, id).cost?.text === f.mana,
  manaCostRepeats: (s, _f, id) => {
    const symbols = characteristics(s, id).cost?.text.match(/\{[^}]*\}/g) ?? []
    return new Set(symbols).size < symbols.length
  },
}

/** Counters of a kind (or all) on an object. */
export function countersOn(s: State, id: ObjectId, kind: string | undefined): number {
  const counters = objectOf(s, id)?.counters
  if (counters == null) return 0
  if (kind !== undefined) return counters[kind] ?? 0
  return Object.values(counters).reduce((sum, n) => sum + n, 0)
}

/** The value a quality is compared with; it may refer to the object itself as "affected" ("its controller's graveyard"). */
function than(s: State, n: Amount, id: ObjectId, context: Context): number {
  if (typeof n === "number") return n
  return amount(s, n, { ...context, bindings: bound(context.bindings, "affected", [id]) })
}

/** 202.3e: X counts on the stack; elsewhere it is 0. */
export function manaValueOf(s: State, id: ObjectId): number {
  const object = objectOf(s, id)
  const c = characteristics(s, id)
  if (object?.stack?.kind === "spell" && c.cost !== null) return c.manaValue + c.cost.x * object.stack.x
  return c.manaValue
}

function modifies(s: State, attachment: ObjectId, id: ObjectId): boolean {
  if (objectNow(s, attachment).attachedTo !== id) return false
  const c = characteristics(s, attachment)
  return (
    c.subtypes.includes("Equipment") ||
    (c.subtypes.includes("Aura") && controllerOf(s, attachment) === controllerOf(s, id))
  )
}
