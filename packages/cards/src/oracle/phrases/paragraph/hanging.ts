import type { Condition, Effect } from "@apnap/engine"
import { inPlaceOf } from "../../discourse/nodes.ts"
import { isMany } from "../effects/repeating/doers.ts"
import { sequence } from "../effects/sentence.ts"

/** How a sentence depends on the one before it (608.2c, 603.12). */
export type Link =
  | "whoDidNot"
  | "ifDone"
  | "ifSomeDone"
  | "ifNoneDone"
  | "ifNotDone"
  | "ifImpossible"
  | "ifNotCast"
  | "whenDone"
  | "otherwise"
  | "instead"
  | "repeated"

/** The previous instruction with the dependent one attached; undefined if it can't be attached. */
export function hang(last: Effect, link: Link, effect: Effect): readonly Effect[] | undefined {
  // After "unless" there is a payment, so "if you do" would refer to that.
  if (last.do === "unless" || (last.do === "counter" && last.unlessPays !== undefined)) return undefined
  if (last.do === "sequence") {
    const inner = hang(last.of[last.of.length - 1], link, effect)
    return inner && [...last.of.slice(0, -1), ...inner]
  }
  // "Any player may …. If a player does, …".
  if (link === "ifSomeDone" || link === "ifNoneDone")
    return asksSeveral(last) ? hang(last, link === "ifSomeDone" ? "ifDone" : "ifNotDone", effect) : undefined
  const within = hangWithin(last, link, effect)
  if (within !== undefined) return within
  if (link === "otherwise" && last.do === "may")
    return last.then !== undefined && last.else === undefined
      ? [inPlaceOf({ ...last, else: effect }, last)]
      : undefined
  if (link === "otherwise")
    return last.do === "if" && last.else === undefined
      ? [inPlaceOf({ ...last, else: effect }, last)]
      : undefined
  if (link === "whenDone") {
    // "Reveal any number of cards. When you do": also if there is none, which nothing would tell.
    if (last.do === "reveal" && last.what.sel === "choose" && last.what.upTo === true) return undefined
    const isModal = effect.do === "reflexive" && effect.modes !== undefined
    const reflexive: Effect = isModal ? effect : inPlaceOf({ do: "reflexive", effect }, firstOf(effect))
    if (last.do === "may")
      return last.then === undefined ? [inPlaceOf({ ...last, then: reflexive }, last)] : undefined
    return [inPlaceOf({ ...last, bind: DONE } as Effect, last), whenDid(reflexive)]
  }
  if (link === "ifNotCast" || (link === "ifNotDone" && last.do !== "may")) return unlessCast(last, effect)
  if (link === "ifImpossible")
    return last.do === "may"
      ? undefined
      : [inPlaceOf({ ...last, bind: DONE } as Effect, last), unlessDid(effect)]
  if (link === "ifNotDone")
    return last.do === "may" && last.else === undefined
      ? [inPlaceOf({ ...last, else: effect }, last)]
      : undefined
  if (last.do === "may")
    return last.then === undefined ? [inPlaceOf({ ...last, then: effect }, last)] : undefined
  return [inPlaceOf({ ...last, bind: DONE } as Effect, last), whenDid(effect)]
}

/** "You may cast it if C. If you don't, E": E happens if it isn't cast, for whatever reason (608.2c). */
function unlessCast(last: Effect, effect: Effect): readonly Effect[] | undefined {
  if (last.do === "cast") return [inPlaceOf({ ...last, bind: DONE } as Effect, last), unlessDid(effect)]
  if (last.do !== "if" || last.else !== undefined) return undefined
  const inner = unlessCast(last.then, effect)
  return inner && [inPlaceOf({ ...last, then: inner[0] }, last), ...inner.slice(1)]
}

/**
 * "If C, you may A. If you do, B"; "at the beginning of the next end step, A. If you do, B": B joins the conditional or
 * delayed instruction.
 */
function hangWithin(last: Effect, link: Link, effect: Effect): readonly Effect[] | undefined {
  if (link === "otherwise") return undefined
  if (last.do === "delayed") {
    const inner = hang(last.effect, link, effect)
    return inner && [inPlaceOf({ ...last, effect: sequence(inner) }, last)]
  }
  if (last.do !== "if" || last.else !== undefined || lastOf(last.then).do !== "may") return undefined
  const inner = hang(last.then, link, effect)
  return inner && [inPlaceOf({ ...last, then: sequence(inner) }, last)]
}

function firstOf(effect: Effect): Effect {
  return effect.do === "sequence" ? effect.of[0] : effect
}

function lastOf(effect: Effect): Effect {
  return effect.do === "sequence" ? effect.of[effect.of.length - 1] : effect
}

const DONE = "done"
/** Whether the previous instruction was carried out (608.2c). */
export const DID: Condition = { if: "did", name: DONE }
function whenDid(then: Effect): Effect {
  return { do: "if", condition: DID, then }
}

export function unlessDid(then: Effect): Effect {
  return { do: "if", condition: { if: "not", of: DID }, then }
}

/** Whether each of several players may do it. */
export function asksSeveral(effect: Effect): boolean {
  return effect.do === "may" && effect.player !== undefined && isMany(effect.player)
}
