import { apnapOrder, characteristics, controllerOf } from "../../characteristics/query.ts"
import { choose } from "../../state/choose.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { bury, type Plan } from "../plan.ts"

const RULE = "704.5j@2011-09-30"

/** The planeswalker uniqueness rule, in force until planeswalkers became legendary: applies to those that share a type. */
export function uniquePlaneswalkers(s: State, walkers: readonly ObjectId[], plan: Plan): void {
  const { pwUniqueness } = s.ruleset.knobs
  if (pwUniqueness === "none" || walkers.length < 2) return
  if (pwUniqueness === "all-die-by-type") {
    for (const group of sharingType(s, walkers)) for (const id of group) bury(plan, id, RULE)
    return
  }
  for (const player of apnapOrder(s)) keepOneOfEachType(s, player, walkers, plan)
}

/** The player keeps one of each type; the rest go to the graveyard (704.5j@2014-02). */
function keepOneOfEachType(s: State, player: PlayerId, walkers: readonly ObjectId[], plan: Plan): void {
  const own = walkers.filter((id) => controllerOf(s, id) === player)
  for (const group of sharingType(s, own)) {
    const options = group.filter((id) => plan.buried.get(id) !== RULE)
    if (options.length < 2) continue
    const answer = choose(s, {
      kind: "choose",
      player,
      rule: RULE,
      purpose: "legendRule",
      source: 0,
      options,
      min: 1,
      max: 1,
    })
    for (const id of options) if (id !== options[answer[0]]) bury(plan, id, RULE)
  }
}

/** Groups of two or more that share a planeswalker type. */
function sharingType(s: State, walkers: readonly ObjectId[]): ObjectId[][] {
  const groups = new Map<string, ObjectId[]>()
  for (const id of walkers)
    for (const type of characteristics(s, id).subtypes) groups.set(type, [...(groups.get(type) ?? []), id])
  return [...groups.values()].filter((group) => group.length > 1)
}
