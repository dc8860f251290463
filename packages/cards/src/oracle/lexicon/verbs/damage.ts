import type { Amount, EventPattern, Filter, PlayerSelector } from "@apnap/engine"
import { $ } from "../../grammar/hole.ts"
import { DOER, SUBJECT, type Verb } from "../verb.ts"

// Dealing damage (120.3).

type Damage = Extract<EventPattern, { on: "damage" }>
interface Kind {
  readonly words: string
  readonly french: string
  readonly more: Pick<Damage, "combat">
}
const KINDS: readonly Kind[] = [
  { words: "damage", french: "des blessures", more: {} },
  { words: "combat damage", french: "des blessures de combat", more: { combat: true } },
  {
    words: "non combat damage",
    french: "des blessures non-combat",
    more: { combat: false },
  },
]

const from = (more: Omit<Damage, "on" | "source">): EventPattern => ({
  on: "damage",
  source: SUBJECT,
  ...more,
})
const who = (): PlayerSelector => $<PlayerSelector>("who")
const to = (): Filter => $<Filter>("to")
const type = (name: "planeswalker" | "battle"): Filter => ({ is: "type", type: name })

export const DAMAGE_DEEDS: readonly Verb[] = KINDS.flatMap(({ words, french, more }) => [
  {
    words: `<deal> ${words} to {who:event player}`,
    event: from({ player: who(), ...more }),
    french: `<infliger> ${french} {who:à}`,
  },
  {
    words: `<be> dealt ${words}`,
    event: { on: "damage", to: SUBJECT, ...more },
    french: `<subir> ${french}`,
  },
  { words: `<deal> ${words}`, event: from(more), french: `<infliger> ${french}` },
  {
    words: `<deal> ${words} to {to:subject}`,
    event: from({ to: to(), ...more }),
    french: `<infliger> ${french} à {to}`,
  },
  {
    words: `<deal> ${words} to one or more {to:plain things}`,
    event: from({ to: to(), ...more, batch: true, together: true }),
    french: `<infliger> ${french} à au moins {to:one}`,
  },
  ...(["planeswalker", "battle"] as const).map(
    (kind): Verb => ({
      words: `<deal> ${words} to a player or ${kind}`,
      event: {
        on: "anyOf",
        of: [from({ player: { who: "players" }, ...more }), from({ to: type(kind), ...more })],
      },
      french: `<infliger> ${french} à un joueur ou ${kind === "battle" ? "à une bataille" : "à un planeswalker"}`,
    }),
  ),
  {
    words: `<be> dealt ${words} by {by:subject}`,
    event: { on: "damage", source: $<Filter>("by"), to: SUBJECT, ...more },
    french: `<subir> ${french} de la part de {by}`,
  },
  {
    words: `<be> dealt {n:number} or more ${words}`,
    event: { on: "damage", to: SUBJECT, ...more, amount: { op: ">=", than: $<Amount>("n") } },
    french: `<subir> au moins {n} ${french.replace("des ", "")}`,
  },
  {
    words: `<deal> {n:number} or more ${words}`,
    event: from({ ...more, amount: { op: ">=", than: $<Amount>("n") } }),
    french: `<infliger> au moins {n} ${french.replace("des ", "")}`,
  },
  {
    words: `<deal> {n:number} or more ${words} to {who:event player}`,
    event: from({ player: who(), ...more, amount: { op: ">=", than: $<Amount>("n") } }),
    french: `<infliger> au moins {n} ${french.replace("des ", "")} {who:à}`,
  },
  {
    words: `<be> dealt excess ${words}`,
    event: { on: "excessDamage", to: SUBJECT, ...more },
    french: `<subir> ${french} en excès`,
  },
])

export const DAMAGE_ACTS: readonly Verb[] = KINDS.flatMap(({ words, french, more }) => [
  {
    words: `<be> dealt ${words}`,
    event: { on: "damage", player: DOER, ...more },
    french: `<subir> ${french}`,
  },
  {
    words: `<be> dealt ${words} by {by:subject}`,
    event: { on: "damage", source: $<Filter>("by"), player: DOER, ...more },
    french: `<subir> ${french} de la part de {by}`,
  },
  {
    words: `<be> dealt ${words} by a {s:spell thing} or by a {by:plain thing}`,
    event: {
      on: "damage",
      source: { is: "or", of: [{ is: "and", of: [{ is: "spell" }, $<Filter>("s")] }, $<Filter>("by")] },
      player: DOER,
      ...more,
    },
    french: `<subir> ${french} de la part de {s:un} ou de {by:un}`,
  },
  {
    words: `<be> dealt ${words} by one or more {by:plain things}`,
    event: { on: "damage", source: $<Filter>("by"), player: DOER, ...more, batch: true },
    french: `<subir> ${french} de la part d'au moins {by:one}`,
  },
])
