import type { Condition, Cost, CostPart, Effect, PlayerSelector } from "@apnap/engine"
import { inPlaceOf, mapNodes } from "../../discourse/nodes.ts"
import type { Reader } from "../../grammar/grammar.ts"
import { $, same } from "../../grammar/hole.ts"
import { clause, ORACLE } from "../../oracle.ts"
import { isMany, isTheir, LOOP, subjectOf, withPlayer } from "./repeating/doers.ts"

// Conditions, and "unless" with a payment.

/** Costs printed with "pay"; others use their own verb. */
const PAID: ReadonlySet<string> = new Set(["mana", "manaTimes", "ownManaCost", "life", "energy"])
const isPaid = (part: CostPart): boolean =>
  part.pay === "anyOf" ? part.of.every((cost) => cost.every(isPaid)) : PAID.has(part.pay)

// 603.4: right after an event it would be a condition of the trigger, so it's printed after the clause there.
clause.iso(
  "if {c:condition} , {e:sentence}",
  ({ c, e }) => ({ do: "if", condition: c, then: e }),
  (e, { laterIf }) =>
    laterIf !== true && e.do === "if" && e.else === undefined ? { c: e.condition, e: e.then } : undefined,
)
clause("{e:bare clause} if {c:condition}", { do: "if", condition: $<Condition>("c"), then: $<Effect>("e") })
clause.iso(
  "{e:denied clause} unless {who:player} pay(s) {c:costs}",
  ({ e, who, c }) => ({ do: "unless", player: who, cost: c, effect: e }),
  (e) => (e.do === "unless" && e.cost.every(isPaid) ? { e: e.effect, who: e.player, c: e.cost } : undefined),
)
clause("{e:denied clause} unless {who:player} {c:costs}", {
  do: "unless",
  player: $<PlayerSelector>("who"),
  cost: $<Cost>("c"),
  effect: $<Effect>("e"),
})

/** 118.6: its own mana cost, which an object without one can't pay. */
clause("sacrifice ~ unless you pay its mana cost", {
  do: "unless",
  player: { who: "you" },
  cost: [{ pay: "ownManaCost" }],
  effect: { do: "sacrifice", what: { sel: "self" } },
})
clause.iso(
  "{e:denied clause} unless {c:condition}",
  ({ e, c }) => ({ do: "if", condition: inPlaceOf({ if: "not", of: c }, c), then: e }),
  (e) =>
    e.do === "if" && e.else === undefined && e.condition.if === "not"
      ? { e: e.then, c: e.condition.of }
      : undefined,
)

/** A clause that doesn't continue with "if", "unless" or "for each". */
const GOING_ON: ReadonlySet<string> = new Set(["if", "unless", "delayed", "repeat", "forEach", "may"])
// "It can't be regenerated" would be another sentence.
clauseThat("bare clause", (e) => !GOING_ON.has(e.do) && !(e.do === "destroy" && e.noRegeneration === true))
/** A clause carried out per object: "for each of them, … unless its controller pays {1}" asks each time. */
clauseThat("clause for each", (e) => e.do === "unless" || !GOING_ON.has(e.do))

/** "Draw a card, then discard a card unless …": only what follows "then" is prevented. */
ORACLE.symbol("denied clause").handwritten = {
  read: (reader, at) =>
    reader
      .read("bare clause", at)
      .filter(
        ({ end }) =>
          !reader.tokens.slice(at, end).some((word, i, all) => word === "then" && all[i - 1] === ","),
      ),
  spell: (value) => [[{ symbol: "bare clause", value }]],
}

function clauseThat(symbol: string, fits: (effect: Effect) => boolean): void {
  ORACLE.symbol(symbol).handwritten = {
    read: (reader, at) =>
      reader.read("instruction", at).filter((r) => fits(r.value as Effect) && !endsSentence(reader, r.end)),
    spell: (value) => (fits(value as Effect) ? [[{ symbol: "instruction", value }]] : []),
  }
}

/** A quoted ability ends its sentence with its own full stop; a capital after it begins the next sentence. */
function endsSentence({ tokens, printed }: Reader, end: number): boolean {
  return tokens[end - 1] === '"' && tokens[end - 2] === "." && /^[A-Z]/.test(printed[end] ?? "")
}

// "Each opponent sacrifices a permanent unless they pay {2}": each pays or not.
clause.iso("{who:player} {d:does list} unless they pay {c:costs}", unlessEach, (e) => {
  const found = unlessOfEach(e)
  return found?.c.every(isPaid) ? found : undefined
})
// "Each opponent loses 3 life unless they discard a card": each does it or not.
clause.iso(
  [
    "{who:player} {d:does list} unless they {c:costs}",
    "{who:player} {d:does list} unless that player {c:costs}",
  ],
  unlessEach,
  unlessOfEach,
)

function unlessEach({ who, d, c }: Record<string, unknown>): Effect | undefined {
  if (!isMany(who as PlayerSelector)) return undefined
  const effect = withPlayer(ofLoop(d as Effect), LOOP)
  return {
    do: "forEachPlayer",
    of: who as PlayerSelector,
    effect: { do: "unless", player: LOOP, cost: c as Cost, effect },
  }
}

function unlessOfEach(e: Effect): { who: PlayerSelector; d: Effect; c: Cost } | undefined {
  if (e.do !== "forEachPlayer" || e.effect.do !== "unless" || !same(e.effect.player, LOOP)) return undefined
  const found = subjectOf(e.effect.effect)
  return found && same(found.who, LOOP) ? { who: e.of, d: found.d, c: e.effect.cost } : undefined
}

/** Makes "their" that of the loop's current player. */
function ofLoop(effect: Effect): Effect {
  return mapNodes(effect, (node) => (isTheir(node) ? LOOP : undefined)) as Effect
}
