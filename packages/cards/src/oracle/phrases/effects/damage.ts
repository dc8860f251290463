import type { Amount, Effect, Selector, TargetSlot } from "@apnap/engine"
import { mapNodes } from "../../discourse/nodes.ts"
import { asObject, isIt } from "../../discourse/surface.ts"
import { define } from "../../grammar/grammar.ts"
import { $, same } from "../../grammar/hole.ts"
import { clause, ORACLE } from "../../oracle.ts"
import { someNode } from "../some-node.ts"

// Damage dealt by objects (120).

// Several objects each deal damage equal to their own power.
const EACH: Selector = { sel: "bound", name: "each" }
const POWER_OF_EACH: Amount = { n: "power", of: EACH }
clause(
  [
    "each {w:all each} deals damage to itself equal to its power",
    "each {w:those each} deals damage to itself equal to its power",
  ],
  {
    do: "forEach",
    of: $<Selector>("w"),
    effect: { do: "damage", amount: POWER_OF_EACH, source: EACH, to: EACH },
  },
)
for (const symbol of ["all each", "those each"])
  clause(`each {w:${symbol}} deals damage equal to its power to {to:recipient}`, {
    do: "forEach",
    of: $<Selector>("w"),
    effect: { do: "damage", amount: POWER_OF_EACH, source: EACH, to: $<Selector>("to") },
  })
define<Selector>(ORACLE, "those each").iso(
  "of {w:object}",
  ({ w }) => (["said", "mention"].includes((w as { sel: string }).sel) ? w : undefined),
  (w) => ({ w }),
)
define<Selector>(ORACLE, "all each").iso(
  "{t:plain thing}",
  ({ t }) => ({ sel: "all", filter: t }),
  (s) => (s.sel === "all" && s.zone === undefined && s.of === undefined ? { t: s.filter } : undefined),
)
/** "Each creature deals 1 damage to its controller": each to its own. */
clause.iso(
  "each {w:all each} deals {n:digits} damage to {to:recipient}",
  ({ w, n, to }) =>
    someNode(to, isIts)
      ? {
          do: "forEach",
          of: w as Selector,
          effect: { do: "damage", amount: n as Amount, source: EACH, to: ofEach(to) },
        }
      : undefined,
  (e) => {
    const hit = e.do === "forEach" && e.of.sel === "all" ? e.effect : undefined
    if (e.do !== "forEach" || hit?.do !== "damage" || !same(hit.source, EACH)) return undefined
    return { w: e.of, n: hit.amount, to: hit.to }
  },
)
/** "Its controller", as opposed to "that creature", which was mentioned before. */
function isIts(node: object): boolean {
  return isIt(node) && (node as { that?: boolean }).that !== true
}
function ofEach(to: unknown): Selector {
  return mapNodes(to, (node) => (isIts(node) ? EACH : undefined)) as Selector
}
clause.iso(
  "{source:simple object} deal(s) {n:digits} damage to {to:recipient}",
  ({ source, n, to }) =>
    (source as Selector).sel === "all" && someNode(to, isIts)
      ? undefined
      : { do: "damage", amount: n as Amount, to: to as Selector, source: source as Selector },
  (e) =>
    e.do === "damage" && e.source && !e.divided && !e.unpreventable && !e.spill
      ? { source: e.source, n: e.amount, to: e.to }
      : undefined,
)
clause.iso(
  "~ deals|deal {n:digits} damage to {to:recipient}",
  ({ n, to }) => ({ do: "damage", amount: n, to }),
  (e) =>
    e.do === "damage" && !e.source && !e.divided && !e.unpreventable && !e.spill
      ? { n: e.amount, to: e.to }
      : undefined,
)
// "~ deals damage equal to its power": "its" is the source, the last object named.
clause(
  [
    "{source:simple object} deal(s) damage equal to {n:quantity} to {to:recipient}",
    "{source:simple object} deal(s) damage to {to:recipient} equal to {n:quantity}",
  ],
  { do: "damage", amount: $<Amount>("n"), to: $<Selector>("to"), source: $<Selector>("source") },
)
clause(
  [
    "~ deals|deal damage equal to {n:quantity} to {to:recipient}",
    "~ deals|deal damage to {to:recipient} equal to {n:quantity}",
  ],
  {
    do: "damage",
    amount: $<Amount>("n"),
    to: $<Selector>("to"),
  },
)
clause(
  [
    "~ deals|deal {n:digits} damage to each of {to:recipient}",
    "it deals {n:digits} damage to each of {to:recipient}",
  ],
  {
    do: "damage",
    amount: $<Amount>("n"),
    to: $<Selector>("to"),
  },
)

// 120.4a: excess damage is dealt to another recipient.
clause.iso(
  "{d:damaging} . excess damage is dealt to {to:recipient} instead",
  ({ d, to }) => ({ ...(d as Damage), spill: to }),
  (e) => {
    if (e.do !== "damage" || e.spill === undefined) return undefined
    const { spill, ...d } = e
    return { d, to: spill }
  },
)
type Damage = Extract<Effect, { do: "damage" }>
ORACLE.symbol("damaging").handwritten = {
  read: (reader, at) =>
    reader.read("clause", at).filter((r) => {
      const e = r.value as Effect
      return e.do === "damage" && e.spill === undefined
    }),
  spell: (value) => [[{ symbol: "clause", value }]],
}

// Damage to two recipients at once.
for (const who of ["~", "{source:simple object}"])
  clause.iso(
    `${who} deal(s) {n:digits} damage to {to:recipient} and {m:digits} damage to {b:recipient}`,
    ({ source, n, to, m, b }) => ({
      do: "sequence",
      of: [
        hurt(source as Selector | undefined, n, to),
        { ...hurt(source as Selector | undefined, m, b), together: true },
      ],
    }),
    () => undefined, // printed as separate instructions
  )

for (const who of ["~", "{source:simple object}"])
  clause.iso(
    `${who} deal(s) {n:digits} damage to {to:recipient} , {m:digits} damage to {b:recipient} , and {k:digits} damage to {c:recipient}`,
    ({ source, n, to, m, b, k, c }) => ({
      do: "sequence",
      of: [
        hurt(source as Selector | undefined, n, to),
        { ...hurt(source as Selector | undefined, m, b), together: true },
        { ...hurt(source as Selector | undefined, k, c), together: true },
      ],
    }),
    () => undefined, // printed as separate instructions
  )

function hurt(source: Selector | undefined, amount: Amount, to: Selector): Damage {
  return { do: "damage", amount, to, ...(source !== undefined && { source }) }
}
// Divided evenly on resolution among the targets that are still legal (608.2b).
clause.iso(
  "~ deals|deal {n:digits} damage divided evenly , rounded down , among {s:divided slot}",
  ({ n, s }) => {
    const to = asObject({ sel: "mention", slot: s })
    return { do: "damage", amount: { n: "quotient", of: n, by: { n: "countOf", of: to } }, to }
  },
  (e, context) => {
    if (e.do !== "damage" || typeof e.amount === "number" || e.amount.n !== "quotient") return undefined
    if (e.to.sel !== "target" || !same(e.amount.by, { n: "countOf", of: e.to })) return undefined
    return { n: e.amount.of, s: context.targets[e.to.slot] }
  },
)
// "Up to two target creatures you control each deal damage equal to their power to target creature".
clause(
  [
    "{w:several} each deal damage equal to their power to {to:recipient}",
    "{w:several} deal damage equal to their power to {to:recipient}",
  ],
  {
    do: "forEach",
    of: $<Selector>("w"),
    effect: { do: "damage", amount: POWER_OF_EACH, source: EACH, to: $<Selector>("to") },
  },
)
/** A plural: "they", "those creatures", "one or two target creatures". */
ORACLE.symbol("several").handwritten = {
  read: (reader, at) => reader.read("object", at).filter((r) => isSeveral(r.value as Selector)),
  spell: (value) => [[{ symbol: "object", value }]],
}
function isSeveral(what: Selector): boolean {
  const { sel, plural, slot } = what as { sel: string; plural?: boolean; slot?: TargetSlot }
  return plural === true || sel === "union" || (slot?.max !== undefined && slot.max !== 1)
}
