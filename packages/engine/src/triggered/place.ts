import { putAbilityOnStack } from "../announcing/ability-on-stack.ts"
import { recordTargets } from "../announcing/becoming-targets.ts"
import { chooseMarker, getsPriority, turnTo } from "../events/current-marker.ts"
import { takeOut } from "../events/moving/zones.ts"
import { recordEvent, simultaneously } from "../events/record.ts"
import type { WaitingTrigger } from "../state/effect.ts"
import { blankEvent } from "../state/new-event.ts"
import type { Bindings } from "../state/object.ts"
import type { ObjectId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import type { TurnMarkers } from "../state/turn-markers.ts"
import { editState, editTurn, removeObject } from "../state/writing/edit.ts"
import { announceTrigger } from "./announce-triggered.ts"
import { goesBelow, nextTrigger } from "./order.ts"

/**
 * 603.3b: puts the next waiting trigger on the stack, in APNAP order and each player's chosen order. One trigger is one atomic action; the
 * others keep waiting in their order.
 */
export function placeTriggers(s: State): void {
  const next = nextTrigger(s)
  // Nearly always the first, and a copy of the rest costs far less than a search.
  editState(s).waiting = s.waiting[0] === next ? s.waiting.slice(1) : s.waiting.filter((w) => w !== next)
  // 800.4d: nothing is put onto the stack under the control of a player who left.
  if (s.players[next.controller].left !== null) return
  if (s.markers === undefined) place(s, next)
  else placeInTurn(s, next, s.markers)
}

/**
 * 807.5b: what an object on a stack made trigger goes onto that stack; for anything else who has priority for several stacks chooses one.
 * Where it goes onto another turn's stack, players get priority there anew (117.3c).
 */
function placeInTurn(s: State, trigger: WaitingTrigger, { all, current }: TurnMarkers): void {
  const able = all
    .map((_, i) => i)
    .filter((i) => all[i].taking && getsPriority(s, trigger.controller, all[i]))
  const there =
    (trigger.free ? chooseMarker(s, trigger.controller, able, trigger.source) : undefined) ?? current
  turnTo(s, there)
  place(s, trigger)
  if (there !== current && s.turn.stage === "priority")
    Object.assign(editTurn(s), { passes: 0, priority: s.turn.active })
  turnTo(s, current)
}

function place(s: State, trigger: WaitingTrigger): void {
  const { source, controller, ability, bindings, x, index } = trigger
  const id = putAbilityOnStack(s, controller, {
    kind: "triggered",
    source,
    ability,
    targets: [],
    divided: null,
    modes: null,
    x,
    bindings,
    index,
  })
  if (!announceTrigger(s, trigger, id)) return takeBack(s, id)
  simultaneously(s, () => {
    const seen = seenBy(bindings)
    if (goesBelow(s, trigger, seen))
      editState(s).stack = s.stack.flatMap((o) => (o === id ? [] : o === seen ? [id, o] : [o]))
    const event = blankEvent("triggers", "603.3")
    event.object = id
    event.source = source
    event.player = controller
    event.amount = index
    event.detail = trigger.follows ?? ""
    recordEvent(s, event)
    recordTargets(s, id, "603.3d")
  })
}

/** 603.3c, 603.3d: removes an ability whose modes or targets can't be chosen, as if nothing had happened. */
function takeBack(s: State, id: ObjectId): void {
  takeOut(s, id)
  removeObject(s, id)
}

/** The ability that caused an ability which watches for triggers. */
function seenBy({ it }: Bindings): ObjectId | undefined {
  return typeof it === "object" ? it[0] : undefined
}
