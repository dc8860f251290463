import type { Context } from "../../characteristics/context.ts"
import { type ActiveTrigger, type Derived, derived } from "../../characteristics/layers/derived.ts"
import { matchesEvent } from "../../characteristics/queries/match.ts"
import { patternsOf } from "../../characteristics/queries/patterns-of.ts"
import type { TriggeredAbility } from "../../language/ability.ts"
import type { EventPattern } from "../../language/event.ts"
import { says, someWord } from "../../language/visit.ts"
import { choose } from "../../state/choose.ts"
import type { EventKind, GameEvent } from "../../state/event.ts"
import type { ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { occurrences } from "./occurrences.ts"
import { detectStateTriggers } from "./state-triggers.ts"
import { enqueue, isSpent, triggerContext } from "./waiting.ts"

/** A scan for triggers: the events, and the derived state before and after them. */
interface TriggerScan {
  s: State
  before: Derived
  after: Derived
  events: readonly GameEvent[]
  /** "One or more" abilities that have already triggered, by source, ability and group; null before the first. */
  batched: Set<string> | null
}

/**
 * Finds the abilities that these simultaneous events trigger (603.2, 603.3) and adds them to the waiting ones. `before` is the derived
 * state before the events, for abilities that look back in time (603.10).
 */
export function detect(s: State, before: Derived, events: readonly GameEvent[]): void {
  if (s.over !== null) return // 603.9, 104.1
  const after = derived(s)
  if (before.triggers.size === 0 && after.triggers.size === 0) return
  if (events.length === 1 && !isWatched(before, after, events[0].kind)) return
  const scan: TriggerScan = { s, before, after, events, batched: null }
  for (const event of events) {
    const kinds = patternsOf(event.kind)
    if (kinds === undefined) scanFor(scan, event, event.kind)
    else for (const on of kinds) scanFor(scan, event, on)
  }
  if (after.triggers.has("state")) detectStateTriggers(s)
}

/** Whether any ability could trigger on an event of this kind. */
function isWatched(before: Derived, after: Derived, kind: EventKind): boolean {
  if (after.triggers.has("state")) return true
  const kinds = patternsOf(kind)
  if (kinds !== undefined) return kinds.some((on) => after.triggers.has(on) || before.triggers.has(on))
  return after.triggers.has(kind) || (before !== after && before.triggers.has(kind))
}

function scanFor(scan: TriggerScan, event: GameEvent, on: string): void {
  const { before, after } = scan
  const now = after.triggers.get(on)
  if (now !== undefined) scanWith(scan, event, now, { on, back: false })
  const then = before.triggers.get(on)
  if (then !== undefined) scanWith(scan, event, then, { on, back: true })
}

function scanWith(
  scan: TriggerScan,
  event: GameEvent,
  triggers: readonly ActiveTrigger[],
  viewpoint: Viewpoint,
): void {
  for (const trigger of triggers) if (!isOfAnother(trigger, event)) consider(scan, trigger, event, viewpoint)
}

/** A quick test: most zone-change triggers are about their own object only, so moves of other objects are skipped. */
function isOfAnother({ ability: { when }, source }: ActiveTrigger, e: GameEvent): boolean {
  if (when.on !== "moves" || when.object.is !== "self" || e.kind !== "moves") return false
  return e.object !== source && e.was !== source
}

/** Which patterns of an ability to consider: those of one kind that look back in time, or those that don't. */
interface Viewpoint {
  on: string
  back: boolean
}

function consider(scan: TriggerScan, active: ActiveTrigger, event: GameEvent, viewpoint: Viewpoint): void {
  const { s, events } = scan
  const trigger = event.kind === "control" && viewpoint.back ? asControlled(active, events) : active
  if (isSpent(s, trigger)) return
  const { ability } = trigger
  const context = triggerContext(s, trigger)
  const pattern = matching(s, ability.when, event, context, viewpoint)
  if (pattern === undefined || isSeenAsPhasing(s, ability.when, event, context, viewpoint)) return
  if (!viewpoint.back && isBeforeEntering(events, event, trigger.source)) return
  if (event.kind === "step" && events.length > 1 && isRepeat(scan, trigger, event, context)) return
  let all: readonly GameEvent[] = [event]
  if (isBatch(pattern)) {
    const group = groupOf(pattern, event)
    const key = `${trigger.source}:${trigger.index}:${group}`
    scan.batched ??= new Set()
    if (scan.batched.has(key)) return
    scan.batched.add(key)
    all = events.filter((e) => {
      const found = matching(s, ability.when, e, context, viewpoint)
      return found !== undefined && groupOf(found, e) === group
    })
  }
  if (trigger.index < 0 && all.length === 1) all = [nextTime(scan, trigger, event, context, viewpoint)]
  const times = occurrences(s, ability, pattern, all, trigger.source)
  const statics = viewpoint.back ? scan.before : scan.after
  for (let i = 0; i < times; i++) enqueue(s, trigger, context, all, statics, pattern)
}

/** 603.10d: an ability of an object that changed control belongs to its former controller. Static abilities are seen only afterwards. */
function asControlled(trigger: ActiveTrigger, events: readonly GameEvent[]): ActiveTrigger {
  const taken = events.find((e) => e.kind === "control" && e.object === trigger.source)
  return taken === undefined || trigger.index < 0 ? trigger : { ...trigger, controller: taken.amount }
}

/** 603.2c: for "phases out or leaves play", phasing out is one event, though it counts as leaving play (217.8c@2003-07). */
function isSeenAsPhasing(
  s: State,
  when: EventPattern,
  event: GameEvent,
  context: Context,
  { on }: Viewpoint,
): boolean {
  return (
    event.kind === "phasesOut" && on === "moves" && matching(s, when, event, context, PHASED) !== undefined
  )
}

const PHASED: Viewpoint = { on: "phases", back: true }

/**
 * 614.12a: what players do as a permanent enters is done before it is there, so that its abilities don't see it, though they see what
 * enters together with it (603.6a), and with what.
 */
function isBeforeEntering(events: readonly GameEvent[], event: GameEvent, source: ObjectId): boolean {
  if (events.length === 1 || OF_ENTERING.has(event.kind)) return false
  const entering = events.findIndex(
    (e) => e.kind === "moves" && e.object === source && e.to === "battlefield",
  )
  return events.indexOf(event) < entering
}

const OF_ENTERING: ReadonlySet<EventKind> = new Set(["moves", "token", "counters", "attached"])

/**
 * "One or more" patterns. Also, dealing damage, being dealt damage and losing life count once, however many simultaneous sources or
 * recipients there are (603.2c).
 */
function isBatch(pattern: EventPattern): boolean {
  if (pattern.on === "damage" && (pattern.source === undefined || !saysToWhom(pattern))) return true
  if (pattern.on === "blocks" && pattern.attacker === undefined) return true // 509.3a
  if (pattern.on === "loseLife") return true // unlike gaining (119.9)
  return "batch" in pattern && pattern.batch === true
}

function saysToWhom(pattern: Extract<EventPattern, { on: "damage" }>): boolean {
  return pattern.to !== undefined || pattern.player !== undefined
}

/** 603.7b: if a one-shot delayed trigger fits several simultaneous events, its controller chooses one. */
function nextTime(
  { s, events }: TriggerScan,
  { ability, index, controller }: ActiveTrigger,
  event: GameEvent,
  context: Context,
  viewpoint: Viewpoint,
): GameEvent {
  if (events.length === 1 || s.ruleset.knobs.delayedSimultaneous === "first") return event
  if (s.delayed.find((d) => d.id === -index)?.once !== true) return event
  if (!speaksOfEvent(ability)) return event
  const fitting = events.filter((e) => matching(s, ability.when, e, context, viewpoint) !== undefined)
  if (fitting.length === 1) return event
  const options = fitting.map((e) => ({ label: e.kind, object: e.object }))
  const about = { rule: "603.7b", purpose: "trigger", source: context.source, min: 1, max: 1 }
  return fitting[choose(s, { kind: "option", player: controller, options, ...about })[0]]
}

/** The names that an event binds for an ability's instructions. */
const OF_EVENT: ReadonlySet<unknown> = new Set(["it", "player", "source", "other", "amount", "became"])

function speaksOfEvent(ability: TriggeredAbility): boolean {
  return someWord(ability, (word, field) => field === "name" && OF_EVENT.has(word))
}

/**
 * 805.4d: at the beginning of a team's step, an ability for "each player's" step triggers once, or once for each of them if it refers
 * to that player.
 */
function isRepeat(
  { s, events }: TriggerScan,
  { ability }: ActiveTrigger,
  event: GameEvent,
  context: Context,
): boolean {
  const first = events.find((e) => e.kind === "step" && matching(s, ability.when, e, context, STEP))
  return first !== undefined && first !== event && !says(ability, "name", "player")
}

const STEP: Viewpoint = { on: "step", back: false }

function matching(
  s: State,
  when: EventPattern,
  event: GameEvent,
  context: Context,
  viewpoint: Viewpoint,
): EventPattern | undefined {
  if (when.on === "anyOf") {
    for (const part of when.of) {
      const found = matching(s, part, event, context, viewpoint)
      if (found !== undefined) return found
    }
    return undefined
  }
  if (when.on === "qualified") {
    const found = matching(s, when.event, event, context, viewpoint)
    return found !== undefined && matchesEvent(s, when, event, context) ? found : undefined
  }
  if (when.on !== viewpoint.on || looksBack(s, when, event) !== viewpoint.back) return undefined
  return matchesEvent(s, when, event, context) ? when : undefined
}

/** 603.10a to g: whether the ability looks back in time to see the event. */
function looksBack(s: State, when: EventPattern, event: GameEvent): boolean {
  switch (when.on) {
    case "moves":
      return moveLooksBack(when, event)
    case "sacrifice":
      // Its own sacrifice makes it leave the battlefield.
      return s.ruleset.knobs.sacrificeLookBack || when.object.is === "self"
    case "destroyed":
    case "unattached": // 603.10c
    case "countered": // 603.10e
    case "loses": // 603.10f
      return true
    case "phases":
      return when.out // 603.10b
    case "action":
      // 603.10g; 702.110b: exploiting is a sacrifice (603.10a)
      return when.action === "planeswalkAway" || when.action === "exploit"
    case "control":
      return when.lostBy !== undefined || (gainedByOpponent(when) && seesGain(s)) // 603.10d
    default:
      return false
  }
}

function gainedByOpponent({ gainedBy }: Extract<EventPattern, { on: "control" }>): boolean {
  return gainedBy?.who === "opponents"
}

function seesGain(s: State): boolean {
  return s.ruleset.knobs.controlLookBack === "loss-and-gain"
}

/**
 * 603.10a: leaves-the-battlefield and leaves-the-graveyard abilities, and cards that all players saw put into a hand or library. "From
 * anywhere" abilities don't look back (603.6c).
 */
function moveLooksBack(when: Extract<EventPattern, { on: "moves" }>, event: GameEvent): boolean {
  if (event.kind === "phasesOut") return true
  if (when.to === "battlefield") return false
  if (when.from !== undefined && (event.from === "battlefield" || event.from === "graveyard")) return true
  if (event.to !== "hand" && event.to !== "library") return false
  return event.from !== "hand" && event.from !== "library"
}

/** "One or more" patterns trigger once for each player or object in this role. */
function groupOf(pattern: EventPattern, event: GameEvent): number {
  switch (pattern.on) {
    case "damage":
      if (pattern.together === true) return 0
      // "A source deals damage to one or more permanents and/or players": once per source.
      return pattern.source !== undefined && !saysToWhom(pattern) ? event.source : event.other
    case "loseLife":
      return pattern.batch === true ? 0 : event.player
    case "discard":
    case "sacrifice":
    case "token":
    case "die":
      return event.player
    // "A player mills one or more cards": once per player (701.17a).
    case "moves":
      return pattern.cause === "mill" && pattern.by !== undefined ? event.player : 0
    case "counters":
      return event.other
    case "blocks":
      return event.object
    case "becomesBlocked":
      if (pattern.by === undefined) return 0
      return event.kind === "blocks" ? event.other : event.object
    default:
      return 0
  }
}
