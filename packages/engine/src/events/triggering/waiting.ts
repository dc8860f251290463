import { type Context, contextOf, NO_BINDINGS } from "../../characteristics/context.ts"
import { type ActiveTrigger, type Derived, staticsOf } from "../../characteristics/layers/derived.ts"
import { evaluate } from "../../characteristics/queries/condition.ts"
import { matchesFilter } from "../../characteristics/queries/filter.ts"
import { matchesEvent } from "../../characteristics/queries/match.ts"
import { attackersIn } from "../../characteristics/queries/matching/combat.ts"
import { attacked, causerOf, object, subjectOf } from "../../characteristics/queries/matching/event-parts.ts"
import { objectOf } from "../../characteristics/query.ts"
import type { TriggeredAbility } from "../../language/ability.ts"
import type { EventPattern } from "../../language/event.ts"
import type { Filter } from "../../language/filter.ts"
import type { DelayedTrigger } from "../../state/effect.ts"
import type { GameEvent } from "../../state/event.ts"
import { abilityIndex } from "../../state/event-numbers.ts"
import { makeEvent } from "../../state/new-event.ts"
import type { Bindings } from "../../state/object.ts"
import { pastOf } from "../../state/past.ts"
import { isPlayerRef, NONE, type ObjectId, type PlayerId, playerRef, type Ref } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { stackHere } from "../../state/turn-markers.ts"
import { appendEvent, edit, editState, invalidate } from "../../state/writing/edit.ts"
import { execute } from "../interpreter-port.ts"
import { isDoneThisTurn, ownAbilityKey } from "./once-each-turn.ts"
import { isUnseen } from "./unseen.ts"

/** The context for a trigger's pattern and condition. */
export function triggerContext(s: State, trigger: ActiveTrigger): Context {
  const delayed = trigger.index < 0 ? s.delayed.find((d) => d.id === -trigger.index) : undefined
  const x = delayed?.x ?? objectOf(s, trigger.source)?.memory?.x ?? 0
  return contextOf(trigger.source, trigger.controller, x, delayed?.bindings)
}

/** 603.7b: a delayed trigger that already triggered, or has ended, can't trigger; nor one for the next turn before that (603.7). */
export function isSpent(s: State, trigger: ActiveTrigger): boolean {
  return trigger.index < 0 && !s.delayed.some((d) => d.id === -trigger.index && !isEarly(s, d))
}

/** "The next turn's upkeep" is none of the turn in which that was said, even if it has several. */
function isEarly(s: State, { fromNextTurn, turn }: DelayedTrigger): boolean {
  return fromNextTurn === true && turn === s.turn.number
}

/**
 * Makes the ability wait to be put onto the stack. Checks the intervening "if" (603.4), then limits, then how many additional times it
 * triggers (603.2d).
 */
export function enqueue(
  s: State,
  trigger: ActiveTrigger,
  own: Context,
  events: readonly GameEvent[],
  statics: Derived,
  pattern?: EventPattern,
): void {
  const { ability, source, controller, index } = trigger
  if (isUnseen(s, source, events)) return
  const bindings = events.length === 0 ? own.bindings : bindingsOf(s, own, events, pattern)
  const context = { ...own, bindings, x: announcedX(s, pattern, events) ?? own.x }
  if (ability.condition !== undefined && !evaluate(s, ability.condition, context))
    return noteUntriggered(s, trigger, events)
  if (index < 0 && returnsAtOnce(s, trigger, context)) return
  if (wasDone(s, trigger)) return
  const times = index < 0 ? 1 : timesTriggered(s, trigger, events, statics)
  // What doesn't trigger has not triggered this turn.
  if (times === 0 || (ability.limit !== undefined && !useLimited(s, trigger, ability.limit))) return
  for (let i = 0; i < times; i++) {
    // 101.2: no additional time beyond "only once each turn".
    if (i > 0 && ability.limit !== undefined && !useLimited(s, trigger, ability.limit)) break
    editState(s).waiting = [
      ...s.waiting,
      {
        source,
        controller,
        ability,
        bindings,
        x: context.x,
        index,
        round: undefined,
        follows: undefined,
        free: s.markers === undefined ? undefined : stackHere(s).length === 0,
      },
    ]
  }
  if (index < 0) finishDelayed(s, -index)
}

/**
 * 603.4: the event occurred, but the condition was false, or an effect stopped the ability (101.2). Invisible to abilities; recorded so that
 * explanations can say why nothing triggered. State triggers (603.8) have no event and would be recorded endlessly.
 */
function noteUntriggered(
  s: State,
  { source, controller, index }: ActiveTrigger,
  events: readonly GameEvent[],
  by: ObjectId = NONE,
): void {
  if (index < 0 || events.length === 0) return
  const batch = s.events.at(-1)?.batch ?? 0
  const rule = by === NONE ? "603.4" : "101.2"
  appendEvent(s, makeEvent({ kind: "untriggered", rule, batch, source, other: by, player: controller }))
}

/** 610.3: "exiled until": returns immediately, without using the stack. */
function returnsAtOnce(s: State, { ability, index }: ActiveTrigger, context: Context): boolean {
  if (s.delayed.find((d) => d.id === -index)?.atOnce !== true) return false
  finishDelayed(s, -index)
  if (ability.effect !== undefined) execute(s, ability.effect, context)
  return true
}

/**
 * 107.3e: if an ability refers to {X} in a spell's mana cost, its X is that spell's X. For triggers on cycling, becoming monstrous or being
 * turned face up, it is the X of that ability or special action (701.37c, 702.37f, 702.168e).
 */
function announcedX(
  s: State,
  pattern: EventPattern | undefined,
  events: readonly GameEvent[],
): number | undefined {
  if (pattern?.on === "cycle" || pattern?.on === "turnedFaceUp") return events[0].amount
  if (pattern?.on === "action" && pattern.action === "monstrous") return events[0].amount
  if (pattern?.on !== "cast" || !speaksOfX(pattern.spell)) return undefined
  return s.objects[events[0].object]?.stack?.x
}

function speaksOfX(filter: Filter): boolean {
  if (filter.is === "and") return filter.of.some(speaksOfX)
  return filter.is === "manaCostHas" && filter.symbol === "{X}"
}

/**
 * The names that the event binds for the ability's instructions. For the beginning of a step, a delayed ability keeps the bindings of the
 * effect that created it: a step has no object, and its player isn't the one meant (603.7c).
 */
function bindingsOf(
  s: State,
  context: Context,
  events: readonly GameEvent[],
  pattern: EventPattern | undefined,
): Bindings {
  const own = context.bindings
  const first = events[0]
  const players = [...new Set(events.filter((e) => e.player >= 0).map((e) => playerRef(e.player)))]
  const { it, other } = objectsOf(s, context, events, pattern)
  const given: Bindings = {
    it,
    other,
    player: players.length > 0 ? players : isPlayerRef(first.other) ? [first.other] : [],
    source: sourcesOf(events),
    amount: first.kind === "attackers" ? it.length : numberOf(events),
    became: events.flatMap((e) => becameOf(s, e.object)),
    detail: first.detail,
    ...(saysCauser(pattern) && { causer: causersOf(s, first) }),
  }
  if (own === NO_BINDINGS) return given
  return first.kind === "step" ? { ...given, ...own } : { ...own, ...given }
}

/** "One of those Dragons": all that dealt the damage (603.2c). Of other events the first has one source for all. */
function sourcesOf(events: readonly GameEvent[]): readonly Ref[] {
  const all = events[0].kind === "damage" ? events : events.slice(0, 1)
  return [...new Set(all.map(({ source }) => source))].filter((source) => source !== NONE)
}

function saysCauser(pattern: EventPattern | undefined): boolean {
  return pattern !== undefined && "causer" in pattern && pattern.causer !== undefined
}

/** Who controls the spell or ability that caused it (113.8), if anybody does. */
function causersOf(s: State, event: GameEvent): readonly Ref[] {
  const player = causerOf(s, event)
  return player === -1 ? [] : [playerRef(player)]
}

/** The moved object and the object it became: a sacrifice event names the former (400.7e). */
function becameOf(s: State, id: ObjectId): readonly ObjectId[] {
  return [id, pastOf(s, id)?.became ?? NONE].filter((one) => one !== NONE)
}

/** Events about one object each, without an amount: "that many" is the number of events. */
const OF_ONE_OBJECT: ReadonlySet<GameEvent["kind"]> = new Set([
  "moves",
  "discard",
  "sacrifice",
  "taps",
  "untaps",
  "token",
  "attacks",
])

/** The number that "that many" refers to: the count of one-object events, otherwise the sum of amounts ("that much damage"). */
function numberOf(events: readonly GameEvent[]): number {
  return OF_ONE_OBJECT.has(events[0].kind) ? events.length : events.reduce((sum, e) => sum + e.amount, 0)
}

/** "It" is the pattern's main object; for blocks, the side that the pattern is about (509.3c, d). */
function objectsOf(
  s: State,
  context: Context,
  events: readonly GameEvent[],
  pattern: EventPattern | undefined,
): { it: readonly Ref[]; other: readonly Ref[] } {
  const first = events[0]
  if (pattern?.on === "becomesBlocked" && first.kind === "blocks")
    return { it: [first.other], other: events.map((e) => e.object) }
  const others = first.kind === "blocks" ? events.map((e) => e.other) : [first.other]
  return {
    it:
      first.kind === "attackers"
        ? attackersThatFit(s, context, first, pattern)
        : events.map(mainObject).filter((ref) => ref !== 0),
    other: others.filter((ref) => ref !== 0),
  }
}

/** The attackers of this event that the pattern is about: of its kind, and attacking whom it names (508.3e). */
function attackersThatFit(
  s: State,
  context: Context,
  e: GameEvent,
  pattern: EventPattern | undefined,
): readonly Ref[] {
  const all = attackersIn(s, e.batch)
  if (pattern?.on !== "attackers") return all.map((attack) => attack.object)
  return all
    .filter((a) => object(s, pattern.filter, a.object, context) && attacked(s, pattern, a.other, context))
    .map((attack) => attack.object)
}

function mainObject(e: GameEvent): Ref {
  return e.kind === "damage" || e.kind === "counters" || e.kind === "countersRemoved" ? e.other : subjectOf(e)
}

/** 603.2h: "do this only once each turn", and it was already done. */
function wasDone(s: State, trigger: ActiveTrigger): boolean {
  const { effect } = trigger.ability
  const last = effect?.do === "sequence" ? effect.of.at(-1) : effect
  if (last?.do !== "may" || last.oncePerTurn !== true) return false
  return isDoneThisTurn(s, trigger)
}

/** "This ability triggers only once each turn": counts the use. Returns false if none is left. */
function useLimited(
  s: State,
  trigger: ActiveTrigger,
  limit: NonNullable<TriggeredAbility["limit"]>,
): boolean {
  const { source, controller, index } = trigger
  const object = s.objects[source]
  if (object === undefined) return source !== NONE || !hasTriggered(s, controller, index)
  const own = ownAbilityKey(s, trigger)
  const key = limit.per === "turn" ? `${own}:${s.turn.number}` : own
  const used = object.memory?.uses?.[key] ?? 0
  if (used >= limit.times) return false
  edit(s, source).memory = { ...object.memory, uses: { ...object.memory?.uses, [key]: used + 1 } }
  return true
}

/** The same for inherent abilities of designations, which have no source (725.2). */
function hasTriggered(s: State, controller: PlayerId, index: number): boolean {
  if (s.waiting.some((w) => w.source === NONE && w.controller === controller && w.index === index))
    return true
  return s.events.some(
    (e) => e.kind === "triggers" && e.source === NONE && e.player === controller && abilityIndex(e) === index,
  )
}

/** 603.2d: how many times it triggers, including 0 where an effect stops it from triggering. */
function timesTriggered(s: State, trigger: ActiveTrigger, events: readonly GameEvent[], d: Derived): number {
  let times = 1
  for (const { effect, context } of staticsOf(d, "triggerTimes")) {
    if (effect.of !== undefined && !isPermanent(s, trigger.source, effect.of, context)) continue
    const { event } = effect
    if (event !== undefined && !events.some((e) => matchesEvent(s, event, e, context))) continue
    if (effect.none) {
      noteUntriggered(s, trigger, events, context.source)
      return 0
    }
    times += effect.plus ?? 0
  }
  return times
}

/** 109.2: "a permanent" or "a creature you control" is on the battlefield; cards with abilities elsewhere don't count. */
function isPermanent(s: State, id: ObjectId, quality: Filter, context: Context): boolean {
  return objectOf(s, id)?.zone === "battlefield" && matchesFilter(s, quality, id, context)
}

/** 603.7b: most delayed triggered abilities trigger once. */
function finishDelayed(s: State, id: number): void {
  const rest = s.delayed.filter((d) => d.id !== id || !d.once)
  if (rest.length === s.delayed.length) return
  editState(s).delayed = rest
  invalidate(s)
}
