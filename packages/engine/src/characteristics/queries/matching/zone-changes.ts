import type { EventPattern } from "../../../language/event.ts"
import type { Filter } from "../../../language/filter.ts"
import type { GameEvent } from "../../../state/event.ts"
import { NONE } from "../../../state/ref.ts"
import type { State } from "../../../state/state.ts"
import type { Context } from "../../context.ts"
import { asksWhatItIs } from "../../facts/characteristic-filters.ts"
import { causedBy, inZones, moved, object, who } from "./event-parts.ts"
import type { Matchers } from "./matchers.ts"

type Moves = Extract<EventPattern, { on: "moves" }>

/** The rule that discards a cycled card. */
export const CYCLED = "702.29a"

/** Objects that change zones (400.7). */
export const zoneChangePatterns: Pick<Matchers, "moves"> = {
  moves: (s, p, e, context) => {
    if (e.kind === "phasesOut") return phasesAway(s, p, e, context)
    return e.kind === "moves" && changesZone(s, p, e, context)
  },
}

function changesZone(s: State, p: Moves, e: GameEvent, context: Context): boolean {
  return (
    inZones(e.from, p.from) &&
    inZones(e.to, p.to) &&
    (p.notFrom === undefined || !inZones(e.from, p.notFrom)) &&
    (p.notTo === undefined || p.notTo !== e.to) &&
    (p.cause === undefined || p.cause === e.cause) &&
    (p.notCause === undefined || p.notCause !== e.cause) &&
    (p.cycled === undefined || e.rule !== CYCLED) &&
    who(s, p.by, e.player, context) &&
    (p.source === undefined || object(s, p.source, e.source, context)) &&
    causedBy(s, p.causer, e, context) &&
    (e.to === "battlefield"
      ? entered(s, p.object, e, context)
      : moved(s, p.object, e, context, p.from === undefined))
  )
}

/** What entered is asked as it entered, if the event says how: by whom it was controlled and what it was. */
function entered(s: State, filter: Filter, e: GameEvent, context: Context): boolean {
  if (e.other === NONE) return moved(s, filter, e, context)
  const fits = (part: Filter) => entered(s, part, e, context)
  if (filter.is === "and") return filter.of.every(fits)
  if (filter.is === "or") return filter.of.some(fits)
  if (filter.is === "not") return !fits(filter.of)
  if (filter.is === "controlledBy" || asksWhatItIs(filter)) return object(s, filter, e.other, context)
  return moved(s, filter, e, context)
}

/** When phased-out permanents had a zone of their own, phasing out was leaving play, though not dying (217.8c@2003-07). */
function phasesAway(s: State, p: Moves, e: GameEvent, context: Context): boolean {
  if (!s.ruleset.knobs.phaseOutIsLeaving || p.to !== undefined || p.from === undefined) return false
  return inZones("battlefield", p.from) && p.cause === undefined && object(s, p.object, e.object, context)
}
