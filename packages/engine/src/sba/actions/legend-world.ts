import type { Characteristics } from "../../characteristics/layers/characteristics.ts"
import { activeStatics } from "../../characteristics/layers/derived.ts"
import { matchesFilter } from "../../characteristics/queries/filter.ts"
import { reachesRef } from "../../characteristics/queries/range.ts"
import { apnapOrder, characteristics, controllerOf } from "../../characteristics/query.ts"
import { CARD_TYPE_BIT, SUPERTYPE_BIT } from "../../language/vocabulary.ts"
import { choose } from "../../state/choose.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { bury, type Plan } from "../plan.ts"
import { legendSince, worldSince } from "../standing.ts"

/** 704.5j, the "legend rule", as it was in the game's era. */
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

/** Legends have the supertype; by earlier rules also the creature type, and planeswalkers were not legends. */
export function isLegend(s: State, c: Characteristics): boolean {
  if ((c.supertypes & SUPERTYPE_BIT.legendary) !== 0)
    return s.ruleset.knobs.pwAreLegendary || (c.types & CARD_TYPE_BIT.planeswalker) === 0
  return s.ruleset.knobs.legendScope === "legend-type-or-legendary" && c.subtypes.includes("Legend")
}

/** 420.5e@2003-07: only the permanent that has been a legend of that name the longest stays; if tied, none does. */
function keepOldest(s: State, group: readonly ObjectId[], plan: Plan): void {
  const oldest = Math.min(...group.map((id) => legendSince(s, id)))
  const first = group.filter((id) => legendSince(s, id) === oldest)
  for (const id of group) if (first.length > 1 || id !== first[0]) bury(plan, id, "704.5j")
}

function isExempt(s: State, id: ObjectId): boolean {
  return activeStatics(s, "noLegendRule").some(({ effect, context }) =>
    matchesFilter(s, effect.what, id, context),
  )
}

/** The player keeps one of each name; the rest go to the graveyard. */
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

/** Groups of two or more permanents with the same name. */
function sameName(s: State, ids: readonly ObjectId[]): ObjectId[][] {
  const groups = new Map<string, ObjectId[]>()
  for (const id of ids) {
    const { name } = characteristics(s, id)
    groups.set(name, [...(groups.get(name) ?? []), id])
  }
  return [...groups.values()].filter((group) => group.length > 1)
}

/**
 * 704.5k, the "world rule": only the newest world permanent stays, or none if tied. Each sees only those within its controller's range of
 * influence (801.12).
 */
export function worldRule(s: State, worlds: readonly ObjectId[], plan: Plan): void {
  if (worlds.length < 2) return
  const counted = worlds.filter((id) => isCountedAsWorld(s, id))
  for (const id of counted) {
    const rivals = counted.filter((other) => other !== id && reachesRef(s, controllerOf(s, id), other))
    if (rivals.some((other) => worldSince(s, other) >= worldSince(s, id))) bury(plan, id, "704.5k")
  }
}

/** 420.5i@2003-07 applied to world enchantments only. */
function isCountedAsWorld(s: State, id: ObjectId): boolean {
  if (s.ruleset.knobs.worldRule !== "world-enchantment") return true
  return (characteristics(s, id).types & CARD_TYPE_BIT.enchantment) !== 0
}
