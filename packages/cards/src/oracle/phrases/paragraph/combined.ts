import type { Amount, Condition, Effect, PlayerSelector, Selector, TokenSpec } from "@apnap/engine"
import { inPlaceOf } from "../../discourse/nodes.ts"
import { same } from "../../grammar/hole.ts"
import { clause, does } from "../../oracle.ts"
import { sequence } from "../effects/sentence.ts"
import { type WhoDid, whoDidNot } from "../players/who-did-not.ts"
import { someNode } from "../some-node.ts"
import { DID, hang, type Link } from "./hanging.ts"

// Combines the sentences of a paragraph: one may depend on the one before, be delayed, or replace it (608.2c).

export type Reflexive = Extract<Effect, { do: "reflexive" }>
export type Delayed = Extract<Effect, { do: "delayed" }>

/** A sentence and how it relates to the others. */
export interface Sentence {
  readonly link?: Link
  /** For "each opponent who can't …": which players. */
  readonly who?: WhoDid
  /** For "if …, … instead": when the previous sentence is replaced. */
  readonly condition?: Condition
  readonly effect: Effect
  /** For "repeat this process once": how often everything before it happens. */
  readonly times?: Amount
  /** The delayed or reflexive trigger that the sentence is part of. */
  readonly later?: Reflexive | Delayed
  /** Who may do what the sentence depends on, if stated. */
  readonly doer?: PlayerSelector
  /** The part of the previous sentence that it continues. */
  readonly before?: Effect
}

/** Completes "it deals 4 damage instead" with the recipient of the damage replaced, or the tokens likewise. */
function dealt(effect: Effect, replaced: Effect): Effect | undefined {
  if (effect.do === "createToken" && effect.token === SAME_TOKEN)
    return replaced.do === "createToken" || replaced.do === "createCopyToken"
      ? { ...replaced, count: effect.count }
      : undefined
  if (effect.do !== "damage" || effect.to !== (SAME_RECIPIENT as unknown)) return effect
  if (replaced.do !== "damage") return undefined
  return { ...replaced, amount: effect.amount }
}
/** "Create five of those tokens": the same tokens as would otherwise be created. */
const SAME_TOKEN: TokenSpec = { predefined: "treasure" }
does.iso(
  "create(s) {n:number} of those tokens",
  ({ n }) => ({ do: "createToken", token: SAME_TOKEN, count: n }),
  () => undefined,
)
const SAME_RECIPIENT: Selector = { sel: "union", of: [] }
clause.iso(
  ["it deals {n:digits} damage", "~ deals {n:digits} damage"],
  ({ n }) => ({ do: "damage", amount: n, to: SAME_RECIPIENT }),
  () => undefined,
)

/** The effect with an alternative to its last part under a condition. */
function doneInstead(replaced: Effect, condition: Condition, effect: Effect): readonly Effect[] | undefined {
  if (replaced.do === "may" && replaced.then !== undefined)
    return chosenInstead(replaced, replaced.then, condition, effect)
  if (replaced.do === "if" && (replaced.else !== undefined || same(replaced.condition, DID))) return undefined
  // "Clash with an opponent, then …. If you win, … instead": only what follows the clash is replaced (701.30).
  const clash = replaced.do === "sequence" && replaced.of[0].do === "clash" && condition.if === "did"
  const last = clash ? sequence(replaced.of.slice(1)) : replaced
  const then = dealt(effect, last)
  if (then === undefined) return undefined
  return [...(clash ? [replaced.of[0]] : []), { do: "if", condition, then: orElse(then, last), else: last }]
}

/** "Return it to its owner's hand. If …, you may put it on top instead": a player who declines does the original. */
function orElse(effect: Effect, replaced: Effect): Effect {
  const chooses = effect.do === "may" && effect.then === undefined && effect.else === undefined
  return chooses && replaced.do !== "may" ? inPlaceOf({ ...effect, else: replaced }, effect) : effect
}

/** "You may pay {1}. If you do, …. If …, … instead": the result of paying is replaced. */
function chosenInstead(
  may: Extract<Effect, { do: "may" }>,
  then: Effect,
  condition: Condition,
  effect: Effect,
): readonly Effect[] | undefined {
  const done = doneInstead(then, condition, effect)
  return done && [inPlaceOf({ ...may, then: sequence(done) }, may)]
}

/** "It has base power and toughness 1/1 instead" changes only one part of what it becomes; the data can't express that yet. */
function isPartOf(effect: Effect, replaced: Effect): boolean {
  if (effect.do !== "change" || replaced.do !== "change") return false
  const kinds = new Set(effect.changes.map(({ change }) => change))
  return kinds.size === 1 && kinds.has("setPT") && replaced.changes.some(({ change }) => !kinds.has(change))
}

/** Combines the sentences; undefined if one depends on nothing. */
export function combine(sentences: readonly Sentence[]): Effect | undefined {
  const list: Effect[] = []
  for (const [i, { link, effect, condition, who, times }] of sentences.entries()) {
    if (link === "repeated") {
      if (list.length === 0 || times === undefined) return undefined
      const process = sequence(list.splice(0))
      list.push(inPlaceOf({ do: "repeat", times, effect: process }, process))
      continue
    }
    if (link === "whenDone")
      return list.length > 0 ? combineLater(sequence(list), sentences.slice(i)) : undefined
    if (link === "whoDidNot") {
      const last = list.pop()
      const done = last && who && whoDidNot(last, who, effect)
      if (done === undefined) return undefined
      list.push(...done)
      continue
    }
    if (link === undefined) {
      const last = list[list.length - 1]
      const done = last?.do === "delayed" ? doneThen(last, effect) : undefined
      if (done !== undefined) list[list.length - 1] = done
      else if (last?.do === "forEachPlayer" && someNode(effect, isRest)) return undefined
      else list.push(effect)
      continue
    }
    if (link === "instead") {
      const replaced = list.pop()
      if (replaced === undefined || isPartOf(effect, replaced)) return undefined
      const done = condition && doneInstead(replaced, condition, effect)
      if (done === undefined) return undefined
      list.push(...done)
      continue
    }
    const last = list.pop()
    const hung = last && hang(last, link, effect)
    if (hung === undefined) return undefined
    list.push(...hung)
  }
  return sequence(list)
}

/** "Whenever a creature dies this turn, …. It …": a sentence that refers to the trigger's object is part of the trigger. */
function doneThen(later: Delayed, effect: Effect): Delayed | undefined {
  if (!someNode(effect, isSaidObject) || someNode(effect, isTargeted)) return undefined
  const last = later.effect.do === "sequence" ? later.effect.of[later.effect.of.length - 1] : later.effect
  const returned = last.do === "move" && last.to === "battlefield" && effect.do === "change"
  // A card chosen by the trigger can be referred to only afterwards.
  if (later.once !== false && !returned && last.do !== "chooseObjects") return undefined
  return inPlaceOf({ ...later, effect: inPlaceOf(sequence([later.effect, effect]), later.effect) }, later)
}

function isSaidObject(node: object): boolean {
  return (node as { sel?: string }).sel === "said"
}

/** "The rest" of what several players chose from: ambiguous as to whose. */
function isRest(node: object): boolean {
  return (node as { how?: string }).how === "rest"
}

function isTargeted(node: object): boolean {
  return "slot" in node
}

/** Everything after "when you do" belongs to the reflexive trigger (603.12), except sentences for when it isn't done. */
function combineLater(before: Effect, sentences: readonly Sentence[]): Effect | undefined {
  const [{ effect, condition }, ...more] = sentences
  // "When you do, if …, A. B": the condition applies to the whole ability (603.4), but the data would apply it to A alone.
  if (effect.do === "if" && effect.else === undefined && more.some(({ link }) => link === undefined))
    return undefined
  const all = combine([{ effect }, ...more])
  if (all !== undefined && condition !== undefined) return whenSo(before, condition, all)
  if (all !== undefined) return hung(before, "whenDone", all)
  const end = more.findIndex(({ link }) => link === "ifNotDone")
  const some = end < 0 ? undefined : combine([{ effect }, ...more.slice(0, end)])
  const done = some && hung(before, "whenDone", some)
  return done && combine([{ effect: done }, ...more.slice(end)])
}

/** A reflexive trigger on a condition about what the instruction before did. */
function whenSo(before: Effect, condition: Condition, effect: Effect): Effect {
  const then: Effect = inPlaceOf({ do: "reflexive", effect }, effect)
  return sequence([before, { do: "if", condition, then }])
}

function hung(before: Effect, link: Link, effect: Effect): Effect | undefined {
  const all = hang(before, link, effect)
  return all && sequence(all)
}
