import type { Amount, Effect, EventPattern, Filter, PlayerSelector } from "@apnap/engine"
import { define } from "../../grammar/grammar.ts"
import { $ } from "../../grammar/hole.ts"
import { ORACLE, statics } from "../../oracle.ts"

// Damage replaced by kind and source: "if ~ would deal combat damage to a player" (614.1a).

type Damage = Extract<EventPattern, { on: "damage" }>
const hurt = define<EventPattern>(ORACLE, "hurt")
const player = define<PlayerSelector>(ORACLE, "hurt player")
player("enchanted player", { who: "enchanted" })
player("the chosen player", { who: "chosen" })

const KINDS: readonly (readonly [words: string, more: Pick<Damage, "combat">])[] = [
  ["damage", {}],
  ["combat damage", { combat: true }],
  ["non combat damage", { combat: false }],
]
const DEALERS: readonly (readonly [words: string, source: Filter])[] = [
  ["a {f:source thing}", $<Filter>("f")],
  ["{f:subject}", $<Filter>("f")],
]
const who = (): PlayerSelector => $<PlayerSelector>("who")
for (const [words, more] of KINDS)
  for (const [dealer, source] of DEALERS) {
    const deals = `${dealer} would deal ${words}`
    const damage = (to: Pick<Damage, "to" | "player" | "amount">): Damage => ({
      on: "damage",
      source,
      ...to,
      ...more,
    })
    for (const [much, op] of [
      ["more", ">="],
      ["less", "<="],
    ] as const) {
      const deal = `${dealer} would deal {n:digits} or ${much} ${words}`
      const amount = { op, than: $<Amount>("n") } as const
      hurt(`${deal} to {who:hurt player}`, damage({ player: who(), amount }))
      hurt(`${deal} to {t:subject}`, damage({ to: $<Filter>("t"), amount }))
      hurt(`${deal} to a permanent or player`, damage({ amount }))
    }
    hurt(`${deals} to {who:hurt player} or a permanent {p:hurt player} control(s)`, {
      on: "anyOf",
      of: [damage({ player: who() }), damage({ to: { is: "controlledBy", player: $<PlayerSelector>("p") } })],
    })
    hurt(`${deals} to {who:hurt player}`, damage({ player: who() }))
    hurt(`${deals} to {t:subject}`, damage({ to: $<Filter>("t") }))
    hurt(`${deals} to a permanent or player`, damage({}))
    hurt(deals, damage({}))
  }

// "An amount of noncombat damage less than ~'s power": raised to that power, whatever it was (614.1a).
for (const [words, more] of KINDS)
  statics(
    `if a {f:source thing} would deal a amount of ${words} less than {n:quantity} to {who:hurt player} , that source deals damage equal to {m:quantity} instead`,
    {
      static: "alter",
      event: {
        on: "damage",
        source: $<Filter>("f"),
        player: who(),
        ...more,
        amount: { op: "<", than: $<Amount>("n") },
      },
      alter: { to: "amount", amount: $<Amount>("m") },
    },
  )
/** A source of either of two kinds: "a red instant or sorcery spell you control or a red planeswalker you control". */
hurt("a {s:spell thing} or a {f:plain thing} would deal damage to a permanent or player", {
  on: "damage",
  source: { is: "or", of: [{ is: "and", of: [{ is: "spell" }, $<Filter>("s")] }, $<Filter>("f")] },
})
// Something else happens instead of damage (614.6).
statics("if {e:hurt} , {i:sentence} instead", {
  static: "replace",
  event: $<EventPattern>("e"),
  with: $<Effect>("i"),
})
