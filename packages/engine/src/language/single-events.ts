import type { EventPattern } from "./event.ts"

/** A pattern of one kind of event. */
type SingleEvent = Exclude<EventPattern, { on: "anyOf" | "qualified" }>

/** The patterns of single events that a pattern is made of. */
export function singleEvents(pattern: EventPattern): readonly SingleEvent[] {
  if (pattern.on === "anyOf") return pattern.of.flatMap(singleEvents)
  return pattern.on === "qualified" ? singleEvents(pattern.event) : [pattern]
}
