import type { Amount, Effect, Selector } from "@apnap/engine"
import { same } from "../../../grammar/hole.ts"
import { clause } from "../../../oracle.ts"

// "Gets +1/-1 or -1/+1": chosen on resolution (608.2d).

clause.iso(
  "{what:object} get(s) {a:size} or {b:size} {d:duration}",
  ({ what, a, b, d }) => ({ do: "chooseOne", of: [a, b].map((size) => option(what, size, d)) }),
  (e) => {
    const [a, b] = e.do === "chooseOne" && e.of.length === 2 ? e.of.map(({ effect }) => sizeIn(effect)) : []
    return a && b && same(a.what, b.what) && same(a.d, b.d)
      ? { what: a.what, a: a.size, b: b.size, d: a.d }
      : undefined
  },
)

function option(what: Selector, [power, toughness]: readonly [Amount, Amount], duration: never) {
  return {
    label: [power, toughness].map(shown).join("/"),
    effect: { do: "change", what, changes: [{ change: "modifyPT", power, toughness }], duration } as Effect,
  }
}

/** As the text has it: a computed number is X. */
function shown(n: Amount): string {
  if (typeof n !== "number") return n.n === "minus" && n.of === 0 ? "-X" : "+X"
  return n >= 0 ? `+${n}` : String(n)
}

function sizeIn(e: Effect) {
  const [only] = e.do === "change" && e.changes.length === 1 ? e.changes : []
  return e.do === "change" && only?.change === "modifyPT"
    ? { what: e.what, size: [only.power, only.toughness], d: e.duration }
    : undefined
}
