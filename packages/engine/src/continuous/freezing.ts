import { boundRefs, type Context } from "../characteristics/context.ts"
import { players } from "../characteristics/queries/selector.ts"
import { controllerOf } from "../characteristics/query.ts"
import type { Filter } from "../language/filter.ts"
import type { Selector } from "../language/selector.ts"
import { map } from "../language/visit.ts"
import { type ObjectId, type PlayerId, playerRef } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { beginEffect } from "./continuous.ts"
import { endEffects } from "./ending.ts"

/**
 * It doesn't untap in the next untap step of these players, or of its controller then (502.3): the effect follows the permanent, whose
 * controller may change, and ends with that step.
 */
export function freeze(s: State, id: ObjectId, context: Context, whose?: readonly PlayerId[]): void {
  const what = { sel: "bound", name: FROZEN } as const
  const only = whose && ({ who: "bound", name: FREEZING } as const)
  beginEffect(s, context, {
    duration: "permanent",
    objects: [id],
    statics: [{ static: "doesntUntap", what, ...(only && { whose: only }) }],
    bindings: { [FROZEN]: [id], ...(whose && { [FREEZING]: whose.map(playerRef) }) },
  })
}
const FROZEN = "frozen"
const FREEZING = "freezing"

/** 502.3: ends effects for this untap step only. */
export function thaw(s: State, active: PlayerId): void {
  endEffects(s, ({ bindings }) => {
    const [id] = boundRefs(bindings, FROZEN)
    if (id === undefined) return false
    if (bindings[FREEZING] !== undefined) return boundRefs(bindings, FREEZING).includes(playerRef(active))
    return s.objects[id] !== undefined && controllerOf(s, id) === active
  })
}

/** Whether the filter names a player ("lands you control"), so that it can be evaluated again later, unlike "attacking". */
export function saysWhose(filter: Filter): boolean {
  return filter.is === "controlledBy" || (filter.is === "and" && filter.of.some(saysWhose))
}

/**
 * Whatever matches by then doesn't untap in its controller's next untap step: a rule, not a characteristic, so it also affects later
 * objects (611.2c). One effect per player, ended by their untap step.
 */
export function freezeAll(
  s: State,
  what: Extract<Selector, { sel: "all" }>,
  context: Context,
  whose?: readonly PlayerId[],
): void {
  const named = (who: "you" | "opponents") => players(s, { who }, context).map(playerRef)
  const bindings = { ...context.bindings, freezer: named("you"), freezerOpponents: named("opponents") }
  const filter = spokenOf(what.filter)
  for (const { id, left } of s.players) {
    if (left !== null || whose?.includes(id) === false) continue
    const theirs = { is: "and", of: [filter, { is: "controlledBy", player: { who: "you" } }] } as const
    beginEffect(s, context, {
      controller: id,
      duration: "yourNextUpkeep",
      statics: [{ static: "doesntUntap", what: { ...what, filter: theirs } }],
      bindings,
    })
  }
}

/** The piece with "you" replaced by a name, since the effect counts as another player's. */
function spokenOf<T>(piece: T): T {
  return map(piece, {
    who: (node) => {
      if (node.who === "you") return { who: "bound", name: "freezer" }
      return node.who === "opponents" ? { who: "bound", name: "freezerOpponents" } : node
    },
  })
}
