import type { Amount, Cost, CostPart, Filter, StaticEffect } from "@apnap/engine"
import { SUBTYPES } from "@apnap/engine"
import { $, same } from "../../../grammar/hole.ts"
import { condition, ORACLE, statics } from "../../../oracle.ts"
import { COLOR_WORDS } from "../../../words/colors.ts"
import { ANY_NUMBER } from "../../targets/slots.ts"

// Optional additional costs, and whether they were paid (601.2b, 118.8b).

/** The key that later text uses to ask whether it was paid. */
function keyOf([part]: Cost): string {
  if (part.pay === "collectEvidence") return "evidence"
  if (part.pay === "behold" && part.filter.is === "subtype") return `behold ${part.filter.subtype}`
  return "additional"
}

statics.iso(
  "as a additional cost to cast ~ , you may {c:optional costs}",
  ({ c }) => ({ static: "additionalCost", self: true, cost: c as Cost, optionalKey: keyOf(c) }),
  (s) =>
    s.static === "additionalCost" && s.self && s.optionalKey === keyOf(s.cost) ? { c: s.cost } : undefined,
)
/** Costs paid once and in one way. */
ORACLE.symbol("optional costs").handwritten = {
  read: (reader, at) => reader.read("costs", at).filter((r) => (r.value as Cost).every(isPlain)),
  spell: (value) => [[{ symbol: "costs", value }]],
}
function isPlain(part: CostPart): boolean {
  return part.pay !== "anyOf" && part.pay !== "do"
}

condition("evidence was collected", { if: "paid", cost: "evidence" })
condition(["its additional cost was paid", "~ 's additional cost was paid"], {
  if: "paid",
  cost: "additional",
})
condition.iso(
  "a {t:beheld} was beheld",
  ({ t }) => ({ if: "paid", cost: t }),
  (c) => (c.if === "paid" && c.cost.startsWith(BEHELD) ? { t: c.cost } : undefined),
)
const BEHELD = "behold "
const KINDS: ReadonlyMap<string, string> = new Map(
  SUBTYPES.creature.map((kind) => [kind.toLowerCase(), kind]),
)
ORACLE.symbol("beheld").handwritten = {
  begins: (word) => KINDS.has(word),
  read: (reader, at) => {
    const kind = KINDS.get(reader.tokens[at])
    return kind === undefined ? [] : [{ end: at + 1, value: `${BEHELD}${kind}` }]
  },
  spell: (value) => [[(value as string).slice(BEHELD.length).toLowerCase()]],
}
// An optional additional cost (118.8b) with a name of its own.
statics("teamwork {n:digits}", {
  static: "additionalCost",
  self: true,
  cost: [
    {
      pay: "tapOthers",
      filter: { is: "type", type: "creature" },
      totalPower: $<Amount>("n"),
      key: "teamwork",
    },
  ],
  optionalKey: "teamwork",
})
condition("~ was cast using teamwork", { if: "paid", cost: "teamwork" })

// 601.2f: what paying them takes off the total cost.
const YOU_MAY = "as a additional cost to cast ~ , you may"
type Additional = Extract<StaticEffect, { static: "additionalCost" }>

statics(`${YOU_MAY} collect evidence {n:digits} . ~ costs {m:mana} less to cast if evidence was collected`, {
  static: "additionalCost",
  self: true,
  cost: [
    { pay: "collectEvidence", amount: $<Amount>("n") },
    { pay: "reduction", mana: $<string>("m") },
  ],
  optionalKey: "evidence",
})
/** A cost of a number of things that are the player's choice. */
type Heap = Extract<CostPart, { pay: "sacrifice" | "exile" | "tapOthers" }>
/** One of the things that a cost of any number of them gives up. */
function given(part: CostPart): string {
  if (part.pay === "exile") return "card exiled"
  if (part.pay === "tapOthers") return "creature tapped"
  const isCreature = part.pay === "sacrifice" && same(part.filter, { is: "type", type: "creature" })
  return isCreature ? "creature sacrificed" : "permanent sacrificed"
}
for (const words of ["creature sacrificed", "permanent sacrificed", "card exiled", "creature tapped"])
  statics.iso(
    `${YOU_MAY} {c:cost} . ~ costs {m:mana} less to cast for each ${words} this way`,
    ({ c, m }) => {
      const { count, min, ...one } = c as Heap
      const isHeap = count === ANY_NUMBER && min === 0 && given(one) === words
      return isHeap ? repeatable([one, { pay: "reduction", mana: m as string }]) : undefined
    },
    (s) => {
      if (s.static !== "additionalCost" || s.many !== true) return undefined
      const [one, less] = s.cost
      const isMeant = less?.pay === "reduction" && given(one) === words && same(s, repeatable(s.cost))
      return isMeant ? { c: { ...one, count: ANY_NUMBER, min: 0 }, m: less.mana } : undefined
    },
  )
function repeatable(cost: Cost): Additional {
  return { static: "additionalCost", self: true, cost, optionalKey: "additional", many: true }
}
for (const [word, color] of Object.entries(COLOR_WORDS))
  statics.iso(
    `as a additional cost to cast {s:spell things} , you may pay {n:number} life . those spells cost {m:mana} less to cast if you paid life this way . this effect reduces only the amount of ${word} mana you pay`,
    ({ s, n, m }) => (m === `{${color}}` ? withLife(s as Filter, n as Amount, m) : undefined),
    (e) => {
      if (e.static !== "additionalCost" || e.spells === undefined) return undefined
      const [life, less] = e.cost
      if (life?.pay !== "life" || less?.pay !== "reduction" || less.mana !== `{${color}}`) return undefined
      const holes = { s: e.spells, n: life.amount, m: less.mana }
      return same(e, withLife(holes.s, holes.n, holes.m)) ? holes : undefined
    },
  )
function withLife(spells: Filter, amount: Amount, mana: string): Additional {
  return {
    static: "additionalCost",
    spells,
    by: { who: "you" },
    cost: [
      { pay: "life", amount },
      { pay: "reduction", mana, coloredOnly: true },
    ],
    optionalKey: "additional",
  }
}
