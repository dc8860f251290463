import type { Change, Duration, Effect, Selector } from "@apnap/engine"
import { asObject } from "../../discourse/surface.ts"
import { $ } from "../../grammar/hole.ts"
import { clause } from "../../oracle.ts"

// Power and toughness that are switched or doubled (613.4d, 701.10).

clause("switch {what:objects'} power and toughness {d:duration}", {
  do: "change",
  what: $("what"),
  changes: [{ change: "switchPT" }],
  duration: $<Duration>("d"),
})
clause.iso(
  "double {what:simple object} 's power {d:duration}",
  ({ what: w, d }) => ({
    do: "change",
    what: w,
    changes: [{ change: "modifyPT", power: { n: "power", of: asObject({ sel: "said" }) }, toughness: 0 }],
    duration: d,
  }),
  (e) => {
    if (e.do !== "change" || e.changes.length !== 1) return undefined
    const [only] = e.changes
    if (only.change !== "modifyPT" || only.toughness !== 0 || typeof only.power === "number") return undefined
    return only.power.n === "power" ? { what: e.what, d: e.duration } : undefined
  },
)
clause.iso(
  "double {what:simple object} 's power and toughness {d:duration}",
  ({ what: w, d }) => doubled(w, d),
  (e) => (e.do === "change" && isDoubled(e.changes) ? { what: e.what, d: e.duration } : undefined),
)
clause.iso(
  "double the power and toughness of {what:simple object} {d:duration}",
  ({ what: w, d }) => doubled(w, d),
  (e) => (e.do === "change" && isDoubled(e.changes) ? { what: e.what, d: e.duration } : undefined),
)
function doubled(of: Selector, d: Duration): Effect {
  const it = () => asObject({ sel: "said" })
  const change = {
    change: "modifyPT",
    power: { n: "power", of: it() },
    toughness: { n: "toughness", of: it() },
  } as const
  return { do: "change", what: of, changes: [change], duration: d }
}
function isDoubled(changes: readonly Change[]): boolean {
  const [only] = changes
  if (changes.length !== 1 || only.change !== "modifyPT") return false
  const { power, toughness } = only
  return (
    typeof power !== "number" &&
    power.n === "power" &&
    typeof toughness !== "number" &&
    toughness.n === "toughness"
  )
}
