import type { Amount, Filter, PlayerSelector } from "@apnap/engine"
import { define } from "../grammar/grammar.ts"
import { $ } from "../grammar/hole.ts"
import { condition, ORACLE } from "../oracle.ts"
import type { Things } from "./objects/things.ts"

// Conditions that count cards in a zone or this turn's events.
const cards = define<{ filter: Filter; of?: PlayerSelector }>(ORACLE, "graveyard cards")
cards.iso(
  "{t:things}",
  ({ t }) => {
    const things = t as Things
    if (things.kind !== "card" || things.zone !== "graveyard") return undefined
    return { filter: things.filter, ...(things.of && { of: things.of }) }
  },
  (c) => ({ t: { filter: c.filter, kind: "card", zone: "graveyard", ...(c.of && { of: c.of }) } }),
)
condition.iso(
  ["there are {n:number} or more {c:graveyard cards}"],
  ({ n, c }) => ({ if: "exists", ...(c as { filter: Filter }), zone: "graveyard", atLeast: n }),
  (value) => {
    if (value.if !== "exists" || value.zone !== "graveyard" || value.atLeast === undefined) return undefined
    return { n: value.atLeast, c: { filter: value.filter, ...(value.of && { of: value.of }) } }
  },
)
condition.iso(
  "{n:number} or more {t:things} are in your graveyard",
  ({ n, t }) => {
    const things = t as Things
    if (things.kind !== "card" || things.zone !== undefined) return undefined
    return { if: "exists", filter: things.filter, zone: "graveyard", of: { who: "you" }, atLeast: n }
  },
  (value) => {
    if (
      value.if !== "exists" ||
      value.zone !== "graveyard" ||
      value.of?.who !== "you" ||
      value.atLeast === undefined
    )
      return undefined
    return { n: value.atLeast, t: { filter: value.filter, kind: "card" } }
  },
)
condition("there are {n:number} or more card types among cards in your graveyard", {
  if: "compare",
  left: {
    n: "distinct",
    what: "cardTypes",
    of: { sel: "all", filter: { is: "any" }, zone: "graveyard", of: { who: "you" } },
  },
  op: ">=",
  right: $<Amount>("n"),
})
