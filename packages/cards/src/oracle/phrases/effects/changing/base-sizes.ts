import type { Amount, Change, Duration, Effect, Selector } from "@apnap/engine"
import { $, same } from "../../../grammar/hole.ts"
import { clause, does } from "../../../oracle.ts"

// Base power and toughness that become something for a duration (613.4b). A computed value is fixed as the effect begins (608.2h).

const w = (): Selector => $<Selector>("w")
const change = (changes: readonly Change[]): Effect => ({
  do: "change",
  what: w(),
  changes,
  duration: $<Duration>("d"),
})
for (const measure of ["power", "toughness"] as const)
  for (const words of [
    `{w:objects'} base ${measure} becomes/become equal to {n:quantity} {d:duration}`,
    `{d:duration} , {w:objects'} base ${measure} becomes/become equal to {n:quantity}`,
    `change {w:objects'} base ${measure} to {n:quantity} {d:duration}`,
  ])
    clause(words, change([{ change: "setPT", [measure]: $<Amount>("n") }]))
clause.iso(
  "{w:objects'} base power and toughness become|becomes equal to {o:objects'} power and toughness {d:duration}",
  ({ w: what, o, d }) => ({ do: "change", what, changes: [asBigAs(o)], duration: d }),
  (e) => {
    const [only, ...more] = e.do === "change" && !e.choose ? e.changes : []
    if (e.do !== "change" || only?.change !== "setPT" || more.length > 0) return undefined
    const o = typeof only.power === "object" && only.power.n === "power" ? only.power.of : undefined
    return o !== undefined && same(only, asBigAs(o)) ? { w: e.what, o, d: e.duration } : undefined
  },
)
for (const words of [
  "change {w:objects'} base power and toughness to {o:objects'} power and toughness {d:duration}",
  "change {w:objects'} base power and toughness to the power and toughness of {o:simple object} {d:duration}",
])
  does(words, change([asBigAs($<Selector>("o"))]))
function asBigAs(of: Selector): Change {
  return { change: "setPT", power: { n: "power", of }, toughness: { n: "toughness", of } }
}
