import type { Duration, Effect } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { clause, duration, ORACLE } from "../../oracle.ts"
import { what } from "../holes.ts"
import type { Things } from "../things.ts"

// Cards that may be played or cast for a while, or at once.

clause(["you may play {what:object} {d:duration}", "{d:duration} , you may play {what:object}"], {
  do: "permitPlay",
  what: what(),
  duration: $<Duration>("d"),
})
clause(["you may cast {what:object} {d:duration}", "{d:duration} , you may cast {what:object}"], {
  do: "permitPlay",
  what: what(),
  duration: $<Duration>("d"),
  castOnly: true,
})
clause("you may cast {what:object} without paying its mana cost", {
  do: "cast",
  what: what(),
  free: true,
  optional: true,
})
clause.iso(
  "you may cast a {t:thing} without paying its mana cost",
  ({ t }) => {
    const things = t as Things
    if (things.kind !== "spell" || things.zone === undefined) return undefined
    const among = {
      sel: "all",
      filter: things.filter,
      zone: things.zone,
      ...(things.of && { of: things.of }),
    } as const
    return { do: "cast", what: among, free: true, optional: true, count: 1 }
  },
  (e) => {
    if (e.do !== "cast" || e.what.sel !== "all" || e.count !== 1 || e.optional !== true || e.free !== true)
      return undefined
    const { filter, zone, of } = e.what
    return { t: { filter, kind: "spell", zone, ...(of && { of }) } }
  },
)
clause("you may play {what:object} without paying its mana cost", {
  do: "cast",
  what: what(),
  free: true,
  optional: true,
  orPlayLand: true,
})
/** A card that leaves exile is a new object (400.7): the permission ends by itself. */
duration(
  [
    "for as long as it|they remains|remain exiled",
    "for as long as that card remains exiled",
    "for as long as those cards remain exiled",
  ],
  "permanent",
)
for (const [words, anyMana] of [
  ["mana as though it were mana of any color", "color"],
  ["mana as though it were mana of any type", "type"],
  ["mana of any type", "type"],
] as const)
  for (const [verb, only] of [
    ["play", {}],
    ["cast", { castOnly: true }],
  ] as const)
    clause(
      [
        `you may ${verb} {what:object} {d:duration} , and you may spend ${words} to cast {i:spell again}`,
        `{d:duration} , you may ${verb} {what:object} , and you may spend ${words} to cast {i:spell again}`,
        `you may ${verb} {what:object} {d:duration} , and mana of any type can be spent to cast {i:spell again}`,
      ],
      { do: "permitPlay", what: what(), duration: $<Duration>("d"), anyMana, ...only } as Effect,
    )
// Spells cast this way that go to exile.
for (const words of [
  "if that spell would be put into a graveyard , exile it instead",
  "if that spell would be put into your graveyard , exile it instead",
  "if a spell cast this way would be put into a graveyard , exile it instead",
  "if a spell cast this way would be put into your graveyard , exile it instead",
  "if a instant or sorcery spell cast this way would be put into your graveyard , exile it instead",
  "if it would be put into your graveyard , exile it instead",
])
  clause.iso(
    `{e:casting clause} . ${words}`,
    ({ e }) => ({ ...(e as Extract<Effect, { do: "cast" }>), exileAfter: true }),
    (e) => {
      if ((e.do !== "cast" && e.do !== "permitPlay") || e.exileAfter !== true) return undefined
      const { exileAfter: _, ...rest } = e
      return { e: rest }
    },
  )
ORACLE.symbol("casting clause").handwritten = {
  begins: (word) => word === "you" || word === "until" || word === "for",
  read: (reader, at) =>
    reader.read("clause", at).filter((r) => {
      const e = r.value as Effect
      return (e.do === "cast" || e.do === "permitPlay") && e.exileAfter === undefined
    }),
  spell: (value) => [[{ symbol: "clause", value }]],
}
