import { controllerOf } from "../../characteristics/query.ts"
import { COMMAND_TYPES, type Zone } from "../../language/vocabulary.ts"
import { choose } from "../../state/choose.ts"
import type { GameObject } from "../../state/object.ts"
import type { State } from "../../state/state.ts"
import { newEntering } from "../entering/new-entering.ts"
import { newPendingEvent, type PendingEvent } from "../replacing/pending-event.ts"
import { zoneAfterStack } from "./leave-stack.ts"
import type { Move } from "./move-request.ts"

/**
 * 311.2, 312.2, 313.2, 314.2, 315.3: nontraditional cards can't leave the command zone or enter the game from outside (108.5). A
 * dungeon leaves the game once completed (309.6).
 */
function staysInCommandZone(s: State, { kind, zone, def }: GameObject): boolean {
  if ((zone !== "command" && zone !== "outside") || kind !== "card") return false
  const [{ types }] = s.definitions[def].faces
  return types.some((type) => COMMAND_TYPES.has(type)) && !types.includes("dungeon")
}

export function pendingMove(s: State, m: Move): PendingEvent | null {
  const object = s.objects[m.id]
  if (object === undefined || isSpent(object) || staysInCommandZone(s, object)) return null
  if (m.to === "ante" && m.by !== object.owner) return null // 407.4
  // What is on the battlefield already is not put there once more: 109.2a, "card" with a zone means a card in that zone.
  if (m.to === "battlefield" && object.zone === "battlefield") return null
  const to = object.zone === "stack" ? zoneAfterStack(object, m.to) : m.to
  if (s.leaving.length > 0 && !goesElsewhere(s, object, to)) return null
  const p = newPendingEvent("moves", m.rule)
  p.was = m.id
  p.object = m.id
  p.player = m.by
  p.source = m.source
  p.from = object.zone
  p.to = to
  p.cause = m.cause
  p.position = m.position
  p.link = m.link
  p.faceDown = m.faceDown
  if (to === "battlefield") p.entering = newEntering(object, m.entering)
  return p
}

/** 400.6: told to move to two zones by one event, it goes to the one that its controller chooses. */
function goesElsewhere(s: State, { id }: GameObject, to: Zone): boolean {
  if (to === "graveyard" || !s.leaving.includes(id)) return true
  const [index] = choose(s, {
    kind: "option",
    player: controllerOf(s, id),
    rule: "400.6",
    purpose: "destination",
    source: id,
    options: [to, "graveyard"].map((label) => ({ label, object: id })),
    min: 1,
    max: 1,
  })
  return index === 0
}

/** 111.8: a token that left the battlefield can't move again. Tokens are created outside the game. */
function isSpent({ kind, zone }: GameObject): boolean {
  return kind === "token" && zone !== "battlefield" && zone !== "outside"
}
