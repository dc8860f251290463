import type { Characteristics } from "../characteristics/layers/characteristics.ts"
import { activeStatics } from "../characteristics/layers/derived.ts"
import { matchesFilter } from "../characteristics/queries/filter.ts"
import { reachesRef } from "../characteristics/queries/range.ts"
import { apnapOrder, characteristics, controllerOf } from "../characteristics/query.ts"
import type { Change } from "../language/statics/change.ts"
import { CARD_TYPE_BIT, SUPERTYPE_BIT } from "../language/vocabulary.ts"
import { choose } from "../state/choose.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { bury, type Plan } from "./plan.ts"

/** 704.5j, the "legend rule", in the form of the game's era. */
export function legendRule(s: State, legends: readonly ObjectId[], plan: Plan): void {
  if (legends.length < 2) return
  const bound = legends.filter((id) => characteristics(s, id).name !== "" && !isExempt(s, id))
  switch (s.ruleset.knobs.legendRule) {
    case "controller-keeps-one":
      for (const player of apnapOrder(s))
        keepOne(
          s,
          player,
          bound.filter((id) => controllerOf(s, id) === player),
          plan,
        )
      break
    case "all-die":
      for (const group of sameName(s, bound)) for (const id of group) bury(plan, id, "704.5j")
      break
    case "oldest-stays":
      for (const group of sameName(s, bound)) keepOldest(s, group, plan)
      break
  }
}

/** Whether the permanent is a legend: by its supertype; once also by its creature type, and planeswalkers were none. */
export function isLegend(s: State, c: Characteristics): boolean {
  if ((c.supertypes & SUPERTYPE_BIT.legendary) !== 0)
    return s.ruleset.knobs.pwAreLegendary || (c.types & CARD_TYPE_BIT.planeswalker) === 0
  return s.ruleset.knobs.legendScope === "legend-type-or-legendary" && c.subtypes.includes("Legend")
}

/** 420.5e@2003-07: the one that has been a legend of that name the longest stays; on a tie none does. */
function keepOldest(s: State, group: readonly ObjectId[], plan: Plan): void {
  const [oldest, second, ...younger] = byAge(s, group)
  for (const id of [second, ...younger]) bury(plan, id, "704.5j")
  if (areEquallyOld(s, oldest, second)) bury(plan, oldest, "704.5j")
}

function isExempt(s: State, id: ObjectId): boolean {
  return activeStatics(s, "noLegendRule").some(({ effect, context }) =>
    matchesFilter(s, effect.what, id, context),
  )
}

/** The player chooses one of each name; the rest go. */
function keepOne(s: State, player: PlayerId, own: readonly ObjectId[], plan: Plan): void {
  for (const options of sameName(s, own)) {
    const answer = choose(s, {
      kind: "choose",
      player,
      rule: "704.5j",
      purpose: "legendRule",
      source: 0,
      options,
      min: 1,
      max: 1,
    })
    for (const id of options) if (id !== options[answer[0]]) bury(plan, id, "704.5j")
  }
}

/** Groups of two or more with the same name. */
function sameName(s: State, ids: readonly ObjectId[]): ObjectId[][] {
  const groups = new Map<string, ObjectId[]>()
  for (const id of ids) {
    const { name } = characteristics(s, id)
    groups.set(name, [...(groups.get(name) ?? []), id])
  }
  return [...groups.values()].filter((group) => group.length > 1)
}

function byAge(s: State, ids: readonly ObjectId[]): ObjectId[] {
  return ids.toSorted((a, b) => since(s, a) - since(s, b))
}

/** When the permanent became what it is: as it entered, or as an effect last changed its name or supertypes. */
function since(s: State, id: ObjectId): number {
  return s.effects.reduce(
    (time, e) => (e.objects.includes(id) && e.changes.some(renames) ? Math.max(time, e.timestamp) : time),
    s.objects[id]!.timestamp,
  )
}

function renames({ change }: Change): boolean {
  return change === "copy" || change === "name" || change === "addSupertypes"
}

/**
 * 704.5k, the "world rule": only the newest world permanent stays, none when two are equally new. Each looks only at those within
 * its controller's range of influence (801.12).
 */
export function worldRule(s: State, worlds: readonly ObjectId[], plan: Plan): void {
  if (worlds.length < 2) return
  const counted = worlds.filter((id) => isCountedAsWorld(s, id))
  const isNewer = (id: ObjectId, than: ObjectId) => since(s, id) > since(s, than)
  for (const id of counted) {
    const rivals = counted.filter((other) => other !== id && reachesRef(s, controllerOf(s, id), other))
    if (rivals.some((other) => isNewer(other, id) || areEquallyOld(s, id, other))) bury(plan, id, "704.5k")
  }
}

/** 420.5i@2003-07 knew world enchantments only. */
function isCountedAsWorld(s: State, id: ObjectId): boolean {
  if (s.ruleset.knobs.worldRule !== "world-enchantment") return true
  return (characteristics(s, id).types & CARD_TYPE_BIT.enchantment) !== 0
}

/** Whether two permanents entered in one event, as what they are: they are equally old whatever their timestamps. */
function areEquallyOld(s: State, a: ObjectId, b: ObjectId): boolean {
  if (since(s, a) !== s.objects[a]!.timestamp || since(s, b) !== s.objects[b]!.timestamp) return false
  const batch = (id: ObjectId) =>
    s.events.find((e) => e.kind === "moves" && e.object === id && e.to === "battlefield")?.batch
  const first = batch(a)
  return first !== undefined && first === batch(b)
}
