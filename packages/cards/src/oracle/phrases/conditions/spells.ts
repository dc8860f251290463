import type { Amount, Condition, Filter, PlayerSelector, Selector, Zone } from "@apnap/engine"
import { asObject } from "../../discourse/surface.ts"
import { $, same } from "../../grammar/hole.ts"
import { condition } from "../../oracle.ts"

condition.iso(
  "that spell 's mana cost or that ability 's activation cost contains {x}",
  () => ({
    if: "is",
    of: asObject({ sel: "said", spell: true }),
    filter: { is: "manaCostHas", symbol: "{X}" },
  }),
  (c) => (c.if === "is" && c.filter.is === "manaCostHas" ? {} : undefined),
)
// How a spell was cast, and with what mana (601.2).

// The spell needn't be this object: "whenever a creature you control enters, if you cast it".
condition("{what:simple object} was kicked", { if: "paid", cost: "kicker", of: $<Selector>("what") })
// 702.33f: one of two kickers, identified by its cost.
condition("{what:simple object} was kicked with its {m:mana} kicker", {
  if: "paid",
  cost: "kicker",
  by: $<string>("m"),
  of: $<Selector>("what"),
})
condition(["it was kicked with its {m:mana} kicker", "~ was kicked with its {m:mana} kicker"], {
  if: "paid",
  cost: "kicker",
  by: $<string>("m"),
})
condition("{what:simple object} was cast", { if: "wasCast", of: $<Selector>("what") })
condition("this ability has been activated {n:number} or more times this turn", {
  if: "abilityCount",
  what: "activated",
  op: ">=",
  than: $<Amount>("n"),
})
// 601.2b, 601.2i: what was revealed for it, or was controlled as it was cast.
condition.iso(
  "you revealed a {t:plain thing} card or controlled a {u:plain thing} as you cast ~",
  ({ t, u }) => (same(t, u) ? { if: "or", of: [REVEALED, controlledAsCast(t)] } : undefined),
  (c) => {
    const [paid, was] = c.if === "or" ? c.of : []
    const filter =
      same(paid, REVEALED) && was?.if === "asCast" && was.that.if === "exists" ? was.that.filter : undefined
    return filter?.is === "and" ? { t: filter.of[0], u: filter.of[0] } : undefined
  },
)
const REVEALED: Condition = { if: "paid", cost: "additional" }
function controlledAsCast(filter: Filter): Condition {
  const yours: Filter = { is: "controlledBy", player: { who: "you" } }
  return { if: "asCast", that: { if: "exists", filter: { is: "and", of: [filter, yours] } } }
}
condition("you controlled a {t:plain thing} as you cast ~", {
  if: "asCast",
  that: {
    if: "exists",
    filter: { is: "and", of: [$<Filter>("t"), { is: "controlledBy", player: { who: "you" } }] },
  },
})
condition("{what:simple object} entered from {who:whose} graveyard", {
  if: "is",
  of: $<Selector>("what"),
  filter: {
    is: "thisTurn",
    event: {
      on: "moves",
      object: { is: "ownedBy", player: $<PlayerSelector>("who") },
      from: "graveyard",
      to: "battlefield",
    },
  },
})
// Asked as it triggers, when the land that was just played is one of them (603.4); no other is played while it waits (305.1).
condition("it wasn't the first {l:plain thing} you played this turn", {
  if: "happened",
  event: { on: "moves", object: $<Filter>("l"), cause: "play", by: { who: "you" } },
  atLeast: 2,
})
condition(["it was kicked", "~ was kicked"], { if: "paid", cost: "kicker" })
condition("{what:simple object} wasn't cast", { if: "not", of: { if: "wasCast", of: $<Selector>("what") } })
condition("{what:simple object} wasn't kicked", {
  if: "not",
  of: { if: "paid", cost: "kicker", of: $<Selector>("what") },
})
condition("mana from a treasure was spent to cast {what:simple object}", {
  if: "compare",
  left: { n: "manaSpent", of: $<Selector>("what"), kind: "treasure" },
  op: ">=",
  right: 1,
})
condition("mana from a treasure was spent to cast it", {
  if: "compare",
  left: { n: "manaSpent", kind: "treasure" },
  op: ">=",
  right: 1,
})
for (const [letter, kind] of [
  ["w", "W"],
  ["u", "U"],
  ["b", "B"],
  ["r", "R"],
  ["g", "G"],
  ["c", "C"],
  ["s", "snow"],
] as const)
  condition(`{${letter}} was spent to cast it|~`, {
    if: "compare",
    left: { n: "manaSpent", kind },
    op: ">=",
    right: 1,
  })
function castBySelf(c: Condition, zone: Zone): { what: Selector } | undefined {
  const [cast, from] = c.if === "and" && c.of.length === 2 ? c.of : []
  if (cast?.if !== "wasCast" || cast.of === undefined || cast.by?.who !== "you") return undefined
  if (from?.if !== "castFrom" || from.zone !== zone || !same(from.of, cast.of)) return undefined
  return { what: cast.of }
}
for (const [words, zone] of [
  ["a graveyard", "graveyard"],
  ["exile", "exile"],
  ["your hand", "hand"],
] as const) {
  condition(`{what:simple object} was cast from ${words}`, { if: "castFrom", zone, of: $<Selector>("what") })
  condition.iso(
    `you cast {what:simple object} from ${words}`,
    ({ what }) => ({
      if: "and",
      of: [
        { if: "wasCast", of: what as Selector, by: { who: "you" } },
        { if: "castFrom", zone, of: what as Selector },
      ],
    }),
    (c) => castBySelf(c, zone),
  )
}
for (const letter of ["W", "U", "B", "R", "G"] as const) {
  const words = { W: "white", U: "blue", B: "black", R: "red", G: "green" }
  condition(`at least {n:number} ${words[letter]} mana was spent to cast it|~`, {
    if: "compare",
    left: { n: "manaSpent", kind: letter },
    op: ">=",
    right: $<Amount>("n"),
  })
}
// A card in your graveyard is owned by you.
const OWNED: Filter = { is: "ownedBy", player: { who: "you" } }
condition("{what:simple object} was cast from your graveyard", {
  if: "and",
  of: [
    { if: "castFrom", zone: "graveyard", of: $<Selector>("what") },
    { if: "is", of: $<Selector>("what"), filter: OWNED },
  ],
})
condition("you cast {what:simple object} from your graveyard", {
  if: "and",
  of: [
    { if: "wasCast", of: $<Selector>("what"), by: { who: "you" } },
    { if: "castFrom", zone: "graveyard", of: $<Selector>("what") },
    { if: "is", of: $<Selector>("what"), filter: OWNED },
  ],
})
// After the rules for where it was cast from: "this creature from your hand" is no object.
condition("you cast {what:simple object}", { if: "wasCast", of: $<Selector>("what"), by: { who: "you" } })
condition(["you cast it", "it was cast"], { if: "wasCast" })
/** Whether a conjunction describes how a spell was cast. */
export function isCastByYou(c: Extract<Condition, { if: "and" }>): boolean {
  return c.of.length > 1 && (c.of[0].if === "wasCast" || c.of[0].if === "castFrom") && c.of[1].if !== "or"
}
condition.iso(
  "you didn't cast {what:simple object} from your hand",
  ({ what }) => ({ if: "not", of: castByYou(what, "hand") }),
  (c) => (c.if === "not" ? castBySelf(c.of, "hand") : undefined),
)
function castByYou(of: Selector, zone: Zone): Condition {
  return {
    if: "and",
    of: [
      { if: "wasCast", of, by: { who: "you" } },
      { if: "castFrom", zone, of },
    ],
  }
}
// 702.62b: it's in exile, with suspend and a time counter.
condition("{what:simple object} is suspended", {
  if: "is",
  of: $<Selector>("what"),
  filter: {
    is: "and",
    of: [
      { is: "inZone", zone: "exile" },
      { is: "keyword", keyword: "suspend" },
      { is: "counters", kind: "time", op: ">=", than: 1 },
    ],
  },
})
