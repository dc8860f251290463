import { canChoose } from "../actions/costly.ts"
import { bind, bound, type Context } from "../characteristics/context.ts"
import { resolveCondition, resolvePlayer, resolvePlayers, resolveSelector } from "../choosing/selecting.ts"
import { settled } from "../choosing/settle.ts"
import { execute } from "../events/interpreter-port.ts"
import { simultaneously } from "../events/record.ts"
import type { Effect } from "../language/effects/effect.ts"
import { mentions, says } from "../language/visit.ts"
import { planDiscard } from "../one-shot/library/discarding.ts"
import {
  bindDealt,
  type Dealing,
  dealPlanned,
  planned as planDamage,
} from "../one-shot/objects/objects-damage.ts"
import { planSacrifice } from "../one-shot/objects/objects-permanents.ts"
import { choose } from "../state/choose.ts"
import type { Bindings } from "../state/object.ts"
import { type PlayerId, playerRef } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { agreesToPay, paysIfAble } from "./paying.ts"
import { doTogether, steps } from "./together.ts"

type Of<K extends Effect["do"]> = Extract<Effect, { do: K }>

/** One player's share of an instruction to several players: the names bound for that player so far. */
interface Share {
  bindings: Bindings
}

/** An instruction to several players in progress. */
interface Several {
  /** The name bound to the player whose share is being followed. */
  name: string
  context: Context
}

/** 608.2e, 101.4: players make the choices for a step in turn order, perform it simultaneously, then go on to the next step. */
export function forEachPlayer(s: State, e: Of<"forEachPlayer">, context: Context): void {
  const name = e.bind ?? "player"
  const shares = resolvePlayers(s, e.of, context).map((player) => ({
    bindings: bound(context.bindings, name, [playerRef(player)]),
  }))
  step(s, e.effect, shares, { name, context }, true)
  context.bindings = joined(context.bindings, shares)
}

/** Names that collect every object moved; each share holds its own portion. */
const GROWING: ReadonlySet<string> = new Set(["moved", "became"])

/** Later words ("revealed this way") refer to what all players together found or made. */
function joined(before: Bindings, shares: readonly Share[]): Bindings {
  const out: Record<string, Bindings[string]> = { ...before }
  for (const { bindings } of shares)
    for (const [key, value] of Object.entries(bindings)) {
      if (value === before[key]) continue
      const known = out[key]
      const grows = before[key] === undefined || GROWING.has(key)
      const areRefs = typeof known === "object" && typeof value === "object"
      out[key] = grows && areRefs ? [...new Set([...known, ...value])] : value
    }
  return out
}

/** Runs `act` with each share's bindings, in turn order. */
function each<T>(shares: readonly Share[], { context }: Several, act: () => T): T[] {
  return shares.map((share) => {
    const before = context.bindings
    context.bindings = share.bindings
    const result = act()
    share.bindings = context.bindings
    context.bindings = before
    return result
  })
}

function step(s: State, effect: Effect, shares: readonly Share[], all: Several, isLast: boolean): void {
  if (effect.do === "sequence") {
    for (const [i, [first, ...more]] of steps(effect.of).entries())
      if (first.do === "damage") dealAll(s, [first, ...more].filter(isDealing), shares, all)
      else if (more.length > 0) each(shares, all, () => doTogether(s, [first, ...more], all.context))
      else step(s, first, shares, all, isLast && i === steps(effect.of).length - 1)
  } else if (effect.do === "if" && effect.bind === undefined) {
    const holds = each(shares, all, () => resolveCondition(s, effect.condition, all.context))
    const pick = (which: boolean) => shares.filter((_, i) => holds[i] === which)
    step(s, effect.then, pick(true), all, isLast)
    if (effect.else !== undefined) step(s, effect.else, pick(false), all, isLast)
  } else if (isPlainMay(effect)) {
    const willing = each(shares, all, () => {
      const player = resolvePlayer(s, effect.player, all.context)
      return (
        canChoose(s, effect.effect, { ...all.context, you: player }) &&
        confirms(s, effect, player, all.context)
      )
    })
    const doing = shares.filter((_, i) => willing[i])
    step(s, effect.effect, doing, all, isLast)
  } else if (effect.do === "unless" && isOwnChoice(effect, all)) {
    const paid = payEach(s, effect, shares, all)
    const others = shares.filter((_, i) => !paid[i])
    step(s, effect.effect, others, all, isLast)
  } else if (effect.do === "damage") dealAll(s, [effect], shares, all)
  else if (TOGETHER.has(effect.do)) atOnce(s, effect, shares, all, isLast)
  else each(shares, all, () => execute(s, effect, all.context))
}

/** 608.2f, 120.4: what is dealt to or for all of these players is one event, in which one source's lifelink gains life once. */
function dealAll(s: State, effects: readonly Dealing[], shares: readonly Share[], all: Several): void {
  const plans = each(shares, all, () => effects.map((effect) => planDamage(s, effect, all.context)))
  const dealt = dealPlanned(s, plans.flat())
  let at = 0
  for (const [i, plan] of plans.entries()) {
    const own = dealt.slice(at, at + plan.length)
    at += plan.length
    each([shares[i]], all, () => bindDealt(plan, own, all.context))
  }
}

function isDealing(effect: Effect): effect is Dealing {
  return effect.do === "damage"
}

/** "[They] … unless they pay": each player may keep what follows from themselves only. */
function isOwnChoice({ player }: Of<"unless">, { name }: Several): boolean {
  return player.who === "bound" && player.name === name
}

/** 101.4: who pays is said by all in turn order, then they pay together; mana is paid by one after the other (605.4a). */
function payEach(s: State, e: Of<"unless">, shares: readonly Share[], all: Several): boolean[] {
  const { context } = all
  const who = () => resolvePlayer(s, e.player, context)
  const agreed = each(shares, all, () => agreesToPay(s, who(), e.cost, context))
  const pay = (share: Share) => each([share], all, () => paysIfAble(s, who(), e.cost, context))[0]
  const payAll = () => shares.map((share, i) => agreed[i] && pay(share))
  return mentions(e.cost, "pay", "mana") ? payAll() : simultaneously(s, payAll)
}

/** "[They] may [do something]" without a cost, a limit or an "if they do". */
function isPlainMay(effect: Effect): effect is Of<"may"> & { effect: Effect } {
  if (effect.do !== "may" || effect.effect === undefined) return false
  return effect.cost === undefined && !effect.then && !effect.else && !effect.oncePerTurn
}

/** Asks whether the player takes the optional action (608.2d). */
export function confirms(s: State, effect: Of<"may">, player: PlayerId, context: Context): boolean {
  if (player < 0) return false
  const { source } = context
  return choose(s, { kind: "confirm", player, rule: "608.2d", purpose: "may", source, effect }) === 1
}

/** Instructions that can be followed several times in one event, e.g. by several players once their choices are made. */
export const TOGETHER: ReadonlySet<Effect["do"]> = new Set<Effect["do"]>([
  "move",
  "sacrifice",
  "discard",
  "draw",
  "mill",
  "reveal",
  "destroy",
  "tap",
  "untap",
  "gainLife",
  "loseLife",
  "change",
  "createToken",
  "createCopyToken",
  "addCounters",
])

function atOnce(s: State, effect: Effect, shares: readonly Share[], all: Several, isLast: boolean): void {
  const { context } = all
  if (effect.do === "move" && isLast && !says({ ...effect, what: null }, "name", all.name)) {
    const meant = each(shares, all, () => resolveSelector(s, effect.what, context)).flat()
    bind(context, MEANT, meant)
    execute(s, { ...effect, what: { sel: "bound", name: MEANT } }, context)
    return
  }
  const plans = each(shares, all, () => planned(s, effect, context))
  simultaneously(s, () => {
    for (const [i, perform] of plans.entries()) each([shares[i]], all, perform)
  })
}

/** Makes the choices of an instruction; what is returned follows it. */
function planned(s: State, effect: Effect, context: Context): () => void {
  if (effect.do === "sacrifice") return planSacrifice(s, effect, context)
  if (effect.do === "discard") return planDiscard(s, effect, context)
  const one = settled(s, effect, context)
  return () => execute(s, one, context)
}

/** Binds the objects chosen by all players. */
const MEANT = "?meant"
