import { canChoose } from "../actions/costly.ts"
import { bind, type Context } from "../characteristics/context.ts"
import {
  resolveAmount,
  resolveCondition,
  resolvePlayers,
  resolveQuantity,
  resolveSelector,
} from "../choosing/selecting.ts"
import { canPayNow } from "../costs/paying/now.ts"
import type { Executors } from "../events/executor.ts"
import { execute } from "../events/interpreter-port.ts"
import { simultaneously } from "../events/record.ts"
import { applyReplacements, newPendingEvent } from "../events/replacing/apply-replacements.ts"
import { hasHappened } from "../events/replacing/forbidden.ts"
import { isDoneThisTurn, noteDone, type OnceEachTurn } from "../events/triggering/once-each-turn.ts"
import type { ControlFlow, Effect } from "../language/effects/effect.ts"
import { choose } from "../state/choose.ts"
import { shuffled } from "../state/random/random.ts"
import { NONE, type PlayerId, playerRef, type Ref } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { createDelayed, createReflexive } from "./delayed.ts"
import { isDone } from "./done.ts"
import { confirms, forEachPlayer, TOGETHER } from "./each-player.ts"
import { pays, paysInstead } from "./paying.ts"
import { piles } from "./piles.ts"
import { subgames } from "./subgame.ts"
import { doTogether, eachDeals, steps } from "./together.ts"
import { chooseXToPay } from "./x-to-pay.ts"

type Of<K extends ControlFlow["do"]> = Extract<ControlFlow, { do: K }>

/** 608.2c to 608.2f: the order of instructions, choices and conditions. */
export const controlFlow: Executors<ControlFlow> = {
  sequence: (s, e, context) => {
    for (const [first, ...more] of steps(e.of)) {
      if (more.length === 0) execute(s, first, context)
      else doTogether(s, [first, ...more], context)
    }
  },
  may,
  unless,
  if: (s, e, context) => {
    const branch = resolveCondition(s, e.condition, context) ? e.then : e.else
    if (branch !== undefined) execute(s, branch, context)
  },
  forEach: (s, e, context) => {
    const all = resolveSelector(s, e.of, context)
    const name = e.bind ?? "each"
    if (e.effect.do === "damage") return eachDeals(s, e.effect, name, all, context)
    const act = () => inRounds(s, e.effect, name, all, context)
    // "Tap each of them" is simultaneous.
    if (TOGETHER.has(e.effect.do)) simultaneously(s, act)
    else act()
  },
  forEachPlayer,
  repeat,
  chooseOne,
  delayed: createDelayed,
  reflexive: (s, e, context) => {
    // 603.7a@2014-02: a delayed ability created after its trigger event does not trigger.
    if (s.ruleset.knobs.reflexiveTriggers || context.stack === NONE) createReflexive(s, e, context)
  },
  bind: (s, e, context) => {
    if (e.objects !== undefined) bind(context, e.name, resolveSelector(s, e.objects, context))
    else if (e.players !== undefined)
      bind(context, e.name, resolvePlayers(s, e.players, context).map(playerRef))
    else if (e.amount !== undefined) bind(context, e.name, resolveAmount(s, e.amount, context))
  },
  nothing: () => {},
  ...piles,
  ...subgames,
}

/** Follows the effect once per object. Later words ("revealed this way") refer to what all rounds together found or made. */
function inRounds(s: State, effect: Effect, name: string, refs: readonly Ref[], context: Context): void {
  const before = context.bindings
  const all = new Map<string, Ref[]>()
  for (const ref of refs) {
    bind(context, name, [ref])
    const start = context.bindings
    execute(s, effect, context)
    for (const [key, value] of Object.entries(context.bindings))
      if (key !== name && typeof value === "object" && value !== start[key])
        all.set(key, [...(all.get(key) ?? []), ...value])
  }
  if (refs.length < 2) return
  for (const [key, found] of all) if (before[key] === undefined) bind(context, key, found)
}

/** "May": an "if [they] do" branch requires that something happened; attempting the impossible doesn't count (608.2c, d). */
function may(s: State, e: Of<"may">, context: Context): void {
  const does = resolvePlayers(s, e.player, context).filter((player) => tries(s, e, player, context))
  const branch = does.length > 0 ? e.then : e.else
  if (branch !== undefined) execute(s, branch, context)
}

function tries(s: State, e: Of<"may">, player: PlayerId, context: Context): boolean {
  const once = e.oncePerTurn === true ? abilityOf(s, context) : undefined
  if (once === undefined) return doesIt(s, e, player, context)
  if (isDoneThisTurn(s, once)) return false
  // 603.2h: marked before acting, so that triggers caused by the action see it as done.
  noteDone(s, once, 1)
  const done = doesIt(s, e, player, context)
  if (!done) noteDone(s, once, 0)
  return done
}

/** The ability that resolves; a spell's instructions are followed once anyway. */
function abilityOf(s: State, { source, stack }: Context): OnceEachTurn | undefined {
  const info = s.objects[stack]?.stack
  return info?.ability ? { source, ability: info.ability, index: info.index ?? 0 } : undefined
}

function doesIt(s: State, e: Of<"may">, player: PlayerId, context: Context): boolean {
  if (e.cost !== undefined && !canPayNow(s, player, e.cost, context)) return false
  if (e.effect !== undefined && !canChoose(s, e.effect, { ...context, you: player })) return false
  if (!confirms(s, e, player, context)) return false
  if (e.cost !== undefined) {
    chooseXToPay(s, player, e.cost, context)
    pays(s, player, e.cost, context)
  }
  return e.effect === undefined || isDone(s, () => execute(s, e.effect!, context))
}

/** 118.12a: the players may pay, in turn order; one payment is enough. */
function unless(s: State, e: Of<"unless">, context: Context): void {
  const paid = resolvePlayers(s, e.player, context).some((player) => paysInstead(s, player, e.cost, context))
  if (!paid) execute(s, e.effect, context)
}

/** Cap on repetitions of a process; endless loops are cut off (732.2 lets the player name a number). */
const MOST_REPEATS = 10_000

function repeat(s: State, e: Of<"repeat">, context: Context): void {
  const times = e.times === undefined ? MOST_REPEATS : resolveQuantity(s, e.times, context)
  for (let i = 0; i < times && s.over === null; i++) {
    const before = s.events.length
    execute(s, e.effect, context)
    if (!goesOn(s, e, context, hasHappened(s, before))) return
  }
}

/** Whether the process repeats. An optional repeat that changed nothing is not offered again. */
function goesOn(s: State, e: Of<"repeat">, context: Context, didSomething: boolean): boolean {
  if (e.may === true) return didSomething && wantsMore(s, context)
  return e.while === undefined ? e.times !== undefined : resolveCondition(s, e.while, context)
}

/** 608.2c: the player chooses whether to repeat the process. */
function wantsMore(s: State, context: Context): boolean {
  const player = context.you
  return (
    choose(s, { kind: "confirm", player, rule: "608.2c", purpose: "repeat", source: context.source }) === 1
  )
}

function chooseOne(s: State, e: Of<"chooseOne">, context: Context): void {
  const times = e.villainous === true ? timesFaced(s, e, context) : 1
  for (let i = 0; i < times; i++) chooseOnce(s, e, context)
}

/** 701.55c: how many times the player faces the villainous choice. */
function timesFaced(s: State, e: Of<"chooseOne">, context: Context): number {
  const p = newPendingEvent("action", "701.55a")
  p.player = resolvePlayers(s, e.player, context)[0] ?? -1
  p.detail = "villainousChoice"
  p.source = context.source
  p.amount = 1
  return applyReplacements(s, p) ? p.amount : 0
}

function chooseOnce(s: State, e: Of<"chooseOne">, context: Context): void {
  const options = e.of.filter(
    (option) => option.condition === undefined || resolveCondition(s, option.condition, context),
  )
  const count = Math.min(options.length, e.count === undefined ? 1 : resolveQuantity(s, e.count, context))
  for (const option of e.random
    ? shuffled(s, options).slice(0, count)
    : picked(s, e, options, count, context))
    execute(s, option.effect, context)
}

function picked(
  s: State,
  e: Of<"chooseOne">,
  options: Of<"chooseOne">["of"],
  count: number,
  context: Context,
): Of<"chooseOne">["of"] {
  if (options.length <= count) return options
  const [player] = resolvePlayers(s, e.player, context)
  if (player === undefined) return []
  const labels = options.map(({ label }) => ({ label }))
  const answer = choose(s, {
    kind: "option",
    player,
    rule: "608.2d",
    purpose: "chooseOne",
    source: context.source,
    options: labels,
    min: count,
    max: count,
  })
  return answer.map((i) => options[i])
}
