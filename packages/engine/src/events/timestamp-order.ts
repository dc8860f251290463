import { chosenFor } from "../characteristics/chosen.ts"
import { definitionsContain } from "../characteristics/definitions-contain.ts"
import { analyse } from "../characteristics/layers/analysis.ts"
import { LAYER_OF } from "../characteristics/layers/layer-of.ts"
import { apnapOrder, characteristics, controllerOf } from "../characteristics/query.ts"
import type { Change } from "../language/statics/change.ts"
import type { StaticEffect } from "../language/statics/static.ts"
import { chooseTogether } from "../state/choose.ts"
import type { OrderDecision } from "../state/decision.ts"
import type { GameEvent } from "../state/event.ts"
import { objectNow } from "../state/object-now.ts"
import { NONE, type ObjectId, type PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { edit, invalidate } from "../state/writing/edit.ts"

/**
 * 613.7m: objects that got timestamps simultaneously have them in APNAP order, each player's in an order of their choice. Players are
 * asked only where the order of their objects can make a difference.
 */
export function orderTimestamps(s: State, events: readonly GameEvent[]): void {
  if (!definitionsContain(s, "modify")) return
  const dated = [...new Set(events.filter(givesTimestamp).map((e) => e.object))].filter(
    (id) => s.objects[id]?.zone === "battlefield" && modifications(s, id).length > 0,
  )
  if (dated.length < 2) return
  const groups = apnapOrder(s).map((player) => ({
    player,
    ids: dated.filter((id) => controllerOf(s, id) === player),
  }))
  inOrder(s, dated, arranged(s, groups))
}

/** 613.7d to g: entering, becoming attached, and turning face up, face down or over. */
function givesTimestamp({ kind, to }: GameEvent): boolean {
  return (kind === "moves" && to === "battlefield") || DATED.has(kind)
}
const DATED: ReadonlySet<GameEvent["kind"]> = new Set([
  "attached",
  "transforms",
  "turnedFaceUp",
  "turnedFaceDown",
])

interface Group {
  readonly player: PlayerId
  readonly ids: readonly ObjectId[]
}

/** All of them, oldest first. */
function arranged(s: State, groups: readonly Group[]): readonly ObjectId[] {
  const asked = groups.filter(({ ids }) =>
    ids.some((id, i) => ids.slice(0, i).some((o) => conflict(s, id, o))),
  )
  const answers = chooseTogether(
    s,
    asked.map(
      ({ player, ids }): OrderDecision => ({
        kind: "order",
        player,
        rule: "613.7m",
        purpose: "timestamps",
        source: NONE,
        options: ids,
      }),
    ),
  )
  return groups.flatMap((group) => {
    const at = asked.indexOf(group)
    return at < 0 ? group.ids : answers[at].map((i) => group.ids[i])
  })
}

/** Gives the objects their timestamps anew, in this order. */
function inOrder(s: State, dated: readonly ObjectId[], order: readonly ObjectId[]): void {
  const times = dated.map((id) => objectNow(s, id).timestamp).sort((a, b) => a - b)
  if (order.every((id, i) => objectNow(s, id).timestamp === times[i])) return
  order.forEach((id, i) => {
    edit(s, id).timestamp = times[i]
  })
  invalidate(s)
}

type Modification = Extract<StaticEffect, { static: "modify" }>

function modifications(s: State, id: ObjectId): readonly Modification[] {
  return analyse(characteristics(s, id).abilities).statics.flatMap(({ ability }) =>
    ability.effects.filter((effect) => effect.static === "modify"),
  )
}

/** Whether effects of the two may come to different results in the other order. Those of two that say the same can't. */
function conflict(s: State, id: ObjectId, other: ObjectId): boolean {
  if (saySame(s, id, other)) return false
  return modifications(s, id).some((one) =>
    modifications(s, other).some(
      (two) => meet(reach(s, id, one), reach(s, other, two)) && !commute(one.changes, two.changes),
    ),
  )
}

/** Whether the two have the same abilities, for which the same was chosen: another card of the same name may be a copy of something else. */
function saySame(s: State, id: ObjectId, other: ObjectId): boolean {
  const [one, two] = [characteristics(s, id).abilities, characteristics(s, other).abilities]
  return (
    one.length === two.length &&
    one.every((ability, i) => ability === two[i]) &&
    JSON.stringify(chosenFor(s, id)) === JSON.stringify(chosenFor(s, other))
  )
}

/** The one object that the effect applies to, or undefined if it may apply to any. */
function reach(s: State, id: ObjectId, { what }: Modification): number | undefined {
  if (what.sel === "self") return id
  return what.sel === "attachedTo" && what.of === undefined ? objectNow(s, id).attachedTo : undefined
}

function meet(a: number | undefined, b: number | undefined): boolean {
  return a === undefined || b === undefined || a === b
}

function commute(some: readonly Change[], others: readonly Change[]): boolean {
  return some.every((a) =>
    others.every(
      (b) => LAYER_OF[a.change] !== LAYER_OF[b.change] || (KIND[a.change] ?? a) === KIND[b.change],
    ),
  )
}

/** Changes that come to the same result in any order among their kind. */
const KIND: Partial<Record<Change["change"], "adds" | "takes" | "switches">> = {
  addTypes: "adds",
  addSubtypes: "adds",
  addSupertypes: "adds",
  addColors: "adds",
  addAbilities: "adds",
  addAbilitiesOf: "adds",
  keywordsOf: "adds",
  cantHave: "adds",
  modifyPT: "adds",
  removeTypes: "takes",
  removeSupertypes: "takes",
  loseKeywords: "takes",
  loseAbilities: "takes",
  loseThisAbility: "takes",
  switchPT: "switches",
}
