import type { Cost, Effect, PlayerSelector } from "@apnap/engine"
import { inPlaceOf, mapNodes } from "../../../discourse/nodes.ts"
import { $, same } from "../../../grammar/hole.ts"
import { clause, ORACLE } from "../../../oracle.ts"
import { hasX } from "../../paragraph/where-x.ts"
import { objectSubject } from "../predicate.ts"
import { isMany, isTheir, LOOP, subjectOf, withPlayer } from "../repeating/doers.ts"

// What a player may do (608.2d).

// "You may gain 1 life": verbs that always name their subject have already printed it.
clause.iso(
  "you may {d:does list}",
  () => undefined,
  (e) =>
    e.do === "may" && e.effect !== undefined && Object.keys(e).length === 2 && !subjectOf(e.effect)
      ? { d: e.effect }
      : undefined,
)
// "You may destroy target creature if its power is 0 or less": the condition comes last.
clause.iso(
  "you may {e:bare clause} if {c:condition}",
  () => undefined,
  (e) => {
    const inner = e.do === "may" && isPlain(e) ? e.effect : undefined
    return inner?.do === "if" && inner.else === undefined ? { e: inner.then, c: inner.condition } : undefined
  },
)
// Effects that aren't your own action are printed with "have".
clause.iso(
  "you may have ~ deal {n:digits} damage to {to:recipient}",
  () => undefined,
  (e) => {
    const dealt = e.do === "may" && isPlain(e) ? e.effect : undefined
    return dealt?.do === "damage" && !dealt.source && !dealt.divided && !dealt.unpreventable
      ? { n: dealt.amount, to: dealt.to }
      : undefined
  },
)
clause.iso(
  "you may have {e:bare clause}",
  () => undefined,
  (e) => (e.do === "may" && isPlain(e) && e.effect && happens(e.effect) ? { e: e.effect } : undefined),
)
const OF_OTHERS: ReadonlySet<string> = new Set(["controllerOf", "target"])
function happens(e: Effect): boolean {
  if (e.do === "setLife" || e.do === "becomeCopy" || e.do === "fight" || e.do === "damage") return true
  const what = objectSubject(e)
  return what === undefined ? OF_OTHERS.has(subjectOf(e)?.who.who ?? "you") : what.sel !== "all"
}
// 118.12: the consequence of not paying.
clause("you may pay {c:costs} . if you don't , {e:sentence}", {
  do: "unless",
  player: { who: "you" },
  cost: $<Cost>("c"),
  effect: $<Effect>("e"),
})
clause.iso(
  "you may {e:sentence}",
  ({ e }) => mayUnless(e as Effect),
  (e) => {
    if (e.do === "may") return isPlain(e) ? { e: e.effect } : undefined
    const inner = e.do === "unless" ? e.effect : undefined
    if (e.do !== "unless" || inner?.do !== "may" || !isPlain(inner)) return undefined
    return { e: { ...e, effect: inner.effect } }
  },
)
function isPlain(e: Extract<Effect, { do: "may" }>): boolean {
  return e.effect !== undefined && Object.keys(e).length === 2
}
/** "You may draw a card unless that player pays {1}": that player pays or not, and then you may. */
function mayUnless(e: Effect): Effect | undefined {
  if (e.do !== "unless") return { do: "may", effect: e }
  if (e.player.who === "you") return undefined
  return inPlaceOf({ ...e, effect: { do: "may", effect: e.effect } }, e)
}
// What another player may do is carried out by that player.
clause.iso(
  "{who:player} may {d:does list}",
  ({ who, d }) => mayDo(who, d),
  (e) => {
    const all = e.do === "forEachPlayer" ? e : undefined
    const may = all === undefined ? e : all.effect
    if (may.do !== "may" || may.effect === undefined || may.cost !== undefined || may.player === undefined)
      return undefined
    const found = subjectOf(may.effect)
    if (found === undefined || !same(found.who, may.player)) return undefined
    return { who: all === undefined ? may.player : all.of, d: found.d }
  },
)

clause.iso(
  "{e:what others may} if {c:condition}",
  ({ e, c }) => ({ do: "if", condition: c, then: e }),
  (e) =>
    e.do === "if" && e.else === undefined && isOthers(e.then) ? { e: e.then, c: e.condition } : undefined,
)
/** What another player may do; a permission of one's own goes on with what is done then. */
ORACLE.symbol("what others may").handwritten = {
  read: (reader, at) => reader.read("clause", at).filter((r) => isOthers(r.value as Effect)),
  spell: (value) => [[{ symbol: "clause", value }]],
}
function isOthers(e: Effect): boolean {
  return e.do === "may" && e.player !== undefined && e.player.who !== "you"
}

// The target only decides whether there is anything to do.
clause.iso(
  "that player chooses {p:player} . the first player may {d:does list}",
  ({ p, d }) => ({ do: "forEachPlayer", of: p, effect: mayDo(ACTIVE, d) as Effect }),
  (e) => {
    const may = e.do === "forEachPlayer" ? e.effect : undefined
    if (e.do !== "forEachPlayer" || may?.do !== "may" || may.effect === undefined) return undefined
    const found = subjectOf(may.effect)
    return found && same(found.who, ACTIVE) ? { p: e.of, d: found.d } : undefined
  },
)
const ACTIVE: PlayerSelector = { who: "active" }

function mayDo(who: PlayerSelector, d: Effect): Effect | undefined {
  if (who.who === "you") return undefined
  if (!isMany(who)) return { do: "may", player: who, effect: withPlayer(d, who) }
  const inner = mapNodes(d, (node) => (isTheir(node) ? LOOP : undefined)) as Effect
  return {
    do: "forEachPlayer",
    of: who,
    effect: { do: "may", player: LOOP, effect: withPlayer(inner, LOOP) },
  }
}

clause.iso(
  "you may {c:keyword cost}",
  // X has no value during resolution.
  ({ c }) => (hasX(c) ? undefined : { do: "may", cost: [c] }),
  (e) => {
    if (e.do !== "may" || e.cost?.length !== 1 || Object.keys(e).length !== 2) return undefined
    return { c: e.cost[0] }
  },
)
clause("you may pay {c:costs} and {e:bare clause}", {
  do: "may",
  cost: $<Cost>("c"),
  effect: $<Effect>("e"),
})
clause("you may pay {c:costs}", { do: "may", cost: $<Cost>("c") })
clause("{who:player} may pay {c:costs}", { do: "may", player: $<PlayerSelector>("who"), cost: $<Cost>("c") })
clause("you may have {e:bare clause}", { do: "may", effect: $<Effect>("e") })
/** "Do this only once each turn." */
clause.iso(
  "{e:may clause} . do this only once each turn",
  ({ e }) => ({ ...(e as Extract<Effect, { do: "may" }>), oncePerTurn: true }),
  (e) => {
    if (e.do !== "may" || e.oncePerTurn !== true) return undefined
    const { oncePerTurn: _, ...rest } = e
    return { e: rest }
  },
)
ORACLE.symbol("may clause").handwritten = {
  begins: (word) => word === "you",
  read: (reader, at) =>
    reader.read("clause", at).filter((r) => {
      const e = r.value as Effect
      return e.do === "may" && e.oncePerTurn === undefined
    }),
  spell: (value) => [[{ symbol: "clause", value }]],
}
// What another player lets happen: "target opponent may have you draw three cards", "… may have ~ deal 4 damage to them".
for (const [words, own] of [
  ["{who:player} may have you {e:does list}", true],
  ["{who:player} may have {e:bare clause}", false],
] as const)
  clause.iso(
    words,
    ({ who, e }) =>
      !isOne(who as PlayerSelector) || isOptional(e as Effect)
        ? undefined
        : { do: "may", player: who, effect: e as Effect },
    (e) =>
      e.do === "may" && e.effect !== undefined && e.player !== undefined && Object.keys(e).length === 3
        ? happens(e.effect) === own
          ? undefined
          : { who: e.player, e: e.effect }
        : undefined,
  )
function isOne(who: PlayerSelector): boolean {
  return !isMany(who) && who.who !== "you"
}
function isOptional(e: Effect): boolean {
  return e.do === "may" || e.do === "if" || e.do === "unless"
}
