import { bind, bound, type Context } from "../characteristics/context.ts"
import { controllerOf } from "../characteristics/query.ts"
import { chooseObjects } from "../choosing/choose-objects.ts"
import { resolvePlayers, resolveQuantity, resolveSelector } from "../choosing/selecting.ts"
import { inTurnOrder } from "../choosing/settle.ts"
import { execute } from "../events/interpreter-port.ts"
import { record } from "../events/record.ts"
import { applyReplacements, newPendingEvent } from "../events/replacing/apply-replacements.ts"
import type { PendingEvent } from "../events/replacing/pending-event.ts"
import type { RulesEffect } from "../language/effects/rules-effect.ts"
import { pastOf } from "../state/past.ts"
import { isPlayerRef, NONE, type ObjectId, type PlayerId, playerRef, type Ref } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { DONE, MACROS, WHAT } from "./macros.ts"
import { PROCEDURES } from "./procedures.ts"
import { RULE_OF } from "./rule-numbers.ts"

type Action = Extract<RulesEffect, { do: "action" }>

/** Actions done by permanents. "You" is the controller of each; permanents act one at a time (701.44d, 701.50d). */
const BY_PERMANENT: ReadonlySet<string> = new Set(["explore", "connive", "endure"])

/** Actions that may fail or that also happen otherwise, so they record themselves. */
const RECORD_THEMSELVES: ReadonlySet<string> = new Set([
  "collectEvidence",
  "forage",
  "openAttraction",
  "planeswalk",
])

/** Actions whose count is how many times they are done, one after another ("investigate twice", "proliferate twice"). */
const DONE_REPEATEDLY: ReadonlySet<string> = new Set(["explore", "investigate", "proliferate", "timeTravel"])

/** Actions that count as done only if they affected an object (701.65b). */
const NEED_OBJECTS: ReadonlySet<string> = new Set(["airbend"])

/**
 * Performs a keyword action (701) by its name in `MACROS` or `PROCEDURES`, then records an event "action" of that name, so that
 * "whenever you investigate" or "whenever this creature explores" triggers.
 */
export function keywordAction(s: State, e: Action, context: Context): void {
  if (MACROS[e.action] === undefined && PROCEDURES[e.action] === undefined)
    throw new Error(`language/action: no keyword action is called "${e.action}"`)
  const what: readonly Ref[] = e.what === undefined ? [context.source] : resolveSelector(s, e.what, context)
  const done = BY_PERMANENT.has(e.action) ? byPermanents(s, e, what, context) : byPlayers(s, e, what, context)
  bind(context, e.bind, done)
}

function byPlayers(s: State, e: Action, what: readonly Ref[], context: Context): Ref[] {
  const players = resolvePlayers(s, e.player, context)
  if (e.count === undefined || !DONE_REPEATEDLY.has(e.action))
    return players.flatMap((player) => perform(s, e, player, what, context))
  const { count, ...once } = e
  const times = resolveQuantity(s, count, context)
  return players.flatMap((player) =>
    Array.from({ length: times }, () => perform(s, once, player, what, context)).flat(),
  )
}

function byPermanents(s: State, e: Action, what: readonly Ref[], context: Context): Ref[] {
  const ids = what.filter(
    (ref) => !isPlayerRef(ref) && (s.objects[ref] !== undefined || pastOf(s, ref) !== undefined),
  )
  const order = inTurnOrder(
    s,
    ids.map((id) => controllerOf(s, id)),
  )
  return order.flatMap((player) => {
    const own = ids.filter((id) => controllerOf(s, id) === player)
    return byOne(s, e, player, own, context)
  })
}

/** 701.44d, 701.50d: the controller chooses which permanent is next. */
function byOne(s: State, e: Action, player: PlayerId, own: readonly Ref[], context: Context): Ref[] {
  if (own.length === 0) return []
  const about = { rule: RULE_OF[e.action], purpose: "order", source: context.source }
  const [next] = chooseObjects(s, player, own, 1, 1, about)
  const done = perform(s, e, player, [next], context)
  const rest = own.filter((id) => id !== next)
  return [...done, ...byOne(s, e, player, rest, context)]
}

/** Performs the action for one player. Returns what it made or chose, or the player if nothing. */
function perform(
  s: State,
  e: Action,
  player: PlayerId,
  what: readonly Ref[],
  context: Context,
): readonly Ref[] {
  const p = pendingAction(s, e, player, what, context)
  if (!applyReplacements(s, p)) return []
  if (!DONE_REPEATEDLY.has(e.action)) return performed(s, e, player, what, context, p.amount)
  return Array.from({ length: p.amount }, () => performed(s, e, player, what, context, 1)).flat()
}

/** Performs it as replacement effects left it. */
function performed(
  s: State,
  e: Action,
  player: PlayerId,
  what: readonly Ref[],
  context: Context,
  n: number,
): readonly Ref[] {
  const inner: Context = {
    ...context,
    you: player,
    bindings: bound(bound(context.bindings, WHAT, what), DONE, []),
  }
  const procedure = PROCEDURES[e.action]
  if (procedure !== undefined) procedure(s, e, inner, n)
  else execute(s, MACROS[e.action](n, e), inner)
  keep(context, inner)
  const done = inner.bindings[DONE]
  const about = typeof done === "object" ? done.find((ref) => !isPlayerRef(ref)) : undefined
  const cameToNothing = about === undefined && NEED_OBJECTS.has(e.action)
  if (!RECORD_THEMSELVES.has(e.action) && !cameToNothing) recordDone(s, e, player, what, context, n, about)
  return typeof done === "object" && done.length > 0 ? done : [playerRef(player)]
}

/** 614.6: the action as a replaceable event: "if a creature you control would explore, instead …". */
function pendingAction(
  s: State,
  e: Action,
  player: PlayerId,
  what: readonly Ref[],
  context: Context,
): PendingEvent {
  const p = newPendingEvent("action", RULE_OF[e.action])
  p.player = player
  p.object = what.find((ref) => !isPlayerRef(ref)) ?? NONE
  p.amount = e.count === undefined ? 1 : resolveQuantity(s, e.count, context)
  p.detail = e.action
  p.source = context.source
  return p
}

function recordDone(
  s: State,
  e: Action,
  player: PlayerId,
  what: readonly Ref[],
  context: Context,
  n: number,
  /** The object made, chosen or revealed. */
  about: ObjectId | undefined,
): void {
  const object: ObjectId = what.find((ref) => !isPlayerRef(ref)) ?? NONE
  record(s, {
    kind: "action",
    rule: RULE_OF[e.action],
    player,
    object,
    amount: n,
    detail: e.action,
    source: context.source,
    other: about ?? NONE,
  })
}

/** Lets later steps of the effect find the objects that moved (400.7j). */
function keep(context: Context, inner: Context): void {
  const { moved } = inner.bindings
  if (typeof moved === "object") bind(context, "moved", moved)
}
