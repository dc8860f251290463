import { stackContext } from "../characteristics/context.ts"
import { definitionsContain } from "../characteristics/definitions-contain.ts"
import { evaluate } from "../characteristics/queries/condition.ts"
import { controllerOf } from "../characteristics/query.ts"
import { resolveCombatDamage } from "../combat/damage-on-stack.ts"
import { execute } from "../events/interpreter-port.ts"
import { cease } from "../events/moving/leave-game.ts"
import { whileControlled } from "../events/player-control.ts"
import { record, recordEvent } from "../events/record.ts"
import { abilityIndex } from "../state/event-numbers.ts"
import { blankEvent } from "../state/new-event.ts"
import type { StackInfo } from "../state/object.ts"
import { objectNow, stackInfoOf } from "../state/object-now.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { isDiscontinued, type Resumption } from "../state/subgame.ts"
import { stackHere } from "../state/turn-markers.ts"
import { editState } from "../state/writing/edit.ts"
import { followInstructions, NOT_COUNTED, type Times } from "./instructions.ts"
import { endSpell, resolveSpell } from "./resolve-spell.ts"
import { legalTargets } from "./still-legal.ts"

/** 608: resolves the top object of the stack. */
export function resolveTop(s: State): void {
  const id = stackHere(s).at(-1)!
  const { kind } = stackInfoOf(s, id)
  if (kind === "spell") resolveUnder(s, id)
  else if (kind === "combatDamage") resolveCombatDamage(s, id)
  else resolveAbility(s, id)
}

/** 723.7: an effect may control the spell's controller for that time. */
function resolveUnder(s: State, id: ObjectId): void {
  const by = objectNow(s, id).memory?.resolvesUnder
  if (by === undefined) return resolveSpell(s, id)
  whileControlled(s, controllerOf(s, id), by, id, () => resolveSpell(s, id))
}

function resolveAbility(s: State, id: ObjectId): void {
  const info = stackInfoOf(s, id)
  const controller = controllerOf(s, id)
  if (!stillTriggers(s, id)) return cease(s, id, "608.2a")
  const targets = legalTargets(s, id)
  if (targets === null) {
    record(s, { kind: "countered", rule: "608.2b", object: id })
    return cease(s, id, "608.2b")
  }
  followInstructions(
    s,
    id,
    targets,
    definitionsContain(s, "abilityCount") ? timesThisTurn(s, info) : NOT_COUNTED,
  )
  if (s.over !== null || isDiscontinued(s)) return
  endAbility(s, id, info, controller)
}

/** 729.5: the object that created a subgame finishes resolving, even if it is no longer on the stack. */
export function resumeResolution(s: State, { then, outer, stack, bindings, ...rest }: Resumption): void {
  editState(s).subgame = outer
  const context = { ...rest, stack, bindings, divided: null }
  execute(s, then, context)
  const info = s.objects[stack]?.stack
  if (s.over !== null || info == null) return
  if (info.kind === "spell") endSpell(s, stack, context.you)
  else endAbility(s, stack, info, context.you)
}

function endAbility(s: State, id: ObjectId, info: StackInfo, controller: PlayerId): void {
  if (s.objects[id] !== undefined) cease(s, id, "608.2n")
  const event = blankEvent("resolves", "608.2p")
  event.object = id
  event.source = info.source
  event.player = controller
  event.amount = info.index ?? 0
  event.detail = info.kind
  recordEvent(s, event)
}

/** How many times this ability will have resolved this turn and has been activated. */
function timesThisTurn(s: State, { source, index, kind }: StackInfo): Times {
  const own = s.events.filter((e) => e.source === source)
  const before = own.filter((e) => e.kind === "resolves" && e.detail === kind && abilityIndex(e) === index)
  const activated = own.filter((e) => e.kind === "activates" && abilityIndex(e) === index)
  return { resolved: before.length + 1, activated: activated.length }
}

/** 603.4, 608.2a: checks the intervening "if" again. */
function stillTriggers(s: State, id: ObjectId): boolean {
  const info = stackInfoOf(s, id)
  const condition = info.ability?.ability === "triggered" ? info.ability.condition : undefined
  return condition === undefined || evaluate(s, condition, stackContext(id, controllerOf(s, id), info))
}
