import type { Amount, Filter, Selector } from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { ORACLE, quantity } from "../../oracle.ts"
import { pileOf, thingsOfPile } from "../objects/pile.ts"
import type { Things } from "../objects/things.ts"
import { each } from "./each.ts"
import { doneThisWay, saidOfWay } from "./this-way.ts"

// Counts of objects.

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

allThings.iso(
  "{t:things} {p:way done} this way",
  ({ t, p }) => doneThisWay(t as Things, p as string),
  saidOfWay,
)

quantity.iso(
  "the total number of {t:card things} you own in exile and in your graveyard",
  ({ t }) => ({ n: "plus", of: [{ n: "count", filter: owned(t), zone: "exile" }, inGraveyard(t)] }),
  (n) => {
    const [, lying] = typeof n === "object" && n.n === "plus" ? n.of : []
    const t =
      typeof lying === "object" && lying.n === "count" && lying.zone === "graveyard"
        ? lying.filter
        : undefined
    return t && { t }
  },
)
function owned(filter: Filter): Filter {
  return { is: "and", of: [filter, { is: "ownedBy", player: { who: "you" } }] }
}
function inGraveyard(filter: Filter): Amount {
  return { n: "count", filter, zone: "graveyard", of: { who: "you" } }
}

/** Cards exiled with an object are in exile, though the text doesn't say so (607.2a). */
function countOf(said: Things): Amount | undefined {
  const things = said.zone === undefined ? { ...said, ...pileOf(said) } : said
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
  if (n.zone === "exile")
    return { t: thingsOfPile({ filter: n.filter, zone: n.zone, ...(n.of && { of: n.of }) }) }
  return {
    t: {
      filter: n.filter,
      ...(n.zone && { kind: "card" as const, zone: n.zone }),
      ...(n.of && { of: n.of }),
    },
  }
}
