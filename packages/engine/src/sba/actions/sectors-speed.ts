import { definitionsContainAny } from "../../characteristics/definitions-contain.ts"
import { apnapOrder, controllerOf, hasKeyword, isCreature, permanents } from "../../characteristics/query.ts"
import { record } from "../../events/record.ts"
import type { Designation } from "../../language/filter.ts"
import { choose } from "../../state/choose.ts"
import { objectNow } from "../../state/object-now.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { edit, editPlayer, invalidate } from "../../state/writing/edit.ts"
import type { Plan } from "../plan.ts"

const SECTORS: readonly Designation[] = ["alphaSector", "betaSector", "gammaSector"]

/** 704.5u: creatures without a sector get one while a permanent has space sculptor. */
export function sectors(s: State, sculptors: readonly ObjectId[], plan: Plan): void {
  if (sculptors.length === 0) return forget(s, plan)
  const sculpting = new Set(sculptors.map((id) => controllerOf(s, id)))
  const order = apnapOrder(s)
  for (const player of [
    ...order.filter((p) => !sculpting.has(p)),
    ...order.filter((p) => sculpting.has(p)),
  ]) {
    for (const id of permanents(s))
      if (controllerOf(s, id) === player && isCreature(s, id) && !hasSector(s, id))
        assign(s, player, id, plan)
  }
}

const areSculpted = definitionsContainAny(["spaceSculptor"])

/** 702.158b: sectors last only while a player controls a permanent with space sculptor. */
function forget(s: State, plan: Plan): void {
  if (!areSculpted(s)) return
  for (const id of permanents(s).filter((one) => hasSector(s, one)))
    plan.steps.push(() => {
      const own = edit(s, id)
      const designations = own.memory?.designations?.filter((d) => !SECTORS.includes(d))
      own.memory = { ...own.memory, designations }
      invalidate(s)
    })
}

function hasSector(s: State, id: ObjectId): boolean {
  return objectNow(s, id).memory?.designations?.some((d) => SECTORS.includes(d)) === true
}

function assign(s: State, player: PlayerId, id: ObjectId, plan: Plan): void {
  const options = SECTORS.map((label) => ({ label }))
  const answer = choose(s, {
    kind: "option",
    player,
    rule: "704.5u",
    purpose: "sector",
    source: id,
    options,
    min: 1,
    max: 1,
  })
  const sector = SECTORS[answer[0]]
  plan.steps.push(() => {
    const own = edit(s, id)
    own.memory = { ...own.memory, designations: [...(own.memory?.designations ?? []), sector] }
    invalidate(s)
    record(s, { kind: "action", rule: "704.5u", detail: "sector", object: id, player })
  })
}

/** 704.5z: a player who controls a permanent with start your engines! and has no speed. */
export function startingEngines(s: State, engines: readonly ObjectId[], plan: Plan): void {
  if (engines.length === 0) return
  for (const player of new Set(engines.map((id) => controllerOf(s, id)))) {
    if (s.players[player].speed !== 0) continue
    plan.steps.push(() => {
      editPlayer(s, player).speed = 1
      invalidate(s)
      record(s, { kind: "action", rule: "704.5z", detail: "speed", player, amount: 1 })
    })
  }
}

/** Keywords that 704.5u and 704.5z look for. */
export function isSculptor(s: State, id: ObjectId): boolean {
  return hasKeyword(s, id, "spaceSculptor")
}

export function startsEngines(s: State, id: ObjectId): boolean {
  return hasKeyword(s, id, "startYourEngines")
}
