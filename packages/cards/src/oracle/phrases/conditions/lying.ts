import type { Amount, Filter, PlayerSelector, Selector } from "@apnap/engine"
import { asObject } from "../../discourse/surface.ts"
import { $ } from "../../grammar/hole.ts"
import { condition } from "../../oracle.ts"

// Where cards are, whom a creature is paired with, and what didn't happen this turn.

const YOU: PlayerSelector = { who: "you" }
condition(
  [
    "there is a {t:card thing} in your graveyard",
    "there's a {t:card thing} in your graveyard",
    "a {t:card thing} is in your graveyard",
  ],
  { if: "exists", filter: $<Filter>("t"), zone: "graveyard", of: YOU },
)
condition("a opponent owns a card in exile", {
  if: "exists",
  filter: { is: "ownedBy", player: { who: "opponents" } },
  zone: "exile",
})
condition("there are no cards in your graveyard", {
  if: "not",
  of: { if: "exists", filter: { is: "any" }, zone: "graveyard", of: YOU },
})
condition("there are {n:number} or more cards in exile", {
  if: "exists",
  filter: { is: "any" },
  zone: "exile",
  atLeast: $<Amount>("n"),
})
// 207.2c: eminence functions in both zones.
condition("~ is in the command zone or on the battlefield", {
  if: "is",
  of: { sel: "self" },
  filter: { is: "inZone", zone: ["command", "battlefield"] },
})
condition("{what:simple object} started the turn untapped", {
  if: "startedTurn",
  of: $<Selector>("what"),
  tapped: false,
})
condition("{what:simple object} is paired with {f:subject}", {
  if: "is",
  of: { sel: "pairedWith", of: $<Selector>("what") },
  filter: $<Filter>("f"),
})
condition(["it escaped", "~ escaped"], { if: "paid", cost: "escape" })
condition("{what:simple object} escaped", { if: "paid", cost: "escape", of: $<Selector>("what") })
condition.iso(
  "it's paired with {f:subject}",
  ({ f }) => ({ if: "is", of: { sel: "pairedWith", of: asObject({ sel: "said" }) }, filter: f }),
  (c) => (c.if === "is" && c.of.sel === "pairedWith" ? { f: c.filter } : undefined),
)
condition("{what:simple object} is attached to {f:subject}", {
  if: "is",
  of: $<Selector>("what"),
  filter: { is: "attachedTo", filter: $<Filter>("f") },
})
condition("{n:number} or more {t:plain things} are attached to {what:simple object}", {
  if: "exists",
  filter: {
    is: "and",
    of: [$<Filter>("t"), { is: "attachedTo", filter: { is: "among", of: $<Selector>("what") } }],
  },
  atLeast: $<Amount>("n"),
})
condition("{n:number} or more creatures are blocking {what:simple object}", {
  if: "exists",
  filter: { is: "blocking", whom: $<Selector>("what") },
  atLeast: $<Amount>("n"),
})
condition.iso(
  "it's attacking alone",
  () => ({ if: "attackingAlone", of: asObject({ sel: "said" }) }),
  (c) => (c.if === "attackingAlone" ? {} : undefined),
)
