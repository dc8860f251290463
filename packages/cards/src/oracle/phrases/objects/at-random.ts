import type { Amount, Filter, PlayerSelector, Zone } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { cost, object } from "../../oracle.ts"

// Several cards chosen at random (608.2d).

interface Place {
  readonly zone: Zone | readonly Zone[]
  readonly of?: PlayerSelector
}
object.iso(
  "{n:number} {t:card things} at random {z:place}",
  ({ n, t, z }) =>
    n === 1
      ? undefined
      : { sel: "choose", filter: t as Filter, ...(z as Place), count: n as Amount, random: true },
  (s) => {
    if (s.sel !== "choose" || s.random !== true || s.count === undefined || s.zone === undefined)
      return undefined
    const { filter, zone, of, count } = s
    return { n: count, t: filter, z: { zone, ...(of && { of }) } }
  },
)
cost("discard(s) {n:cards} at random", { pay: "discard", count: $<Amount>("n"), random: true })
