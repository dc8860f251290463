import type { Condition, Filter, PlayerSelector } from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { $, same } from "../../grammar/hole.ts"
import { ORACLE } from "../../oracle.ts"
import { withOther, withoutOther } from "../objects/other.ts"
import type { Things } from "../objects/things.ts"

// Subjects of events: objects, and players (603.2).

/** The subject of an event: "~", "a creature you control", "another Elf", "~ or another creature you control". */
const subject = define<Filter>(ORACLE, "subject")
subject("~", { is: "self" })
subject("enchanted|equipped|fortified {noun:host}", { is: "among", of: { sel: "attachedTo" } })
subject.iso(
  "another {t:thing}",
  ({ t }) => {
    const filter = plain(t)
    return filter && withOther(filter)
  },
  (f) => {
    const bare = withoutOther({ filter: f })
    return bare && { t: bare }
  },
)
subject.iso(
  ["a {t:thing}", "{t:thing}"],
  ({ t }) => plain(t),
  (f) => ({ t: { filter: f } }),
)
/** The object itself, or another that matches: the quality applies only to the other. */
function selfOrOther(t: Things): Filter | undefined {
  const filter = plain(t)
  return filter && { is: "or", of: [{ is: "self" }, withOther(filter)] }
}

function otherThanSelf(f: Filter): { t: Things } | undefined {
  if (f.is !== "or" || f.of.length !== 2 || f.of[0].is !== "self") return undefined
  const bare = withoutOther({ filter: f.of[1] })
  return bare && { t: bare }
}

subject.iso(
  "~ or another {t:thing}",
  ({ t }) => selfOrOther(t),
  (f) => otherThanSelf(f),
)
export const batch = define<Filter>(ORACLE, "batch")
batch.iso(
  ["one or more {t:things}"],
  ({ t }) => plain(t),
  (f) => ({ t: { filter: f } }),
)

batch.iso(
  ["~ {a:and or} one or more other {t:things}"],
  ({ t }) => selfOrOther(t),
  (f) => otherThanSelf(f),
)

function plain(things: Things): Filter | undefined {
  return things.kind === undefined && things.zone === undefined ? things.filter : undefined
}

const discarded = define<Filter>(ORACLE, "discarded")
discarded.iso(
  "a {t:thing}",
  ({ t }) =>
    (t as Things).kind === "card" && (t as Things).zone === undefined && (t as Things).filter.is !== "any"
      ? (t as Things).filter
      : undefined,
  (filter) => ({ t: { filter, kind: "card" } }),
)

export const f = (): Filter => $<Filter>("what")
export const who = (): PlayerSelector => $<PlayerSelector>("who")

/** The player of an event: "a player" is any player, not a chosen one. */
const eventPlayer = define<PlayerSelector>(ORACLE, "event player")
eventPlayer("you", { who: "you" })
eventPlayer(["a opponent", "one of your opponents", "one or more of your opponents", "each opponent"], {
  who: "opponents",
})
eventPlayer(["a player", "one or more players"], { who: "players" })
eventPlayer(["enchanted player", "enchanted opponent"], { who: "enchanted" })
eventPlayer("the chosen player", { who: "chosen" })
/** "That creature", in the event of a delayed trigger. */
ORACLE.symbol("said subject").handwritten = {
  begins: (word) => word === "that" || word === "those" || word === "it" || word === "the",
  read: (reader, at) =>
    reader
      .read("simple object", at)
      .filter((r) => (r.value as { sel: string }).sel === "said")
      .map((r) => ({ end: r.end, value: { is: "among", of: r.value } })),
  *spell(value) {
    const filter = value as Filter
    if (filter.is === "among" && filter.of.sel !== "attachedTo")
      yield [{ symbol: "simple object", value: filter.of }]
  },
}
subject("~ or a creature it's paired with", {
  is: "or",
  of: [{ is: "self" }, { is: "among", of: { sel: "pairedWith" } }],
})
subject("{s:said subject}", $<Filter>("s"))
subject.iso(
  "a {t:thing} or a {u:thing}",
  ({ t, u }) => {
    const [first, second] = [plain(t), plain(u)]
    return first && second && { is: "or", of: [first, second] }
  },
  (filter) =>
    filter.is === "or" && filter.of.length === 2
      ? { t: { filter: filter.of[0] }, u: { filter: filter.of[1] } }
      : undefined,
)
subject.iso(
  "~ or enchanted|equipped {noun:host}",
  () => ({ is: "or", of: [{ is: "self" }, { is: "among", of: { sel: "attachedTo" } }] }),
  (filter) =>
    filter.is === "or" && same(filter.of, [{ is: "self" }, { is: "among", of: { sel: "attachedTo" } }])
      ? {}
      : undefined,
)
subject("your commander", {
  is: "and",
  of: [{ is: "commander" }, { is: "ownedBy", player: { who: "you" } }],
})
for (const [words, of] of [
  ["a player", { who: "players" }],
  ["a opponent", { who: "opponents" }],
] as const)
  eventPlayer(`${words} who {p:player predicate}`, { who: "such", of, that: $<Condition>("p") })
