import type { Amount, Selector } from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { ORACLE, quantity } from "../../oracle.ts"
import type { Things } from "../things.ts"
import { each } from "./each.ts"

// Objects that are counted.

quantity.iso(
  "the number of {t:things}",
  ({ t }) => countOf(t),
  (n) => thingsCounted(n),
)
each.iso(
  "{t:thing}",
  ({ t }) => countOf(t),
  (n) => thingsCounted(n),
)

const allThings = define<Selector>(ORACLE, "all things")
allThings.iso(
  "{t:things}",
  ({ t }) => {
    const things = t as Things
    return {
      sel: "all",
      filter: things.filter,
      ...(things.zone && { zone: things.zone }),
      ...(things.of && { of: things.of }),
    }
  },
  (s) => {
    if (s.sel !== "all") return undefined
    return {
      t: { filter: s.filter, ...(s.zone && { kind: "card", zone: s.zone }), ...(s.of && { of: s.of }) },
    }
  },
)

function countOf(things: Things): Amount | undefined {
  if (
    things.kind === "card"
      ? things.zone === undefined || isHand(things)
      : things.kind !== undefined || things.zone !== undefined
  )
    return undefined
  return {
    n: "count",
    filter: things.filter,
    ...(things.zone && { zone: things.zone }),
    ...(things.of && { of: things.of }),
  }
}

function isHand(things: Things): boolean {
  return things.zone === "hand" && things.filter.is === "any"
}

function thingsCounted(n: Amount): { t: Things } | undefined {
  if (typeof n === "number" || n.n !== "count") return undefined
  return {
    t: {
      filter: n.filter,
      ...(n.zone && { kind: "card" as const, zone: n.zone }),
      ...(n.of && { of: n.of }),
    },
  }
}
