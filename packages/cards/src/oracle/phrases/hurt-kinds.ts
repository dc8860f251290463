import type { EventPattern, Filter, PlayerSelector } from "@apnap/engine"
import { define } from "../grammar/grammar.ts"
import { $ } from "../grammar/hole.ts"
import { ORACLE } from "../oracle.ts"

// Damage that is replaced, by its kind and by what deals it: "if ~ would deal combat damage to a player" (614.1a).

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
    const damage = (to: Pick<Damage, "to" | "player">): Damage => ({ on: "damage", source, ...to, ...more })
    hurt(`${deals} to {who:hurt player} or a permanent {p:hurt player} control(s)`, {
      on: "anyOf",
      of: [damage({ player: who() }), damage({ to: { is: "controlledBy", player: $<PlayerSelector>("p") } })],
    })
    hurt(`${deals} to {who:hurt player}`, damage({ player: who() }))
    hurt(`${deals} to {t:subject}`, damage({ to: $<Filter>("t") }))
    hurt(`${deals} to a permanent or player`, damage({}))
    hurt(deals, damage({}))
  }
