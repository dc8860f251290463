import type { Amount, Condition, Duration, Effect, Filter, Selector } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { clause, does, ORACLE, quantity, statics } from "../../oracle.ts"
import { someNode } from "../some-node.ts"
import { ANY_SOURCE, chosenSource } from "./prevented-by.ts"

// Shields for a turn (615.7), and continuous prevention.
const to = (): Selector => $<Selector>("to")
does(
  [
    "prevent the next {n:digits} damage that would be dealt to {to:recipient} this turn",
    "prevent the next {n:digits} damage that would be dealt this turn to {to:recipient}",
  ],
  {
    do: "prevent",
    amount: $<Amount>("n"),
    to: to(),
    duration: "endOfTurn",
  },
)
does(
  [
    "prevent all damage that would be dealt to {to:recipient} this turn",
    "prevent all damage that would be dealt this turn to {to:recipient}",
  ],
  {
    do: "prevent",
    to: to(),
    duration: "endOfTurn",
  },
)
does(
  [
    "prevent all combat damage that would be dealt to {to:recipient} this turn",
    "prevent all combat damage that would be dealt this turn to {to:recipient}",
  ],
  {
    do: "prevent",
    to: to(),
    combat: true,
    duration: "endOfTurn",
  },
)
does("prevent all combat damage that would be dealt this turn", {
  do: "prevent",
  combat: true,
  duration: "endOfTurn",
})
does("prevent all damage that would be dealt this turn", { do: "prevent", duration: "endOfTurn" })
does(
  [
    "prevent all combat damage that would be dealt by {from:object} this turn",
    "prevent all combat damage {from:object} would deal this turn",
  ],
  {
    do: "prevent",
    from: $<Selector>("from"),
    combat: true,
    duration: "endOfTurn",
  },
)
does(
  [
    "prevent all damage that would be dealt by {from:object} this turn",
    "prevent all damage {from:object} would deal this turn",
  ],
  {
    do: "prevent",
    from: $<Selector>("from"),
    duration: "endOfTurn",
  },
)
does(["{d:duration} , prevent all damage {from:object} would deal"], {
  do: "prevent",
  from: $<Selector>("from"),
  duration: $<Duration>("d"),
})
statics("prevent all damage that would be dealt to {f:subject}", {
  static: "prevent",
  event: { on: "damage", to: $<Filter>("f") },
})
statics("prevent all combat damage that would be dealt to {f:subject}", {
  static: "prevent",
  event: { on: "damage", to: $<Filter>("f"), combat: true },
})
statics("prevent all combat damage that would be dealt by {f:subject}", {
  static: "prevent",
  event: { on: "damage", source: $<Filter>("f"), combat: true },
})
statics("prevent all combat damage that would be dealt to and dealt by {f:subject}", {
  static: "prevent",
  event: {
    on: "anyOf",
    of: [
      { on: "damage", to: $<Filter>("f"), combat: true },
      { on: "damage", source: $<Filter>("f"), combat: true },
    ],
  },
})
statics("prevent all damage that would be dealt to and dealt by {f:subject}", {
  static: "prevent",
  event: {
    on: "anyOf",
    of: [
      { on: "damage", to: $<Filter>("f") },
      { on: "damage", source: $<Filter>("f") },
    ],
  },
})
statics("prevent all damage that would be dealt by {f:subject}", {
  static: "prevent",
  event: { on: "damage", source: $<Filter>("f") },
})
statics("prevent all non combat damage that would be dealt to {f:subject}", {
  static: "prevent",
  event: { on: "damage", to: $<Filter>("f"), combat: false },
})

// All damage of a kind.
for (const [words, combat] of [
  ["damage", {}],
  ["combat damage", { combat: true }],
  ["non combat damage", { combat: false }],
] as const) {
  statics(`prevent all ${words} that would be dealt to {f:plain things}`, {
    static: "prevent",
    event: { on: "damage", to: $<Filter>("f"), ...combat },
  })
  statics(`prevent all ${words} that would be dealt to you and {f:plain things}`, {
    static: "prevent",
    event: {
      on: "anyOf",
      of: [
        { on: "damage", player: { who: "you" }, ...combat },
        { on: "damage", to: $<Filter>("f"), ...combat },
      ],
    },
  })
  statics(`prevent all ${words} that would be dealt by {f:plain things}`, {
    static: "prevent",
    event: { on: "damage", source: $<Filter>("f"), ...combat },
  })
}

const nextTime = {
  do: "prevent",
  from: chosenSource(ANY_SOURCE),
  toPlayers: { who: "you" },
  times: 1,
  duration: "endOfTurn",
} as const
does(
  "the next time a source of your choice would deal damage to you this turn , prevent that damage",
  nextTime,
)
// All that the object deals at that time (615.7).
does("the next time {from:object} would deal damage this turn , prevent that damage", {
  do: "prevent",
  from: $<Selector>("from"),
  times: 1,
  duration: "endOfTurn",
})
const CHOSEN_COLOR: Filter = { is: "color", color: "chosen" }
does(
  "the next time a source of your choice of the chosen color would deal damage to you this turn , prevent that damage",
  {
    ...nextTime,
    from: chosenSource(CHOSEN_COLOR),
  },
)
/** "A red source of your choice" (609.7b). */
does(
  "the next time a {f:source thing} of your choice would deal damage to you this turn , prevent that damage",
  {
    ...nextTime,
    from: chosenSource($<Filter>("f")),
  },
)
does(
  "the next time a source of your choice would deal damage to you {a:and or} {t:plain things} this turn , prevent that damage",
  { ...nextTime, toKind: $<Filter>("t") },
)
quantity("the damage prevented this way", { n: "bound", name: "prevented" })
/** What happens when a shield prevents damage (615.5). */
does.iso(
  "{p:prevent does} . {e:prevented then}",
  ({ p, e }) => ({ ...(p as Extract<Effect, { do: "prevent" }>), then: e }),
  (e) => {
    if (e.do !== "prevent" || e.then === undefined) return undefined
    const { then, ...p } = e
    return { p, e: then }
  },
)
// The additional effect may test the damage's source, and may be a reflexive trigger (603.12).
does.iso(
  "{p:prevent does} . if damage from a {s:source thing} is prevented this way , {e:sentence}",
  ({ p, s, e }) => ({ ...(p as Prevent), then: { do: "if", condition: isSource(s), then: e } }),
  (e) => {
    if (e.do !== "prevent" || e.then?.do !== "if" || e.then.else !== undefined) return undefined
    const { then, ...p } = e
    const { condition } = then
    return condition.if === "is" && condition.of.sel === "bound" && condition.of.name === "source"
      ? { p, s: condition.filter, e: then.then }
      : undefined
  },
)
does.iso(
  "{p:prevent does} . when damage is prevented this way , {e:sentence}",
  ({ p, e }) => ({ ...(p as Prevent), then: { do: "reflexive", effect: e } }),
  (e) => {
    if (e.do !== "prevent" || e.then?.do !== "reflexive" || e.then.modes !== undefined) return undefined
    const { then, ...p } = e
    return { p, e: then.effect }
  },
)
does.iso(
  "{p:prevent does} . if damage is prevented this way , {e:sentence}",
  ({ p, e }) => ({ ...(p as Prevent), then: e }),
  (e) => {
    if (e.do !== "prevent" || e.then === undefined) return undefined
    const { then, ...p } = e
    return { p, e: then }
  },
)
type Prevent = Extract<Effect, { do: "prevent" }>
const isSource = (filter: Filter): Condition => ({ if: "is", of: { sel: "bound", name: "source" }, filter })
ORACLE.symbol("prevent does").handwritten = {
  begins: (word) => word === "the" || word === "prevent" || word === "prevents",
  read: (reader, at) =>
    reader.read("does", at).filter((r) => {
      const e = r.value as Effect
      return e.do === "prevent" && e.then === undefined
    }),
  spell: (value) => [[{ symbol: "does", value }]],
}
function isPrevented(node: object): boolean {
  const { n, name } = node as { n?: string; name?: string }
  return n === "bound" && name === "prevented"
}
ORACLE.symbol("prevented then").handwritten = {
  read: (reader, at) => reader.read("sentence", at).filter((r) => someNode(r.value, isPrevented)),
  spell: (value) => [[{ symbol: "sentence", value }]],
}
for (const [damage, more] of [
  ["damage", {}],
  ["combat damage", { combat: true }],
] as const)
  does(`prevent all ${damage} that would be dealt this turn by {from:object}`, {
    do: "prevent",
    from: $<Selector>("from"),
    ...more,
    duration: "endOfTurn",
  })
// For a duration, damage dealt to and by an object.
const ofAndBy = (combat: object): Effect => ({
  do: "rule",
  effects: [
    {
      static: "prevent",
      event: {
        on: "anyOf",
        of: [
          { on: "damage", to: { is: "among", of: $<Selector>("what") }, ...combat },
          { on: "damage", source: { is: "among", of: $<Selector>("what") }, ...combat },
        ],
      },
    },
  ],
  duration: $<Duration>("d"),
})
for (const [words, combat] of [
  ["all damage", {}],
  ["all combat damage", { combat: true }],
] as const) {
  const prevented = `prevent ${words} that would be dealt to and dealt by {what:object}`
  clause([`${prevented} {d:duration}`, `{d:duration} , ${prevented}`], ofAndBy(combat))
}
for (const [words, combat] of [
  ["all damage", {}],
  ["all combat damage", { combat: true }],
] as const) {
  clause(`{d:duration} , prevent ${words} that would be dealt to {to:recipient}`, {
    do: "prevent",
    to: to(),
    ...combat,
    duration: $<Duration>("d"),
  })
  clause(`{d:duration} , prevent ${words} that would be dealt by {from:object}`, {
    do: "prevent",
    from: $<Selector>("from"),
    ...combat,
    duration: $<Duration>("d"),
  })
}
