import type { Amount, Condition, Filter, Selector } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { condition } from "../../oracle.ts"
import { isMany } from "../effects/repeating/doers.ts"

// "Exactly": neither more nor fewer.

const n = () => $<Amount>("n")
const equals = (left: Amount): Condition => ({ if: "compare", left, op: "=", right: n() })

for (const [words, n] of [
  ["exactly {n:digits} life", "life"],
  ["exactly {n:number} cards in hand", "handSize"],
  ["exactly {n:number} cards in {o:own} hand", "handSize"],
] as const)
  condition.iso(
    `{who:player} has/have ${words}`,
    ({ who, n: right }) =>
      isMany(who) ? undefined : { if: "compare", left: { n, of: who }, op: "=", right },
    (c) =>
      c.if === "compare" && c.op === "=" && typeof c.left !== "number" && c.left.n === n
        ? { who: c.left.of, n: c.right }
        : undefined,
  )
const yours: Filter = {
  is: "and",
  of: [$<Filter>("t"), { is: "controlledBy", player: { who: "you" } }],
}
condition("you control exactly one {t:plain thing}", {
  if: "compare",
  left: { n: "count", filter: yours },
  op: "=",
  right: 1,
})
condition("you control exactly {n:number} {t:plain things}", equals({ n: "count", filter: yours }))
const lying = (of: Selector, than: Amount): Condition => ({
  if: "is",
  of,
  filter: { is: "counters", kind: $<string>("kind"), op: "=", than },
})
condition("there are exactly {n:number} {kind:counter} counters on ~", lying({ sel: "self" }, n()))
condition("there is exactly one {kind:counter} counter on ~", lying({ sel: "self" }, 1))
condition(
  "{w:object} has/have exactly {n:number} {kind:counter} counters on it|them",
  lying($<Selector>("w"), n()),
)
for (const measure of ["power", "toughness"] as const)
  condition(`{w:objects'} ${measure} is exactly {n:digits}`, equals({ n: measure, of: $<Selector>("w") }))
condition("exactly one {t:plain thing} is attacking", {
  if: "compare",
  left: { n: "count", filter: { is: "and", of: [$<Filter>("t"), { is: "attacking" }] } },
  op: "=",
  right: 1,
})
