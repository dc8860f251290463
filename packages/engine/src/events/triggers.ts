import type { TriggeredAbility } from "../language/ability.ts"
import type { EventPattern } from "../language/event.ts"
import type { EventKind, GameEvent } from "../state/event.ts"
import type { Bindings } from "../state/object.ts"
import { isPlayerRef, type ObjectId, playerRef, type Ref } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { evaluate } from "../characteristics/condition.ts"
import { type Context, contextOf } from "../characteristics/context.ts"
import { type ActiveTrigger, activeStatics, type Derived, derived } from "../characteristics/derived.ts"
import { fits } from "../characteristics/filter.ts"
import { matches, subjectOf } from "../characteristics/match.ts"
import { objectOf } from "../characteristics/query.ts"

/** The pattern kinds that an event of this kind can match. */
const PATTERNS: Partial<Record<EventKind, readonly EventPattern["on"][]>> = {
  copied: ["cast"],
  blocks: ["blocks", "becomesBlocked"],
  countersRemoved: ["counters"],
  phasesIn: ["phases"],
  phasesOut: ["phases"],
}

/**
 * Finds the triggered abilities that these simultaneous events set off (603.2, 603.3) and puts them among the waiting ones.
 * `before` is what existed before the events, for abilities that look back in time (603.10).
 */
export function detect(s: State, before: Derived, events: readonly GameEvent[]): void {
  const after = derived(s)
  if (before.triggers.size === 0 && after.triggers.size === 0) return
  const batched = new Set<string>()
  for (const event of events) {
    for (const on of PATTERNS[event.kind] ?? [event.kind]) {
      const back = looksBack(event)
      for (const trigger of (back ? before : after).triggers.get(on) ?? []) consider(s, trigger, event, events, batched)
      if (back && before !== after) for (const trigger of newArrivals(s, before, after, on)) consider(s, trigger, event, events, batched)
    }
  }
}

/** 603.10: leaves-the-battlefield and the like look at the game as it was just before. */
function looksBack(event: GameEvent): boolean {
  if (event.kind === "moves") return event.from === "battlefield" || event.from === "graveyard" || event.to === "hand" || event.to === "library"
  return event.kind === "sacrifice" || event.kind === "phasesOut" || event.kind === "unattached" || event.kind === "control" || event.kind === "destroyed"
}

/** Triggers that the object itself has only where it is now ("when this card is put into a graveyard from anywhere"). */
function newArrivals(s: State, before: Derived, after: Derived, on: string): ActiveTrigger[] {
  const old = before.triggers.get(on) ?? []
  return (after.triggers.get(on) ?? []).filter((t) => s.objects[t.source]?.zone !== "battlefield" && !old.some((o) => o.source === t.source && o.index === t.index))
}

function consider(s: State, trigger: ActiveTrigger, event: GameEvent, events: readonly GameEvent[], batched: Set<string>): void {
  const { ability } = trigger
  const context = triggerContext(s, trigger)
  const pattern = matching(s, ability.when, event, context)
  if (pattern === undefined) return
  const batch = "batch" in pattern && pattern.batch === true
  const key = `${trigger.source}:${trigger.index}`
  if (batch && batched.has(key)) return
  if (batch) batched.add(key)
  const all = batch ? events.filter((e) => matching(s, ability.when, e, context) !== undefined) : [event]
  enqueue(s, trigger, bindingsOf(context.bindings, all))
}

function matching(s: State, when: EventPattern, event: GameEvent, context: Context): EventPattern | undefined {
  if (when.on === "anyOf") return when.of.find((part) => matches(s, part, event, context))
  return matches(s, when, event, context) ? when : undefined
}

function triggerContext(s: State, trigger: ActiveTrigger): Context {
  const delayed = trigger.index < 0 ? s.delayed.find((d) => d.id === -trigger.index) : undefined
  const x = delayed?.x ?? objectOf(s, trigger.source)?.memory?.x ?? 0
  return contextOf(trigger.source, trigger.controller, x, delayed?.bindings)
}

/** The names that the event gives the ability's instructions. */
function bindingsOf(own: Bindings, events: readonly GameEvent[]): Bindings {
  const first = events[0]
  const it = events.map(mainObject).filter((ref) => ref !== 0)
  const players = [...new Set(events.filter((e) => e.player >= 0).map((e) => playerRef(e.player)))]
  return {
    ...own,
    it,
    player: players.length > 0 ? players : isPlayerRef(first.other) ? [first.other] : [],
    source: first.source === 0 ? [] : [first.source],
    other: first.other === 0 ? [] : [first.other],
    amount: events.reduce((sum, e) => sum + e.amount, 0),
    became: events.map((e) => e.object).filter((id) => id !== 0),
    detail: first.detail,
  }
}

function mainObject(e: GameEvent): Ref {
  if (e.kind === "damage") return e.other
  if (e.kind === "counters" || e.kind === "countersRemoved") return e.other
  return subjectOf(e)
}

/** 603.4: the intervening "if" is tested now too; 603.2h and limits; 603.2d: additional times. */
function enqueue(s: State, trigger: ActiveTrigger, bindings: Bindings): void {
  const { ability, source, controller, index } = trigger
  const context = { ...triggerContext(s, trigger), bindings }
  if (ability.condition !== undefined && !evaluate(s, ability.condition, context)) return
  if (ability.limit !== undefined && used(s, trigger, ability) >= ability.limit.times) return
  const times = timesTriggered(s, source, ability)
  for (let i = 0; i < times; i++) s.waiting = [...s.waiting, { source, controller, ability, bindings, x: context.x, index }]
  if (index < 0) finishDelayed(s, -index)
}

function used(s: State, trigger: ActiveTrigger, ability: TriggeredAbility): number {
  const inThisTurn = (kind: GameEvent) => kind.kind === "triggers" && kind.source === trigger.source && kind.amount === trigger.index
  const waiting = s.waiting.filter((w) => w.source === trigger.source && w.index === trigger.index).length
  return waiting + s.events.filter(inThisTurn).length + (ability.limit?.per === "game" ? s.lastTurnEvents.filter(inThisTurn).length : 0)
}

function timesTriggered(s: State, source: ObjectId, ability: TriggeredAbility): number {
  let times = 1
  for (const { effect, context } of activeStatics(s, "triggerTimes")) {
    if (effect.of !== undefined && !fits(s, effect.of, source, context)) continue
    if (effect.event !== undefined && !samePattern(effect.event, ability.when)) continue
    if (effect.none) return 0
    times += effect.plus ?? 0
  }
  return times
}

function samePattern(wanted: EventPattern, when: EventPattern): boolean {
  if (when.on === "anyOf") return when.of.some((part) => samePattern(wanted, part))
  return wanted.on === when.on
}

/** 603.7b: most delayed triggers trigger once. */
function finishDelayed(s: State, id: number): void {
  const delayed = s.delayed.find((d) => d.id === id)
  if (delayed?.once) {
    s.delayed = s.delayed.filter((d) => d !== delayed)
    s.derived = null
  }
}
