import type { EventPattern } from "../../../language/event.ts"
import type { Filter } from "../../../language/filter.ts"
import type { GameEvent } from "../../../state/event.ts"
import { previousController } from "../../../state/event-numbers.ts"
import type { PlayerId } from "../../../state/ref.ts"
import type { State } from "../../../state/state.ts"
import type { Context } from "../../context.ts"
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

/** "Entered under your control": whoever controlled it as it entered, though another may since. */
function entered(s: State, filter: Filter, e: GameEvent, context: Context): boolean {
  const taken = takenSince(s, e)
  return taken === undefined
    ? moved(s, filter, e, context)
    : movedUnder(s, filter, e, previousController(taken), context)
}

/** The first change of control of what entered. */
function takenSince(s: State, { object: id }: GameEvent): GameEvent<"control"> | undefined {
  const isIt = (e: GameEvent): e is GameEvent<"control"> => e.kind === "control" && e.object === id
  return s.lastTurnEvents.find(isIt) ?? s.events.find(isIt)
}

function movedUnder(s: State, filter: Filter, e: GameEvent, by: PlayerId, context: Context): boolean {
  const fits = (part: Filter) => movedUnder(s, part, e, by, context)
  if (filter.is === "and") return filter.of.every(fits)
  if (filter.is === "or") return filter.of.some(fits)
  if (filter.is === "not") return !fits(filter.of)
  return filter.is === "controlledBy" ? who(s, filter.player, by, context) : moved(s, filter, e, context)
}

/** When phased-out permanents had a zone of their own, phasing out was leaving play, though not dying (217.8c@2003-07). */
function phasesAway(s: State, p: Moves, e: GameEvent, context: Context): boolean {
  if (!s.ruleset.knobs.phaseOutIsLeaving || p.to !== undefined || p.from === undefined) return false
  return inZones("battlefield", p.from) && p.cause === undefined && object(s, p.object, e.object, context)
}
