import type { Amount, Cost, CostPart } from "@apnap/engine"
import { SUBTYPES } from "@apnap/engine"
import { $ } from "../../../grammar/hole.ts"
import { condition, ORACLE, statics } from "../../../oracle.ts"

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
