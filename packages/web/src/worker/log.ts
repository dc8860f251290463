import {
  characteristics,
  type GameEvent,
  isPlayerRef,
  type ObjectId,
  objectOf,
  type PlayerId,
  type Ref,
  refPlayer,
  ruleNumber,
  type State,
} from "@apnap/engine"
import type { LogEntry } from "./protocol.ts"

/** An event as the person may know it: what is hidden from him has no name. */
export function logEntry(s: State, e: GameEvent, index: number, turn: number, person: PlayerId): LogEntry {
  const name = (ref: Ref) => nameFor(s, ref, person)
  return {
    index,
    turn,
    kind: e.kind,
    rule: e.rule,
    number: ruleNumber(s.ruleset, e.rule),
    player: e.player,
    object: name(e.object) || name(e.was),
    other: isPlayerRef(e.other) ? s.players[refPlayer(e.other)].name : name(e.other),
    otherPlayer: isPlayerRef(e.other) ? refPlayer(e.other) : -1,
    source: name(e.source),
    amount: e.amount,
    from: e.from,
    to: e.to,
    cause: e.cause,
    detail: e.detail,
    combat: e.combat,
  }
}

/** The name of an object where everybody, or the person, sees it (400.2, 708.5); "" elsewhere. */
function nameFor(s: State, id: ObjectId, person: PlayerId): string {
  if (id <= 0) return ""
  const object = objectOf(s, id)
  if (object === undefined) return ""
  if (object.stack !== null && object.stack.kind !== "spell") return nameFor(s, object.stack.source, person)
  if (object.zone === "library") return ""
  const isOwn = object.owner === person
  if (object.zone === "hand" && !isOwn) return ""
  if (object.faceDown && object.controller !== person) return ""
  return characteristics(s, id).name
}
