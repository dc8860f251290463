import { activeStatics } from "../characteristics/derived.ts"
import { fits } from "../characteristics/filter.ts"
import { apnapOrder, characteristics, controllerOf } from "../characteristics/query.ts"
import { reachesRef } from "../characteristics/range.ts"
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
      for (const group of sameName(s, bound))
        for (const id of byAge(s, group).slice(1)) bury(plan, id, "704.5j")
      break
  }
}

function isExempt(s: State, id: ObjectId): boolean {
  return activeStatics(s, "noLegendRule").some(({ effect, context }) => fits(s, effect.what, id, context))
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
  return ids.toSorted((a, b) => s.objects[a]!.timestamp - s.objects[b]!.timestamp)
}

/**
 * 704.5k, the "world rule": only the newest world permanent stays, none when two are equally new. Each looks only at those within
 * its controller's range of influence (801.12).
 */
export function worldRule(s: State, worlds: readonly ObjectId[], plan: Plan): void {
  if (worlds.length < 2) return
  const isNewer = (id: ObjectId, than: ObjectId) => s.objects[id]!.timestamp > s.objects[than]!.timestamp
  for (const id of worlds) {
    const rivals = worlds.filter((other) => other !== id && reachesRef(s, controllerOf(s, id), other))
    if (rivals.some((other) => isNewer(other, id) || arrivedWith(s, id, other))) bury(plan, id, "704.5k")
  }
}

/** Whether two permanents entered in one event: they are equally new whatever their timestamps. */
function arrivedWith(s: State, a: ObjectId, b: ObjectId): boolean {
  const batch = (id: ObjectId) =>
    s.events.find((e) => e.kind === "moves" && e.object === id && e.to === "battlefield")?.batch
  const first = batch(a)
  return first !== undefined && first === batch(b)
}
