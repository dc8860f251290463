import type { EventPattern } from "./event.ts"

/** A pattern of one kind of event. */
type SingleEvent = Exclude<EventPattern, { on: "anyOf" | "qualified" }>

/** The single-event patterns contained in a pattern. */
export function singleEvents(pattern: EventPattern): readonly SingleEvent[] {
  if (pattern.on === "anyOf") return pattern.of.flatMap(singleEvents)
  return pattern.on === "qualified" ? singleEvents(pattern.event) : [pattern]
}
