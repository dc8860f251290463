import type { Duration, Effect, Filter, PlayerSelector, Selector } from "@apnap/engine"
import { $, same } from "../../../grammar/hole.ts"
import { clause, duration } from "../../../oracle.ts"
import { what } from "../../holes.ts"

// Cards that may be played or cast for a duration.

clause(["you may play {what:object} {d:duration}", "{d:duration} , you may play {what:object}"], {
  do: "permitPlay",
  what: what(),
  duration: $<Duration>("d"),
})
// 406.3: face-down cards that may also be looked at.
clause(["you may look at and play {what:object} {d:duration}"], {
  do: "permitPlay",
  what: what(),
  duration: $<Duration>("d"),
  look: true,
})
clause(["you may cast {what:object} {d:duration}", "{d:duration} , you may cast {what:object}"], {
  do: "permitPlay",
  what: what(),
  duration: $<Duration>("d"),
  castOnly: true,
})
/** Whoever casts the spell owns it, so that it comes from their own graveyard. */
const IT: Selector = { sel: "bound", name: "it" }
const FROM_THEIRS: Filter = {
  is: "condition",
  condition: {
    if: "isPlayer",
    player: { who: "ownerOf", of: IT },
    among: { who: "controllerOf", of: IT },
  },
}
const OTHERS: PlayerSelector = { who: "otherThan", than: { who: "you" } }
clause("other players can't play lands or cast spells from their graveyards this turn", {
  do: "rule",
  effects: [
    { static: "cantPlayLand", who: OTHERS, filter: { is: "inZone", zone: "graveyard" } },
    { static: "cantCast", who: OTHERS, spells: FROM_THEIRS, from: "graveyard" },
  ],
  duration: "endOfTurn",
})
clause(
  "you may play lands and cast spells from other players ' graveyards this turn as though those cards were in your graveyard",
  {
    do: "rule",
    effects: [{ static: "graveyardsAsYours", of: OTHERS }],
    duration: "endOfTurn",
  },
)
/** The permission ends when another card replaces it. */
clause.iso(
  "you may play {what:object} until you exile another card with ~",
  ({ what: w }) => ({ do: "permitPlay", what: w, duration: untilNext(w) }),
  (e) =>
    e.do === "permitPlay" && same(e, { do: "permitPlay", what: e.what, duration: untilNext(e.what) })
      ? { what: e.what }
      : undefined,
)
function untilNext(of: Selector): Duration {
  return { while: { if: "is", of, filter: { is: "exiledWith", last: true } } }
}
// Without paying for it, and only some of the cards.
const S = (): Filter => $<Filter>("s")
for (const [verb, only] of [
  ["play", {}],
  ["cast", { castOnly: true }],
] as const) {
  const permits = { do: "permitPlay", what: what(), duration: $<Duration>("d"), ...only } as const
  clause(
    [
      `you may ${verb} {what:object} {d:duration} {free:for free}`,
      `{d:duration} , you may ${verb} {what:object} {free:for free}`,
    ],
    { ...permits, free: true },
  )
}
for (const [free, more] of [
  ["", {}],
  [" {free:for free}", { free: true }],
] as const)
  clause(
    [
      `{d:duration} , you may cast {s:spell things} from among {what:pile}${free}`,
      `you may cast {s:spell things} from among {what:pile}${free} {d:duration}`,
    ],
    {
      do: "permitPlay",
      what: what(),
      duration: $<Duration>("d"),
      castOnly: true,
      filter: S(),
      ...more,
    } as Effect,
  )
for (const [free, more] of [
  ["", {}],
  [" {free:for free}", { free: true }],
] as const)
  clause(
    [
      `{d:duration} , you may cast a {s:spell thing} from among {what:pile}${free}`,
      `you may cast a {s:spell thing} from among {what:pile}${free} {d:duration}`,
    ],
    {
      do: "permitPlay",
      what: what(),
      duration: $<Duration>("d"),
      castOnly: true,
      filter: S(),
      count: 1,
      ...more,
    } as Effect,
  )
/** A card that leaves exile is a new object (400.7), so the permission ends by itself. */
duration(
  [
    "for as long as it|they remains|remain exiled",
    "for as long as that card remains exiled",
    "for as long as those cards remain exiled",
  ],
  "permanent",
)
const ANY_TYPE = "mana of any type can be spent to cast {i:spell again}"
const spendable = (verb: string): readonly string[] => [
  `you may ${verb} {what:object} {d:duration} , and ${ANY_TYPE}`,
  `you may ${verb} {what:object} {d:duration} . ${ANY_TYPE}`,
  `{d:duration} , you may ${verb} {what:object} , and ${ANY_TYPE}`,
]
clause(
  [
    `you may cast {s:spell things} from among {what:pile} {d:duration} , and ${ANY_TYPE}`,
    `{d:duration} , you may cast {s:spell things} from among {what:pile} , and ${ANY_TYPE}`,
  ],
  {
    do: "permitPlay",
    what: what(),
    duration: $<Duration>("d"),
    castOnly: true,
    filter: S(),
    anyMana: "type",
  },
)
for (const [words, anyMana] of [
  ["mana as though it were mana of any color", "color"],
  ["mana as though it were mana of any type", "type"],
  ["mana of any type", "type"],
  ["colorless mana as though it were mana of any color", "colorless"],
] as const)
  for (const [verb, only] of [
    ["play", {}],
    ["cast", { castOnly: true }],
    ["look at and play", { look: true }],
  ] as const)
    clause(
      [
        `you may ${verb} {what:object} {d:duration} , and you may spend ${words} to cast {i:spell again}`,
        `{d:duration} , you may ${verb} {what:object} , and you may spend ${words} to cast {i:spell again}`,
        `{d:duration} , you may ${verb} {what:object} and you may spend ${words} to cast {i:spell again}`,
        ...(anyMana === "type" ? spendable(verb) : []),
      ],
      { do: "permitPlay", what: what(), duration: $<Duration>("d"), anyMana, ...only } as Effect,
    )
// A permission for certain turns only.
for (const [words, condition] of [
  [
    "any turn you attacked with a {t:plain thing}",
    { if: "happened", event: { on: "attackers", by: { who: "you" }, filter: $<Filter>("t") } },
  ],
] as const)
  for (const [end, more] of [
    ["", {}],
    [
      " and you may spend mana as though it were mana of any color to cast {i:spell again}",
      { anyMana: "color" },
    ],
  ] as const)
    clause(`during ${words} , you may cast {what:object}${end}`, {
      do: "permitPlay",
      what: what(),
      duration: "permanent",
      castOnly: true,
      filter: { is: "condition", condition },
      ...more,
    } as Effect)
// Another player may.
for (const [verb, only] of [
  ["play", {}],
  ["cast", { castOnly: true }],
] as const)
  for (const [free, also, more] of [
    ["", "", {}],
    [" {free:for free}", "", { free: true }],
    [
      "",
      " and they may spend mana as though it were mana of any color to cast {i:spell again}",
      { anyMana: "color" },
    ],
    [
      "",
      " and they may spend mana as though it were mana of any type to cast {i:spell again}",
      { anyMana: "type" },
    ],
  ] as const)
    clause.iso(
      [
        `{d:duration} , {p:player} may ${verb} {what:object}${free}${also}`,
        `{p:player} may ${verb} {what:object}${free} {d:duration}${also && `,${also}`}`,
      ],
      ({ d, p, what: w }) =>
        (p as PlayerSelector).who === "you"
          ? undefined
          : { do: "permitPlay", what: w, player: p, duration: d, ...only, ...more },
      (e) => {
        if (e.do !== "permitPlay" || e.player === undefined) return undefined
        const { what: w, player: p, duration: d } = e
        return same(e, { do: "permitPlay", what: w, player: p, duration: d, ...only, ...more })
          ? { d, p, what: w }
          : undefined
      },
    )
// Mana of other kinds for one spell cast now.
for (const [words, anyMana] of [
  ["mana of any type can be spent to cast {i:spell again}", "type"],
  ["you may spend mana as though it were mana of any color to cast {i:spell again}", "color"],
  ["you may spend mana as though it were mana of any type to cast {i:spell again}", "type"],
] as const)
  clause(`you may cast {what:object} , and ${words}`, {
    do: "cast",
    what: what(),
    free: false,
    optional: true,
    anyMana,
  } as Effect)
