import type { Context } from "../../characteristics/context.ts"
import { activeStatics, derived } from "../../characteristics/layers/derived.ts"
import { evaluate } from "../../characteristics/queries/condition.ts"
import { matchesFilter } from "../../characteristics/queries/filter.ts"
import { players } from "../../characteristics/queries/selector.ts"
import { characteristics, hasKeyword } from "../../characteristics/query.ts"
import type { Ability } from "../../language/ability.ts"
import type { CardDefinition, CardFace } from "../../language/card.ts"
import type { Cost } from "../../language/cost.ts"
import { type AnyKeyword, isKeyword, keywordAbility } from "../../language/keyword-ability.ts"
import type { Change } from "../../language/statics/change.ts"
import type { AnyMana, PlayStatic } from "../../language/statics/play-static.ts"
import type { Way } from "../../language/way.ts"
import { commanderCard } from "../../state/commander.ts"
import { objectNow } from "../../state/object-now.ts"
import { NONE, type ObjectId, type PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { asSpell } from "../as-spell.ts"
import { ALTERNATIVE_CASTS, type AlternativeCast, isPlotted } from "./alternative-casts.ts"
import { type CastOption, castOption, FUSED, manaCostOf, NO_COST } from "./cast-option.ts"
import {
  type FollowUp,
  followUpOf,
  hasQuality,
  isWithOwn,
  ownEffects,
  type Permission,
  permits,
  wasUsed,
} from "./permissions.ts"

/** A rule or effect that lets the player cast the card from its zone, in any way. */
interface GivenPermission {
  permission: ObjectId
  effect: number
  anyMana: AnyMana | null
  exileAfter: boolean
  additional: Cost
  changes: readonly Change[]
  then: FollowUp | null
  /** As though it had flash (601.3b). */
  flash?: true
}

const BY_RULE: GivenPermission = {
  permission: NONE,
  effect: 0,
  anyMana: null,
  exileAfter: false,
  additional: NO_COST,
  changes: [],
  then: null,
}

/** Every cast option of a card that this player may cast from its zone (601.3), ignoring timing, choices and payment. */
export function castOptions(s: State, player: PlayerId, id: ObjectId): CastOption[] {
  const out: CastOption[] = []
  if (mayCastByRule(s, player, id)) along(s, player, id, BY_RULE, out)
  // 601.3e: the required quality is that of the spell, as if cast like this.
  for (const permission of permits(s, player, id))
    for (const p of permitted(s, player, id, permission))
      if (asSpell(s, player, p, () => hasQuality(s, id, permission))) out.push(p)
  elsewhere(s, player, id, out)
  return out
}

/** The cast options that one permission may give. */
function permitted(s: State, player: PlayerId, id: ObjectId, by: Permission): readonly CastOption[] {
  const { effect, context, from } = by
  const out: CastOption[] = []
  if (effect.landsOnly) return out
  const given = {
    permission: context.source,
    effect: from,
    anyMana: effect.anyMana ?? null,
    exileAfter: effect.exileAfter === true,
    additional: effect.additionalCost ?? NO_COST,
    changes: effect.with ?? BY_RULE.changes,
    then: followUpOf(by),
    ...(effect.flash && { flash: effect.flash }),
  }
  if (effect.free || effect.cost !== undefined)
    withCost(s, id, given, effect.free ? "free" : "permission", effect.free ? NO_COST : effect.cost!, out)
  else along(s, player, id, given, out)
  return effect.using === undefined ? out : out.filter((p) => p.way === effect.using)
}

/** 601.3, 903.8: from the hand; a commander from the command zone. */
function mayCastByRule(s: State, player: PlayerId, id: ObjectId): boolean {
  const { zone, owner } = objectNow(s, id)
  if (owner !== player) return false
  return zone === "hand" || (zone === "command" && commanderCard(s, objectNow(s, id)) !== 0)
}

/** The castable faces of a card: each half, each modal face, the Adventure (709.3, 712.11, 715.3, 718.3). */
export function castableFaces(s: State, id: ObjectId): readonly number[] {
  const { layout, faces } = s.definitions[objectNow(s, id).def]
  switch (layout) {
    case "split":
      return faces[1].abilities?.some((a) => a.ability === "keyword" && a.keyword === "aftermath")
        ? FRONT
        : BOTH
    case "adventure":
      // 715.3d: not as an Adventure again if exiled by one.
      return objectNow(s, id).zone === "exile" && objectNow(s, id).memory?.way === "adventure" ? FRONT : BOTH
    case "room":
    case "prototype":
      return BOTH
    case "modalDfc":
      return isLand(faces[1]) ? FRONT_SPELL(faces[0]) : isLand(faces[0]) ? BACK : BOTH
    default:
      return FRONT_SPELL(faces[0])
  }
}
const BOTH: readonly number[] = [0, 1]
const FRONT: readonly number[] = [0]
const BACK: readonly number[] = [1]
const NO_FACE: readonly number[] = []
const FRONT_SPELL = (face: CardFace) => (isLand(face) ? NO_FACE : FRONT)

/** 305.9: a land can't be cast. */
function isLand(face: CardFace): boolean {
  return face.types.includes("land")
}

function add(
  out: CastOption[],
  id: ObjectId,
  face: number,
  way: Way,
  base: Cost | null,
  given: GivenPermission,
  extra?: Partial<CastOption>,
): void {
  const cost = base === null || given.additional.length === 0 ? base : [...base, ...given.additional]
  const p = castOption(id, face, given.exileAfter && way === "" ? "exileAfter" : way, cost, extra)
  p.permission = given.permission
  p.effect = given.effect
  p.anyMana = given.anyMana
  p.then = given.then
  if (given.flash === true) p.timing = "instant"
  if (given.changes.length > 0) p.changes = [...p.changes, ...given.changes]
  out.push(p)
}

/** The normal way and each alternative cost, for any zone the card may be cast from (118.9). */
function along(s: State, player: PlayerId, id: ObjectId, given: GivenPermission, out: CastOption[]): void {
  const definition = s.definitions[objectNow(s, id).def]
  for (const face of castableFaces(s, id)) {
    const way = definition.layout === "prototype" && face === 1 ? "prototype" : ""
    add(out, id, face, way, manaCostOf(definition.faces[face]), given)
    alternatives(s, player, id, face, given, out)
  }
  if (definition.layout === "split" && hasKeyword(s, id, "fuse") && objectNow(s, id).zone === "hand") {
    add(out, id, FUSED, "fuse", fusedCost(definition), given)
    alternatives(s, player, id, FUSED, given, out)
  }
  for (const { effect } of ownEffects(s, player, id, "flash")) {
    if (effect.cost !== undefined)
      add(out, id, 0, "flash", plus(manaCostOf(definition.faces[0]), effect.cost), given, {
        timing: "instant",
      }) // 601.3c
  }
  const abilities = abilitiesAsSpell(s, player, id)
  for (const a of abilities) {
    const way = a.ability === "keyword" ? ALTERNATIVE_CASTS[a.keyword] : undefined
    if (a.ability === "keyword" && way !== undefined && way.from === undefined)
      byKeyword(s, player, id, a, way, given, out, instanceAmong(abilities, a))
  }
}

/** The index among the instances of its keyword (702.152b). */
function instanceAmong(abilities: readonly Ability[], one: AnyKeyword): number {
  return abilities.filter((a) => isKeyword(a, one.keyword)).findIndex((a) => a === one)
}

/** 601.2b: alternative costs are chosen once it is a spell, including those that effects grant to spells. */
function abilitiesAsSpell(s: State, player: PlayerId, id: ObjectId): readonly Ability[] {
  if (!derived(s).changesSpells) return characteristics(s, id).abilities
  return asSpell(s, player, castOption(id, 0, "", null), () => characteristics(s, id).abilities)
}

function withCost(
  s: State,
  id: ObjectId,
  given: GivenPermission,
  way: Way,
  cost: Cost,
  out: CastOption[],
): void {
  for (const face of castableFaces(s, id))
    add(out, id, face, given.exileAfter ? "exileAfter" : way, cost, given)
}

/** Adds casts by keywords that name the zone to cast from. */
function elsewhere(s: State, player: PlayerId, id: ObjectId, out: CastOption[]): void {
  const object = objectNow(s, id)
  const { zone } = object
  if (!isWithOwn(s, player, id)) return
  const { abilities } = characteristics(s, id)
  for (const a of isPlotted(object) ? [...abilities.filter((one) => !isPlot(one)), PLOT] : abilities) {
    if (a.ability !== "keyword") continue
    const way = ALTERNATIVE_CASTS[a.keyword]
    if (way?.from !== zone) continue
    for (const face of facesBy(s, id, way)) byKeyword(s, player, id, a, { ...way, face }, BY_RULE, out)
  }
}

const PLOT = keywordAbility("plot")

function isPlot(a: Ability): boolean {
  return isKeyword(a, "plot")
}

/** 601.3e, 712.11b, 715.3a: a keyword lets the card be cast as any face that fits, unless the keyword names a face. */
function facesBy(s: State, id: ObjectId, { face, spell }: AlternativeCast): readonly number[] {
  if (face !== undefined) return [face]
  const { layout, faces } = s.definitions[objectNow(s, id).def]
  const castable = layout === "prototype" ? FRONT : castableFaces(s, id)
  return spell === undefined
    ? castable
    : castable.filter((i) => spell.some((t) => faces[i].types.includes(t)))
}

function byKeyword(
  s: State,
  player: PlayerId,
  id: ObjectId,
  keyword: AnyKeyword,
  way: AlternativeCast,
  given: GivenPermission,
  out: CastOption[],
  instance: number | null = null,
): void {
  if (way.condition !== undefined && !way.condition(s, player, id)) return
  const face = way.face ?? 0
  const own = way.cost ?? keyword.cost ?? manaCostOf(s.definitions[objectNow(s, id).def].faces[face])
  const base = way.additional === undefined ? own : plus(own, way.additional)
  add(out, id, face, keyword.keyword, base, given, {
    keyword,
    instance,
    faceDown: way.faceDown === true,
    ...(way.timing && { timing: way.timing }),
    ...(way.changes && { changes: way.changes }),
  })
}

type Alternative = Extract<PlayStatic, { static: "alternativeCost" }>

/** 118.9: alternative costs offered by its own text or other effects. */
function alternatives(
  s: State,
  player: PlayerId,
  id: ObjectId,
  face: number,
  given: GivenPermission,
  out: CastOption[],
): void {
  if (face === 0)
    for (const { effect, context } of ownEffects(s, player, id, "alternativeCost"))
      if (isOffered(s, id, effect, context)) offer(id, face, effect, given, out)
  for (const { effect, context, from } of activeStatics(s, "alternativeCost")) {
    if (
      effect.self ||
      !players(s, effect.by ?? { who: "you" }, context).includes(player) ||
      !isOffered(s, id, effect, context)
    )
      continue
    const free = effect.cost.length === 0
    if (effect.oncePerTurn && wasUsed(s, context.source, { castOnly: true, free })) continue
    const about = effect.spells
    if (
      about !== undefined &&
      !asSpell(s, player, castOption(id, face, "", null), () => matchesFilter(s, about, id, context))
    )
      continue
    offer(id, face, effect, { ...given, permission: context.source, effect: from }, out)
  }
}

function isOffered(s: State, id: ObjectId, effect: Alternative, context: Context): boolean {
  if (effect.zone !== undefined && effect.zone !== objectNow(s, id).zone) return false
  return effect.condition === undefined || evaluate(s, effect.condition, context)
}

function offer(
  id: ObjectId,
  face: number,
  effect: Alternative,
  given: GivenPermission,
  out: CastOption[],
): void {
  const way = effect.key ?? (effect.cost.length === 0 ? "free" : "alternative")
  add(out, id, face, way, effect.cost, given, {
    ...(effect.timing === "instant" && { timing: "instant" }),
    ...(effect.with && { changes: effect.with }),
  })
}

function plus(cost: Cost | null, more: Cost): Cost | null {
  return cost === null ? null : [...cost, ...more]
}

function fusedCost({ faces }: CardDefinition): Cost | null {
  return plus(manaCostOf(faces[0]), manaCostOf(faces[1]) ?? NO_COST)
}
