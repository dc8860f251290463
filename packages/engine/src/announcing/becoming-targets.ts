import { areOpponents, controllerOf, objectOf } from "../characteristics/query.ts"
import { record } from "../events/record.ts"
import { objectNow } from "../state/object-now.ts"
import { isPlayerRef, type ObjectId, type PlayerId, type Ref, refPlayer } from "../state/ref.ts"
import type { State } from "../state/state.ts"

/** 115.1, 603.2e: each target of a spell or ability becomes a target. */
export function recordTargets(s: State, id: ObjectId, rule: string): void {
  const { stack, controller } = objectNow(s, id)
  if (stack!.targets.length === 0) return
  const targets = [...new Set(stack!.targets.flat())]
  for (const other of targets) {
    record(s, { kind: "targeted", rule, object: id, other, player: controller, source: stack!.source })
  }
  if (targets.some((target) => isCrime(s, controller, target)))
    record(s, { kind: "crime", rule: "700.13", object: id, player: controller, source: stack!.source })
}

/** 700.13: opponents, their permanents, spells and abilities, and cards in their graveyards. Spent objects as they last were. */
function isCrime(s: State, player: PlayerId, target: Ref): boolean {
  if (isPlayerRef(target)) return areOpponents(s, refPlayer(target), player)
  const object = objectOf(s, target)
  if (object === undefined) return false
  const { zone, owner } = object
  if (zone === "graveyard") return areOpponents(s, owner, player)
  return (zone === "battlefield" || zone === "stack") && areOpponents(s, controllerOf(s, target), player)
}
