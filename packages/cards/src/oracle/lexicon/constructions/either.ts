import type { EventPattern, Filter, Zone } from "@apnap/engine"
import { same } from "../../grammar/hole.ts"

// Two verbs with one subject. The origin zone is printed once, after the last: "play a land or cast a spell from exile".

type From = { from: Zone } | { notFrom: Zone }
type Moves = Extract<EventPattern, { on: "moves" }>

/** Either of two events; a zone printed after casting also applies to playing (701.18a). */
export function eitherOf(a: EventPattern, b: EventPattern): EventPattern {
  const zone = castFrom(b)
  return { on: "anyOf", of: [zone !== undefined && isPlay(a) ? { ...a, ...zone } : a, b] }
}

/** The two events as printed, the inverse of `eitherOf`. */
export function partsOfEither(e: EventPattern): { a: EventPattern; b: EventPattern } | undefined {
  if (e.on !== "anyOf" || e.of.length !== 2) return undefined
  const [a, b] = e.of
  const zone = castFrom(b)
  if (zone === undefined || !isPlay(a)) return { a, b }
  const { from, notFrom, ...bare } = a
  const said = { ...(from !== undefined && { from }), ...(notFrom !== undefined && { notFrom }) }
  return same(said, zone) ? { a: bare, b } : undefined
}

function isPlay(e: EventPattern): e is Moves {
  return e.on === "moves" && e.cause === "play"
}

function castFrom(e: EventPattern): From | undefined {
  if (e.on !== "cast" || e.spell.is !== "and") return undefined
  return zoneOf(e.spell.of[e.spell.of.length - 1])
}

function zoneOf(filter: Filter): From | undefined {
  if (filter.is === "castFrom") return { from: filter.zone }
  return filter.is === "not" && filter.of.is === "castFrom" ? { notFrom: filter.of.zone } : undefined
}
