import type {
  Amount,
  Effect,
  EventPattern,
  Filter,
  PlayerSelector,
  Selector,
  StaticEffect,
} from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { $ } from "../../grammar/hole.ts"
import { clause, does, ORACLE, statics } from "../../oracle.ts"

// Prevention by source: sources of some kind, or a chosen source (615).

type Damage = Extract<EventPattern, { on: "damage" }>
const KINDS: readonly (readonly [words: string, more: Pick<Damage, "combat">])[] = [
  ["damage", {}],
  ["combat damage", { combat: true }],
  ["non combat damage", { combat: false }],
]

/** Sources of a kind, in the plural: "attacking creatures without flying", "sources you don't control". */
const dealers = define<Filter>(ORACLE, "dealers")
dealers("{s:plain things}", $<Filter>("s"))
dealers("{s:source things}", $<Filter>("s"))
const by = (): Filter => $<Filter>("s")
const YOU: PlayerSelector = { who: "you" }
const prevent = (event: EventPattern): StaticEffect => ({ static: "prevent", event })
const forATurn = (event: EventPattern): Effect => ({
  do: "rule",
  effects: [prevent(event)],
  duration: "endOfTurn",
})

for (const [words, more] of KINDS) {
  const all = `prevent all ${words} that would be dealt`
  statics(
    `${all} to {f:subject} by {s:dealers}`,
    prevent({ on: "damage", source: by(), to: $<Filter>("f"), ...more }),
  )
  statics(
    `${all} to {f:plain things} by {s:dealers}`,
    prevent({ on: "damage", source: by(), to: $<Filter>("f"), ...more }),
  )
  statics(`${all} to you by {s:dealers}`, prevent({ on: "damage", source: by(), player: YOU, ...more }))
  statics(`${all} to you`, prevent({ on: "damage", player: YOU, ...more }))
  clause(
    [`${all} to you this turn by {s:dealers}`, `${all} to you by {s:dealers} this turn`],
    forATurn({ on: "damage", source: by(), player: YOU, ...more }),
  )
  clause(
    [
      `${all} to {f:plain things} this turn by {s:dealers}`,
      `${all} to {f:plain things} by {s:dealers} this turn`,
    ],
    forATurn({ on: "damage", source: by(), to: $<Filter>("f"), ...more }),
  )
  clause(
    `${all} to you and {f:plain things} this turn by {s:dealers}`,
    forATurn({
      on: "anyOf",
      of: [
        { on: "damage", source: by(), player: YOU, ...more },
        { on: "damage", source: by(), to: $<Filter>("f"), ...more },
      ],
    }),
  )
  clause(
    `prevent all ${words} that {s:dealers} would deal this turn`,
    forATurn({ on: "damage", source: by(), ...more }),
  )
}

/** A source chosen as the shield is created (609.7). */
export const chosenSource = (filter: Filter): Selector => ({
  sel: "choose",
  filter,
  from: { sel: "damageSources" },
})
export const ANY_SOURCE: Filter = { is: "any" }
for (const [words, from] of [
  ["a source of your choice", chosenSource(ANY_SOURCE)],
  ["a {c:source thing} of your choice", chosenSource($<Filter>("c"))],
] as const) {
  does(`the next time ${words} would deal damage to {to:known recipient} this turn , prevent that damage`, {
    do: "prevent",
    from,
    to: $<Selector>("to"),
    times: 1,
    duration: "endOfTurn",
  })
  does(`the next time ${words} would deal damage this turn , prevent that damage`, {
    do: "prevent",
    from,
    times: 1,
    duration: "endOfTurn",
  })
  does(`prevent all damage ${words} would deal to you this turn`, {
    do: "prevent",
    from,
    toPlayers: YOU,
    duration: "endOfTurn",
  })
  does(
    [
      `prevent all damage that would be dealt to you this turn by ${words}`,
      `prevent all damage that would be dealt to you by ${words} this turn`,
    ],
    { do: "prevent", from, toPlayers: YOU, duration: "endOfTurn" },
  )
  does(`prevent all damage ${words} would deal this turn`, { do: "prevent", from, duration: "endOfTurn" })
  does(`prevent the next {n:digits} damage that ${words} would deal to you this turn`, {
    do: "prevent",
    amount: $<Amount>("n"),
    from,
    toPlayers: YOU,
    duration: "endOfTurn",
  })
}
/** A single recipient of damage: a target, "~", "enchanted creature". */
ORACLE.symbol("known recipient").handwritten = {
  read: (reader, at) =>
    reader.read("recipient", at).filter((r) => RECIPIENTS.has((r.value as { sel: string }).sel)),
  spell: (value) => (RECIPIENTS.has((value as Selector).sel) ? [[{ symbol: "recipient", value }]] : []),
}
const RECIPIENTS: ReadonlySet<string> = new Set(["mention", "target", "self", "attachedTo", "said", "bound"])
