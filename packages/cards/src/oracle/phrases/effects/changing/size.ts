import type { Change, Duration, Effect, Selector } from "@apnap/engine"
import { $, same } from "../../../grammar/hole.ts"
import { clause } from "../../../oracle.ts"

// Switching and doubling power and toughness (613.4d, 701.10).

clause("switch {what:objects'} power and toughness {d:duration}", {
  do: "change",
  what: $("what"),
  changes: [{ change: "switchPT" }],
  duration: $<Duration>("d"),
})
const OF_BOTH: readonly (readonly [string, boolean])[] = [
  ["double {what:objects'} power {d:duration}", false],
  ["double the power of {what:simple object} {d:duration}", false],
  ["double {what:objects'} power and toughness {d:duration}", true],
  ["double the power and toughness of {what:simple object} {d:duration}", true],
]
for (const [text, both] of OF_BOTH)
  clause.iso(
    text,
    ({ what: w, d }) => doubled(w, d, both),
    (e) => {
      const each = e.do === "forEach" ? e.effect : e
      if (each.do !== "change") return undefined
      const of = e.do === "forEach" ? e.of : each.what
      return same(e, doubled(of, each.duration, both)) ? { what: of, d: each.duration } : undefined
    },
  )

/** 701.10b: each gets a bonus equal to its own power or toughness; several are doubled individually. */
function doubled(of: Selector, d: Duration, both: boolean): Effect {
  if (of.sel === "all") return { do: "forEach", of, effect: doubled(EACH, d, both) }
  const change: Change = {
    change: "modifyPT",
    power: { n: "power", of },
    toughness: both ? { n: "toughness", of } : 0,
    doubles: true,
  }
  return { do: "change", what: of, changes: [change], duration: d }
}
const EACH: Selector = { sel: "bound", name: "each" }
