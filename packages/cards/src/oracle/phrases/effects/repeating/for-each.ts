import type { Amount, Effect, PlayerSelector, Selector, TargetSlot } from "@apnap/engine"
import { inPlaceOf, mapNodes } from "../../../discourse/nodes.ts"
import { changesSize } from "../../../discourse/pointing.ts"
import { asObject, isIt, slotOf } from "../../../discourse/surface.ts"
import { same } from "../../../grammar/hole.ts"
import { clause, ORACLE } from "../../../oracle.ts"
import { diedThisWay, saidDied } from "../../amounts/died-this-way.ts"
import { doneThisWay, saidOfWay } from "../../amounts/this-way.ts"
import type { Things } from "../../objects/things.ts"
import { someNode } from "../../some-node.ts"
import { ANY_NUMBER } from "../../targets/slots.ts"
import { LOOP } from "./doers.ts"
import { isAtOnce, timesOver, unscale } from "./several-times.ts"

// What happens for each player or object.

function isSaidPlayer(node: object): boolean {
  return (node as { who?: string }).who === "said"
}

/** "For each opponent, …", "for each player, …": one target for each (see `TargetSlot.forEachPlayer`). */
const EACH_PLAYER: readonly { words: readonly string[]; of: PlayerSelector }[] = [
  { words: ["for", "each", "opponent", ","], of: { who: "opponents" } },
  { words: ["for", "each", "player", ","], of: { who: "players" } },
]
ORACLE.symbol("clause").handwritten = {
  begins: (word) => word === "for",
  read: (reader, at) =>
    EACH_PLAYER.flatMap(({ words, of }) => {
      if (!words.every((word, i) => reader.tokens[at + i] === word)) return []
      const start = at + words.length
      const done = [...reader.read("bare clause", start), ...reader.read("may clause", start)]
      return done.flatMap((r) => {
        const value = ofEach(r.value, of)
        return value === undefined ? [] : [{ end: r.end, value }]
      })
    }),
  *spell(value, context) {
    const targets = context.targets as readonly TargetSlot[]
    const each = targets.find((t) => t.forEachPlayer !== undefined)?.forEachPlayer
    const words = EACH_PLAYER.find(({ of }) => same(of, each))?.words
    const looped = value as Effect
    if (words === undefined && looped.do === "forEachPlayer")
      for (const each of EACH_PLAYER)
        if (same(each.of, looped.of)) yield [...each.words, { symbol: "bare clause", value: looped.effect }]
    if (words === undefined) return
    const one = targets.map(({ forEachPlayer: _, ...slot }) => slot)
    if (targets.some((t) => t.forEachPlayer !== undefined && !same(t.forEachPlayer, each))) return
    const may = decidedOnce(looped) ?? looped
    const symbol = may.do === "may" ? "may clause" : "bare clause"
    yield [...words, { symbol, value: may, within: { ...context, targets: one } }]
  },
}

function ofEach(effect: unknown, of: PlayerSelector): unknown {
  let found = false
  const made = mapNodes(effect, (node) => {
    const { slot } = node as { slot?: TargetSlot }
    if (slot === undefined || !someNode(slot, isSaidPlayer)) return undefined
    found = true
    const inner = mapNodes(slot, (part) => (isSaidPlayer(part) ? LOOP : undefined)) as TargetSlot
    return inPlaceOf({ ...node, slot: { ...inner, forEachPlayer: of } }, node)
  })
  return found ? decidedForEach(made as Effect) : byEach(effect as Effect, of)
}

/** "For each opponent, you may put up to one target card …": a decision for each target, and the move of those at one time. */
function decidedForEach(effect: Effect): Effect {
  const put = effect.do === "may" && Object.keys(effect).length === 2 ? effect.effect : undefined
  if (put?.do !== "move" || slotOf(put.what) === undefined) return effect
  return inPlaceOf({ ...put, what: someOf(put.what) }, effect)
}

/** The opposite: the decision as the text states it. */
function decidedOnce(effect: Effect): Effect | undefined {
  const from = effect.do === "move" && effect.what.sel === "choose" ? effect.what.from : undefined
  if (effect.do !== "move" || from?.sel !== "target") return undefined
  const { bind: _, ...what } = effect.what as Extract<Selector, { sel: "choose" }>
  return same(what, someOf(from)) ? { do: "may", effect: { ...effect, what: from } } : undefined
}

function someOf(from: Selector): Selector {
  return { sel: "choose", filter: { is: "any" }, from, count: ANY_NUMBER, upTo: true }
}

/** "For each opponent, create a token that's attacking that player": done one at a time. */
function byEach(effect: Effect, of: PlayerSelector): Effect | undefined {
  if (!someNode(effect, isSaidPlayer) || someNode(effect, isOfAll)) return undefined
  return {
    do: "forEachPlayer",
    of,
    effect: mapNodes(effect, (node) => (isSaidPlayer(node) ? LOOP : undefined)) as Effect,
  }
}

/** Not done one at a time: what has targets, or is dealt simultaneously. */
function isOfAll(node: object): boolean {
  const { do: kind } = node as { do?: string }
  return "slot" in node || kind === "damage"
}

/** "For each creature you control, create a token that's a copy of that creature": one at a time. */
clause.iso(
  "for each {t:thing} , {e:clause for each}",
  ({ t, e }) => {
    const { kind, ...found } = t as Things
    // Cards are outside the battlefield, and the text says where (109.2a).
    if (kind !== (found.zone === undefined ? undefined : "card")) return undefined
    return oneByOne({ sel: "all", ...found }, e as Effect)
  },
  (e) => {
    if (e.do !== "forEach" || e.of.sel !== "all") return undefined
    const { sel: _, ...found } = e.of
    return { t: { ...found, ...(found.zone !== undefined && { kind: "card" }) }, e: e.effect }
  },
)
/** "For each permanent put into a graveyard this way, its controller creates a token." */
clause.iso(
  "for each {t:plain thing} {w:died this way} , {e:clause for each}",
  ({ t, e }) => oneByOne(diedThisWay(t), e as Effect),
  (e) => {
    const said = e.do === "forEach" ? saidDied(e.of) : undefined
    return said && e.do === "forEach" ? { ...said, e: e.effect } : undefined
  },
)
/** "For each creature destroyed this way, its controller creates a Treasure token." */
clause.iso(
  "for each {t:thing} {p:way done} this way , {e:clause for each}",
  ({ t, p, e }) => {
    const of = doneThisWay(t as Things, p as string)
    if (of === undefined || (GONE.has(p as string) && someNode(e, isGrowth))) return undefined
    return oneByOne(of, e as Effect)
  },
  (e) => {
    const said = e.do === "forEach" ? saidOfWay(e.of) : undefined
    return said && e.do === "forEach" ? { ...said, e: e.effect } : undefined
  },
)
/** "For each Spirit sacrificed this way, that creature gets +3/+0": none of those is left to grow, so it's another creature. */
const GONE: ReadonlySet<string> = new Set("destroyed sacrificed discarded exiled milled".split(" "))
function isGrowth(node: object): boolean {
  const { do: deed, what } = node as { do?: string; what?: object }
  return deed === "change" && what !== undefined && isIt(what) && changesSize(node)
}
/** "For each of them, create a token that's a copy of it." */
clause.iso(
  "for each of them , {e:clause for each}",
  ({ e }) => oneByOne(asObject({ sel: "said", plural: true }), e as Effect),
  (e) =>
    e.do === "forEach" && (e.of.sel === "bound" || e.of.sel === "target") ? { e: e.effect } : undefined,
)
/** "… , then ~ deals damage equal to that card's mana value to that permanent or player": the card is the one just exiled. */
clause.iso(
  "for each of them , {a:bare clause} , then ~ deals damage equal to {n:quantity} to that permanent or player",
  ({ a, n }) => ({
    do: "forEach",
    of: asObject({ sel: "said", plural: true }),
    effect: { do: "sequence", of: [a as Effect, dealtToEach(n as Amount)] },
  }),
  (e) => {
    if (e.do !== "forEach" || (e.of.sel !== "bound" && e.of.sel !== "target")) return undefined
    const [a, b, ...more] = e.effect.do === "sequence" ? e.effect.of : []
    if (b?.do !== "damage" || more.length > 0 || !same({ ...b, bind: undefined }, dealtToEach(b.amount)))
      return undefined
    return { a, n: b.amount }
  },
)
function dealtToEach(amount: Amount): Extract<Effect, { do: "damage" }> {
  return { do: "damage", amount, source: { sel: "self" }, to: EACH }
}
/** A loop over the objects, if the effect refers to each of them; otherwise undefined. */
function oneByOne(of: Selector, e: Effect): Effect | undefined {
  if (!someNode(e, isIt) || someNode(e, (node) => (node as { sel?: string }).sel === "mention"))
    return undefined
  return { do: "forEach", of, effect: mapNodes(e, (node) => (isIt(node) ? EACH : undefined)) as Effect }
}
const EACH: Selector = { sel: "bound", name: "each" }
clause.iso(
  "for each {n:each} , {e:bare clause}",
  // "For each counter, exile up to one target creature" would need that many targets (601.2c).
  ({ n, e }) => (someNode(e, isUpToOneTarget) ? undefined : done(n as Amount, e as Effect)),
  (e) => {
    if (e.do === "repeat" && e.times !== undefined && e.while === undefined)
      return { n: e.times, e: e.effect }
    if (isAtOnce(e)) return unscale(e)
    if (e.do !== "forEach" || e.of.sel !== "all" || someNode(e.effect, isEach)) return undefined
    return { n: { n: "count", filter: e.of.filter }, e: e.effect }
  },
)
clause.iso(
  "for each {n:each} , {a:bare clause} and {b:bare clause}",
  ({ n, a, b }) =>
    someNode([a, b], isUpToOneTarget)
      ? undefined
      : done(n as Amount, { do: "sequence", of: [a as Effect, b as Effect] }),
  (e) => {
    if (e.do !== "repeat" || e.times === undefined || e.while !== undefined) return undefined
    const [a, b, ...more] = e.effect.do === "sequence" ? e.effect.of : []
    return b === undefined || more.length > 0 ? undefined : { n: e.times, a, b }
  },
)
/**
 * 508.5a: with "for each attacking creature", each has its own defending player. 608.2f: tokens and counters for each of several things
 * are created or put at once, as in "create a token for each of them". Otherwise the effect just repeats.
 */
function done(n: Amount, effect: Effect): Effect {
  const ofEach = typeof n === "object" && n.n === "count" && n.zone === undefined && n.of === undefined
  if (!ofEach || !someNode(n, isAttacking) || !someNode(effect, isDefending)) return timesOver(effect, n)
  return { do: "forEach", of: { sel: "all", filter: n.filter }, effect }
}
function isAttacking(node: object): boolean {
  return (node as { is?: string }).is === "attacking"
}
function isDefending(node: object): boolean {
  return (node as { who?: string }).who === "defending"
}
function isEach(node: object): boolean {
  return same(node, EACH)
}
function isUpToOneTarget(node: object): boolean {
  return (node as { slot?: TargetSlot }).slot?.min === 0
}
